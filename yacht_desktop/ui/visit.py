"""A dialog and the work that it shows, from the first step to the last."""

from collections.abc import Callable
from typing import TypeVar

from yacht_desktop.records import Progress
from yacht_desktop.ui.dialogs.step_sheet import StepSheet
from yacht_desktop.ui.errands import Errand, Errands
from yacht_desktop.ui.outcome import Outcome

T = TypeVar("T")


class Visit:
    """Whoever closes the dialog stops the work; the dialog is gone then, and asked no more."""

    def __init__(self, sheet: StepSheet, errands: Errands) -> None:
        self.is_open = True
        """Whether the dialog is still there."""
        self.errand: Errand | None = None
        self._sheet = sheet
        self._errands = errands
        sheet.finished.connect(self._leave)
        sheet.destroyed.connect(self._leave)  # one that was never shown is closed without a word

    def work(self, work: Callable[[Progress], T], on_end: Callable[[Outcome[T]], object]) -> None:
        """Do something, and show how far it is."""
        self.errand = self._errands.start(work, on_end)
        self.errand.progressed.connect(self._sheet.set_percent)

    def close(self) -> None:
        """Take the dialog away, if nobody has yet."""
        if self.is_open:
            self.is_open = False
            self._sheet.close()

    def _leave(self) -> None:
        self.is_open = False
        if self.errand is not None:
            self.errand.stop()
