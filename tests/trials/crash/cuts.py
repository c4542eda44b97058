"""Every disk that a crash could leave behind, call by call."""

from collections.abc import Iterator
from enum import StrEnum
from functools import partial
from typing import NamedTuple

from tests.trials.crash.disk import Change, Content, Disk, File, Image, apply
from tests.trials.shim.preloaded import Call, Kind

_SECTOR = 512
_CHANGING = (Kind.WRITE, Kind.TRUNCATE, Kind.SYNC, Kind.RENAME, Kind.UNLINK, Kind.MKDIR, Kind.LINK)


class Cut(StrEnum):
    """What a crash took away."""

    NOTHING = "killed after the call"
    HALF = "killed with half of a write done"
    LAST_SECTOR = "killed with all but a sector of a write done"
    ALL_UNSYNCED = "power cut: no unsynced data"
    UNSYNCED_NAMES = "power cut: no unsynced names"
    BOTH = "power cut: neither"
    ONE = "power cut: one unsynced write lost of several"


class Point(NamedTuple):
    """One disk; `is_at_rest` if no gesture was under way."""

    cut: Cut
    image: Image
    is_at_rest: bool = False


def is_point(call: Call) -> bool:
    """Whether a call changes what is on the disk, or makes it stay there."""
    return call.kind in _CHANGING


def points(disk: Disk, call: Call) -> Iterator[Point]:
    """Carry a call out; each disk that a crash before its end or just after could leave."""
    if call.kind is Kind.SYNC and isinstance(file := disk.open[call.fd], File):
        yield from (Point(Cut.ONE, image) for image in disk.without_one(file))
    if call.kind is Kind.WRITE:
        yield from _torn(disk, call)
    disk.do(call)
    yield Point(Cut.NOTHING, disk.image())
    yield from power_cuts(disk)


def power_cuts(disk: Disk, *, is_at_rest: bool = False) -> Iterator[Point]:
    """What would be left without electricity from now on."""
    lost = {Cut.ALL_UNSYNCED: (True, False), Cut.UNSYNCED_NAMES: (False, True)}
    for cut, (data, names) in (lost | {Cut.BOTH: (True, True)}).items():
        yield Point(cut, disk.after_power_cut(data=data, names=names), is_at_rest)


def _torn(disk: Disk, call: Call) -> Iterator[Point]:
    """A write that ended before its end."""
    file, length = disk.file(call.fd), len(call.first)
    name = next((name for name, named in disk.names.items() if named is file), None)
    if name is None:
        return
    for cut, kept in ((Cut.HALF, length // 2), (Cut.LAST_SECTOR, max(length - _SECTOR, 1))):
        part = Content((file.version, call.at, kept), partial(_part, file, call, kept))
        yield Point(cut, disk.image() | {name: part})


def _part(file: File, call: Call, kept: int) -> bytes:
    data = bytearray(file.data)
    apply(data, Change(call.at, call.first[:kept]))
    return bytes(data)
