"""What ELF files load and which symbol versions they ask for, as readelf (binutils) tells it."""

import os
import re
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Needs:
    """What the system has to give before a library or program starts."""

    libraries: frozenset[str]
    symbol_versions: frozenset[str]


def is_elf(path: Path) -> bool:
    """Tell by the first four bytes; the name says little."""
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def needs(paths: Iterable[Path]) -> dict[Path, Needs]:
    """Ask about all files at once: starting readelf takes longer than reading a file."""
    files = sorted({path for path in paths if is_elf(path)})
    if not files:
        return {}
    # readelf names the file only when there are two or more of them.
    answer = subprocess.run(
        ["readelf", "--wide", "--dynamic", "--version-info", *files, files[0]],
        check=True,
        capture_output=True,
        text=True,
        env=os.environ | {"LC_ALL": "C"},
    ).stdout
    return parse(answer)


def parse(answer: str) -> dict[Path, Needs]:
    """Read readelf's answer about two or more files."""
    found: dict[Path, Needs] = {}
    for part in re.split(r"^File: ", answer, flags=re.MULTILINE)[1:]:
        name, _, text = part.partition("\n")
        found[Path(name)] = Needs(
            libraries=frozenset(re.findall(r"\(NEEDED\)\s+Shared library: \[([^\]]+)\]", text)),
            symbol_versions=frozenset(re.findall(r"Name: (GLIBC(?:XX)?_[0-9.]+)", text)),
        )
    return found
