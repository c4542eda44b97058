"""Files of games without end: given up early, or passed by in no more memory than a game takes."""

import io
import tracemalloc
from itertools import count, islice
from json import JSONDecoder

import pytest

from yacht_desktop.records.progress import unwatched
from yacht_desktop.records.transfer.errors import FlawError, TransferProblem
from yacht_desktop.records.transfer.json_file import LARGEST_GAME, games_in_json

SIZE = 100 * 1024 * 1024
A_LITTLE = 256 * 1024
BEGUN = b'{"format": "yacht-games", "version": 1, "games": ['


class Endless(io.BytesIO):
    """A hundred megabytes that are nowhere, and how many of them were read."""

    def __init__(self, beginning: bytes, rest: bytes) -> None:
        super().__init__()
        self._beginning, self._rest = beginning, rest
        self.taken = 0

    def read(self, size: int | None = -1, /) -> bytes:
        assert size is not None
        assert 0 < size <= A_LITTLE
        begin = self._beginning[self.taken : self.taken + size]
        size = max(0, min(size, SIZE - self.taken) - len(begin))
        at = max(0, self.taken - len(self._beginning)) % len(self._rest)
        chunk = begin + (self._rest * (size // len(self._rest) + 2))[at : at + size]
        self.taken += len(chunk)
        return chunk


def refused(file: Endless) -> TransferProblem:
    with pytest.raises(FlawError) as error:
        for _ in games_in_json(file, SIZE, unwatched):
            pass
    return error.value.problem


@pytest.mark.parametrize(
    ("beginning", "rest", "problem"),
    [
        (b"", b"x", TransferProblem.FOREIGN),
        (b"", b"\0", TransferProblem.FOREIGN),
        (b"", b"\xff\xfe", TransferProblem.FOREIGN),
        (b"", b'"1","2026-01-01T00:00:00Z",230\r\n', TransferProblem.FOREIGN),
        (b"", b"[", TransferProblem.FOREIGN),
        (b'{"format":', b"9", TransferProblem.FOREIGN),
        (BEGUN, b"[", TransferProblem.DAMAGED),
        (BEGUN + b'{"id": ', b"[", TransferProblem.DAMAGED),
        (BEGUN + b'{"id": ', b"9", TransferProblem.DAMAGED),
    ],
)
def test_what_is_no_games_is_seen_at_the_beginning(
    beginning: bytes, rest: bytes, problem: TransferProblem
) -> None:
    file = Endless(beginning, rest)
    assert refused(file) is problem
    assert file.taken <= A_LITTLE


@pytest.mark.parametrize(
    ("beginning", "rest"),
    [
        (b'{"format": "', b"x"),
        (b'{"format": [', b"1, "),
        (BEGUN + b'{"id": "', b"x"),
        (BEGUN + b"{", b'"id": 1, '),
    ],
)
def test_value_without_end_is_given_up(
    monkeypatch: pytest.MonkeyPatch, beginning: bytes, rest: bytes
) -> None:
    tried: list[int] = []
    decode = JSONDecoder.raw_decode

    def note(decoder: JSONDecoder, text: str, at: int) -> object:
        tried.append(len(text) - at)
        return decode(decoder, text, at)

    monkeypatch.setattr(JSONDecoder, "raw_decode", note)
    file = Endless(beginning, rest)
    assert refused(file) is TransferProblem.TOO_LARGE
    assert file.taken <= LARGEST_GAME + A_LITTLE
    assert tried
    assert sum(tried) <= 3 * LARGEST_GAME, "each try begins anew"


@pytest.mark.parametrize("beginning", [b"", BEGUN])
def test_space_without_end_takes_no_memory(beginning: bytes) -> None:
    file = Endless(beginning, b" \n\r\t" * 1024)
    tracemalloc.start()
    refused(file)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert file.taken == SIZE
    assert most < 2 * 1024 * 1024


def test_games_without_end_come_one_by_one() -> None:
    file = Endless(BEGUN, b'{"id": 1},')
    games = games_in_json(file, SIZE, unwatched)
    for number, _ in zip(count(1), islice(games, 10_000), strict=False):
        assert file.taken <= 10 * number + A_LITTLE
