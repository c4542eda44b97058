"""One recording judged: every point is as before or after the gesture that was under way."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import random
from typing import NamedTuple

from tests.trials.crash.cuts import Point, is_point, points, power_cuts
from tests.trials.crash.disk import Disk, Image, Key
from tests.trials.crash.recording import Recording
from tests.trials.crash.started import start_and_end
from tests.trials.crash.verdict import (
    Content,
    Scratch,
    WrongError,
    backups,
    prove_allowed,
    reopen,
    whole_files,
)
from tests.trials.shim.preloaded import Call, Kind
from yacht_desktop.records import StoreError

_REMADE = "home/"
"""Settings, and what the coach has solved: after a power cut older ones will do."""


class Rest(NamedTuple):
    """What there is while no gesture is under way."""

    content: Content
    files: dict[str, Key]
    backups: dict[str, Key]


class Gesture(NamedTuple):
    """The calls between two marks; what happens after a gesture belongs to the next one."""

    name: str
    calls: list[Call]
    shown: str


class CrashTrial:
    """Goes through a recording twice: to see what each gesture leads to, and to judge."""

    def __init__(
        self, recording: Recording, scratch: Path, share: float = 1, started: float = 0
    ) -> None:
        """Judge a share of the points, and start the program itself on a share of these."""
        self._recording = recording
        self._started = started
        self._share = share
        self._scratch = Scratch(scratch)
        self._seen: set[frozenset[tuple[str, Key]]] = set()
        self._files: defaultdict[str, set[Key | None]] = defaultdict(lambda: {None})
        """The versions of files that must be whole which may be found; None is no file."""
        self.wrong: list[str] = []
        self.tally: Counter[str] = Counter()

    def run(self) -> None:
        """Judge every point of every gesture."""
        rests = self._look_ahead()
        disk = self._disk()
        for gesture, before, after in zip(self._gestures(), rests, rests[1:], strict=False):
            self.tally["gestures"] += 1
            self._judge_gesture(disk, gesture, before, after)
        self._compare_with_the_real_folder(disk)

    def _judge_gesture(self, disk: Disk, gesture: Gesture, before: Rest, after: Rest) -> None:
        self._may_be_there(before, after)
        for call in gesture.calls:
            if not is_point(call):
                disk.do(call)
                continue
            self.tally["calls"] += 1
            said = f"{gesture.name}, {call.kind.name.lower()} {self._target(disk, call)}"
            for point in points(disk, call):
                self._judge(point, [before.content, after.content], said)
        self._may_be_there(after)
        for point in power_cuts(disk, is_at_rest=True):
            self._judge(point, [after.content], f"after {gesture.name}")
            if backups(point.image).keys() != after.backups.keys():
                self.wrong.append(f"after {gesture.name}, {point.cut}: a backup is lost")

    def _may_be_there(self, *rests: Rest) -> None:
        """Say which versions of whole files a crash may leave from now on."""
        names = {name for rest in rests for name in rest.files} | self._files.keys()
        for name in names:
            older = self._files[name] if name.startswith(_REMADE) else set()
            self._files[name] = older | {rest.files.get(name) for rest in rests}

    def _disk(self) -> Disk:
        return Disk(self._recording.before, self._recording.after)

    def _gestures(self) -> Iterator[Gesture]:
        name, calls = "", list[Call]()
        for call in self._recording.calls():
            if call.kind is not Kind.MARK:
                calls.append(call)
            elif call.path.startswith("begin "):
                name = call.path.removeprefix("begin ")
            else:
                yield Gesture(name, calls, call.path.removeprefix("end "))
                calls = []
        if any(is_point(call) for call in calls):
            self.wrong.append("something was written after the last gesture")

    def _look_ahead(self) -> list[Rest]:
        """What is stored before the first gesture and after each; it is what the window showed."""
        disk = self._disk()
        rests = [self._rest(disk, "")]
        for gesture in self._gestures():
            for call in gesture.calls:
                disk.do(call)
            rests.append(self._rest(disk, gesture.shown))
        return rests

    def _rest(self, disk: Disk, shown: str) -> Rest:
        image = disk.image()
        content, stored = reopen(self._scratch.lay_out(image))
        if shown not in ("", stored):
            self.wrong.append(f"shown was {shown}, stored is {stored}")
        return Rest(content, whole_files(image), backups(image))

    def _target(self, disk: Disk, call: Call) -> str:
        """What a call was about, for the report."""
        if call.fd < 0:
            return disk.name(call.path)
        file = disk.open[call.fd]
        named = (name for name, named in disk.names.items() if named is file)
        return file if isinstance(file, str) else next(named, "a file without a name")

    def _judge(self, point: Point, allowed: list[Content], said: str) -> None:
        self.tally["points"] += 1
        self.tally[point.cut] += 1
        which = frozenset((name, content.key) for name, content in point.image.items())
        if which in self._seen and not point.is_at_rest:
            return
        self._seen.add(which)
        if random() >= self._share:
            return
        self.tally["different disks reopened"] += 1
        try:
            home = self._scratch.lay_out(point.image)
            self._scratch.prove_backups(point.image)
            self._prove_files(point)
            prove_allowed(reopen(home)[0], allowed)
            if random() < self._started:
                self.tally["of these the program itself was started on"] += 1
                start_and_end(self._scratch.lay_out(point.image))
                self._scratch.forget()
                prove_allowed(reopen(home)[0], allowed)
        except (StoreError, WrongError, ValueError) as error:
            self.wrong.append(f"{said}, {point.cut}: {error}")

    def _prove_files(self, point: Point) -> None:
        found = whole_files(point.image)
        for name, versions in self._files.items():
            if found.get(name) not in versions:
                raise WrongError(f"{name} is not whole")

    def _compare_with_the_real_folder(self, disk: Disk) -> None:
        """What was recorded is all that was done: the files are the same, byte for byte."""
        after = self._recording.after
        real = {
            path.relative_to(after).as_posix(): path.read_bytes()
            for path in after.rglob("*")
            if path.is_file()
        }
        made: Image = disk.image()
        if real != {name: content.bytes_() for name, content in made.items()}:
            self.wrong.append("the recording leads to other files than there are")
