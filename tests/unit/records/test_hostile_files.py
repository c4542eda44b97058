"""Files that are damaged, foreign, newer or too large: refused, with a reason, and nothing more."""

import json
import tracemalloc
from contextlib import closing, suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.unit.records.transferring import another, content, not_taken, read, refuse
from yacht_desktop.chance import SeededDice
from yacht_desktop.records import Database
from yacht_desktop.records.transfer import (
    TransferError,
    TransferProblem,
    incoming,
    json_file,
    read_import,
)

FOREIGN, NEWER, DAMAGED = TransferProblem.FOREIGN, TransferProblem.NEWER, TransferProblem.DAMAGED
TOO_LARGE, UNEARNED = TransferProblem.TOO_LARGE, TransferProblem.UNEARNED
HEADER = '{"format": "yacht-games", "version": 1, "games": ['


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "[]",
        "{}",
        "null",
        "hello",
        "\ufeff",
        '{"games": []}',
        '{"format": "yacht-games"',
        '{"format": "chess-games", "version": 1, "games": []}',
        '{"format": "chess", "format": "yacht-games", "version": 1, "games": []}',
        '{"format": ["yacht-games"], "version": 1, "games": []}',
        '{"format": NaN, "games": []}',
        '{"format": 1.5, "games": []}',
        '{"format" "yacht-games"}',
        "{" + ", ".join(f'"{n}": 1' for n in range(30)) + "}",
        "[" * 100_000,
        '{"a":' * 100_000,
        "{1: 2}",
    ],
)
def test_what_isn_t_ours_is_foreign(database: Database, file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")
    refuse(database, file, FOREIGN)


@pytest.mark.parametrize("encoding", ["utf-16", "utf-32", "cp037"])
def test_another_encoding_is_foreign(
    database: Database, file: Path, good: bytes, encoding: str
) -> None:
    text = good.decode().replace("Ž", "Z")
    file.write_bytes(text.encode(encoding))
    refuse(database, file, FOREIGN)


@pytest.mark.parametrize("version", [2, 77, 10**6])
def test_a_newer_version_is_told(database: Database, file: Path, version: int) -> None:
    file.write_text(HEADER.replace("1", str(version)) + "{]")
    refuse(database, file, NEWER)


@pytest.mark.parametrize("version", ["0", "-1", "1.0", '"1"', "true", "null", "1e0", "9" * 5000])
def test_a_version_that_is_none_is_damage(database: Database, file: Path, version: str) -> None:
    file.write_text(HEADER.replace("1", version) + "]}")
    with pytest.raises(TransferError) as caught:
        read(database, file)
    assert caught.value.problem in (DAMAGED, FOREIGN)


@pytest.mark.parametrize(
    "rest",
    [
        "",
        "]",
        "]]",
        "]}]",
        "]} x",
        ",]}",
        "1]}",
        "null]}",
        "[]]}",
        "{},]}",
        "{}]}",
        '{"id": 1}]}',
        "{" * 5000,
        "[" * 5000,
        '{"id":' * 5000,
        '{"id":' + "[" * 100_000,
        '{"id": ' + "9" * 10_000 + "}]}",
        '{"id": 1, "id": 1}]}',
        '{"id": NaN}]}',
        '{"id": 1e999}]}',
        '{"id": "\x01"}]}',
        '{"id": "\\ud800"}]}',
        '], "games": []}',
    ],
)
def test_what_is_no_list_of_games_is_damage(database: Database, file: Path, rest: str) -> None:
    file.write_text(HEADER + rest)
    refuse(database, file, DAMAGED)


@settings(max_examples=60, suppress_health_check=list(HealthCheck), deadline=None)
@given(data=st.data())
def test_cut_off_or_flipped_it_is_refused_or_the_same(
    tmp_path_factory: pytest.TempPathFactory, good: bytes, data: st.DataObject
) -> None:
    spoiled_file = tmp_path_factory.mktemp("spoiled") / "a.json"
    at = data.draw(st.integers(0, len(good) - 2))
    if data.draw(st.booleans()):
        spoiled_file.write_bytes(good[:at])
    else:
        flipped = bytearray(good)
        flipped[at] ^= 1 << data.draw(st.integers(0, 7))
        spoiled_file.write_bytes(flipped)
    with another(spoiled_file.parent) as empty:
        with (
            suppress(TransferError),
            closing(read_import(empty, spoiled_file, SeededDice)) as waiting,
        ):
            assert waiting.plan.new <= len(json.loads(good)["games"])
        assert content(empty) == []


def test_a_file_without_end_takes_no_memory(database: Database, file: Path) -> None:
    with file.open("w") as out:
        out.write(HEADER + '{"id": "')
        for _ in range(20):
            out.write("x" * 1_000_000)
    tracemalloc.start()
    refuse(database, file, TOO_LARGE)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 12 * json_file.LARGEST_GAME


def test_a_huge_file_is_not_even_read(database: Database, file: Path) -> None:
    with file.open("wb") as out:
        out.truncate(incoming.LARGEST_FILE + 1)
    with not_taken(TOO_LARGE):
        read(database, file)


def test_too_many_games_are_refused(
    database: Database, file: Path, good: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_bytes(good)
    monkeypatch.setattr(incoming, "MOST_GAMES", 1)
    refuse(database, file, TOO_LARGE)
