"""What the player has chosen, kept from one start to the next."""

from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

from yacht_desktop.rules import PRESETS, Ruleset, RulesetError
from yacht_desktop.ui.language import Language
from yacht_desktop.ui.marks import Marks
from yacht_desktop.ui.setup import Setup, names_from_text, names_to_text
from yacht_desktop.ui.theme import ZOOMS
from yacht_desktop.ui.window_settings import WindowSettings

_NAMES = "setup/names"
_TABLE_DICE = "setup/table_dice"


class Settings(WindowSettings):
    """All of it."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        # Qt's own dialog for files remembers where it was: here, and not in a place of Qt's.
        qt_format, scope = QSettings.Format.NativeFormat, QSettings.Scope.UserScope
        QSettings.setPath(qt_format, scope, str(file.parent))

    @property
    def marks(self) -> Marks:
        """What stands on the dice."""
        stored = self._text("marks")
        return Marks(stored) if stored in tuple(Marks) else Marks.PIPS

    @marks.setter
    def marks(self, value: Marks) -> None:
        self._write("marks", str(value))

    @property
    def zoom(self) -> int:
        """Size of everything in per cent: one of `ZOOMS`."""
        stored = self._text("zoom")
        return next((zoom for zoom in ZOOMS if str(zoom) == stored), 100)

    @zoom.setter
    def zoom(self, value: int) -> None:
        self._write("zoom", value)

    @property
    def language(self) -> Language | None:
        """The language that was chosen; None leaves it to the system."""
        stored = self._text("language")
        return Language(stored) if stored in tuple(Language) else None

    @language.setter
    def language(self, value: Language) -> None:
        self._write("language", str(value))

    @property
    def still(self) -> bool:
        """Whether nothing may move."""
        return self._text("still") == "true"

    @still.setter
    def still(self, value: bool) -> None:
        self._write("still", value)

    @property
    def sound(self) -> bool:
        """Whether the game is heard."""
        return self._text("sound") == "true"

    @sound.setter
    def sound(self, value: bool) -> None:
        self._write("sound", value)

    @property
    def guide(self) -> bool:
        """Whether to show how to play a turn."""
        return self._text("guide") == "true"

    @guide.setter
    def guide(self, value: bool) -> None:
        self._write("guide", value)

    @property
    def coach(self) -> bool:
        """Whether the coach sits at the table."""
        return self._text("coach") == "true"

    @coach.setter
    def coach(self, value: bool) -> None:
        self._write("coach", value)

    @property
    def hints(self) -> frozenset[str]:
        """What the player has done since it was hinted at for the first time."""
        return frozenset(self._text("hints").split("/")) - {""}

    @hints.setter
    def hints(self, value: frozenset[str]) -> None:
        self._write("hints", "/".join(sorted(value)))

    @property
    def knows_assisted(self) -> bool:
        """Whether the player was told what asking the coach means for the records."""
        return self._text("knows_assisted") == "true"

    @knows_assisted.setter
    def knows_assisted(self, value: bool) -> None:
        self._write("knows_assisted", value)

    @property
    def ruleset(self) -> Ruleset:
        """The rules of the next new game."""
        try:
            return Ruleset.from_json(self._text("ruleset"))
        except RulesetError:
            return PRESETS["traditional"]

    @ruleset.setter
    def ruleset(self, value: Ruleset) -> None:
        self._write("ruleset", value.to_json())

    @property
    def setup(self) -> Setup:
        """Rules, players and dice of the next new game."""
        if self.is_setup_senseless:
            return Setup(self.ruleset)
        names = names_from_text(self._text(_NAMES)) or ("",)
        return Setup(self.ruleset, names, self._text(_TABLE_DICE) == "true")

    @setup.setter
    def setup(self, value: Setup) -> None:
        self._write_all(
            {
                "ruleset": value.ruleset.to_json(),
                _NAMES: names_to_text(value.names),
                _TABLE_DICE: "true" if value.has_table_dice else "false",
            }
        )

    @property
    def is_setup_senseless(self) -> bool:
        """Whether players or dice were kept that no game can have, so that others are offered."""
        names, dice = self._text(_NAMES), self._text(_TABLE_DICE)
        if names and names_from_text(names) is None:
            return True
        return dice not in ("", "true", "false")

    @property
    def yacht_first(self) -> bool:
        """Whether a card begins with Yacht and ends with Ones."""
        return self._text("yacht_first") == "true"

    @yacht_first.setter
    def yacht_first(self, value: bool) -> None:
        self._write("yacht_first", value)

    @property
    def large_boxes(self) -> bool:
        """Whether of several players only the boxes of the one on turn are shown, in large."""
        return self._text("large_boxes") == "true"

    @large_boxes.setter
    def large_boxes(self, value: bool) -> None:
        self._write("large_boxes", value)

    @property
    def three_rolls(self) -> bool:
        """Whether all three rolls of dice on the table are taken down, not only the last."""
        return self._text("three_rolls") == "true"

    @three_rolls.setter
    def three_rolls(self, value: bool) -> None:
        self._write("three_rolls", value)

    @property
    def paper(self) -> str:
        """The size of paper last printed on; empty before the first time."""
        return self._text("paper")

    @paper.setter
    def paper(self, value: str) -> None:
        self._write("paper", value)

    @property
    def has_two_on_page(self) -> bool:
        """Whether a page holds two blank cards."""
        return self._text("two_on_page") == "true"

    @has_two_on_page.setter
    def has_two_on_page(self, value: bool) -> None:
        self._write("two_on_page", value)

    @property
    def compact_geometry(self) -> QByteArray:
        """Place and size of the small window, as those of the large one."""
        stored = self._store.value("compact/geometry")
        return stored if isinstance(stored, QByteArray) else QByteArray()

    @compact_geometry.setter
    def compact_geometry(self, value: QByteArray) -> None:
        self._write("compact/geometry", value)
