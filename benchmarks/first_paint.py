"""How long it takes from the start of the program until something is seen, and can be used."""

from collections.abc import Callable
from statistics import median

from benchmarks.contenders import Contender, pairs, started
from benchmarks.table import SPREAD, ratio, show, spread
from tests.e2e.effort import effort_of
from tests.e2e.screen import Screen
from tests.e2e.x_server import x_server

ROUNDS = 15


def run(what: str = "First paint", prepare: Callable[[Contender], None] | None = None) -> None:
    """Start all in turn, again and again, so that a busy moment hits all alike.

    Before each start `prepare`, if there is one, is called with the contender.
    """
    with pairs() as found, x_server() as name:
        screen = Screen(name)
        contenders = [contender for pair in found for contender in pair]
        waited: dict[str, list[float]] = {contender.name: [] for contender in contenders}
        worked: dict[str, list[float]] = {contender.name: [] for contender in contenders}
        usable: dict[str, list[float]] = {contender.name: [] for contender in contenders}
        for number in range(ROUNDS + 1):
            for contender in contenders:
                if prepare:
                    prepare(contender)
                with started(screen, contender) as running:
                    effort = effort_of(running.process.pid)
                    seconds = running.wait_until_usable()
                if number:  # the first start finds nothing in the caches
                    waited[contender.name].append(1000 * running.seconds)
                    worked[contender.name].append(effort.nanoseconds / 1e6)
                    usable[contender.name].append(1000 * seconds)
        screen.close()
    tables = {
        f"{what}, ms": waited,
        "Processor time until then, ms": worked,
        f"{what} of all that is in the window, ms": usable,
    }
    for title, measured in tables.items():
        rows = []
        for yardstick, ours in found:
            for contender in (yardstick, ours):
                values = measured[contender.name]
                compared = ratio(median(values), median(measured[yardstick.name]))
                rows.append([contender.name, *spread(values), compared])
        show(f"{title} ({ROUNDS} starts of each in turn, 1,000 finished games)", HEAD, rows)


HEAD = ("", *SPREAD, "of bare")
