"""Luck and what was given away, for the games in view, reckoned while nobody waits for them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from yacht_desktop.rules import Ruleset, parse_move
from yacht_desktop.ui.archive_desk import ArchiveDesk, Shelf
from yacht_desktop.ui.coach_runner import CoachRunner
from yacht_desktop.ui.review_words import Unit

if TYPE_CHECKING:
    from yacht_desktop.coach import Study

_KEPT = 500
_TOPIC = "judging"
_SHOWN = Unit(is_chance=False).shown


class Judgement(NamedTuple):
    """Points that the dice gave, and that better decisions would have brought."""

    luck: float
    given_away: float


class Judge(QObject):
    """Takes apart one game at a time, those that were asked for last, and remembers some."""

    judged = Signal(int)

    def __init__(self, desk: ArchiveDesk, runner: CoachRunner) -> None:
        super().__init__()
        self._desk = desk
        self._runner = runner
        self._known: dict[int, Judgement | None] = {}
        self._wanted: list[int] = []
        self._ruleset: Ruleset | None = None
        self._at_work = 0
        runner.learned.connect(self._go_on)

    def judgement(self, number: int) -> Judgement | None:
        """What is known of a game."""
        return self._known.get(number)

    def forget(self) -> None:
        """Numbers mean other games now."""
        self._known.clear()

    def want(self, ruleset: Ruleset, numbers: Sequence[int]) -> None:
        """Reckon these games of a ruleset, and no others any more."""
        self._ruleset = ruleset
        self._wanted = [number for number in numbers if number not in self._known]
        self._go_on()

    def _go_on(self) -> None:
        if self._at_work or not self._wanted or self._ruleset is None:
            return
        study = self._runner.study(self._ruleset)
        if study is None or study.means is None:
            return
        number = self._at_work = self._wanted.pop(0)
        self._desk.ask(
            _TOPIC,
            lambda shelf: _judge(shelf, number, study),
            self._note,
            self._give_up,
            patient=True,
        )

    def _note(self, found: Judgement | None) -> None:
        number, self._at_work = self._at_work, 0
        self._known[number] = found
        if len(self._known) > _KEPT:
            del self._known[next(iter(self._known))]
        self.judged.emit(number)
        self._go_on()

    def _give_up(self, _error: Exception) -> None:
        self._at_work, self._wanted = 0, []


def _judge(shelf: Shelf, number: int, study: "Study") -> Judgement | None:
    """A game taken apart; None if it is there no more, or its log makes no sense."""
    try:
        stored = shelf.archive.stored(number)
        review = study.review([parse_move(move) for move in stored.log]) if stored else None
    except ValueError:
        return None
    if review is None:
        return None
    # Rounded as on the page of its review, where what is shown adds up.
    start, given_away, final = map(_SHOWN, (review.start, review.given_away, review.final))
    return Judgement(final - start + given_away, given_away)
