"""Something that happens once in a short time, for everything that fades, settles or gleams."""

from PySide6.QtCore import QEasingCurve, QVariantAnimation, Signal
from PySide6.QtWidgets import QWidget

from yacht_desktop.ui.theme import Theme


class Moment(QVariantAnimation):
    """Runs from 0 to 1 when it is begun; over at once where nothing may move."""

    moved = Signal()

    def __init__(self, theme: Theme, milliseconds: int, widget: QWidget) -> None:
        super().__init__(widget)
        self._theme = theme
        self._widget = widget
        self.done = 1.0
        """How much of it has happened; 1 at rest."""
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(milliseconds)
        self.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.valueChanged.connect(self._move)
        theme.changed.connect(self._calm)

    def begin(self) -> None:
        """Let it happen from now on."""
        self.stop()
        if self._theme.animates and self._widget.isVisible():
            self._move(0.0)
            self.start()
        else:
            self._move(1.0)

    def _calm(self) -> None:
        if not self._theme.animates:
            self.stop()
            self._move(1.0)

    def _move(self, done: float) -> None:
        if done != self.done:
            self.done = done
            self.moved.emit()
