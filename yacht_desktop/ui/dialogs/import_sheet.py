"""What an import would do, before it does anything."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from yacht_desktop.records.transfer import Plan
from yacht_desktop.ui import transfer_words
from yacht_desktop.ui.dialogs.step_sheet import StepSheet
from yacht_desktop.ui.path_words import short_name
from yacht_desktop.ui.theme import Theme

translate = QCoreApplication.translate


class ImportSheet(StepSheet):
    """Reading, then a look at what would come in, then storing it."""

    wanted = Signal()
    """The player has seen what would come in, and wants it."""

    def __init__(self, path: Path, theme: Theme, parent: QWidget) -> None:
        super().__init__(translate("Transfer", "Import games"), theme, parent)
        self._path = path
        self.show_work(translate("Transfer", "Looking at the games"), short_name(path))

    def show_plan(self, plan: Plan) -> None:
        """Say what would happen, and ask."""
        lines = transfer_words.plan_in_full(plan)
        if plan.changes:
            lines.append(translate("Transfer", "A backup of your games is made first."))
            way_out = translate("Sheet", "Cancel")
        else:
            way_out = ""
        self.begin_step(transfer_words.would_come_in(plan), *lines, way_out=way_out)
        if plan.changes:
            self.offer(translate("Transfer", "Import"), self.wanted.emit)
        self.fit()

    def show_taking_in(self) -> None:
        """Say that games are coming in."""
        self.show_work(translate("Transfer", "Importing"))

    def show_failure(self, error: Exception) -> None:
        """Say why nothing came in."""
        self.begin_step(
            translate("Transfer", "Nothing was imported"),
            transfer_words.import_failed(error),
            short_name(self._path),
        )
        self.fit()
