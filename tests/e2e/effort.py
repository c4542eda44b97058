"""What a process costs, as Linux counts it."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Effort:
    """How long a process has run, and how often it was woken, over all its threads."""

    nanoseconds: int
    switches: int

    def __sub__(self, earlier: "Effort") -> "Effort":
        return Effort(self.nanoseconds - earlier.nanoseconds, self.switches - earlier.switches)


def effort_of(process: int) -> Effort:
    """All that a process did until now."""
    tasks = list(Path(f"/proc/{process}/task").iterdir())
    nanoseconds = sum(int((task / "schedstat").read_text().split()[0]) for task in tasks)
    statuses = [line for task in tasks for line in (task / "status").read_text().splitlines()]
    switches = sum(int(line.split()[1]) for line in statuses if "ctxt_switches" in line)
    return Effort(nanoseconds, switches)


def memory_of(process: int) -> tuple[int, int]:
    """Bytes of memory: shared pages divided among those who share them (PSS), and whole (RSS)."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    kilobytes = {name: int(amount) for name, amount, *_ in map(str.split, lines[1:])}
    return 1024 * kilobytes["Pss:"], 1024 * kilobytes["Rss:"]


def descendants(process: int) -> list[int]:
    """The processes that a process has started, and those that they have."""
    children: list[int] = []
    for task in Path(f"/proc/{process}/task").iterdir():
        children += map(int, (task / "children").read_text().split())
    return children + [one for child in children for one in descendants(child)]
