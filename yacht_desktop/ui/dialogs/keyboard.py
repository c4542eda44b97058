"""Every key of the program, read from the actions themselves."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QFont, QKeySequence
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from yacht_desktop.rules import SLOTS
from yacht_desktop.ui.actions import Actions
from yacht_desktop.ui.dialogs.sheet import Sheet
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.words import fill

translate = QCoreApplication.translate


class KeyboardDialog(Sheet):
    """A list of what to press for what."""

    def __init__(self, actions: Actions, theme: Theme, parent: QWidget) -> None:
        super().__init__(translate("Keyboard", "Keyboard"), theme, parent)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(theme.px(32))
        self._grid.setVerticalSpacing(theme.px(8))
        self.lines.addLayout(self._grid)
        self._add(translate("Keyboard", "Roll the loose dice"), _keys(actions.roll))
        dice = fill("%1 – %2", _keys(actions.holds[0]), _keys(actions.holds[len(SLOTS) - 1]))
        self._add(translate("Keyboard", "Hold or release a die"), dice)
        self._add(translate("Keyboard", "Move over the card"), _ARROWS)
        self._add(translate("Keyboard", "Score the box, or press the button in focus"), _ENTER)
        why = translate("Keyboard", "Explain a box and what the dice earn there")
        self._add(why, _keys(actions.explain))
        self._add(translate("Keyboard", "Move between dice, buttons and card"), _TAB)
        self._add(translate("Keyboard", "Take back"), _keys(actions.undo))
        self._add(translate("Keyboard", "Bring back what was taken back"), _keys(actions.redo))
        self._add(translate("Keyboard", "New game"), _keys(actions.new_game))
        again = translate("Keyboard", "Next game, or start over when the record is out of reach")
        self._add(again, _keys(actions.next_game))
        self._add(translate("Keyboard", "Show or hide the coach's options"), _keys(actions.ask))
        self._add(translate("Keyboard", "Do what the coach would do"), _keys(actions.do_best))
        ways = " · ".join(_keys(action) for action in actions.pages.values())
        self._add(translate("Keyboard", "Table · records · review · rules"), ways)
        self._add(translate("Keyboard", "Replay a game of the records"), _MOVES)
        self._add(translate("Keyboard", "Its start · its end"), _ENDS)
        self._add(translate("Keyboard", "Back to the records"), _native(Qt.Key.Key_Escape))
        self._add(translate("Keyboard", "Print or share"), _keys(actions.print))
        look = actions.look
        sizes = (look.larger, look.smaller, look.usual_size)
        self._add(
            translate("Keyboard", "Everything larger, smaller, at its usual size"),
            " · ".join(_keys(action) for action in sizes),
        )
        self._add(translate("Keyboard", "Full screen"), _keys(actions.full_screen))
        self._add(translate("Keyboard", "This list"), _keys(actions.keyboard))
        self._add(translate("Keyboard", "Quit"), _keys(actions.quit))

    def _add(self, text: str, keys: str) -> None:
        row = self._grid.rowCount()
        for column, (shown, weight) in enumerate(
            ((text, QFont.Weight.Normal), (keys, QFont.Weight.DemiBold))
        ):
            label = QLabel(shown)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setFont(self._theme.font(15, weight))
            self._grid.addWidget(label, row, column)


def _native(key: Qt.Key) -> str:
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def _keys(action: QAction) -> str:
    form = QKeySequence.SequenceFormat.NativeText
    return ", ".join(dict.fromkeys(key.toString(form) for key in action.shortcuts()))


_ARROWS = f"{_native(Qt.Key.Key_Up)}, {_native(Qt.Key.Key_Down)}"
_MOVES = f"{_native(Qt.Key.Key_Left)}, {_native(Qt.Key.Key_Right)}"
_ENDS = f"{_native(Qt.Key.Key_Home)} · {_native(Qt.Key.Key_End)}"
_ENTER = _native(Qt.Key.Key_Return)
_TAB = _native(Qt.Key.Key_Tab)
