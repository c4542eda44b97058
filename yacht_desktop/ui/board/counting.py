"""A number that counts up to where it is, for totals."""

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal

from yacht_desktop.ui.theme import Theme


class CountingNumber(QObject):
    """Runs from the number shown to the one set; at once where nothing may move."""

    changed = Signal()

    def __init__(self, theme: Theme, milliseconds: int, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self._animation = QVariantAnimation(self)
        self._animation.setDuration(milliseconds)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._show)
        self.shown = 0
        self.target = 0
        theme.changed.connect(self._calm)

    def set(self, target: int, *, start: int | None = None) -> None:
        """Count to `target`, from `start` or from the number shown."""
        self._animation.stop()
        first = self.shown if start is None else start
        self.target = target
        if self._theme.animates and first != target:
            self._animation.setStartValue(first)
            self._animation.setEndValue(target)
            self._animation.start()
        else:
            self._show(target)

    def jump(self, target: int) -> None:
        """Show a number without counting."""
        self._animation.stop()
        self.target = target
        self._show(target)

    def _calm(self) -> None:
        """Stop running as soon as nothing may move any more."""
        if not self._theme.animates:
            self.jump(self.target)

    def _show(self, number: int) -> None:
        self.shown = number
        self.changed.emit()
