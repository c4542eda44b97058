"""A whole number between two that can be typed, stepped with keys, or clicked up and down."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractSpinBox, QHBoxLayout, QPushButton, QSpinBox, QWidget

from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.words import fill

translate = QCoreApplication.translate


class Stepper(QWidget):
    """From 0 to `most`; what is out of range can't be typed."""

    changed = Signal(int)

    def __init__(self, most: int, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.box = CalmSpinBox(self)
        self.box.setRange(0, most)
        self.less, self.more = QPushButton("−", self), QPushButton("+", self)
        self.less.clicked.connect(self.box.stepDown)
        self.more.clicked.connect(self.box.stepUp)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for widget in (self.less, self.box, self.more):
            row.addWidget(widget)
        for button in (self.less, self.more):
            button.setAutoRepeat(True)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keys of the box do the same
        self.box.valueChanged.connect(self._step)
        self.setFocusProxy(self.box)
        theme.changed.connect(self._dress)
        self._dress()

    def call(self, name: str) -> None:
        """Say to a reader what the number is of."""
        self.box.setAccessibleName(
            fill(translate("House", "%1, 0 to %2"), name, self.box.maximum())
        )
        self.less.setAccessibleName(fill(translate("House", "%1, one less"), name))
        self.more.setAccessibleName(fill(translate("House", "%1, one more"), name))

    def show_value(self, value: int) -> None:
        """Show a number that somebody else chose."""
        if value != self.box.value():
            blocked = self.box.blockSignals(True)
            self.box.setValue(value)
            self.box.blockSignals(blocked)
        self._set_ends()

    def _step(self, value: int) -> None:
        self._set_ends()
        self.changed.emit(value)

    def _set_ends(self) -> None:
        self.less.setEnabled(self.box.value() > 0)
        self.more.setEnabled(self.box.value() < self.box.maximum())

    def _dress(self) -> None:
        high = self._theme.px(18) + self._theme.gap(26)
        for widget in (self.less, self.box, self.more):
            widget.setFont(self._theme.font(16))
            widget.setFixedHeight(high)
        for button in (self.less, self.more):
            button.setFixedWidth(high)
        self.box.setFixedWidth(self._theme.px(52) + 12)


class CalmSpinBox(QSpinBox):
    """Leaves the wheel to the page, which is scrolled over it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Change nothing."""
        event.ignore()
