"""A command as a word: for what may be done but need not catch the eye."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QFont,
    QFontMetrics,
    QKeySequence,
    QMoveEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from yacht_desktop.ui.buttons import OnceButton
from yacht_desktop.ui.theme import Theme


class LinkButton(OnceButton):
    """The words of an action in the accent's colour, underlined while it is checked.

    A way to a page is a large one; it shows no key, and is muted until its page is there.
    """

    def __init__(
        self,
        action: QAction,
        theme: Theme,
        parent: QWidget,
        *,
        is_way: bool = False,
        is_on_tray: bool = False,
    ) -> None:
        super().__init__(parent)
        self._is_way = is_way
        self._is_on_tray = is_on_tray
        self._is_terse = is_way
        self._action = action
        self._is_offered = True
        self._theme = theme
        self.setCheckable(action.isCheckable())
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        theme.changed.connect(self._follow)
        self._follow()

    def set_terse(self, *, terse: bool) -> None:
        """Leave the key out, for want of room, or show it."""
        self._is_terse = terse
        self.update()

    def nextCheckState(self) -> None:
        """Leave the check mark to the action."""

    def sizeHint(self) -> QSize:
        """Room for the words, and height enough for a finger."""
        height = self._theme.target()
        words = QFontMetrics(self._font()).horizontalAdvance(self._words())
        return QSize(words + self._theme.px(16), height)

    def moveEvent(self, event: QMoveEvent) -> None:
        """Be under the pointer no longer: a new page has its parts elsewhere for a moment."""
        super().moveEvent(event)
        self.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the words, and a line under them while checked, under the pointer or in focus."""
        painter = QPainter(self)
        tokens = self._theme.tokens
        painter.setFont(self._font())
        is_quiet = self._is_way and not self.isChecked()
        bright = tokens.on_tray if self._is_on_tray else tokens.accent
        painter.setPen(bright if self.isEnabled() and not is_quiet else tokens.muted)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._words())
        if self.isChecked() or self.underMouse() or self.hasFocus():
            painter.setPen(QPen(bright, 2 if self.isChecked() else 1))
            line = QRect(self._theme.px(8), 0, self.width() - self._theme.px(16), self.height())
            low = line.center().y() + self._theme.px(13)
            painter.drawLine(line.left(), low, line.right(), low)
        if self.hasFocus():
            focus = tokens.focus_on_tray if self._is_on_tray else tokens.focus
            painter.setPen(QPen(focus, 2))
            painter.drawRoundedRect(self.rect().adjusted(1, 4, -2, -5), 8, 8)

    def _words(self) -> str:
        if self._is_terse:
            return self.text()
        key = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        return f"{self.text()}  {key}" if key else self.text()

    def _font(self) -> QFont:
        weight = QFont.Weight.DemiBold if self.isChecked() else QFont.Weight.Medium
        return self._theme.font(16 if self._is_way else 14, weight)

    def _follow(self) -> None:
        self.setText(self._action.text().replace("&", ""))
        self.setEnabled(self._action.isEnabled())
        self.setChecked(self._action.isChecked())
        if self._action.isVisible() != self._is_offered:  # else it may be hidden for another reason
            self._is_offered = self._action.isVisible()
            self.setVisible(self._is_offered)
        self.updateGeometry()
        self.update()
