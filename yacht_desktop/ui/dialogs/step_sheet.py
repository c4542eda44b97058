"""A dialog that goes from step to step: each has its own lines and buttons in the same window."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QProgressBar, QPushButton, QWidget

from yacht_desktop.ui.announcing import announce
from yacht_desktop.ui.dialogs.sheet import Sheet
from yacht_desktop.ui.theme import Theme

translate = QCoreApplication.translate


class StepSheet(Sheet):
    """Enter does what changes nothing, unless somebody has gone to another button."""

    def __init__(self, title: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(title, theme, parent)
        self._offers: list[QPushButton] = []
        self._bar: QProgressBar | None = None
        self.setModal(True)
        self.setMinimumWidth(theme.px(520))

    def begin_step(self, heading: str, *lines: str, way_out: str = "") -> None:
        """Take away what was shown and show this; `way_out` is on the button that closes."""
        while (item := self.lines.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for button in self._offers:
            button.hide()
            button.deleteLater()
        self._offers, self._bar = [], None
        self.add_line(heading, large=True)
        for line in lines:
            self.add_line(line)
        self.close_button.setText(way_out or translate("Sheet", "Close"))
        self.close_button.setDefault(True)
        self.close_button.setFocus()
        announce(self, " ".join((heading, *lines)))

    def offer(self, text: str, command: Callable[[], object]) -> QPushButton:
        """Put a button for this step to the left of the others."""
        button = self.add_button(text, command)
        self._offers.append(button)
        return button

    def show_work(self, heading: str, *lines: str) -> None:
        """Show that something is being done, and how far it is."""
        self.begin_step(heading, *lines, way_out=translate("Sheet", "Cancel"))
        bar = QProgressBar()
        bar.setRange(0, 100)
        bar.setTextVisible(False)
        bar.setFixedHeight(self._theme.px(12))
        bar.setAccessibleName(heading)
        self.lines.addSpacing(self._theme.px(8))
        self.lines.addWidget(bar)
        self._bar = bar

    def set_percent(self, percent: int) -> None:
        """Say how far the work is."""
        if self._bar is not None:
            self._bar.setValue(percent)

    def fit(self) -> None:
        """Give the window the size of this step, once it is laid out."""
        self.resize(self.sizeHint().expandedTo(self.minimumSize()))
