"""All options of a ruleset, one row each."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QVBoxLayout, QWidget

from yacht_desktop.rules import PRESETS, FourOfAKind, Ruleset
from yacht_desktop.ui.announcing import announce
from yacht_desktop.ui.house.choice import Check, Radio
from yacht_desktop.ui.house.examples import Option, example, option_name
from yacht_desktop.ui.house.option_row import OptionRow
from yacht_desktop.ui.stepper import Stepper
from yacht_desktop.ui.theme import Theme

translate = QCoreApplication.translate

_MOST = {
    Option.FULL_HOUSE: 50,
    Option.LITTLE_STRAIGHT: 50,
    Option.BIG_STRAIGHT: 50,
    Option.YACHT: 100,
}
_USUAL_FULL_HOUSE = 25
"""What a fixed Full House starts at: the sum of three and two of middling faces, and a preset's."""


class Options(QWidget):
    """Shows the options of a ruleset, and says which one the player makes of it."""

    chosen = Signal(Ruleset)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._ruleset = PRESETS["traditional"]
        self._fixed = _USUAL_FULL_HOUSE
        self._column = QVBoxLayout(self)
        self.rows = {option: OptionRow(theme, self) for option in Option}
        self.steppers = {o: Stepper(0, most, theme, self) for o, most in _MOST.items()}
        self.four_dice, self.all_five = Radio(theme, self), Radio(theme, self)
        self.sum, self.fixed = Radio(theme, self), Radio(theme, self)
        self.two_pairs, self.five_alike = Check(theme, self), Check(theme, self)
        self._stops: dict[Option, list[QWidget]] = {}
        self._group(self.four_dice, self.all_five)
        self._group(self.sum, self.fixed)
        self._fill_rows()
        self._connect()
        theme.changed.connect(self._dress)
        self.translate()
        self._dress()

    @property
    def stops(self) -> list[QWidget]:
        """Where Tab stops, from above down."""
        return [stop for stops in self._stops.values() for stop in stops]

    def translate(self) -> None:
        """Say everything in the language in force."""
        names = {option: option_name(option) for option in Option}
        for option, row in self.rows.items():
            row.title.setText(names[option])
        for option, stepper in self.steppers.items():
            stepper.call(names[option])
        self._call(self.four_dice, Option.FOUR_OF_A_KIND, translate("House", "The four alike"))
        self._call(self.all_five, Option.FOUR_OF_A_KIND, translate("House", "All five dice"))
        self._call(self.sum, Option.FULL_HOUSE, translate("House", "The sum"))
        self._call(self.fixed, Option.FULL_HOUSE, translate("House", "Always"))
        self.two_pairs.setText(translate("House", "A 13th box, and a 13th turn"))
        self.five_alike.setText(translate("House", "Counts as one, too"))
        self._call(self.two_pairs, Option.TWO_PAIRS, self.two_pairs.text())
        self._call(self.five_alike, Option.FIVE_ALIKE_FULL_HOUSE, self.five_alike.text())

    def show_ruleset(self, ruleset: Ruleset, kept: Ruleset, *, is_open: bool) -> None:
        """Show rules and how they were kept; they can be changed if they are `is_open`."""
        self._ruleset = ruleset
        chosen = {
            self.four_dice: ruleset.four_of_a_kind is FourOfAKind.FOUR_DICE,
            self.all_five: ruleset.four_of_a_kind is FourOfAKind.ALL_FIVE,
            self.sum: ruleset.full_house is None,
            self.fixed: ruleset.full_house is not None,
            self.two_pairs: ruleset.two_pairs,
            self.five_alike: ruleset.five_alike_full_house,
        }
        for button, is_chosen in chosen.items():
            button.setChecked(is_chosen)
            button.setEnabled(is_open)
            if isinstance(button, Radio):  # Tab goes to the chosen one, arrows to the others
                by_key = Qt.FocusPolicy.StrongFocus if is_chosen else Qt.FocusPolicy.ClickFocus
                button.setFocusPolicy(by_key)
        if ruleset.full_house is not None:
            self._fixed = ruleset.full_house
        for option, stepper in self.steppers.items():
            value = getattr(ruleset, option)
            stepper.show_value(self._fixed if value is None else value)
            stepper.setEnabled(is_open and value is not None)
        for option, row in self.rows.items():
            row.show_example(example(option, ruleset, kept))
            for stop in self._stops[option]:
                stop.setAccessibleDescription(row.spoken)

    def _fill_rows(self) -> None:
        choices: dict[Option, tuple[QWidget, ...]] = {
            Option.FULL_HOUSE: (self.sum, self.fixed),
            Option.FIVE_ALIKE_FULL_HOUSE: (self.five_alike,),
            Option.FOUR_OF_A_KIND: (self.four_dice, self.all_five),
            Option.TWO_PAIRS: (self.two_pairs,),
        }
        self._column.setContentsMargins(0, 8, 12, 8)
        for option, row in self.rows.items():
            stepper = [self.steppers[option]] if option in self.steppers else []
            row.add_choice(*choices.get(option, ()), *stepper)
            self._column.addWidget(row)
            self._stops[option] = [*choices.get(option, ()), *(s.box for s in stepper)]
        self._column.addStretch(1)

    def _connect(self) -> None:
        self._on(self.four_dice, lambda: {"four_of_a_kind": FourOfAKind.FOUR_DICE})
        self._on(self.all_five, lambda: {"four_of_a_kind": FourOfAKind.ALL_FIVE})
        self._on(self.sum, lambda: {"full_house": None})
        self._on(self.fixed, lambda: {"full_house": self._fixed})
        self._on(self.two_pairs, lambda: {"two_pairs": self.two_pairs.isChecked()})
        self._on(self.five_alike, lambda: {"five_alike_full_house": self.five_alike.isChecked()})
        for option, stepper in self.steppers.items():
            stepper.changed.connect(self._stepped(option))

    def _on(self, button: QAbstractButton, options: Callable[[], dict[str, object]]) -> None:
        button.clicked.connect(lambda: self._choose(options()))

    def _stepped(self, option: Option) -> Callable[[int], None]:
        return lambda value: self._choose({str(option): value})

    def _choose(self, options: dict[str, object]) -> None:
        ruleset = replace(self._ruleset, **options)  # type: ignore[arg-type] # by their names
        if ruleset != self._ruleset:
            self.chosen.emit(ruleset)
            announce(self, " ".join(self.rows[Option(key)].spoken for key in options))

    def _group(self, *buttons: QAbstractButton) -> None:
        group = QButtonGroup(self)
        for button in buttons:
            group.addButton(button)

    def _call(self, button: QAbstractButton, option: Option, text: str) -> None:
        button.setText(text)
        button.setAccessibleName(f"{option_name(option)}: {text}")

    def _dress(self) -> None:
        buttons = (self.four_dice, self.all_five, self.sum, self.fixed)
        for button in (*buttons, self.two_pairs, self.five_alike):
            button.setFont(self._theme.font(15))
            button.updateGeometry()
        self._column.setSpacing(self._theme.gap(16))
