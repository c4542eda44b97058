"""Looking for words in a text: every place is marked, Enter goes from one to the next."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut, QTextCursor, QTextDocument
from PySide6.QtWidgets import QHBoxLayout, QLabel, QTextBrowser, QTextEdit, QWidget

from yacht_desktop.ui.framed_line import FramedLine
from yacht_desktop.ui.theme import Theme

translate = QCoreApplication.translate

_MOST = 500
"""Places that are marked: a single letter would be found everywhere."""


class Search(QWidget):
    """A field, and how often the text has what stands there."""

    def __init__(self, text: QTextBrowser, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = text
        self._theme = theme
        self.field = _Field(theme, self)
        self.found = QLabel(self)
        self.found.setTextFormat(Qt.TextFormat.PlainText)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.found)
        row.addWidget(self.field)
        self.field.textChanged.connect(self._look)
        self.field.returnPressed.connect(self._next)
        self._shortcut = QShortcut(QKeySequence.StandardKey.Find, parent)
        self._shortcut.activated.connect(self.field.take)
        theme.changed.connect(self._dress)
        self._dress()

    def translate(self) -> None:
        """Say everything in the language in force."""
        self.field.setPlaceholderText(translate("Manual", "Search"))
        self.field.setAccessibleName(translate("Manual", "Search this text"))

    def mark(self) -> list[QTextCursor]:
        """Mark all places in the text, which may be another one by now; they are returned."""
        wanted = self.field.text()
        places = self._places(wanted)
        marks = []
        for place in places:
            mark = QTextEdit.ExtraSelection()
            mark.cursor = place
            mark.format.setBackground(self._theme.tokens.gold)
            mark.format.setForeground(self._theme.tokens.ink_on_gold)
            marks.append(mark)
        self._text.setExtraSelections(marks)
        self.found.setText(_count(len(places)) if wanted else "")
        return places

    def _look(self) -> None:
        if places := self.mark():
            self._go_to(places[0])

    def _next(self) -> None:
        wanted = self.field.text()
        if not self._text.find(wanted):
            self._text.moveCursor(QTextCursor.MoveOperation.Start)
            self._text.find(wanted)

    def _places(self, wanted: str) -> list[QTextCursor]:
        places: list[QTextCursor] = []
        document = self._text.document()
        place = document.find(wanted) if wanted else QTextCursor()
        while not place.isNull() and len(places) < _MOST:
            places.append(place)
            place = document.find(wanted, place, QTextDocument.FindFlag(0))
        return places

    def _go_to(self, place: QTextCursor) -> None:
        self._text.setTextCursor(place)
        self._text.ensureCursorVisible()

    def _dress(self) -> None:
        font = self._theme.font(14)
        self.field.setFont(font)
        self.found.setFont(font)
        self.field.setMinimumHeight(self._theme.target())
        self.field.setFixedWidth(self._theme.px(190))


class _Field(FramedLine):
    """Escape empties it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setClearButtonEnabled(True)

    def take(self) -> None:
        """Be ready for other words."""
        self.setFocus()
        self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape looks for nothing any more."""
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


def _count(places: int) -> str:
    if places == 0:
        return translate("Manual", "Not found")
    if places == _MOST:
        return translate("Manual", "Found very often")
    return translate("Manual", "Found %n times", "", places)
