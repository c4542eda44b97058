"""One gesture while a call is refused: is what the window says what the file says?"""

import shutil
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPushButton

from tests.trials.crash.evening import seen
from tests.trials.crash.verdict import Content, WrongError, reopen
from tests.trials.refused.refusal import Report, Way
from tests.trials.shim.preloaded import Preloaded
from tests.ui import hands
from tests.ui.table import Table, until
from yacht_desktop.records import FILE_NAME, Problem, StoreError

_LIES = (Problem.DAMAGED, Problem.FOREIGN, Problem.NEWER, Problem.REPLACED)
"""What is never so here, and would worry a player without need."""


class Attempts:
    """Gestures at one table, each with a call refused."""

    def __init__(self, preloaded: Preloaded, report: Report, scratch: Path) -> None:
        self._preloaded = preloaded
        self._report = report
        self._scratch = scratch
        self._failures: list[StoreError] = []

    def sit_down(self, table: Table) -> None:
        """Hear from now on what fails at this table."""
        self.table = table
        table.controller.failed.connect(self._failures.append)
        table.book.failed.connect(self._failures.append)

    def make(self, name: str, gesture: Callable[[], object], number: int, way: Way) -> int:
        """Refuse the call of this number; returns how many there were, and leaves it done."""
        before, shown = self.stored()[0], seen(self.table.game)
        self._failures.clear()
        said = f"{name}, call {number}, {way}"
        self._preloaded.refuse(number, way.error, for_good=way.is_for_good)
        self._do(gesture, said)
        refused, calls = self._preloaded.refused, self._preloaded.calls
        self._preloaded.lift()
        self._report.tally["gestures with a call refused" if refused else "clean gestures"] += 1
        said += f" ({refused})"
        self._judge(before, shown, said)
        if self._failures:
            self._report.tally["... that failed, and then could be done"] += 1
            self._do_again(gesture, said)
        return calls

    def stored(self) -> tuple[Content, str]:
        """What another program would read now, and the game that it would show."""
        return reopen(self.table.folder, is_start=False)

    def _do(self, gesture: Callable[[], object], said: str) -> None:
        try:
            gesture()
            until(lambda: self.table.keeping.errands.is_idle)
            QCoreApplication.processEvents()
        except StoreError as error:
            self._failures.append(error)
        except OSError as error:
            self._report.blame(f"{said}: {error!r}")

    def _judge(self, before: Content, shown: str, said: str) -> None:
        """Failed: nothing has changed, and words say so. Done: it is stored."""
        content, stored = self.stored()
        now, report = seen(self.table.game), self._report
        report.expect(now == stored, f"{said}: shown is {now}, stored is {stored}")
        if self._failures:
            problem = self._failures[-1].problem
            report.expect(problem not in _LIES, f"{said}: said to be {problem.name}")
            report.expect(now == shown, f"{said}: failed, and shows something else")
            report.expect(content == before, f"{said}: failed, and changed the file")
        if self._failures and self._after_a_kill(said) != before:
            # Its log was written, and only the sync failed: SQLite takes it for stored.
            self._report.tally["... of which a kill right then would store one"] += 1

    def _after_a_kill(self, said: str) -> Content | None:
        """What the next start would find if the program were killed now."""
        shutil.rmtree(self._scratch, ignore_errors=True)
        self._scratch.mkdir()
        for name in (FILE_NAME, f"{FILE_NAME}-wal"):
            if (self.table.folder / name).exists():
                shutil.copy(self.table.folder / name, self._scratch)
        try:
            return reopen(self._scratch, is_start=False)[0]
        except (StoreError, WrongError, ValueError) as error:
            self._report.blame(f"{said}: after a kill {error}")
            return None

    def _do_again(self, gesture: Callable[[], object], said: str) -> None:
        """Let the player try again, as the notice offers or by the same gesture."""
        self._failures.clear()
        buttons = self.table.notice.findChildren(QPushButton)
        again = [b for b in buttons if b.isVisible() and b.text() == "Try again"]
        self._do((lambda: hands.click(again[0])) if again else gesture, said)
        self._report.expect(not self._failures, f"{said}: can't be done afterwards either")
        now, (_, stored) = seen(self.table.game), self.stored()
        self._report.expect(now == stored, f"{said}: then shown is {now}, stored is {stored}")
