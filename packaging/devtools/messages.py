"""What the program says: every text in the code that is to be translated.

Qt's own `lupdate` overlooks the plurals of `translate` in Python, and calls within calls.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple


class Message(NamedTuple):
    """One text: where it belongs, how it is in English, what translators should know about it."""

    context: str
    source: str
    comment: str = ""
    is_plural: bool = False


class MessageError(Exception):
    """A text that nobody could translate, with the place where it stands."""


def messages_in(folder: Path) -> list[Message]:
    """Every message of the Python files in a folder, each once, in the order of the alphabet.

    Raises MessageError for a call whose text is not written out, and for a text that is asked for
    both with a number and without.
    """
    found: set[Message] = set()
    for file in sorted(folder.rglob("*.py")):
        found.update(_messages_of(file))
    plurals = {message[:3] for message in found if message.is_plural}
    for message in found:
        if not message.is_plural and message[:3] in plurals:
            raise MessageError(f"with a number here, without it there: {message.source!r}")
    return sorted(found)


def _messages_of(file: Path) -> Iterator[Message]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    marked = {_text(call.args[0]) for call in calls if _name(call) == "QT_TRANSLATE_NOOP"}
    for call in calls:
        if _name(call) in ("translate", "QT_TRANSLATE_NOOP") and len(call.args) > 1:
            context, source, *details = map(_text, call.args)
            if context is None or (source is None and context not in marked):
                raise MessageError(f"{file}:{call.lineno}: the text is not written out")
            if source is not None:
                comment = details[0] if details else None
                yield Message(context, source, comment or "", is_plural=len(details) > 1)


def _name(call: ast.Call) -> str:
    # Methods of that name move painters.
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _text(node: ast.expr) -> str | None:
    is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
    return str(ast.literal_eval(node)) if is_text else None
