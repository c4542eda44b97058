"""How long the coach thinks, how much it remembers, and how that compares with `yatzy-solver`.

    python -m benchmarks.coach

The peer solves the best average of its own fixed rules and knows no targets. It is no dependency:
`pip install yatzy-solver` puts it beside the program where the ratio is wanted.
"""

import importlib
import sys
import time
from collections.abc import Callable
from typing import TypeVar

from yacht_desktop.coach import (
    Solution,
    advise,
    solve_chances,
    solve_mean,
    solve_spread,
)
from yacht_desktop.rules import PRESETS, Game, Roll, play

TRADITIONAL = PRESETS["traditional"]
THIRTEEN_BOXES = PRESETS["two-pairs"]
TARGET = 231

PEER = "yatzy_solver"
PEER_RULES = "yatzy-scandinavian"

Answer = TypeVar("Answer")


def run() -> None:
    """Print every figure, one a line."""
    means, means_seconds = _time(3, "means, 12 boxes", lambda: solve_mean(TRADITIONAL))
    _time(3, "means, 13 boxes", lambda: solve_mean(THIRTEEN_BOXES))
    _time(2, "spread, 12 boxes", lambda: solve_spread(means))
    chances, chances_seconds = _time(1, "chances, 12 boxes", lambda: solve_chances(TRADITIONAL))
    _time(1, "chances, 13 boxes", lambda: solve_chances(THIRTEEN_BOXES))
    _tell("decision, best average", f"{_decision(means, None) * 1e3:.2f} ms")
    _tell("decision, target", f"{_decision(chances, TARGET) * 1e3:.2f} ms")
    _tell("peak memory", _peak_memory())
    _peer(means_seconds, chances_seconds)


def _time(times: int, what: str, work: Callable[[], Answer]) -> tuple[Answer, float]:
    """The answer, and the shortest of some runs in seconds; tells them and the processor's time."""
    runs = [_timed(work) for _ in range(times)]
    seconds, busy = min(run[1] for run in runs), min(run[2] for run in runs)
    _tell(what, f"{seconds:.3f} s ({busy:.3f} s of processor)")
    return runs[0][0], seconds


def _timed(work: Callable[[], Answer]) -> tuple[Answer, float, float]:
    began, began_busy = time.perf_counter(), time.process_time()
    answer = work()
    return answer, time.perf_counter() - began, time.process_time() - began_busy


def _decision(solution: Solution, target: int | None, times: int = 300) -> float:
    """Seconds for the advice of a first roll, with all boxes open: the most options there are."""
    game = play(Game.new(TRADITIONAL), Roll((1, 3, 4, 5, 6)))
    shortest = float("inf")
    for _ in range(times):
        began = time.perf_counter()
        advise(solution, game, target)
        shortest = min(shortest, time.perf_counter() - began)
    return shortest


def _peak_memory() -> str:
    """The most memory that this process has had."""
    if sys.platform == "win32":
        return "unknown on Windows"
    import resource  # noqa: PLC0415 - Windows has none

    unit = 1 if sys.platform == "darwin" else 1024
    return f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 2**20:.0f} MiB"


def _peer(means: float, chances: float) -> None:
    """The time of the peer for its means, and how many times ours that is."""
    try:
        peer = importlib.import_module(PEER)
    except ImportError:
        _tell("peer", f"not installed: {sys.executable} -m pip install yatzy-solver")
        return
    variant = peer.Variant(PEER_RULES)
    _, seconds = _time(1, "peer, means only", lambda: peer.Solver.build(variant))
    _tell("peer / our means", f"{seconds / means:.0f}")
    _tell("peer / our chances", f"{seconds / chances:.1f}")


def _tell(what: str, figure: str) -> None:
    print(f"{what:24}{figure}", flush=True)


if __name__ == "__main__":
    run()
