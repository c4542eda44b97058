"""Translations, from the form that people edit (.ts) to the one that the game reads (.qm)."""

import sys
from pathlib import Path

from devtools.command import ROOT, run_or_stop
from devtools.environment import SCRIPTS

FOLDER = ROOT / "resources" / "i18n"
LRELEASE = SCRIPTS / ("pyside6-lrelease.exe" if sys.platform == "win32" else "pyside6-lrelease")


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
