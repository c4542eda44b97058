"""What can be wrong with a file: bytes, text of a format, and things that are no files at all."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from hypothesis import strategies as st

ODD_TEXTS: Final = (
    *("", " ", "x", "\0", "a\0b", "\ud800", "\ufeff", "\u202e", "a\nb", "<b>", "%1 %n"),
    *("-1", "1e999", "9" * 5000, "NaN", "true", "null", "../../x", "/etc/passwd", "é" * 3000),
    *("9999-12-31T23:59:59Z", "0000-00-00T00:00:00Z", "2026-02-30T12:00:00Z", "now"),
)
ODD_NUMBERS: Final = (0, -1, 1, 7, 77, 2**31, 2**63 - 1, -(2**63), 2**64, 10**400)
ODD_JSON: Final = (
    *("NaN", "-Infinity", "1e999", "1" * 5000, "-0", "0.1", "null", "true", '"\\ud800"', "{}"),
    *("[" * 3000, '{"a":' * 3000, '"' + "x" * 100_000 + '"', "[" + "1," * 5000 + "1]"),
)


@st.composite
def damaged_bytes(draw: st.DrawFn, good: bytes) -> tuple[bytes, str]:
    """A file of which some bytes are others, or missing, or too many; and what was done."""
    data = bytearray(good)
    told = []
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, max(len(data) - 1, 0)))
        kind = draw(st.sampled_from(("flip", "cut", "fill", "put", "drop", "twice")))
        long = draw(st.sampled_from((1, 2, 8, 64, 512, 4096)))
        told.append(f"{kind} {long} at {at}")
        _spoil(data, kind, at, draw(st.binary(min_size=1, max_size=8)), long)
    return bytes(data), ", ".join(told)


def _spoil(data: bytearray, kind: str, at: int, some: bytes, long: int) -> None:
    match kind:
        case "flip" if data:
            data[at] ^= some[0] or 1
        case "cut":
            del data[at:]
        case "fill":
            data[at : at + long] = (some * long)[:long]
        case "put":
            data[at:at] = some * (long // 8 + 1)
        case "drop":
            del data[at : at + long]
        case "twice":
            data[at:at] = data[at : at + long]


@st.composite
def damaged_json(draw: st.DrawFn, good: Any) -> tuple[str, str]:
    """A JSON text of which some values are others, keys are there twice, or lists are longer."""
    value = json.loads(json.dumps(good))
    told, marks = [], dict[str, str]()
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(_paths(value)))
        kind = draw(st.sampled_from(("text", "number", "raw", "gone", "again", "key", "swap")))
        told.append(f"{kind} at {path}")
        _spoil_value(draw, value, path, kind, marks)
    text = json.dumps(value, ensure_ascii=draw(st.booleans()))
    for mark, raw in marks.items():
        text = text.replace(json.dumps(mark), raw).replace(f'"{mark}"', raw)
    return text, ", ".join(told)


def _spoil_value(
    draw: st.DrawFn, value: Any, path: tuple[Any, ...], kind: str, marks: dict[str, str]
) -> None:
    *way, last = path
    for step in way:
        value = value[step]
    match kind:
        case "text":
            value[last] = draw(st.sampled_from(ODD_TEXTS) | st.text(max_size=20))
        case "number":
            value[last] = draw(st.sampled_from(ODD_NUMBERS))
        case "raw":
            value[last] = mark = f"\x01{len(marks)}"
            marks[mark] = draw(st.sampled_from(ODD_JSON))
        case "gone":
            del value[last]
        case "again" if isinstance(value, list):
            value[last:last] = [value[last]] * draw(st.sampled_from((1, 7, 400)))
        case "key" if isinstance(value, dict):
            value[draw(st.sampled_from((*value, *ODD_TEXTS)))] = value[last]
        case _:
            value[last] = [value[last]]


def _paths(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a value, few of a long list."""
    if isinstance(value, dict):
        places = list(value)
    elif isinstance(value, list):
        places = [*range(len(value))][:4] + [*range(len(value))][-2:]
    else:
        places = []
    return [
        path for place in places for path in ((*way, place), *_paths(value[place], (*way, place)))
    ]


@st.composite
def damaged_ini(draw: st.DrawFn, keys: tuple[str, ...]) -> tuple[bytes, str]:
    """Settings with any value for any key, as Qt writes them, and lines that are none."""
    lines = [b"[General]"]
    for _ in range(draw(st.integers(1, 12))):
        key = draw(st.sampled_from(keys)).replace("/", "\\")
        value = draw(st.sampled_from(_INI_VALUES) | st.binary(max_size=30))
        lines.append(key.encode() + b"=" + value)
        if draw(st.integers(0, 9)) == 0:
            lines.append(draw(st.sampled_from((b"[setup]", b"[compact]", b"[", b"=", b"\\", b"%"))))
    return b"\n".join(lines), f"{b'; '.join(lines)[:600]!r}"


_INI_VALUES: Final = (
    *(b"", b"true", b"false", b"1", b"-1", b"9" * 400, b'"', b'"\\x0"', b"\\xd800", b"@Invalid()"),
    *(
        b"@ByteArray()",
        b"@ByteArray(\\x1\\xd9\\xd0\\xcb\\0\\x3\\0\\0)",
        b"@ByteArray(" + b"\\xff" * 99,
    ),
    *(b"@Rect(1 2 3 4)", b"@Point(9 9)", b"@Size(1 1)", b"@Variant(\\0\\0\\0\\x7f\\0\\0\\0\\xf)"),
    *(
        b"@Variant(\\0\\0\\0\\n\\xff\\xff\\xff\\xf0)",
        b"@DateTime(\\0\\0\\0\\x10)",
        b"a, b, c",
        b"@",
    ),
    *(b'"[\\"\\"]"', b'"[\\"a\\", \\"b\\"]"', b"[" * 2000, b'"{\\"id\\": 1}"', b"NaN", b"1e999"),
)


def not_a_file(path: Path, kind: str) -> None:
    """Put something in the place of a file that is none."""
    _NO_FILES[kind](path)


def _huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(3 * 1024**3)


_NO_FILES: Final[dict[str, Callable[[Path], object]]] = {
    "pipe": os.mkfifo,
    "folder": Path.mkdir,
    "loop": lambda path: path.symlink_to(path.name),
    "dangling": lambda path: path.symlink_to("nowhere/else"),
    "huge": _huge,
    "empty": Path.touch,
    "zeros": lambda path: path.write_bytes(bytes(100_000)),
}
NO_FILES: Final = tuple(_NO_FILES)
"""Kinds of what may lie where a file is expected; no link leads out, where root could do harm."""
