"""Kill the program at random moments of real games, and look what is left.

kills --kills 1000                       the built program, some twenty minutes
kills --kills 50 --screens 1 --source    from source, one after the other

Games are played by keys as fast as the program takes them. At a random moment the program gets
SIGKILL; then the file must be whole, its log must be one from before or after the gestures that
were under way, and the next start must go on with that game and with the dice that its seed gives.
"""

import argparse
import shutil
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from random import Random, randrange
from threading import Timer

from tests.e2e import stored
from tests.e2e.ledger import Ledger, LostError, TornError
from tests.e2e.player import Player
from tests.e2e.program import BUILT, FROM_SOURCE, Program, faults_in
from tests.e2e.screen import Screen
from tests.e2e.x_server import x_server

LONGEST_PLAY = 0.5
"""Seconds from the first paint to the latest kill."""
LONGEST_START = 1.0
"""Seconds from the start of the program to the latest kill of those that hit it while it starts."""
KILLS_AT_START = 0.1
TOLD_EVERY = 100
MOST_AT_ONCE = 4
"""Gestures that are made without waiting for the program."""


class Siege:
    """One player's games under fire; `tally` counts what happened."""

    def __init__(self, screen: Screen, data: Path, chance: Random, command: Sequence[str]) -> None:
        self._screen = screen
        self._data = data
        self._command = command
        self._chance = chance
        self._ledger = Ledger()
        self.tally: Counter[str] = Counter()

    def kill_once(self) -> None:
        """Play on, kill, and look; raises LostError or TornError."""
        with Program(self._screen, self._data, self._command) as program:
            if self._chance.random() < KILLS_AT_START:
                time.sleep(self._chance.uniform(0, LONGEST_START))
                self.tally["kills while starting"] += 1
            else:
                program.wait_for_window()
                self._ledger.check(stored.games(self._data))
                self._play_until_killed(program)
        self.tally["kills"] += 1
        self._look()

    def _play_until_killed(self, program: Program) -> None:
        player = Player(program)
        self._ledger.take_up(stored.games(self._data))
        killer = Timer(self._chance.uniform(0, LONGEST_PLAY), program.process.kill)
        killer.start()
        while program.is_alive:
            if player.game.is_over and self._chance.random() < 0.8:
                self._begin_next(player, program)
            else:
                self._play_some(player, program)
        killer.join()

    def _play_some(self, player: Player, program: Program) -> None:
        for _ in range(self._chance.randint(1, MOST_AT_ONCE)):
            if player.game.is_over and len(self._ledger.possible) > 1:
                break
            player.do_something(self._chance)
            self._ledger.expect(player.log)
            self.tally["gestures"] += 1
        self._screen.wait(lambda: not program.is_alive or player.is_stored(), f"{player.log}")
        if program.is_alive:
            self._ledger.acknowledge(player.log)

    def _begin_next(self, player: Player, program: Program) -> None:
        self._ledger.expect_next_game()
        player.next_game()
        self._screen.wait(
            lambda: not program.is_alive or stored.latest(self._data).number > player.number,
            "the next game",
        )
        if program.is_alive:
            self.tally["games finished"] += 1
            player.take_up(stored.latest(self._data))
            self._ledger.take_up(stored.games(self._data))

    def _look(self) -> None:
        """See what the kill has left, as the next start will find it."""
        possible = self._ledger.possible
        try:
            found = stored.games_after_a_kill(self._data)
        except (AssertionError, sqlite3.Error) as damage:
            raise TornError(f"the file is damaged: {damage}") from damage
        self._ledger.check(found)
        if len(possible) > 1:
            self.tally["kills with gestures under way"] += 1
            before = bool(found) and found[-1].log == possible[0]
            self.tally["... of which none was stored" if before else "... of which some were"] += 1
        self._ledger.take_up(found)


def besiege(kills: int, seed: int, command: Sequence[str] = FROM_SOURCE) -> Counter[str]:
    """Kill so many times on a screen of its own; a profile that was hurt is kept and left."""
    tally: Counter[str] = Counter({"lost": 0, "torn": 0})
    chance = Random(seed)
    with x_server() as name:
        screen = Screen(name)
        while tally["kills"] < kills:
            data = Path(tempfile.mkdtemp(prefix="yacht-crash-"))
            siege = Siege(screen, data, chance, command)
            try:
                while (done := tally["kills"] + siege.tally["kills"]) < kills:
                    siege.kill_once()
                    if (done + 1) % TOLD_EVERY == 0:
                        print(f"{done + 1} kills on {name}", flush=True)
            except (LostError, TornError) as error:
                tally["torn" if isinstance(error, TornError) else "lost"] += 1
                print(f"{type(error).__name__}: {error}\nThe games are kept in {data}.")
            else:
                tally["warnings in the log"] += len(faults_in(data))
                shutil.rmtree(data)
            tally += siege.tally
        screen.close()
    return tally


def run(arguments: Sequence[str]) -> int:
    """The long run; 0 when nothing was lost or torn."""
    parser = argparse.ArgumentParser("kills", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--screens", type=int, default=2, help="how many play side by side")
    parser.add_argument("--seed", type=int, default=randrange(10**6))
    parser.add_argument("--source", action="store_true", help="not the built program")
    options = parser.parse_args(arguments)
    print(f"{options.kills} kills on {options.screens} screens, seed {options.seed} …", flush=True)
    start = time.monotonic()
    shares = [options.kills // options.screens] * options.screens
    shares[0] += options.kills % options.screens
    seeds = range(options.seed, options.seed + options.screens)
    commands = repeat(FROM_SOURCE if options.source else BUILT)
    with ProcessPoolExecutor(options.screens) as players:
        tally = sum(players.map(besiege, shares, seeds, commands), Counter[str]())
    for what in sorted({*tally, "lost", "torn"}):
        print(f"{tally[what]:8}  {what}")
    print(f"in {time.monotonic() - start:.0f} s")
    return 1 if tally["lost"] or tally["torn"] or tally["warnings in the log"] else 0
