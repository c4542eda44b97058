"""Translations, from what the program says to what people edit (.ts) and the game reads (.qm)."""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from devtools.catalogue import Catalogue
from devtools.command import ROOT, run_or_stop
from devtools.environment import SCRIPTS
from devtools.messages import MessageError, messages_in

FOLDER = ROOT / "resources" / "i18n"
PROGRAM = ROOT / "yacht_desktop"
LRELEASE = SCRIPTS / ("pyside6-lrelease.exe" if sys.platform == "win32" else "pyside6-lrelease")


def refresh() -> int:
    """Bring every language up to what the program says; 0 if nothing is left to translate."""
    return _tell(faults(FOLDER, PROGRAM, mend=True))


def check() -> int:
    """Say what is missing, obsolete or odd in any language; 0 if nothing is."""
    return _tell(faults(FOLDER, PROGRAM, mend=False))


def faults(folder: Path, program: Path, *, mend: bool) -> Iterator[str]:
    """What is wrong with the translations in a folder; to `mend` is to drop and add messages."""
    try:
        messages = messages_in(program)
    except MessageError as error:
        yield str(error)
        return
    for path in sorted(folder.glob("yacht_*.ts")):  # the others complete Qt's own
        catalogue = Catalogue.read(path)
        refreshed = catalogue.refreshed(messages)
        if mend:
            refreshed.write(path)
        else:
            obsolete = set(catalogue.translations) - set(refreshed.translations)
            yield from (f"{path.name}: nobody says {old.source!r}" for old in sorted(obsolete))
        yield from refreshed.faults()


def _tell(faults: Iterable[str]) -> int:
    told = list(faults)
    for fault in told:
        print(fault)
    return int(bool(told))


def compile_changed() -> None:
    """Compile each translation that was edited since it was compiled."""
    for source in changed(FOLDER):
        run_or_stop(LRELEASE, "-silent", source, "-qm", source.with_suffix(".qm"))


def changed(folder: Path) -> list[Path]:
    """The translations in a folder that have no compiled form, or an older one."""
    return [source for source in sorted(folder.glob("*.ts")) if not _is_compiled(source)]


def _is_compiled(source: Path) -> bool:
    compiled = source.with_suffix(".qm")
    return compiled.exists() and compiled.stat().st_mtime_ns >= source.stat().st_mtime_ns
