"""The way to the record book, which is loaded when somebody first goes there."""

from typing import TYPE_CHECKING

from yacht_desktop.records import Database
from yacht_desktop.ui.coach_runner import CoachRunner

if TYPE_CHECKING:
    from yacht_desktop.ui.book.records_page import RecordsPage
    from yacht_desktop.ui.record_book import RecordBook


class BookDoor:
    """Its page and what is behind it would delay the first paint; so they are entered from here."""

    def __init__(self, database: Database, runner: CoachRunner) -> None:
        self._database = database
        self._runner = runner
        self._book: RecordBook | None = None

    def page(self) -> "type[RecordsPage]":
        """What the page of the book is made of."""
        from yacht_desktop.ui.book.records_page import RecordsPage

        return RecordsPage

    def book(self) -> "RecordBook":
        """The book itself."""
        from yacht_desktop.ui.record_book import RecordBook

        if self._book is None:
            self._book = RecordBook(self._database, self._runner)
        return self._book

    def look_again(self) -> None:
        """Other games are in the file than before."""
        if self._book is not None:
            self._book.look_again()

    def finish(self) -> None:
        """The program ends: let go of the file."""
        if self._book is not None:
            self._book.finish()
