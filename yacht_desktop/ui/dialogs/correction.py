"""Correcting a box of a finished game: the dice that were really there are typed once more."""

from PySide6.QtCore import QCoreApplication, QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QLabel, QWidget

from yacht_desktop.rules import SLOTS, Category, Faces, Ruleset
from yacht_desktop.ui import entry_words
from yacht_desktop.ui.announcing import announce
from yacht_desktop.ui.dialogs.sheet import Sheet
from yacht_desktop.ui.framed_line import FramedLine
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.words import fill

translate = QCoreApplication.translate


class CorrectionDialog(Sheet):
    """Takes five digits from 1 to 6; what they earn is reckoned, never typed."""

    typed = Signal(tuple)
    """The five faces, to be written down."""

    def __init__(
        self, title: str, category: Category, ruleset: Ruleset, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(title, theme, parent)
        self._category = category
        self._ruleset = ruleset
        self.add_line(title, large=True)
        self.field = FramedLine(theme, self)
        self.field.setAccessibleName(title)
        self.field.setFont(theme.font(20))
        self.field.setMinimumHeight(theme.target())
        digits = QRegularExpression(f"[1-6]{{0,{len(SLOTS)}}}")
        self.field.setValidator(QRegularExpressionValidator(digits, self))
        self.word = QLabel(self)
        self.word.setTextFormat(Qt.TextFormat.PlainText)
        self.word.setFont(theme.font(15))
        self.lines.addWidget(self.field)
        self.lines.addWidget(self.word)
        self.field.textEdited.connect(lambda *_: self._say_what_it_earns())
        self.field.inputRejected.connect(self._refuse)
        self.field.returnPressed.connect(self._write_down)
        self.add_button(translate("Entry", "Correct it"), self._write_down)
        self._say_what_it_earns()
        self.field.setFocus()

    @property
    def faces(self) -> Faces:
        """What is typed so far."""
        return tuple(map(int, self.field.text()))

    def _say_what_it_earns(self) -> None:
        if len(self.faces) < len(SLOTS):
            self.word.setText(entry_words.awaited(len(SLOTS) - len(self.faces)))
        else:
            points = self._ruleset.points(self._category, self.faces)
            self.word.setText(fill(translate("Entry", "These dice earn %1"), points))

    def _refuse(self) -> None:
        word = translate("Entry", "Five dice, each from 1 to 6")
        self.word.setText(word)
        announce(self.field, word)

    def _write_down(self) -> None:
        if len(self.faces) == len(SLOTS):
            self.typed.emit(self.faces)
            self.close()
        else:
            self.word.setText(entry_words.missing(len(SLOTS) - len(self.faces)))
