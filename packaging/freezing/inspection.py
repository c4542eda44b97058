"""A look at the finished bundle, and at what PyInstaller said while it made it."""

import os
import re
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path, PurePath

from freezing import elf, trim

# The oldest systems the program promises to run on: Ubuntu 22.04, Debian 12, Fedora 36.
PROMISED = {"GLIBC": (2, 35), "GLIBCXX": (3, 4, 30)}


def complaints_in(log: str, kept: Collection[str]) -> list[str]:
    """What PyInstaller only warns of though a kept file can't work without it."""
    unresolved = re.findall(r"could not resolve '([^']+)', dependency of '([^']+)'", log)
    return [
        f"{library}, which {PurePath(user).name} loads, is not on this machine."
        for library, user in sorted(set(unresolved))
        if PurePath(user).name in kept
    ] + [
        f"The module {module} is not on this machine."
        for module in re.findall(r"(?:ERROR|WARNING): Hidden import [\"'](\w+)[\"'] not found", log)
    ]


def faults_of(folder: Path) -> list[str]:
    """Name all that is wrong with the bundle, each in one sentence."""
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    faults = [
        f"{path.name} must not be in the bundle."
        for path in files
        if trim.FORBIDDEN_FILES.match(path.name)
    ]
    faults += [f"The link {path} leads nowhere." for path in folder.rglob("*") if _is_broken(path)]
    needs = elf.needs(files)
    loads = {path.name: need.libraries for path, need in needs.items()}
    # The program looks in this one folder, before any other place.
    found = {path.name for path in (folder / "_internal").iterdir() if path.exists()}
    faults += missing_libraries(loads, found)
    versions = {path.name: need.symbol_versions for path, need in needs.items()}
    return faults + too_new(versions)


def missing_libraries(loads: Mapping[str, Iterable[str]], found: Collection[str]) -> list[str]:
    """Name every library that is neither in the bundle nor left to the host."""
    return [
        f"{user} loads {library}, which is neither in the bundle nor left to the host."
        for user, libraries in sorted(loads.items())
        for library in sorted(libraries)
        if library not in found and trim.stem(library) not in trim.LEFT_TO_HOST
    ]


def too_new(versions: Mapping[str, Iterable[str]]) -> list[str]:
    """Name every file that asks for a newer C or C++ library than the oldest system has."""
    return [
        f"{user} needs {version}: too new for the systems promised."
        for user, names in sorted(versions.items())
        for version in sorted(names)
        if _number(version) > PROMISED[version.partition("_")[0]]
    ]


def size_on_disk(folder: Path) -> tuple[int, int]:
    """Count files and their bytes; links cost nothing worth counting."""
    sizes = [
        path.lstat().st_size
        for path in folder.rglob("*")
        if path.is_file() and not path.is_symlink()
    ]
    return len(sizes), sum(sizes)


def _number(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.partition("_")[2].split("."))


def _is_broken(path: Path) -> bool:
    return path.is_symlink() and not os.path.exists(path)  # noqa: PTH110 - Path raises on a loop
