"""The plain dialog that the others are made of: lines of text, buttons, Close."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from yacht_desktop.ui.quiet_scroll_bar import QuietScrollBar
from yacht_desktop.ui.theme import Theme

translate = QCoreApplication.translate


class Sheet(QDialog):
    """Scrolls when the screen is too small; Esc and Close shut it."""

    def __init__(self, title: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._content = QWidget()
        self.lines = QVBoxLayout(self._content)
        self.lines.setContentsMargins(theme.px(28), theme.px(24), theme.px(28), theme.px(8))
        self.lines.setSpacing(theme.px(12))
        self.lines.setAlignment(Qt.AlignmentFlag.AlignTop)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        QuietScrollBar(theme, area)
        area.setWidget(self._content)
        area.setAccessibleName(title)
        self._buttons = QHBoxLayout()
        self._buttons.setContentsMargins(theme.px(28), theme.px(8), theme.px(28), theme.px(20))
        self._buttons.addStretch(1)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(area, 1)
        page.addLayout(self._buttons)
        self.close_button = self.add_button(translate("Sheet", "Close"), self.close)

    def add_line(self, text: str, *, large: bool = False) -> None:
        """Put a paragraph below the others; its text is shown literally."""
        label = QLabel(text)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        size, weight = (24, QFont.Weight.Bold) if large else (15, QFont.Weight.Normal)
        label.setFont(self._theme.font(size, weight))
        self.lines.addWidget(label)

    def add_button(self, text: str, command: Callable[[], object]) -> QPushButton:
        """Put a button to the left of the others."""
        button = QPushButton(text)
        button.setFont(self._theme.font(15))
        width = button.sizeHint().width() + self._theme.px(20)
        button.setMinimumSize(max(width, self._theme.px(96)), self._theme.target())
        button.clicked.connect(lambda *_: command())
        button.installEventFilter(self)
        self._buttons.insertWidget(1, button)
        return button

    def eventFilter(self, _button: QObject, event: QEvent) -> bool:
        """Swallow the end of a double click: this button may have come up under the pointer."""
        if event.type() != QEvent.Type.MouseButtonDblClick:
            return False
        self.close_button.setFocus()  # else Enter would now press the one that was clicked
        return True

    def sizeHint(self) -> QSize:
        """As large as the content, within the screen."""
        content = self._content.sizeHint().expandedTo(QSize(self._theme.px(440), 0))
        if self._content.hasHeightForWidth():
            content.setHeight(self._content.heightForWidth(content.width()))
        room = self.screen().availableSize()
        wanted = content + QSize(self._theme.px(24), self._theme.px(88))
        return wanted.boundedTo(QSize(room.width() * 9 // 10, room.height() * 8 // 10))
