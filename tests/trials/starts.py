"""Start the program several times at once, again and again: one plays, the others make way.

starts --rounds 100 --at-once 5      the built program
starts --rounds 10 --source          from source

Each round begins with what the one before has left, and ends by turns with Ctrl+Q, with SIGTERM and
with SIGKILL. In between a turn is begun, which has to be there in the next round.
"""

import argparse
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from tests.e2e import stored
from tests.e2e.player import Player, best_box
from tests.e2e.program import BUILT, FROM_SOURCE, Program, faults_in
from tests.e2e.screen import Screen
from tests.e2e.x_server import x_server


def crowd(screen: Screen, data: Path, rounds: int, at_once: int, command: Sequence[str]) -> int:
    """Play so many rounds; how many went wrong, each told in a line."""
    wrong = 0
    for number in range(rounds):
        before = stored.games_after_a_kill(data)
        with ExitStack() as stack:
            programs = [stack.enter_context(Program(screen, data, command)) for _ in range(at_once)]
            fault = _one_plays(screen, programs)
            if not fault and not _goes_on(before, stored.games(data)):
                fault = f"{before} became {stored.games(data)}"
            if not fault:
                fault = _end(programs, number)
        if fault:
            wrong += 1
            print(f"round {number + 1}: {fault}", flush=True)
    return wrong


def _one_plays(screen: Screen, programs: list[Program]) -> str:
    """Wait until one is left, and roll or score with it."""
    screen.wait_for_window(lambda: any(program.is_alive for program in programs))
    screen.wait(lambda: sum(program.is_alive for program in programs) == 1, "all but one to end")
    screen.settle()
    codes = Counter(program.process.poll() for program in programs)
    if codes != {0: len(programs) - 1, None: 1} or len(screen.windows) != 1:
        return f"exit codes {dict(codes)}, {len(screen.windows)} windows"
    left = next(program for program in programs if program.is_alive)
    left.wait_for_window()
    _play_on(left)
    return ""


def _play_on(program: Program) -> None:
    """Roll, or fill a box, or begin the next game, and wait until it is stored."""
    player = Player(program)
    if player.game.is_over:
        before = stored.latest(program.data)
        player.next_game()
        program.screen.wait(lambda: stored.latest(program.data) != before, "the next game")
        return
    if player.game.can_roll:
        player.roll()
    else:
        player.score(best_box(player.game))
    player.wait_until_stored()


def _goes_on(before: list[stored.Stored], after: list[stored.Stored]) -> bool:
    """Whether nothing is missing of what was there."""
    return all(old.log == new.log[: len(old.log)] for old, new in zip(before, after, strict=False))


def _end(programs: list[Program], number: int) -> str:
    (left,) = (program for program in programs if program.is_alive)
    how = ("ctrl+q", signal.SIGTERM, signal.SIGKILL)[number % 3]
    if isinstance(how, str):
        left.screen.press(how)
    else:
        left.send(how)
    code = left.end()
    wanted = -signal.SIGKILL if how is signal.SIGKILL else 0
    return "" if code == wanted else f"it ended with {code} after {how}"


def run(arguments: Sequence[str]) -> int:
    """The long run; 0 when one and only one played each time, and nothing was lost."""
    parser = argparse.ArgumentParser("starts", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--at-once", type=int, default=5)
    parser.add_argument("--source", action="store_true", help="not the built program")
    options = parser.parse_args(arguments)
    command = FROM_SOURCE if options.source else BUILT
    start = time.monotonic()
    with x_server() as name, tempfile.TemporaryDirectory() as folder:
        screen, data = Screen(name), Path(folder)
        wrong = crowd(screen, data, options.rounds, options.at_once, command)
        warnings = faults_in(data)
        screen.close()
    print(f"{options.rounds:8}  rounds of {options.at_once} starts\n{wrong:8}  went wrong")
    print(f"{len(warnings):8}  warnings in the log", *warnings[:5], sep="\n")
    print(f"in {time.monotonic() - start:.0f} s")
    return 1 if wrong or warnings else 0
