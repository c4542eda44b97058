import json
import os
import pickle
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from yacht_desktop.coach import Cache, cache
from yacht_desktop.coach.lattice import Worths
from yacht_desktop.rules import PRESETS, Ruleset

TRADITIONAL = PRESETS["traditional"]
TABLE: Worths = np.arange(12, dtype=np.float64).reshape(3, 4) / 7
SHAPE = TABLE.shape


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "coach"


@pytest.fixture
def kept(folder: Path) -> Path:
    """The one file of a cache with one table."""
    Cache(folder).save("means", TRADITIONAL, TABLE)
    (file,) = folder.iterdir()
    return file


def assert_rebuilt(folder: Path) -> None:
    """The table isn't there, and it is again as soon as it is saved once more."""
    assert Cache(folder).load("means", TRADITIONAL, SHAPE) is None
    Cache(folder).save("means", TRADITIONAL, TABLE)
    assert_kept(folder)


def assert_kept(folder: Path, table: Worths = TABLE) -> None:
    found = Cache(folder).load("means", TRADITIONAL, SHAPE)
    assert found is not None
    assert found.dtype == np.float64
    assert np.array_equal(found, table)


def test_round_trip(folder: Path, kept: Path) -> None:
    assert_kept(folder)
    Cache(folder).save("means", TRADITIONAL, TABLE + 1)
    assert_kept(folder, TABLE + 1)
    assert list(folder.iterdir()) == [kept]


def test_nothing_there(folder: Path) -> None:
    assert Cache(folder).load("means", TRADITIONAL, SHAPE) is None
    assert not folder.exists()


def test_tables_do_not_mix(folder: Path) -> None:
    house = Ruleset("house", yacht=60)
    store = Cache(folder)
    for number, (kind, rules) in enumerate(
        [("means", TRADITIONAL), ("chances", TRADITIONAL), ("means", house)]
    ):
        store.save(kind, rules, TABLE + number)
    for number, (kind, rules) in enumerate(
        [("means", TRADITIONAL), ("chances", TRADITIONAL), ("means", house)]
    ):
        found = store.load(kind, rules, SHAPE)
        assert found is not None
        assert found[0, 0] == number
    assert store.load("spread", TRADITIONAL, SHAPE) is None


@pytest.mark.parametrize("shape", [(4, 3), (3, 3), (3, 5), (12,), (2, 4), (3, 4, 1)])
def test_another_shape(shape: tuple[int, ...], folder: Path, kept: Path) -> None:
    assert kept.exists()
    assert Cache(folder).load("means", TRADITIONAL, shape) is None


@pytest.mark.parametrize("part", ["head", "end of the head", "numbers", "last"])
def test_truncated(part: str, folder: Path, kept: Path) -> None:
    data = kept.read_bytes()
    head = data.index(b"\n")
    cut = {"head": head // 2, "end of the head": head, "numbers": head + 20, "last": len(data) - 1}
    kept.write_bytes(data[: cut[part]])
    assert_rebuilt(folder)


def test_something_at_the_end(folder: Path, kept: Path) -> None:
    kept.write_bytes(kept.read_bytes() + b"\0")
    assert_rebuilt(folder)


def test_any_flipped_byte(folder: Path, kept: Path) -> None:
    data = kept.read_bytes()
    for at in range(len(data)):
        kept.write_bytes(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :])
        assert Cache(folder).load("means", TRADITIONAL, SHAPE) is None, f"byte {at}"
    assert_rebuilt(folder)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("yacht", "chances"),
        ("version", 0),
        ("ruleset", PRESETS["all-five"].to_json()),
        ("shape", [4, 3]),
        ("sha256", ""),
        ("more", True),
    ],
)
def test_a_head_that_says_something_else(key: str, value: object, folder: Path, kept: Path) -> None:
    head, _, body = kept.read_bytes().partition(b"\n")
    facts = {**json.loads(head), key: value}
    kept.write_bytes(json.dumps(facts, sort_keys=True).encode() + b"\n" + body)
    assert_rebuilt(folder)


def test_another_version(folder: Path, kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert kept.exists()
    monkeypatch.setattr(cache, "VERSION", cache.VERSION + 1)
    assert_rebuilt(folder)


def test_a_file_for_fewer_numbers_with_its_own_checksum(folder: Path, kept: Path) -> None:
    """The head is right in all and the numbers match it, but there are too few."""
    few = TABLE[:2]
    body = few.tobytes()
    kept.write_bytes(cache._head("means", TRADITIONAL, SHAPE, body) + body)  # noqa: SLF001
    assert_rebuilt(folder)


class Trap:
    """Touches a file when it is unpickled."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return (Path.touch, (self.file,))


def test_nothing_is_unpickled(folder: Path, kept: Path, tmp_path: Path) -> None:
    sprung = tmp_path / "sprung"
    head, _, _ = kept.read_bytes().partition(b"\n")
    trap = np.empty(1, dtype=object)
    trap[0] = Trap(sprung)
    for content in (pickle.dumps(Trap(sprung)), pickle.dumps(trap)):
        for data in (content, head + b"\n" + content):
            kept.write_bytes(data)
            assert_rebuilt(folder)
    with kept.open("wb") as file:
        np.save(file, trap, allow_pickle=True)
    assert_rebuilt(folder)
    assert not sprung.exists()
    pickle.loads(pickle.dumps(Trap(sprung)))
    assert sprung.exists()  # the trap would have sprung


@pytest.mark.parametrize("data", [b"", b"\n", b"{}\n", b"x" * 5000, b"x" * 5000 + b"\n"])
def test_foreign_files(data: bytes, folder: Path, kept: Path) -> None:
    kept.write_bytes(data)
    assert_rebuilt(folder)


@pytest.mark.parametrize("head", [b"", b"{}\n"])
def test_a_huge_file_is_not_read_whole(head: bytes, folder: Path, kept: Path) -> None:
    """100 MB, of which a disk that knows holes keeps none, with and without a line's end."""
    with kept.open("wb") as file:
        file.write(head)
        file.truncate(10**8)
    tracemalloc.start()
    try:
        assert Cache(folder).load("means", TRADITIONAL, SHAPE) is None
        assert tracemalloc.get_traced_memory()[1] < 10**6
    finally:
        tracemalloc.stop()


def test_a_directory_in_its_place(folder: Path, kept: Path) -> None:
    kept.unlink()
    kept.mkdir()
    store = Cache(folder)
    assert store.load("means", TRADITIONAL, SHAPE) is None
    store.save("means", TRADITIONAL, TABLE)
    assert store.load("means", TRADITIONAL, SHAPE) is None
    assert list(folder.iterdir()) == [kept]


def test_a_folder_that_is_a_file(folder: Path) -> None:
    folder.write_text("mine")
    store = Cache(folder)
    store.save("means", TRADITIONAL, TABLE)
    assert store.load("means", TRADITIONAL, SHAPE) is None
    assert folder.read_text() == "mine"


def test_a_folder_that_cannot_be_written(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_args: object, **_kwargs: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "mkdir", refuse)
    Cache(folder).save("means", TRADITIONAL, TABLE)
    assert not folder.exists()


def test_a_full_disk(folder: Path, kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    Cache(folder).save("means", TRADITIONAL, TABLE + 1)
    assert_kept(folder)
    assert list(folder.iterdir()) == [kept]


def test_drafts_that_others_left(folder: Path, kept: Path) -> None:
    draft = kept.with_name(f"{kept.name}.123-456.new")
    draft.write_bytes(kept.read_bytes()[:50])
    mine = folder / "notes.new"
    mine.touch()
    assert_kept(folder)
    Cache(folder).save("means", TRADITIONAL, TABLE)
    assert_kept(folder)
    assert set(folder.iterdir()) == {kept, mine}


@pytest.mark.parametrize("number", [np.nan, np.inf, -1.0, 1e308])
def test_numbers_that_make_no_sense_are_not_used(folder: Path, number: float) -> None:
    """The checksum is right: it says who wrote them, not that they are true."""
    table = TABLE.copy()
    table[1, 2] = number
    Cache(folder).save("means", TRADITIONAL, table)
    assert_rebuilt(folder)


def test_pipe_is_not_waited_for(kept: Path, folder: Path) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("only POSIX has pipes with names")
    kept.unlink()
    os.mkfifo(kept)
    assert Cache(folder).load("means", TRADITIONAL, SHAPE) is None


@pytest.mark.parametrize("call", ["is_file", "open"])
def test_a_file_that_cannot_be_read_is_not_there(
    call: str, folder: Path, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, *_: object) -> object:
        raise PermissionError(13, "Permission denied", path)

    assert kept.is_file()
    monkeypatch.setattr(Path, call, refuse)
    assert Cache(folder).load("means", TRADITIONAL, SHAPE) is None
    Cache(folder).save("means", TRADITIONAL, TABLE)


def test_a_folder_with_too_long_a_name_holds_nothing(folder: Path) -> None:
    endless = Cache(folder / ("x" * 300))
    endless.save("means", TRADITIONAL, TABLE)
    assert endless.load("means", TRADITIONAL, SHAPE) is None
