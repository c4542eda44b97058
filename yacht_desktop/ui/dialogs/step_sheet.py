"""A dialog that goes from step to step: each has its own lines and buttons in the same window."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPushButton, QWidget

from yacht_desktop.ui.announcing import announce
from yacht_desktop.ui.dialogs.progress_line import ProgressLine
from yacht_desktop.ui.dialogs.sheet import Sheet
from yacht_desktop.ui.theme import Theme

translate = QCoreApplication.translate


class StepSheet(Sheet):
    """Enter does what changes nothing, unless somebody has gone to another button."""

    def __init__(self, title: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(title, theme, parent)
        self._offers: list[QPushButton] = []
        self._line: ProgressLine | None = None
        self.setModal(True)
        self.resize(theme.px(540), theme.px(250))

    def begin_step(self, heading: str, *lines: str, way_out: str = "") -> None:
        """Take away what was shown and show this; `way_out` is on the button that closes."""
        while (item := self.lines.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for button in self._offers:
            button.hide()
            button.deleteLater()
        self._offers, self._line = [], None
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
        button.show()  # at once, as the lines are
        self._offers.append(button)
        return button

    def show_work(self, heading: str, *lines: str) -> None:
        """Show that something is being done, and how far it is."""
        self.begin_step(heading, *lines, way_out=translate("Sheet", "Cancel"))
        self._line = ProgressLine(heading, self._theme, self)
        self.lines.addSpacing(self._theme.px(8))
        self.lines.addWidget(self._line)
        self.fit()

    def set_percent(self, percent: int) -> None:
        """Say how far the work is."""
        if self._line is not None:
            self._line.setValue(percent)

    def fit(self) -> None:
        """Grow if this step needs more room; to shrink would move the buttons away."""
        for at in range(self.lines.count()):
            # Qt would show it only later, and until then it has no size.
            if (item := self.lines.itemAt(at)) is not None and (widget := item.widget()):
                widget.show()
        self.lines.invalidate()
        self.lines.activate()
        self.resize(self.size().expandedTo(self.sizeHint()))
