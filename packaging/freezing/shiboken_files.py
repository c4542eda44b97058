"""Shiboken's own Python files, compiled once at build time instead of at every start.

The library carries them as text and compiles them whenever Qt is first imported. If there is a
folder `files.dir` beside the package `shiboken6`, it imports them from there: its own documented
switch (SBK_EMBED). Two of them also compile large regular expressions that no program needs to
show a window; the changes below leave that out. Together: 40 % fewer instructions to the first
paint of an empty window.
"""

import importlib
import py_compile
import sys
from pathlib import Path
from typing import Protocol, cast

PACKAGE = "shibokensupport"
PLACE = Path("shiboken6", "files.dir")

# (file, as it is, as we ship it)
CHANGES = (
    # Used where a signature is shown, so made on first use, as the loader's feature_import is.
    (
        f"{PACKAGE}/signature/parser.py",
        """
arglistParser = ArglistParser()


def _parse_arglist(argstr):
    return arglistParser.parse(argstr)
""",
        '''
def _parse_arglist(argstr):
    """Changed for Yacht: the parser is made on first use."""
    global _parse_arglist
    _parse_arglist = ArglistParser().parse
    return _parse_arglist(argstr)
''',
    ),
)
# It writes stubs for developers.
EMPTIED = f"{PACKAGE}/signature/lib/pyi_generator.py"


class UnknownShibokenError(Exception):
    """This version of Shiboken is not the one that this file was written for."""


class _Archive(Protocol):
    def namelist(self) -> list[str]: ...

    def read(self, name: str) -> bytes: ...


def compiled(folder: Path) -> list[tuple[str, str, str]]:
    """Compile the files into `folder`; returns them as PyInstaller's data."""
    texts = {
        Path(name): text for name, text in changed(_embedded_texts(_embedded_archive())).items()
    }
    return [_compile(name, text, folder) for name, text in texts.items()]


def changed(texts: dict[str, str]) -> dict[str, str]:
    """Leave out what costs start time; refuse to guess when the files are not as expected."""
    result = dict(texts)
    for name, before, after in CHANGES:
        if result.get(name, "").count(before) != 1:
            raise UnknownShibokenError(f"{name} is not as packaging/freezing expects it.")
        result[name] = result[name].replace(before, after)
    if EMPTIED not in result:
        raise UnknownShibokenError(f"{EMPTIED} is gone: packaging/freezing need not empty it.")
    result[EMPTIED] = '"""Emptied for Yacht: it writes stubs for developers."""\n'
    return result


def _embedded_archive() -> _Archive:
    importlib.import_module("PySide6.QtCore")
    archive = getattr(sys.modules[PACKAGE].__loader__, "zfile", None)
    if archive is None:
        raise UnknownShibokenError("Shiboken doesn't carry its Python files as it used to.")
    return cast("_Archive", archive)


def _embedded_texts(archive: _Archive) -> dict[str, str]:
    return {
        name: archive.read(name).decode()
        for name in archive.namelist()
        if name.startswith(f"{PACKAGE}/") and name.endswith(".py")
    }


def _compile(name: Path, text: str, folder: Path) -> tuple[str, str, str]:
    source = folder / name
    source.parent.mkdir(parents=True, exist_ok=True)
    source.write_text(text, encoding="utf-8")
    target = source.with_suffix(".pyc")
    py_compile.compile(
        str(source),
        cfile=str(target),
        dfile=name.as_posix(),
        doraise=True,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
    return (str(PLACE / name.with_suffix(".pyc")), str(target), "DATA")
