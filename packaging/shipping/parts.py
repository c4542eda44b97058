"""The parts of others that the program brings along: whose they are, and under which licence."""

import hashlib
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path, PurePath
from typing import NamedTuple

from freezing.trim import Entry, stem

# Where a file lies in the bundle tells from which of the locked packages it came.
_PACKAGES = {
    "PySide6": "PySide6-Essentials",
    "shiboken6": "shiboken6",
    "numpy": "numpy",
    "numpy.libs": "numpy",
}
# Parts of those packages that others made.
_MADE_BY_OTHERS = {
    "libicudata": "ICU",
    "libicui18n": "ICU",
    "libicuuc": "ICU",
    "libgfortran": "GCC runtime",
    "libquadmath": "GCC runtime",
}
_LICENCES = {
    "ICU": "Unicode-DFS-2016",
    "GCC runtime": "GPL-3.0-or-later WITH GCC-exception-3.1",
    "PySide6-Essentials": "LGPL-3.0-only",
    "shiboken6": "LGPL-3.0-only",
    "numpy": "BSD-3-Clause",
    "Python": "PSF-2.0",
    "libsqlite3": "blessing",
    "libmpdec": "BSD-2-Clause",
}
_MIT = ("libxcb", "libxkbcommon", "libffi", "libexpat")
UNKNOWN = "as its maker says"
_COPYRIGHT = Path("/usr/share/doc")


class Part(NamedTuple):
    """A library or package of others: `files` are by their place in the bundle."""

    name: str
    version: str
    licence: str
    address: str
    files: dict[str, Path]
    text: str = ""


class MissingLicenceError(Exception):
    """A licence that must come along is not on this machine."""


def parts_of(binaries: Iterable[Entry]) -> list[Part]:
    """Whose the files of a bundle are, by name."""
    files: dict[str, dict[str, Path]] = {}
    for place, source, kind in sorted(binaries):
        if kind != "SYMLINK":
            files.setdefault(_owner(place), {})[place] = Path(source)
    return [_part(owner, found) for owner, found in sorted(files.items())]


def digest(file: Path) -> str:
    """The SHA-256 of a file, as hexadecimal digits."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def text_of_python() -> str:
    """The licence of the Python that comes along."""
    library = Path(sysconfig.get_path("stdlib"))
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    places = [
        library / "LICENSE.txt",
        library.parent / "LICENSE.txt",
        _COPYRIGHT / version / "copyright",
    ]
    for place in places:
        if place.is_file():
            return place.read_text(encoding="utf-8")
    raise MissingLicenceError("Python's licence is not on this machine.")


def texts_of_package(name: str) -> str:
    """All licences that an installed package names."""
    found = [
        file
        for file in metadata.distribution(name).files or []
        if ".dist-info/" in str(file) and "licenses/" in str(file)
    ]
    if not found:
        raise MissingLicenceError(f"The licence of {name} is not on this machine.")
    return "\n\n".join(file.read_text(encoding="utf-8").strip() for file in sorted(found))


def _owner(place: str) -> str:
    path = PurePath(place.replace("\\", "/"))
    top = path.parts[0]
    if maker := _MADE_BY_OTHERS.get(stem(place).partition("-")[0]):
        return maker
    if top in _PACKAGES and len(path.parts) > 1:
        return _PACKAGES[top]
    name = stem(place)
    is_pythons = len(path.parts) > 1 or name.lower().startswith(("libpython", "python"))
    return "Python" if is_pythons else name


def _part(owner: str, files: dict[str, Path]) -> Part:
    licence = _LICENCES.get(owner) or ("MIT" if owner.startswith(_MIT) else UNKNOWN)
    if owner in _PACKAGES.values():
        version = metadata.version(owner)
        return Part(owner, version, licence, f"pkg:pypi/{owner.lower()}@{version}", files)
    if owner == "Python":
        version = ".".join(map(str, sys.version_info[:3]))
        return Part(owner, version, licence, f"pkg:generic/python@{version}", files)
    if owner in _MADE_BY_OTHERS.values():
        version = PurePath(next(iter(files))).name.partition(".so.")[2]
        address = f"pkg:generic/{owner.lower().replace(' ', '-')}@{version}"
        return Part(owner, version, licence, address, files)
    return _part_of_machine(owner, licence, files)


def _part_of_machine(name: str, licence: str, files: dict[str, Path]) -> Part:
    package = _debian_package(next(iter(files.values())))
    if package is None:
        return Part(name, "unknown", licence, f"pkg:generic/{name}", files)
    version = _said("dpkg-query", "--show", "--showformat=${Version}", package)
    short = package.partition(":")[0]
    notice = _COPYRIGHT / short / "copyright"
    text = notice.read_text(encoding="utf-8", errors="replace") if notice.is_file() else ""
    return Part(name, version, licence, f"pkg:deb/debian/{short}@{version}", files, text)


def _debian_package(file: Path) -> str | None:
    if not shutil.which("dpkg-query"):
        return None
    real = file.resolve()
    # Debian's files moved from /lib to /usr/lib, its lists of them not all.
    for path in (real, Path("/", *real.parts[2:])):
        if told := _said("dpkg-query", "--search", str(path)):
            return told.splitlines()[0].partition(": ")[0]
    return None


def _said(*command: str) -> str:
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    return done.stdout.strip() if done.returncode == 0 else ""
