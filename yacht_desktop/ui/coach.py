"""The coach at the table: which aim, what it says now, and whether anyone has asked."""

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from yacht_desktop.ui import coach_words
from yacht_desktop.ui.coach_runner import CoachRunner
from yacht_desktop.ui.controller import Controller

if TYPE_CHECKING:
    from yacht_desktop.coach import Advice, Option

_SHOWN = 3
_WORST_SHOWN = 10.0
"""Points below the best option at which a bar has shrunk to nothing."""


class Aim(StrEnum):
    """What the coach plays for."""

    AVERAGE = "average"
    TARGET = "target"


class Line(NamedTuple):
    """One option: its words, its worth in words, and its bar from 0 to 1."""

    text: str
    worth: str
    share: float


class Counsel(NamedTuple):
    """All that the panel shows; `percent` is of a computation that is still running."""

    headline: str = ""
    caption: str = ""
    lines: tuple[Line, ...] = ()
    remark: str = ""
    percent: int | None = None


class Coach(QObject):
    """Follows the game; gives the headline freely and its options only when asked.

    Asking marks the game as assisted, from that moment and for good.
    """

    changed = Signal()

    def __init__(self, controller: Controller, runner: CoachRunner) -> None:
        super().__init__()
        self._controller = controller
        self._runner = runner
        self._typed_target: int | None = None
        self._is_seated = False
        self._sees_rolls = False
        self.aim = Aim.TARGET
        self.is_asked = False
        controller.changed.connect(self._follow)
        controller.opened.connect(self._begin)
        runner.learned.connect(self._follow)
        runner.progressed.connect(self._follow)

    @property
    def target(self) -> int:
        """The total to reach: as typed in, else one more than the record, else a fair one."""
        if self._typed_target is not None:
            return self._typed_target
        record = self._controller.own_record
        return record.total + 1 if record else round(self._controller.game.ruleset.best_total * 0.6)

    @property
    def can_be_asked(self) -> bool:
        """Whether the coach sits here and there is something to decide."""
        game = self._controller.game
        if game.is_over or self._controller.is_looking or self._runner.is_missing:
            return False
        return self._sees_rolls or not self._controller.has_table_dice

    @property
    def advice(self) -> "Advice | None":
        """The advice for the aim, None while nobody has asked or the coach can't tell yet."""
        return self._advice(self.aim) if self.is_asked and self.can_be_asked else None

    def seat(self, *, seated: bool) -> None:
        """Let the coach sit down, which makes it load and learn, or leave."""
        self._is_seated = seated
        self.is_asked = self.is_asked and seated
        self.changed.emit()

    def let_see_rolls(self, *, sees: bool) -> None:
        """Let the coach see all rolls of dice on the table; it can't help with the last alone."""
        self._sees_rolls = sees
        self._follow()

    def set_aim(self, aim: Aim) -> None:
        """Play for the best average, or for the target."""
        self.aim = aim
        self.changed.emit()

    def set_target(self, target: int) -> None:
        """Play for this total, until another game begins."""
        self._typed_target = target
        self.changed.emit()

    def ask(self, *, asked: bool) -> None:
        """Show the options, which marks the game, or fold them away."""
        self.is_asked = asked and self._controller.consult()
        self.changed.emit()

    def do_best(self) -> None:
        """Play the best option."""
        advice = self.advice
        if advice is None or not advice.options:
            return
        best = advice.options[0]
        if best.kind == "hold":
            self._controller.hold_and_roll(best.slots)
        else:
            self._controller.score(best.category)

    def counsel(self) -> Counsel:
        """What to show now."""
        game = self._controller.game
        if not self._is_seated or game.is_over or self._controller.is_looking:
            return Counsel()
        if self._runner.is_missing:
            return Counsel(caption=coach_words.missing())
        if not self.can_be_asked:
            return Counsel(caption=coach_words.sees_no_rolls())
        advice = self._advice(self.aim)
        if advice is None:
            percent = self._runner.percent(game.ruleset)
            return Counsel(caption=coach_words.learning(), percent=percent)
        lines = self._lines(advice) if self.is_asked else ()
        return Counsel(self._worth(advice.worth), self._caption(), lines, self._remark())

    def _advice(self, aim: Aim) -> "Advice | None":
        game = self._controller.game
        study = self._runner.study(game.ruleset, game)
        if study is None:
            return None
        return study.advise(game, self.target if aim is Aim.TARGET else None)

    def _lines(self, advice: "Advice") -> tuple[Line, ...]:
        return tuple(
            Line(coach_words.option(option), self._worth(option.worth), self._share(option, advice))
            for option in advice.options[:_SHOWN]
        )

    def _share(self, option: "Option", advice: "Advice") -> float:
        best = advice.options[0].worth
        if self.aim is Aim.TARGET:
            return option.worth / best if best else 0.0
        return max(0.0, 1 - (best - option.worth) / _WORST_SHOWN)

    def _worth(self, worth: float) -> str:
        is_chance = self.aim is Aim.TARGET
        return coach_words.chance(worth) if is_chance else coach_words.points(worth)

    def _caption(self) -> str:
        if self.aim is Aim.AVERAGE:
            return coach_words.average_caption()
        return coach_words.target_caption(self.target, self._controller.own_record)

    def _remark(self) -> str:
        """What the two aims disagree about, if anything and if anyone has asked."""
        average, target = self._advice(Aim.AVERAGE), self._advice(Aim.TARGET)
        if not (self.is_asked and average and target and average.options):
            return ""
        if {_move(option) for option in average.best} & {_move(option) for option in target.best}:
            return ""
        return coach_words.disagreement(average.options[0], target.options[0])

    def _follow(self) -> None:
        if self._is_seated:
            self.changed.emit()

    def _begin(self) -> None:
        """Another game: nobody has asked about it, and its target is the record again."""
        self.is_asked = False
        self._typed_target = None
        self._follow()


def _move(option: "Option") -> object:
    """What an option does, whatever it is worth."""
    return option.faces if option.kind == "hold" else option.category
