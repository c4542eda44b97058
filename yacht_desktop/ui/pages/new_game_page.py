"""A new game: by which rules, who plays, and whose dice."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFont, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from yacht_desktop.rules import Ruleset
from yacht_desktop.ui import words
from yacht_desktop.ui.actions import Actions
from yacht_desktop.ui.buttons import ActionButton
from yacht_desktop.ui.controller import Controller
from yacht_desktop.ui.house.choice import Check, Radio
from yacht_desktop.ui.house.rules_list import RulesList
from yacht_desktop.ui.house_rules import NEW, Entry, HouseRules, Key
from yacht_desktop.ui.keys import sequence
from yacht_desktop.ui.link_button import LinkButton
from yacht_desktop.ui.new_game.seats import Seats
from yacht_desktop.ui.panel import Panel
from yacht_desktop.ui.quiet_area import QuietArea
from yacht_desktop.ui.setup import Setup
from yacht_desktop.ui.theme import Theme

translate = QCoreApplication.translate

_NARROW = 720
"""Width, in pixels of the design, below which the rules stand below the players."""
_UNLISTED: Key = -1
"""The key of the rules of the last game where they are on no list any more."""


class NewGamePage(QWidget):
    """Nothing is remembered or changed before the game is started."""

    wanted = Signal(Setup)
    left = Signal()

    def __init__(
        self, controller: Controller, house: HouseRules, actions: Actions, theme: Theme
    ) -> None:
        super().__init__()
        self._controller = controller
        self._house = house
        self._three_rolls = actions.seats.three_rolls
        self._theme = theme
        self._rules: dict[Key, Ruleset] = {}
        self._key: Key = NEW
        self.start = self._action(self._start, "Ctrl+Return", "Ctrl+Enter")
        self.back = self._action(self.left.emit, "Escape")
        self.rules_title, self.seats_title, self.dice_title = (QLabel(self) for _ in range(3))
        self.list = RulesList(theme, self)
        self.seats = Seats(theme, self)
        self.yachts, self.ours = Radio(theme, self), Radio(theme, self)
        self.all_rolls = Check(theme, self)
        self.main_button = ActionButton(self.start, theme, self, solid=True, on_tray=False)
        self._links = [
            LinkButton(actions.house_rules, theme, self),
            LinkButton(self.back, theme, self),
        ]
        self._lay_out()
        self.list.picked.connect(self._pick)
        self.seats.entered.connect(self.start.trigger)
        self.ours.toggled.connect(self.all_rolls.setVisible)
        house.changed.connect(self._list_rules)
        theme.changed.connect(self._dress)
        self.translate()
        self._dress()

    def translate(self) -> None:
        """Say everything in the language in force."""
        self.setAccessibleName(translate("NewGame", "New game"))
        self.start.setText(translate("NewGame", "Start"))
        self.back.setText(translate("NewGame", "Back to the table"))
        self.rules_title.setText(translate("NewGame", "Rules"))
        self.list.setAccessibleName(self.rules_title.text())
        self.seats_title.setText(translate("NewGame", "Players"))
        self.dice_title.setText(translate("NewGame", "Dice"))
        self.yachts.setText(translate("NewGame", "Yacht rolls the dice"))
        self.ours.setText(translate("NewGame", "Our own dice on the table"))
        self.all_rolls.setText(translate("NewGame", "Take down all three rolls, not only the last"))
        self.all_rolls.setToolTip(
            translate("NewGame", "With all rolls the coach can help, and the game be reviewed")
        )
        self.seats.translate()

    def visit(self) -> None:
        """Come to the page, with everything as it was at the last start."""
        setup = self._controller.setup
        known = self._house.key_of(setup.ruleset)
        self._rules.pop(_UNLISTED, None)
        self._key = _UNLISTED if known is None else known
        self._rules[self._key] = setup.ruleset
        self._list_rules()
        self.seats.show_names(setup.names, self._controller.known_names)
        (self.ours if setup.has_table_dice else self.yachts).setChecked(True)
        self.all_rolls.setVisible(setup.has_table_dice)
        self.all_rolls.setChecked(self._three_rolls.isChecked())
        self._area.verticalScrollBar().setValue(0)
        self.main_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def minimumSizeHint(self) -> QSize:
        """Whatever doesn't fit is scrolled to."""
        return QSize(320, 240)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put rules and players beside each other where there is room, else below each other."""
        super().resizeEvent(event)
        self._dress()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Start on Enter, wherever it has nothing else to do."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.start.trigger()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        left, right = Panel(self._theme), Panel(self._theme)
        self._left, self._right = QVBoxLayout(left), QVBoxLayout(right)
        self._left.addWidget(self.rules_title)
        self._left.addWidget(self.list, 1)
        self._left.addWidget(self._links[0])
        for widget in (
            *(self.seats_title, self.seats, self.dice_title),
            *(self.yachts, self.ours, self.all_rolls),
        ):
            self._right.addWidget(widget)
        self._right.addStretch(1)
        content = QWidget()
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight, content)
        self._body.setContentsMargins(0, 0, 0, 0)
        self._body.addWidget(left, 38)
        self._body.addWidget(right, 62)
        self._area = QuietArea(self._theme, self)
        self._area.setWidget(content)
        foot = QHBoxLayout()
        foot.addWidget(self._links[1])
        foot.addStretch(1)
        foot.addWidget(self.main_button, 1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._area, 1)
        outer.addLayout(foot)

    def _dress(self) -> None:
        px, gap = self._theme.px, self._theme.gap
        for title in (self.rules_title, self.seats_title, self.dice_title):
            title.setFont(self._theme.font(17, QFont.Weight.Bold))
            title.setContentsMargins(4, gap(6), 0, gap(4))
        for column in (self._left, self._right):
            column.setContentsMargins(gap(16), gap(10), gap(16), gap(10))
            column.setSpacing(2)
        self._body.setSpacing(max(12, gap(20)))
        is_wide = self.width() >= px(_NARROW)
        self._body.setDirection(
            QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.BottomToTop
        )

    def _list_rules(self) -> None:
        """List what can be played: no rules that are still being written."""
        entries = [Entry(key, *self._house.kept(key)) for key in self._house.kept_keys]
        if _UNLISTED in self._rules:
            ruleset = self._rules[_UNLISTED]
            entries.append(Entry(_UNLISTED, words.ruleset_name(ruleset), ruleset))
        self._rules = {entry.key: entry.ruleset for entry in entries}
        if self._key not in self._rules:
            self._key = entries[0].key
        self.list.show_entries(entries, self._key)

    def _pick(self, key: Key) -> None:
        self._key = key

    def _start(self) -> None:
        if self.ours.isChecked():
            self._three_rolls.setChecked(self.all_rolls.isChecked())
        self.wanted.emit(Setup(self._rules[self._key], self.seats.names, self.ours.isChecked()))

    def _action(self, command: Callable[[], object], *keys: str) -> QAction:
        action = QAction(self)
        action.setAutoRepeat(False)
        action.setShortcuts([sequence(key) for key in keys])
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.addAction(action)
        action.triggered.connect(lambda *_: command())
        return action
