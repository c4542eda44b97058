"""Play a long session under strace: whom did the program talk to, and what did it write?

privacy              the built program: players with names, every page, the coach, an export,
                     backups, paper, the small window, sound, sizes, full screen
privacy --source     from source

Sounds are on; where pulseaudio is installed they are played to a server of our own, and must be
heard there. It may talk to the display, to the message bus and to what plays sounds, and to nobody
else. It may write in its own four folders, and the one file that was asked for. No name stands in
its log.
"""

import argparse
import re
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tests.e2e import stored
from tests.e2e.program import BUILT, FROM_SOURCE, Program
from tests.e2e.screen import Screen
from tests.e2e.x_server import x_server
from tests.trials.sound_server import SoundServer, sound_server
from yacht_desktop.ui.keys import BOXES
from yacht_desktop.ui.settings import Settings
from yacht_desktop.ui.setup import Setup

NAMES: Final = ("Wilhelmina", "Bartholomew")
BOXES_OF_A_GAME: Final = 12
CALLS: Final = (
    "%network,openat,open,creat,mkdir,mkdirat,rename,renameat,renameat2,unlink,unlinkat,link,linkat,"
    "symlink,symlinkat,truncate,chmod,fchmodat,mknod,mknodat"
)
_UNFINISHED = " <unfinished ...>"
_RESUMED = re.compile(r" *<\.\.\. \w+ resumed>")
_WRITES = re.compile(r"O_(?:WRONLY|RDWR|CREAT|TRUNC|APPEND)")
_PATHS = re.compile(r'(?:AT_FDCWD<([^>]*)>, |\d+<([^>]*)>, )?"((?:[^"\\]|\\.)*)"')
_NOWHERE = re.compile(r"/dev/(?:null|tty|urandom|random)$|/proc/self/fd/\d+$")
_EXPORTED = re.compile(r"\.yacht-games$|/\.yacht-[0-9a-f]+\.new$")
_ON_FILES = re.compile(
    r"\b(?:openat|open|creat|mkdir|mkdirat|rename|renameat2?|unlink|unlinkat|link|linkat|symlink"
    r"|symlinkat|truncate|chmod|fchmodat|mknod|mknodat)\("
)


class Findings(NamedTuple):
    """What a session did, as strace saw it."""

    calls: int
    places: Counter[str]
    """Sockets it talked to, by their names."""
    families: set[str]
    written: Counter[str]
    """Paths that were made, opened for writing, renamed or removed."""


def is_display_or_bus(place: str) -> bool:
    """Whether a socket belongs to the display, the message bus, or the system's list of users."""
    return bool(re.search(r"/\.X11-unix/X\d+$|dbus|/bus$|/wayland-\d+$|nscd/socket$", place))


def is_sound(place: str) -> bool:
    """Whether a socket belongs to what plays sounds."""
    return bool(re.search(r"/(?:pulse/native|pipewire-\d+)$", place))


def read(trace: Path) -> Findings:
    """Make sense of what strace has written with -y."""
    found = Findings(0, Counter(), set(), Counter())
    lines = [*_calls(trace.read_text(encoding="utf-8", errors="replace"))]
    for line in lines:
        if re.search(r"= -1 E\w+", line):
            continue
        found.families.update(re.findall(r"\b[AP]F_\w+", line))
        found.places.update(re.findall(r'sun_path=@?"([^"]+)"', line))
        if not re.search(r"\bopen(?:at)?\(", line) or _WRITES.search(line):
            found.written.update(_paths(line))
    return found._replace(calls=len(lines))


def _calls(trace: str) -> Iterator[str]:
    """A line for each call, also where another thread's came between its start and its end."""
    begun: dict[str, str] = {}
    for line in trace.splitlines():
        process, _, call = line.partition(" ")
        if call.endswith(_UNFINISHED):
            begun[process] = call.removesuffix(_UNFINISHED)
        else:
            start = begun.pop(process, "") if _RESUMED.match(call) else ""
            yield start + _RESUMED.sub("", call)
    yield from begun.values()


def _paths(line: str) -> Iterator[str]:
    if not _ON_FILES.search(line):
        return
    for here, there, path in _PATHS.findall(line):
        yield path if path.startswith("/") else f"{here or there}/{path}"


class Session:
    """Someone at the keyboard who tries everything once."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._press = program.screen.press

    def play(self, games: int) -> None:
        """Play whole games and look into every room."""
        for number in range(games):
            self._play_a_game()
            self._look_around()
            if number == 0:
                self._keep_things()
            self._press("ctrl+1", "n")
            self._program.screen.settle()
        self._press("ctrl+q")

    def _play_a_game(self) -> None:
        for letter in BOXES[:BOXES_OF_A_GAME].lower():
            for _ in NAMES:
                self._step("space")
                self._press("1", "3")
                self._step("space")
                self._step(letter)

    def _step(self, key: str) -> None:
        before = stored.latest(self._program.data)
        self._press(key)
        self._program.screen.wait(
            lambda: stored.latest(self._program.data) != before, f"{key} to be stored"
        )

    def _look_around(self) -> None:
        for keys in (
            ("ctrl+2",), ("ctrl+3",), ("ctrl+4",), ("ctrl+1",), ("ctrl+F1", "Escape"),
            ("F1",), ("ctrl+m", "ctrl+m"), ("ctrl+plus", "ctrl+minus", "ctrl+0"), ("F11", "F11"),
            ("ctrl+p", "Escape"), ("h",), ("alt+v", "s", "alt+v", "s"), ("alt+v", "k"),
        ):  # fmt: skip
            for key in keys:
                self._press(key)
                self._program.screen.settle(0.2)

    def _keep_things(self) -> None:
        """Export to the file that the dialog proposes, and look at the backups."""
        for key in ("alt+g", "y", "e", "Return", "alt+g", "y", "b", "Escape"):
            self._press(key)
            self._program.screen.settle(0.5)


def watch(
    screen: Screen,
    home: Path,
    games: int,
    command: Sequence[str],
    server: SoundServer | None = None,
) -> list[str]:
    """Play a session in this home; what was not as it should be, a line each."""
    folders = {
        "XDG_DATA_HOME": home / "data",
        "XDG_CONFIG_HOME": home / "config",
        "XDG_STATE_HOME": home / "state",
        "XDG_CACHE_HOME": home / "cache",
        "HOME": home,
    }
    settings = Settings(home / "config" / "Yacht" / "yacht.ini")
    settings.setup = Setup(names=NAMES)
    settings.sound = True
    trace = home.parent / "trace"
    watched = ("strace", "-f", "-y", "-qq", "-s", "4096", "-e", f"trace={CALLS}", "-o", str(trace))
    data = home / "data" / "Yacht"
    variables = {name: str(folder) for name, folder in folders.items()}
    variables |= {} if server is None else server.variables
    variables["PYTHONDONTWRITEBYTECODE"] = "1"  # from source, there is a cache of Python's own
    with Program(screen, data, (*watched, *command), variables, portable=False) as program:
        program.wait_for_window()
        Session(program).play(games)
        code = program.end(120)
    found = read(trace)
    print(f"{found.calls:8}  calls seen", *_counted(found), sep="\n", flush=True)
    return [
        *([f"it ended with {code}"] if code else []),
        *_faults(found, home, () if server is None else (str(server.cookie),)),
        *_faults_of_sound(found, server),
    ]


def _counted(found: Findings) -> Iterator[str]:
    for place, times in sorted(found.places.items()):
        yield f"{times:8}  {place}"
    for folder, times in Counter(
        {str(Path(p).parent): n for p, n in found.written.items()}
    ).items():
        yield f"{times:8}  {folder}"


def _faults_of_sound(found: Findings, server: SoundServer | None) -> Iterator[str]:
    """Where there is a server, sounds were played to it and to no other, and could be heard."""
    if server is None:
        print("There is no pulseaudio here: sounds were played to nobody", flush=True)
        return
    asked = sum(times for place, times in found.places.items() if is_sound(place))
    print(f"{server.sounds:8}  sounds played, the loudest {server.loudest} of 32767", flush=True)
    if not asked or not server.sounds or not server.loudest:
        yield f"of {asked} sounds {server.sounds} were played, the loudest {server.loudest}"


def _faults(found: Findings, home: Path, others: Sequence[str]) -> Iterator[str]:
    for family in sorted(found.families - {"AF_UNIX", "AF_UNSPEC"}):
        yield f"it used {family}"
    for place in found.places:
        if not (is_display_or_bus(place) or is_sound(place)):
            yield f"it talked to {place}"
    own = tuple(str(home / name / "Yacht") for name in ("data", "config", "state", "cache"))
    # The file that was asked for, first under another name beside it.
    exported = [path for path in found.written if _EXPORTED.search(path)]
    for path in found.written:
        is_own = path.startswith(own) or any(o.startswith(path) for o in own)
        if not is_own and path not in (*exported, *others) and not _NOWHERE.match(path):
            yield f"it wrote {path}"
    for log in (home / "state").rglob("*.log"):
        text = log.read_text(encoding="utf-8")
        yield from (f"{name} stands in the log" for name in NAMES if name in text)


def run(arguments: Sequence[str]) -> int:
    """The long session; 0 when it talked to nobody and wrote nowhere else."""
    parser = argparse.ArgumentParser("privacy", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--source", action="store_true", help="not the built program")
    options = parser.parse_args(arguments)
    with (
        tempfile.TemporaryDirectory() as folder,
        x_server() as name,
        sound_server(Path(folder, "sound")) as server,
    ):
        screen = Screen(name)
        home = Path(folder, "home")
        home.mkdir()
        program = FROM_SOURCE if options.source else BUILT
        faults = watch(screen, home, options.games, program, server)
        screen.close()
    print(*faults, f"{len(faults):8}  things that should not be", sep="\n")
    return int(bool(faults))
