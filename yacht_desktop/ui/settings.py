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


class _Switch:
    """A choice that is on or off, and off until somebody makes it."""

    def __init__(self, key: str) -> None:
        self._key = key

    def __get__(self, settings: WindowSettings, _kind: type) -> bool:
        return settings.text(self._key) == "true"

    def __set__(self, settings: WindowSettings, value: bool) -> None:
        settings.write(self._key, value)


class Settings(WindowSettings):
    """All of it."""

    still = _Switch("still")
    """Whether nothing may move."""
    sound = _Switch("sound")
    """Whether the game is heard."""
    guide = _Switch("guide")
    """Whether to show how to play a turn."""
    coach = _Switch("coach")
    """Whether the coach sits at the table."""
    knows_assisted = _Switch("knows_assisted")
    """Whether the player was told what asking the coach means for the records."""
    yacht_first = _Switch("yacht_first")
    """Whether a card begins with Yacht and ends with Ones."""
    large_boxes = _Switch("large_boxes")
    """Whether of several players only the boxes of the one on turn are shown, in large."""
    three_rolls = _Switch("three_rolls")
    """Whether all three rolls of dice on the table are taken down, not only the last."""
    has_two_on_page = _Switch("two_on_page")
    """Whether a page holds two blank cards."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        # Qt's own dialog for files remembers where it was: here, and not in a place of Qt's.
        qt_format, scope = QSettings.Format.NativeFormat, QSettings.Scope.UserScope
        QSettings.setPath(qt_format, scope, str(file.parent))

    @property
    def marks(self) -> Marks:
        """What stands on the dice."""
        stored = self.text("marks")
        return Marks(stored) if stored in tuple(Marks) else Marks.PIPS

    @marks.setter
    def marks(self, value: Marks) -> None:
        self.write("marks", str(value))

    @property
    def zoom(self) -> int:
        """Size of everything in per cent: one of `ZOOMS`."""
        stored = self.text("zoom")
        return next((zoom for zoom in ZOOMS if str(zoom) == stored), 100)

    @zoom.setter
    def zoom(self, value: int) -> None:
        self.write("zoom", value)

    @property
    def language(self) -> Language | None:
        """The language that was chosen; None leaves it to the system."""
        stored = self.text("language")
        return Language(stored) if stored in tuple(Language) else None

    @language.setter
    def language(self, value: Language) -> None:
        self.write("language", str(value))

    @property
    def hints(self) -> frozenset[str]:
        """What the player has done since it was hinted at for the first time."""
        return frozenset(self.text("hints").split("/")) - {""}

    @hints.setter
    def hints(self, value: frozenset[str]) -> None:
        self.write("hints", "/".join(sorted(value)))

    @property
    def ruleset(self) -> Ruleset:
        """The rules of the next new game."""
        try:
            return Ruleset.from_json(self.text("ruleset"))
        except RulesetError:
            return PRESETS["traditional"]

    @ruleset.setter
    def ruleset(self, value: Ruleset) -> None:
        self.write("ruleset", value.to_json())

    @property
    def setup(self) -> Setup:
        """Rules, players and dice of the next new game."""
        if self.is_setup_senseless:
            return Setup(self.ruleset)
        names = names_from_text(self.text(_NAMES)) or ("",)
        return Setup(self.ruleset, names, self.text(_TABLE_DICE) == "true")

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
        names, dice = self.text(_NAMES), self.text(_TABLE_DICE)
        if names and names_from_text(names) is None:
            return True
        return dice not in ("", "true", "false")

    @property
    def paper(self) -> str:
        """The size of paper last printed on; empty before the first time."""
        return self.text("paper")

    @paper.setter
    def paper(self, value: str) -> None:
        self.write("paper", value)

    @property
    def compact_geometry(self) -> QByteArray:
        """Place and size of the small window, as those of the large one."""
        stored = self._store.value("compact/geometry")
        return stored if isinstance(stored, QByteArray) else QByteArray()

    @compact_geometry.setter
    def compact_geometry(self, value: QByteArray) -> None:
        self.write("compact/geometry", value)
