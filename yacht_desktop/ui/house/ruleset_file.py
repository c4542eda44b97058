"""Rulesets as small files, to be handed to another table; docs/ruleset-format.md describes them."""

import json
from enum import StrEnum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QIODevice, QSaveFile

from yacht_desktop.rules import Ruleset, RulesetError
from yacht_desktop.ui.own_rules import NamedRuleset, proper_name

SUFFIX = ".yacht-rules"
LARGEST = 64 * 1024
"""Bytes of a file that is read at all; one that we write has about 300."""

_FORMAT = "yacht-rules"
_VERSION = 1
_NEVER_IN_FILE_NAMES = '<>:"/\\|?*'


class Fault(StrEnum):
    """Why a file can't be used."""

    UNREADABLE = "unreadable"
    UNWRITABLE = "unwritable"
    TOO_LARGE = "too_large"
    FOREIGN = "foreign"
    DAMAGED = "damaged"
    NEWER = "newer"


class RulesetFileError(Exception):
    """A file of rules that can't be read or written; nothing was changed anywhere."""

    def __init__(self, fault: Fault, detail: str = "") -> None:
        super().__init__(f"{fault}: {detail}")
        self.fault = fault


def file_name(name: str) -> str:
    """A name for the file of some rules that every system takes."""
    letters = (c if c.isprintable() and c not in _NEVER_IN_FILE_NAMES else "_" for c in name)
    return ("".join(letters).strip(" .") or "_") + SUFFIX


def write(path: Path, name: str, ruleset: Ruleset) -> None:
    """Write rules to a file, whole or not at all; raises RulesetFileError."""
    options = json.loads(ruleset.to_json())
    del options["id"]  # it is for files of games; a table knows its rules by their name
    content = {"format": _FORMAT, "version": _VERSION, "name": name, "rules": options}
    data = (json.dumps(content, ensure_ascii=False, indent=2) + "\n").encode()
    file = QSaveFile(str(path))
    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        raise RulesetFileError(Fault.UNWRITABLE, file.errorString())
    if file.write(data) != len(data) or not file.commit():
        raise RulesetFileError(Fault.UNWRITABLE, file.errorString())


def read(path: Path) -> NamedRuleset:
    """Read rules from a file; raises RulesetFileError for anything that isn't just that."""
    content = _content(_bytes(path))
    _check_version(content)
    name, options = content.get("name"), content.get("rules")
    proper = proper_name(name) if isinstance(name, str) else None
    if proper is None or not isinstance(options, dict) or len(content) != len(_KEYS):
        raise RulesetFileError(Fault.DAMAGED, "name, rules or keys")
    if "id" in options:
        raise RulesetFileError(Fault.DAMAGED, "an id")
    try:
        ruleset = Ruleset.from_json(json.dumps(options | {"id": Ruleset.id}))
    except RulesetError as error:
        raise RulesetFileError(Fault.DAMAGED, str(error)) from error
    return NamedRuleset(proper, ruleset)


_KEYS = ("format", "version", "name", "rules")


def _bytes(path: Path) -> bytes:
    try:
        if not path.is_file():  # a pipe that nobody writes to would be waited for
            raise RulesetFileError(Fault.UNREADABLE, "no file")
        with path.open("rb") as file:  # Qt would drop from the name what is no text
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise RulesetFileError(Fault.UNREADABLE, str(error)) from error
    if len(data) > LARGEST:
        raise RulesetFileError(Fault.TOO_LARGE)
    return data


def _content(data: bytes) -> dict[str, Any]:
    """The JSON object in a file: damaged if there is something of ours about it, else foreign."""
    fault = Fault.DAMAGED if _FORMAT.encode() in data else Fault.FOREIGN
    try:
        content = json.loads(data.decode("utf-8-sig"), object_pairs_hook=_unique)
    except (ValueError, RecursionError) as error:
        raise RulesetFileError(fault, "not JSON") from error
    if not isinstance(content, dict) or content.get("format") != _FORMAT:
        raise RulesetFileError(Fault.FOREIGN, "another format")
    return content


def _check_version(content: dict[str, Any]) -> None:
    version = content.get("version")
    if type(version) is not int or version < 1:
        raise RulesetFileError(Fault.DAMAGED, "no version")
    if version > _VERSION:
        raise RulesetFileError(Fault.NEWER, f"version {version}")


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    values = dict(pairs)
    if len(values) < len(pairs):
        raise ValueError("a key stands there twice")
    return values
