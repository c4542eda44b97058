"""Reading a file of games bit by bit: no file, however large or odd, takes more memory than a game.

The games are the last thing in a file, so that everything about them is known before.
"""

import codecs
import json
import re
from collections.abc import Iterator
from typing import Any, BinaryIO, NoReturn

from yacht_desktop.records.progress import Progress, tell
from yacht_desktop.records.transfer.errors import FlawError, TransferProblem
from yacht_desktop.records.transfer.export import FORMAT, VERSION

LARGEST_GAME = 4 * 1024 * 1024
"""Characters of one game: a thousand times as many as of any with short names."""

_CHUNK = 64 * 1024
_NO_SPACE = re.compile(r"[^ \t\n\r]")
_HEADER_KEYS = 20


def games_in_json(file: BinaryIO, size: int, progress: Progress) -> Iterator[Any]:
    """The value of each game in a file of so many bytes; raises FlawError where it isn't ours."""
    text = _Text(file, size, progress)
    try:
        _read_header(text)
        text.expect("[")
        if not text.takes("]"):
            yield text.value("{")
            while text.takes(","):
                text.tell()
                yield text.value("{")
            text.expect("]")
        text.expect("}")
        text.expect_end()
    except UnicodeDecodeError as error:
        raise FlawError("not UTF-8", text.problem) from error


def _read_header(text: "_Text") -> None:
    """Read all that comes before the games, and make sure that they are of a kind we know."""
    header: dict[str, object] = {}
    text.expect("{")
    while (key := text.value('"')) != "games":
        text.expect(":")
        if len(header) == _HEADER_KEYS or key in header:
            text.fail("no header")
        header[key] = text.value()
        text.expect(",")
    text.expect(":")
    if header.get("format") != FORMAT:
        text.fail("another format")
    text.problem = TransferProblem.DAMAGED
    version = header.get("version")
    if type(version) is not int or version < 1:
        text.fail("no version")
    if version > VERSION:
        raise FlawError(f"version {version}", TransferProblem.NEWER)


class _Text:
    """The text of a file from where it has been read to; `problem` is what a fault would mean."""

    def __init__(self, file: BinaryIO, size: int, progress: Progress) -> None:
        self.problem = TransferProblem.FOREIGN
        self._file = file
        self._size = size
        self._progress = progress
        self._decode = codecs.getincrementaldecoder("utf-8-sig")().decode
        self._read = 0
        self._is_at_end = False
        self._text = ""
        self._at = 0

    def fail(self, detail: str) -> NoReturn:
        """The file is not as it should be here."""
        raise FlawError(detail, self.problem)

    def tell(self) -> None:
        """Say how much of the file is read."""
        tell(self._progress, min(1.0, self._read / max(self._size, 1)))

    def takes(self, sign: str) -> bool:
        """Whether this sign comes next; if so it is behind us."""
        if self._next() != sign:
            return False
        self._at += 1
        return True

    def expect(self, sign: str) -> None:
        """Pass by a sign that must come next."""
        if not self.takes(sign):
            self.fail(f"no {sign}")

    def expect_end(self) -> None:
        """Nothing more may come."""
        if self._next():
            self.fail("more than the games")

    def value(self, opening: str = "") -> Any:
        """The JSON value that comes next, and begins like this."""
        if not self._next().startswith(opening):
            self.fail("another value expected")
        while True:
            try:
                value, end = _DECODER.raw_decode(self._text, self._at)
            except json.JSONDecodeError:
                if not self._twice_as_much():
                    self.fail("the file ends too early")
            except (ValueError, RecursionError) as error:
                raise FlawError("no value of ours", self.problem) from error
            else:
                # A number could go on in what is still to be read.
                if end < len(self._text) or not self._more():
                    self._at = end
                    return value

    def _next(self) -> str:
        """The next sign that is no space; empty at the end."""
        while True:
            if found := _NO_SPACE.search(self._text, self._at):
                self._at = found.start()
                return found.group()
            self._at = len(self._text)
            if not self._more():
                return ""

    def _twice_as_much(self) -> bool:
        """Read on, by so much that trying again from the beginning takes no longer than reading."""
        wanted = 2 * (len(self._text) - self._at)
        is_any = self._more()
        while len(self._text) < wanted and self._more():
            pass
        return is_any

    def _more(self) -> bool:
        """Read on; False at the end of the file."""
        if self._is_at_end:
            return False
        if len(self._text) - self._at > LARGEST_GAME:
            raise FlawError("a value without end", TransferProblem.TOO_LARGE)
        chunk = self._file.read(_CHUNK)
        self._is_at_end = not chunk
        self._read += len(chunk)
        self.tell()
        self._text = self._text[self._at :] + self._decode(chunk, self._is_at_end)
        self._at = 0
        return True


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise FlawError("the same key twice")
    return found


def _whole(digits: str) -> int:
    if len(digits) > len("-1000000"):
        raise FlawError("no number of ours is as large")
    return int(digits)


def _refuse(_number: str) -> NoReturn:
    raise FlawError("all our numbers are whole")


_DECODER = json.JSONDecoder(
    object_pairs_hook=_unique, parse_int=_whole, parse_float=_refuse, parse_constant=_refuse
)
