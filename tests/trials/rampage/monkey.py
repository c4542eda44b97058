"""Life after life of the program under one hand, and a look at everything in between."""

import time
from pathlib import Path
from traceback import format_exception

from PySide6.QtWidgets import QApplication

from tests.trials.rampage import census, gestures
from tests.trials.rampage.census import Census
from tests.trials.rampage.faults import BrokenError, Faults
from tests.trials.rampage.hand import Hand
from tests.trials.rampage.laws import Laws, need, need_one_dialog_of_a_kind
from tests.trials.rampage.life import Life
from tests.trials.rampage.memory import in_use, known_by_the_coach
from tests.ui.table import until
from yacht_desktop.ui import controller
from yacht_desktop.ui.actions import Page
from yacht_desktop.ui.language import Language
from yacht_desktop.ui.settings import Settings

COUNTED_EVERY = 250
"""Gestures between two looks at all that could leak."""
RESTED_EVERY = 10
"""Looks between two that wait until nothing moves."""
TOLD_EVERY = 2_500
MOVING_LIVES = 0.15
LONGEST_GESTURE = 5.0  # seconds
MOST_GROWTH = 20.0
"""MB that may be added from the first look at a life to its last, what the coach knows apart."""


class Monkey:
    """Goes about until so many gestures are made, or one of them breaks something."""

    def __init__(self, app: QApplication, folder: Path, hand: Hand, faults: Faults) -> None:
        self._app = app
        self._folder = folder
        self._hand = hand
        self._faults = faults
        self._left = 0
        self._memory: list[float] = []
        self._growth = 0.0
        self._laws: Laws
        self._first: Census | None = None
        self._until_census = 0
        self._played: tuple[int, tuple[str, ...]] | None = None
        # So that the same seed throws the same dice.
        controller.new_seed = lambda: hand.chance.randbytes(32)  # type: ignore[attr-defined]

    def go_about(self, many: int) -> bool:
        """Make so many gestures; whether all was well. Says what was done."""
        self._left = many
        lives = 0
        try:
            while self._left > 0:
                lives += 1
                self._live()
        except BaseException as fault:  # noqa: BLE001 - with what was done it can be repeated
            self._confess(fault)
            return False
        finally:
            self._tell(lives)
        print(f"{self._growth:.1f} MB is the most that a life has grown by")
        return True

    def _live(self) -> None:
        """One start of the program, to its end."""
        still = self._hand.chance.random() >= MOVING_LIVES
        Settings(self._folder / "yacht.ini").still = still
        self._hand.tally["lives that move"] += 0 if still else 1
        life = self._hand.life = Life(self._app, self._folder, self._hand.chance)
        self._laws, self._first, self._until_census = Laws(life), None, 0
        life.run(self._step)
        self._faults.check()

    def _step(self, life: Life) -> None:
        if self._first is None:
            self._wake_up(life)
        elif self._until_census <= 0:
            self._look_around(life)
        else:
            self._do_something(life)
        self._faults.check()

    def _wake_up(self, life: Life) -> None:
        """The game is the one that was left; then open everything once, and count."""
        self._laws.check()
        if self._played is not None:
            number, log = self._laws.stored
            need((number, log) == self._played, "another game is taken up", self._played, log)
        _open_everything(life)
        self._first = census.take(life)
        self._memory = [_kept(life)]
        self._until_census = COUNTED_EVERY

    def _look_around(self, life: Life) -> None:
        """See that nothing has become more, and that the file is in order."""
        self._laws.check()
        self._laws.check_file()
        need_one_dialog_of_a_kind()
        now = census.take(life)
        self._faults.check()  # Python holds what a fault has passed through until the next one
        if self._hand.tally["looks at all that could leak"] % RESTED_EVERY == 0:
            census.need_rest(life)
        grown = now.grown(self._first or now)
        need(not grown, "there is more than at the start", grown)
        self._hand.tally["looks at all that could leak"] += 1
        self._check_memory(life)
        self._until_census = COUNTED_EVERY

    def _do_something(self, life: Life) -> None:
        """Make one gesture, and see that everything still holds."""
        hand, errands = self._hand, life.presenters.keeping.errands
        before, was_idle = self._laws.stored, errands.is_idle
        start = time.monotonic()
        name = gestures.choose(hand)
        gestures.make(name, hand)
        need((took := time.monotonic() - start) < LONGEST_GESTURE, "a gesture took seconds", took)
        hand.tally[name] += 1
        self._left -= 1
        self._until_census -= 1
        if self._left % TOLD_EVERY == 0:
            print(f"{self._left} to go, {in_use():.0f} MB", flush=True)
        now = self._laws.stored
        if name in gestures.QUIET and was_idle and errands.is_idle:
            need(now == before, "the game was changed by what must not", before, now)
        self._laws.check()
        self._notice_the_end(life)

    def _notice_the_end(self, life: Life) -> None:
        """Remember the game for the next start, if this one is over."""
        is_gone = not (life.is_small or life.window.isVisible())
        if self._left <= 0 and not is_gone:
            life.end()
        elif not (is_gone or life.is_over):
            return
        life.is_over = True
        number, log = self._laws.stored
        is_idle = life.presenters.keeping.errands.is_idle
        goes_on = is_idle and log and not life.controller._session.game.is_over  # noqa: SLF001
        self._played = (number, log) if goes_on else None
        life.stop_reading()

    def _confess(self, fault: BaseException) -> None:
        kind = "" if isinstance(fault, BrokenError) else "".join(format_exception(fault))
        print(f"{kind or fault}\nThe last gestures:", *self._hand.recent, sep="\n  ")

    def _tell(self, lives: int) -> None:
        tally = self._hand.tally
        tally["starts"] = lives
        for what, many in tally.most_common():
            print(f"{many:8}  {what}")

    def _check_memory(self, life: Life) -> None:
        """Within one life it may grow only by what the coach has learned meanwhile."""
        self._memory.append(_kept(life))
        growth = self._memory[-1] - self._memory[0]
        self._growth = max(self._growth, growth)
        need(growth < MOST_GROWTH, "memory grows", self._memory)


def _open_dialogs(life: Life) -> None:
    """In each language, whose letters and words are read when they are first needed."""
    for language in (*Language, Language.ENGLISH):
        life.window.actions_.languages[language].trigger()
        actions, pages = life.window.actions_, life.window.pages
        actions.pages[Page.RULES].trigger()
        dialogs = [actions.keyboard, actions.about, actions.print, actions.export_games]
        if pages.manual_page is not None:
            dialogs.append(pages.manual_page.print)
        for dialog in dialogs:
            dialog.trigger()
            QApplication.processEvents()
            life.window.grab()
            census.close_all(life)


def _kept(life: Life) -> float:
    """The memory in use, in MB, while the coach is not at work and without what it knows."""
    until(lambda: life.presenters.runner.is_idle)
    return in_use() - known_by_the_coach(life)


def _open_everything(life: Life) -> None:
    """Make what is made when it is first needed, and stays."""
    _open_dialogs(life)
    answers: list[object] = []
    book = life.presenters.book.book()
    book.boxes_came.connect(answers.append)
    for way in life.window.actions_.pages.values():
        way.trigger()
        QApplication.processEvents()
    for choice in (life.window.actions_.look.sound, life.window.actions_.coach):
        choice.setChecked(True)
        life.controller.roll()
        choice.setChecked(False)
    life.presenters.runner.study(life.controller.game.ruleset)  # if nobody has asked the coach yet
    life.window.your_games.back_up()
    until(lambda: bool(answers) and life.presenters.keeping.errands.is_idle)
    book.boxes_came.disconnect(answers.append)
