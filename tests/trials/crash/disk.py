"""A folder as recorded calls leave it: what is in it, and what a power cut leaves of that."""

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import NamedTuple

from tests.trials.shim.preloaded import Call, Kind

Key = tuple[object, ...]
"""Equal for equal bytes of a file; different for most others."""


class Change(NamedTuple):
    """A write, or with None the length to which a file was cut or stretched."""

    at: int
    what: bytes | None


class Content(NamedTuple):
    """The bytes of a file, made when they are wanted."""

    key: Key
    bytes_: Callable[[], bytes]


Image = dict[str, Content]
"""Every file of the folder by its name in it."""


@dataclass
class File:
    """Bytes with any number of names, maybe none."""

    data: bytearray = field(default_factory=bytearray)
    synced: bytes = b""
    version: int = 0
    synced_version: int = 0
    pending: list[Change] = field(default_factory=list)

    def change(self, change: Change, version: int) -> None:
        """Take a change that a power cut may lose."""
        apply(self.data, change)
        self.pending.append(change)
        self.version = version

    def sync(self) -> None:
        """From here on everything stays."""
        self.synced = bytes(self.data)
        self.synced_version = self.version
        self.pending = []

    @property
    def now(self) -> Content:
        """All that was written."""
        return Content((self.version,), lambda: bytes(self.data))

    @property
    def safe(self) -> Content:
        """What had been synced."""
        return Content((self.synced_version,), lambda: self.synced)

    def without(self, number: int) -> Content:
        """As if one of the changes since the last sync had not reached the disk."""

        def make() -> bytes:
            data = bytearray(self.synced)
            for at, change in enumerate(self.pending):
                if at != number:
                    apply(data, change)
            return bytes(data)

        return Content((self.version, "without", number), make)


def apply(data: bytearray, change: Change) -> None:
    """Write into bytes as into a file."""
    at, what = change
    if what is None:
        del data[at:]
        data.extend(bytes(at - len(data)))
    else:
        data.extend(bytes(max(0, at - len(data))))
        data[at : at + len(what)] = what


class Disk:
    """The files of one folder, carried along call by call."""

    def __init__(self, before: Path, root: Path) -> None:
        """Begin with what lies in a folder, all of it safe; calls are on `root`, a copy of it."""
        self._versions = count(1)
        self._root = f"{os.path.realpath(root)}{os.sep}"
        self.names: dict[str, File] = {}
        """What a name leads to."""
        self.safe_names: dict[str, File] = {}
        self.folders = {""}
        self.safe_folders = {""}
        self.open: dict[int, File | str] = {}
        """Files by descriptor, folders by their name."""
        for path in sorted(before.rglob("*")):
            self._find(path, path.relative_to(before).as_posix())
        self.safe_names, self.safe_folders = dict(self.names), set(self.folders)

    def _find(self, path: Path, name: str) -> None:
        if path.is_dir():
            self.folders.add(name)
        else:
            file = File(bytearray(path.read_bytes()), version=next(self._versions))
            file.sync()
            self.names[name] = file

    def name(self, path: str) -> str:
        """A path as seen from the folder."""
        return f"{path}/".removeprefix(self._root).removesuffix("/").replace(os.sep, "/")

    def file(self, fd: int) -> File:
        """The file that a descriptor stands for."""
        file = self.open[fd]
        assert isinstance(file, File)
        return file

    def do(self, call: Call) -> None:
        """Carry out one more call."""
        match call.kind:
            case Kind.OPEN:
                self._open(call)
            case Kind.WRITE:
                self._change(self.file(call.fd), Change(call.at, call.first))
            case Kind.TRUNCATE:
                self._change(self.file(call.fd), Change(call.at, None))
            case Kind.SYNC:
                self._sync(self.open[call.fd])
            case Kind.CLOSE:
                del self.open[call.fd]
            case Kind.MKDIR:
                self.folders.add(self.name(call.path))
            case Kind.UNLINK:
                self.names.pop(self.name(call.path), None)
            case Kind.RENAME:
                self.names[self.name(call.other)] = self.names.pop(self.name(call.path))
            case Kind.LINK:
                self.names[self.name(call.path)] = self._linked(call.other)

    def _change(self, file: File, change: Change) -> None:
        file.change(change, next(self._versions))

    def _open(self, call: Call) -> None:
        name = self.name(call.path)
        if call.at & os.O_TMPFILE == os.O_TMPFILE:
            self.open[call.fd] = File()
        elif name in self.folders:
            self.open[call.fd] = name
        else:
            file = self.names.setdefault(name, File())
            self.open[call.fd] = file
            if call.at & os.O_TRUNC and file.data:
                self._change(file, Change(0, None))

    def _linked(self, other: str) -> File:
        """The file behind another name, or behind a descriptor if it has none."""
        if other.startswith("/proc/self/fd/"):
            return self.file(int(other.rpartition("/")[2]))
        return self.names[self.name(other)]

    def _sync(self, what: File | str) -> None:
        if isinstance(what, File):
            what.sync()
            return
        for name in [n for n in self.safe_names if _folder_of(n) == what]:
            del self.safe_names[name]
        here = {name: file for name, file in self.names.items() if _folder_of(name) == what}
        self.safe_names.update(here)
        self.safe_folders |= {name for name in self.folders if _folder_of(name) == what}

    def image(self) -> Image:
        """What is in the folder."""
        return {name: file.now for name, file in self.names.items()}

    def after_power_cut(self, *, data: bool, names: bool) -> Image:
        """What is left when unsynced data is lost, or unsynced names are, or both."""
        kept = self.safe_names if names else self.names
        there = {n: f for n, f in kept.items() if not names or self._is_safe(_folder_of(n))}
        return {name: file.safe if data else file.now for name, file in there.items()}

    def without_one(self, file: File) -> Iterator[Image]:
        """What is left when one of a file's changes is lost that were not synced."""
        name = next((name for name, named in self.names.items() if named is file), None)
        if name is not None:
            for number in range(len(file.pending)):
                yield self.image() | {name: file.without(number)}

    def _is_safe(self, folder: str) -> bool:
        return folder in self.safe_folders and (not folder or self._is_safe(_folder_of(folder)))


def _folder_of(name: str) -> str:
    return name.rpartition("/")[0]
