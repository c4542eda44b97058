"""Which games the record book shows, and what may be done with them."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from yacht_desktop.records import (
    Counts,
    Course,
    Database,
    Days,
    Ending,
    Entry,
    Kind,
    Other,
    Selection,
    StoredGame,
    StoreError,
    Upkeep,
)
from yacht_desktop.records.games import Clock, local_time
from yacht_desktop.rules import PRESETS, Category, Ruleset
from yacht_desktop.ui.archive_desk import ArchiveDesk, Question, Shelf
from yacht_desktop.ui.coach_runner import CoachRunner
from yacht_desktop.ui.judging import Judge, Judgement
from yacht_desktop.ui.notes import Notes
from yacht_desktop.ui.period import Period
from yacht_desktop.ui.plots.figures import Run, games_since_record, run_above_average

PAGE = 50
"""Games that are read at once."""


class Lists(NamedTuple):
    """What is known of the games that were chosen: enough for the list and its surroundings."""

    selection: Selection
    rulesets: Sequence[Ruleset]
    counts: Counts
    size: int
    best: Sequence[Entry]


class Charts(NamedTuple):
    """What the other charts are drawn from."""

    selection: Selection
    points: Course
    course: list[int]
    """The totals alone, in the order of play."""
    totals: Mapping[int, int]
    days: Days
    above: Run
    """Games in a row above the average."""
    since_record: int
    counts: Counts


class Leaf(NamedTuple):
    """One game to be looked at; `ending` is None while it has none."""

    stored: StoredGame
    ending: Ending | None
    note: str
    state: str


class RecordBook(QObject):
    """Asks for what is chosen and says when it has come; until then the old answers stand."""

    lists_came = Signal(Lists)
    charts_came = Signal(Charts)
    boxes_came = Signal(list)
    """The figures of each box, which take longest."""
    chosen = Signal()
    """Something else is to be shown; the answers are on their way."""
    judged = Signal(int)
    rarity_known = Signal()
    erased = Signal(int)
    """So many games were deleted."""
    restored = Signal(int)
    records_changed = Signal()
    """A record may be another one now."""
    failed = Signal(Exception)
    """A StoreError, or a fault of the program's own."""

    def __init__(self, database: Database, runner: CoachRunner, clock: Clock = local_time) -> None:
        super().__init__()
        self._desk = ArchiveDesk(database)
        self._upkeep = Upkeep(database)
        self._runner = runner
        self._clock = clock
        self._judge = Judge(self._desk, runner)
        self.notes = Notes(self._upkeep)
        self.ruleset: Ruleset = PRESETS["traditional"]
        self.kind = Kind.UNAIDED
        self.period = Period.EVER
        self.rulesets: Sequence[Ruleset] = ()
        self._is_new = True
        self._is_open = False
        self._erased: list[tuple[int, ...]] = []
        self._judge.judged.connect(self.judged)
        runner.learned.connect(self._follow)

    @property
    def selection(self) -> Selection:
        """What is chosen, by the calendar of today."""
        today = self._today()
        return Selection(self.ruleset, self.kind, *self.period.days(today))

    @property
    def erased_games(self) -> int:
        """How many games can be brought back."""
        return sum(map(len, self._erased))

    def open(self, ruleset: Ruleset) -> None:
        """Look into the book: at the rules of the game in play when it is opened first."""
        self._is_open = True
        if self._is_new:
            self._is_new = False
            self.ruleset = ruleset
        self.ask()

    def look_again(self) -> None:
        """Games have come, or numbers mean other games than before."""
        self._erased = []
        self._judge.forget()
        if self._is_open:
            self.ask()

    def close(self) -> None:
        """Look away."""
        self._is_open = False
        self.notes.write_the_rest()

    def finish(self) -> None:
        """The program ends: let go of the file."""
        if not self._desk.is_closed:
            self._desk.close()
            self.notes.write_the_rest()

    def choose(
        self,
        *,
        ruleset: Ruleset | None = None,
        kind: Kind | None = None,
        period: Period | None = None,
    ) -> None:
        """Show other games."""
        self.ruleset, self.kind = ruleset or self.ruleset, kind or self.kind
        self.period = period or self.period
        self.ask()

    def ask(self) -> None:
        """Ask anew for everything that is chosen."""
        selection = self.selection
        for topic in ("page of best", "page of others"):
            self._desk.forget(topic)
        self.chosen.emit()
        self._ask("lists", lambda shelf: _lists(shelf, selection), self._note_lists)
        self._ask("charts", lambda shelf: _charts(shelf, selection), self.charts_came.emit)
        self._ask("boxes", lambda shelf: shelf.archive.boxes(selection), self.boxes_came.emit)

    def ask_for_best(self, first: int, receive: Callable[[list[Entry]], object]) -> None:
        """Ask for a page of the best games."""
        selection = self.selection
        self._ask("page of best", lambda shelf: shelf.archive.best(selection, first, PAGE), receive)

    def ask_for_others(self, first: int, receive: Callable[[list[Other]], object]) -> None:
        """Ask for a page of the games without an end."""
        selection = self.selection
        self._ask(
            "page of others", lambda shelf: shelf.archive.others(selection, first, PAGE), receive
        )

    def ask_for_game(self, number: int, receive: Callable[[Leaf | None], object]) -> None:
        """Ask for all of a game."""
        self._ask("game", lambda shelf: _leaf(shelf, number), receive)

    def chance(self, total: int) -> float | None:
        """How often perfect play gets a total or more; None while nobody knows."""
        study = self._runner.study(self.ruleset) if self._is_open else None
        return None if study is None or study.spread is None else study.spread.at_least(total)

    def perfect_totals(self) -> dict[int, float] | None:
        """The chance of each total under perfect play; None while nobody knows."""
        study = self._runner.study(self.ruleset) if self._is_open else None
        if study is None or study.spread is None:
            return None
        return dict(enumerate(study.spread.chances.tolist()))

    def perfect_boxes(self) -> dict[Category, float] | None:
        """The average of each box under perfect play; None while nobody knows."""
        study = self._runner.study(self.ruleset) if self._is_open else None
        return None if study is None or study.shares is None else study.shares.by_box()

    def judgement(self, number: int) -> Judgement | None:
        """Luck and what was given away, if it is known."""
        return self._judge.judgement(number)

    def judge(self, numbers: Sequence[int]) -> None:
        """Reckon luck and what was given away for the games in view."""
        self._judge.want(self.ruleset, numbers)

    def delete(self, number: int) -> None:
        """Delete a game; it can be brought back until the program ends."""
        self._erase(lambda: self._upkeep.delete(number))

    def delete_all(self) -> None:
        """Delete every finished game of the rules and the kind that are chosen."""
        self._erase(lambda: self._upkeep.delete_all(self.selection.ever))

    def bring_back(self, *, only_last: bool = False) -> None:
        """Undo the deletions since the program was started, or the last one."""
        numbers = self._erased[-1] if only_last else tuple(n for some in self._erased for n in some)
        try:
            self._upkeep.restore(numbers)
        except StoreError as error:
            self.failed.emit(error)
            return
        self._erased = self._erased[:-1] if only_last else []
        self.restored.emit(len(numbers))
        self.records_changed.emit()
        self.ask()

    def _erase(self, delete: Callable[[], Sequence[int]]) -> None:
        try:
            numbers = tuple(delete())
        except StoreError as error:
            self.failed.emit(error)
            return
        if numbers:
            self._erased.append(numbers)
            self.erased.emit(len(numbers))
            self.records_changed.emit()
        self.ask()

    def _note_lists(self, lists: Lists) -> None:
        self.rulesets = lists.rulesets
        self.lists_came.emit(lists)

    def _ask(self, topic: str, question: Question, receive: Callable[[Any], object]) -> None:
        self._desk.ask(topic, question, receive, self.failed.emit)

    def _follow(self) -> None:
        study = self._runner.study(self.ruleset) if self._is_open else None
        if study is not None and study.is_complete:
            self.rarity_known.emit()

    def _today(self) -> date:
        return self._clock().date()


def _lists(shelf: Shelf, selection: Selection) -> Lists:
    archive = shelf.archive
    rulesets = tuple(ruleset for ruleset, _ in archive.rulesets())
    counts = archive.counts(selection)
    size = archive.size(selection)
    return Lists(selection, rulesets, counts, size, archive.best(selection, 0, PAGE))


def _charts(shelf: Shelf, selection: Selection) -> Charts:
    archive = shelf.archive
    points = archive.course(selection)
    totals = points.totals
    return Charts(
        selection,
        points,
        totals,
        archive.totals(selection),
        archive.streak(selection),
        run_above_average(totals),
        games_since_record(totals),
        archive.counts(selection),
    )


def _leaf(shelf: Shelf, number: int) -> Leaf | None:
    stored = shelf.archive.stored(number)
    if stored is None:
        return None
    archive = shelf.archive
    ending = shelf.games.ending(number)
    return Leaf(stored, ending, archive.note(number), archive.state(number))
