"""What a window costs while nobody does anything: it should sleep, and take little room."""

import time
from pathlib import Path

from benchmarks.contenders import pairs, started
from benchmarks.table import ratio, show
from tests.e2e.effort import effort_of, memory_of
from tests.e2e.screen import Screen
from tests.e2e.x_server import x_server

SECONDS = 10
SETTLED = 2.0
MEGABYTE = 1_000_000
HEAD = ("", "CPU ms", "switches", "threads", "PSS MB", "of bare", "RSS MB", "of bare")


def run() -> None:
    """Watch each for some seconds, once its start is over."""
    with pairs() as found, x_server() as name:
        screen = Screen(name)
        rows = []
        for pair in found:
            least = None
            for contender in pair:
                with started(screen, contender) as running:
                    process = running.process.pid
                    screen.settle(SETTLED)
                    before = effort_of(process)
                    time.sleep(SECONDS)
                    effort = effort_of(process) - before
                    memory = memory_of(process)
                    threads = len(list(Path(f"/proc/{process}/task").iterdir()))
                least = least or memory
                row = [f"{effort.nanoseconds / 1e6:.1f}", str(effort.switches), str(threads)]
                for ours, bare in zip(memory, least, strict=True):
                    row += [f"{ours / MEGABYTE:.1f}", ratio(ours, bare)]
                rows.append([contender.name, *row])
        screen.close()
    title = f"At rest: processor time and context switches in {SECONDS} s, and memory"
    show(title, HEAD, rows)
    print("\nPSS shares pages out among all that use them: other Qt programs make it smaller.")
