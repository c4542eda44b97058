"""Deleting a whole list: asked for in place, and only done for somebody who types its number."""

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from yacht_desktop.ui import book_words
from yacht_desktop.ui.book.paragraph import Paragraph
from yacht_desktop.ui.framed_line import FramedLine
from yacht_desktop.ui.theme import Theme

translate = QCoreApplication.translate


class EraseAll(QWidget):
    """A sentence, a line to type in, and two buttons."""

    confirmed = Signal()
    refused = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._games = 0
        self.sentence = Paragraph(theme)
        self.line = FramedLine(theme, self)
        self.keep, self.delete = QPushButton(), QPushButton()
        self.line.textChanged.connect(self._compare)
        self.line.returnPressed.connect(self._confirm)
        self.delete.clicked.connect(self._confirm)
        self.keep.clicked.connect(self.refused)
        for button in (self.keep, self.delete):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setAutoDefault(True)
        row = QHBoxLayout()
        row.addWidget(self.line, 1)
        row.addWidget(self.delete)
        row.addWidget(self.keep)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.sentence)
        column.addLayout(row)
        theme.changed.connect(self._dress)
        self._dress()

    def ask(self, games: int) -> None:
        """Ask whether so many games are to be deleted."""
        self._games = games
        self.line.clear()
        self.sentence.say(book_words.delete_all(games))
        self.line.setAccessibleName(book_words.delete_all(games))
        self.delete.setText(translate("Records", "Delete"))
        self.keep.setText(translate("Records", "Keep them"))
        self._compare()
        self.show()
        self.line.setFocus()

    def minimumSizeHint(self) -> QSize:
        """Room for the buttons and a few digits."""
        return QSize(0, super().minimumSizeHint().height())

    def has_focus(self) -> bool:
        """Whether the keys go to one of its parts."""
        return any(part.hasFocus() for part in (self.line, self.delete, self.keep))

    def _compare(self) -> None:
        self.delete.setEnabled(self._is_confirmed())

    def _is_confirmed(self) -> bool:
        return self.line.text().strip() == str(self._games)

    def _confirm(self) -> None:
        if self._is_confirmed():
            self.confirmed.emit()

    def _dress(self) -> None:
        high = self._theme.target()
        for widget in (self.line, self.delete, self.keep):
            widget.setFont(self._theme.font(15))
            widget.setMinimumHeight(high)
