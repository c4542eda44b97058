"""A whole number between two that can be typed, stepped with keys, or clicked up and down."""

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QHBoxLayout,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.words import fill

translate = QCoreApplication.translate


class Stepper(QWidget):
    """From `least` to `most`; what is out of range can't be typed."""

    changed = Signal(int)

    def __init__(self, least: int, most: int, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.box = CalmSpinBox(self)
        self.box.setRange(least, most)
        self.less, self.more = StepButton("−", theme, self), StepButton("+", theme, self)
        self.less.clicked.connect(self.box.stepDown)
        self.more.clicked.connect(self.box.stepUp)
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 2, 2, 2)
        row.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        for widget in (self.less, self.box, self.more):
            row.addWidget(widget)
        self.box.valueChanged.connect(self._step)
        self.box.focused.connect(self.update)
        theme.changed.connect(self._dress)
        self._dress()

    def call(self, name: str) -> None:
        """Say to a reader what the number is of."""
        ends = self.box.minimum(), self.box.maximum()
        spoken = fill(translate("Stepper", "%1, %2 to %3"), name, *ends)
        self.box.setAccessibleName(spoken)
        self.box.lineEdit().setAccessibleName(spoken)
        self.less.setAccessibleName(fill(translate("Stepper", "%1, one less"), name))
        self.more.setAccessibleName(fill(translate("Stepper", "%1, one more"), name))

    def show_value(self, value: int) -> None:
        """Show a number that somebody else chose."""
        value = max(self.box.minimum(), min(value, self.box.maximum()))  # Qt has less room for it
        if value != self.box.value():
            blocked = self.box.blockSignals(True)
            self.box.setValue(value)
            self.box.blockSignals(blocked)
        self._set_ends()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint one frame around all of it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = self._theme.tokens
        pen = QPen(tokens.focus, 2) if self.box.hasFocus() else QPen(tokens.muted, 1)
        painter.setPen(pen if self.isEnabled() else QPen(tokens.line, 1))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)

    def _step(self, value: int) -> None:
        self._set_ends()
        self.changed.emit(value)

    def _set_ends(self) -> None:
        self.less.setEnabled(self.box.value() > self.box.minimum())
        self.more.setEnabled(self.box.value() < self.box.maximum())

    def _dress(self) -> None:
        high = self._theme.target()
        for widget in (self.less, self.box, self.more):
            widget.setFont(self._theme.font(16))
            widget.setFixedHeight(high)
        for button in (self.less, self.more):
            button.setFixedWidth(high)
        self.box.setFixedWidth(self._theme.px(48))
        self.update()


class StepButton(QAbstractButton):
    """A sign to click on; it repeats while it is held down."""

    def __init__(self, sign: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._sign = sign
        self.setAutoRepeat(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keys of the number do the same

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the sign, and a ground under the pointer."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = self._theme.tokens
        if self.isEnabled() and self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tokens.soft)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(3, 3, -3, -3), 8, 8)
        painter.setFont(self._theme.font(20, QFont.Weight.Medium))
        painter.setPen(tokens.accent if self.isEnabled() else tokens.line)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._sign)


class CalmSpinBox(QSpinBox):
    """Leaves the wheel to the page, which is scrolled over it."""

    focused = Signal()
    """It has got the focus, or lost it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrame(False)
        self.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Change nothing."""
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the keys go here now."""
        super().focusInEvent(event)
        self.focused.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that the keys go elsewhere."""
        super().focusOutEvent(event)
        self.focused.emit()
