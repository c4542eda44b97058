"""Somebody who reads in the record book: games of other days on file, and the page on screen."""

from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QAbstractButton, QPushButton, QWidget

from tests.ui import hands
from tests.ui.games import seed_for, turns_worth, written
from tests.ui.table import Table, until
from tests.unit.doubles import log_of
from yacht_desktop.records import FILE_NAME, Games, open_profile
from yacht_desktop.rules import PRESETS, Move, Ruleset, Scorecard, replay
from yacht_desktop.ui.book.games_table import GamesTable
from yacht_desktop.ui.book.records_page import RecordsPage
from yacht_desktop.ui.pages.page_frame import PageFrame

TRADITIONAL = PRESETS["traditional"]
TODAY = datetime.now().astimezone().replace(hour=12, minute=0, second=0, microsecond=0)
LONG_AGO = datetime(2024, 3, 5, 20, 0, tzinfo=UTC)


def play(
    folder: Path,
    *totals: int,
    at: datetime = LONG_AGO,
    ruleset: Ruleset = TRADITIONAL,
    names: tuple[str, ...] = ("",),
    marks: str = "",
) -> list[int]:
    """Leave finished games with these totals; returns their numbers.

    `marks` is SQL for what else holds, as "assisted = 1".
    """
    with closing(open_profile(folder / FILE_NAME)) as database:
        games = Games(database, lambda: at)
        numbers = []
        for total in totals:
            stored = games.start(ruleset, seed_for("....."), names)
            moves = moves_worth(total, len(names))
            cards = replay(ruleset, len(names), moves).cards
            games.journal(stored.number).write(0, moves, cards if total else (_zeros(ruleset),))
            numbers.append(stored.number)
        if marks:
            with database.transaction() as connection:
                for number in numbers:
                    connection.execute(f"UPDATE game SET {marks} WHERE number = ?", (number,))
        return numbers


def leave(folder: Path, moves: str = "roll 12345, hold xx...", at: datetime = LONG_AGO) -> int:
    """Leave a game before its end, for another one."""
    with closing(open_profile(folder / FILE_NAME)) as database:
        games = Games(database, lambda: at)
        stored = games.start(TRADITIONAL, seed_for("....."))
        games.journal(stored.number).write(0, log_of(moves), None)
        games.start(TRADITIONAL, seed_for("....."))
        return stored.number


def moves_worth(total: int, players: int = 1) -> list[Move]:
    """The moves of a game in which every player has the same dice and the same boxes."""
    turns = turns_worth(total or 5)
    return log_of(written(turn for turn in turns for _ in range(players)))


def _zeros(ruleset: Ruleset) -> Scorecard:
    return Scorecard(ruleset.categories, (0,) * len(ruleset.categories))


def days_ago(days: int) -> datetime:
    return TODAY - timedelta(days=days)


class Reader:
    """Opens the book at a table, and says what there is to read."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._arrivals = 0
        table.book.boxes_came.connect(self._count)  # the last of the answers

    def _count(self) -> None:
        self._arrivals += 1

    def wait_for(self, gesture: Callable[[], object]) -> None:
        """Do something, and wait for all that comes of it."""
        before = self._arrivals
        gesture()
        until(lambda: self._arrivals > before)
        settle()

    def open(self) -> "Reader":
        self.wait_for(lambda: self.table.press("Ctrl+2"))
        return self

    @property
    def page(self) -> RecordsPage:
        page = self.table.window.pages.records_page
        assert page is not None
        return page

    @property
    def shown_list(self) -> GamesTable:
        return self.page.overview.list.table

    @property
    def lines(self) -> list[list[str]]:
        """All that the list shows, line by line."""
        model = self.shown_list.games
        return [
            [model.index(row, column).data() for column in range(model.columnCount())]
            for row in range(model.rowCount())
        ]

    @property
    def places(self) -> list[tuple[int, int]]:
        """Place and total of each line."""
        return [(int(place), int(total)) for place, total, *_ in self.lines]

    @property
    def status(self) -> str:
        frame = self.table.window.pages.currentWidget()
        assert isinstance(frame, PageFrame)
        return frame.head.status.text()

    @property
    def notice(self) -> str:
        return self.page.notice.accessibleName() if self.page.notice.isVisible() else ""

    def choose(self, words: str) -> None:
        """Click a filter, and if it has a menu choose there."""
        filters = self.page.filters
        for chip in filters.periods.values():
            if chip.text() == words and chip.isVisible():
                self.wait_for(lambda chip=chip: hands.click(chip))  # type: ignore[misc] # bound now
                return
        for door in (filters.rules, filters.kind, filters.period):
            if not door.isVisible():
                continue
            hands.click(door)
            found = [action for action in door.menu.actions() if action.text() == words]
            door.menu.close()
            if found:
                self.wait_for(found[0].trigger)
                return
        raise AssertionError(f"nobody offers {words}")

    def press(self, words: str) -> None:
        """Click the link or the button that has these words and can be seen."""
        settle()
        hands.click(self.button(words))

    def button(self, words: str) -> QWidget:
        buttons = [*self.page.findChildren(QAbstractButton), *self.page.findChildren(QPushButton)]
        return next(button for button in buttons if button.text() == words and button.isVisible())

    def offers(self, words: str) -> bool:
        buttons = self.page.findChildren(QAbstractButton)
        return any(button.text() == words and button.isVisible() for button in buttons)

    def open_game(self, number: int) -> None:
        """Go to a game's line by keys, and press Enter."""
        self.shown_list.setFocus()
        self.shown_list.go_to(number)
        self.table.press("Return")
        until(lambda: self.is_at_game and self.page.game.number == number)

    @property
    def is_at_game(self) -> bool:
        return self.page.game.isVisible()

    def is_focused(self, widget: QWidget) -> bool:
        return self.table.window.focusWidget() is widget

    def spoken(self, row: int, column: int = 0) -> str:
        index = self.shown_list.games.index(row, column)
        return str(index.data(Qt.ItemDataRole.AccessibleTextRole))


def settle() -> None:
    """Let everything that has just come find its place."""
    for _ in range(5):
        QCoreApplication.processEvents()
