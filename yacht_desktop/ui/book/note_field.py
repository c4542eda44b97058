"""The note to a game: kept whenever the player pauses or looks away."""

from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from yacht_desktop.ui import words
from yacht_desktop.ui.notes import Notes
from yacht_desktop.ui.panel import Panel
from yacht_desktop.ui.quiet_scroll_bar import QuietScrollBar
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.tones import dress

translate = QCoreApplication.translate

_PAUSE = 700  # milliseconds without a key


class NotePanel(Panel):
    """A title, a field, and a sentence where the note could not be kept."""

    def __init__(self, notes: Notes, theme: Theme) -> None:
        super().__init__(theme)
        self._notes = notes
        self._number = 0
        self._kept = ""
        self.title = QLabel()
        self.trouble = QLabel()
        self.field = NoteField(theme, self)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self.keep)
        self.field.textChanged.connect(self._note_typing)
        self.field.left.connect(self.keep)
        if (app := QCoreApplication.instance()) is not None:
            app.aboutToQuit.connect(self.keep)  # a session may end while the window is open
        for label in (self.title, self.trouble):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.trouble.setWordWrap(True)
        self.trouble.hide()
        self._column = QVBoxLayout(self)
        for widget in (self.title, self.field, self.trouble):
            self._column.addWidget(widget)
        theme.changed.connect(self._dress)
        self.translate()
        self._dress()

    def translate(self) -> None:
        """Say everything in the language in force."""
        self.title.setText(translate("Records", "Note"))
        self.field.setAccessibleName(translate("Records", "Note to this game"))
        self.field.setPlaceholderText(translate("Records", "What you want to remember of it"))

    def show_note(self, number: int, note: str) -> None:
        """Show the note to a game: as it was typed, if the file does not have that yet."""
        self.keep()
        unsaved = self._notes.unsaved(number)
        self._number, self._kept = number, note
        self.field.setPlainText(note if unsaved is None else unsaved)
        self._pause.stop()
        self.keep()

    def leave(self) -> None:
        """Keep what was typed; nothing is looked at any more."""
        self.keep()
        self._number = 0

    def keep(self) -> None:
        """Write what was typed, if it was not written yet."""
        self._pause.stop()
        text = self.field.toPlainText()
        if not self._number or (text == self._kept and self.trouble.isHidden()):
            return
        error = self._notes.write(self._number, text)
        if error is None:
            self._kept = text
        self.trouble.setText("" if error is None else words.problem(error))
        self.trouble.setVisible(error is not None)
        self.field.setAccessibleDescription(self.trouble.text())

    def _note_typing(self) -> None:
        self._pause.start()

    def _dress(self) -> None:
        gap, tokens = self._theme.gap, self._theme.tokens
        self._column.setContentsMargins(gap(24), gap(16), gap(24), gap(16))
        self._column.setSpacing(gap(6))
        dress(self.title, self._theme.font(17, QFont.Weight.Bold), tokens.ink)
        dress(self.trouble, self._theme.font(14, QFont.Weight.Medium), tokens.ink_on_strip)


class NoteField(QPlainTextEdit):
    """Plain text whatever is pasted; Tab goes on, as everywhere."""

    left = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setTabChangesFocus(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        QuietScrollBar(theme, self)
        self.viewport().setAutoFillBackground(False)
        theme.changed.connect(self._dress)
        self._dress()

    def sizeHint(self) -> QSize:
        """A few lines."""
        return QSize(self._theme.px(200), self._theme.px(80))

    def minimumSizeHint(self) -> QSize:
        """Two lines."""
        return QSize(self._theme.px(120), self._theme.px(22) * 2 + self._theme.gap(16))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Say that somebody stopped to write."""
        super().focusOutEvent(event)
        self.viewport().update()
        self.left.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        super().focusInEvent(event)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and, in focus, the ring, then the text."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = self._theme.tokens
        painter.setPen(QPen(tokens.focus, 2) if self.hasFocus() else QPen(tokens.line, 1))
        painter.setBrush(tokens.bg)
        ground = self.viewport().rect().adjusted(1, 1, -2, -2)
        painter.drawRoundedRect(ground, self._theme.gap(10), self._theme.gap(10))
        painter.end()
        super().paintEvent(event)

    def _dress(self) -> None:
        self.setFont(self._theme.font(15))
        self.document().setDocumentMargin(self._theme.gap(10))
