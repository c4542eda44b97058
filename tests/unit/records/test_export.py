"""Taking games out: all that is known of them as JSON, the totals for a spreadsheet."""

import csv
import json
import locale
import os
from collections.abc import Iterator
from contextlib import suppress
from io import StringIO
from pathlib import Path
from random import Random

import pytest

from tests.unit.records.limits import file_size_limit, modes_bind
from tests.unit.records.support import names, prints, refused
from tests.unit.records.transferring import (
    ODD,
    Said,
    a_game,
    a_life,
    another,
    change,
    content,
    export,
    exported,
    in_memory,
    not_taken,
    play_on,
    take_in,
    totals,
)
from yacht_desktop.records import Database, Problem, StoppedError
from yacht_desktop.records.transfer import TransferProblem, export_games, export_totals

HEADINGS = '"game","ended","date","time","ruleset","kind","seat","name","total","note"\r\n'


@pytest.fixture
def lived(database: Database) -> Database:
    a_life(database, Random(7), 12)
    return database


def rows_of(data: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(data.decode("utf-8-sig"), newline="")))


def test_every_game_is_in_the_export_with_all_that_is_known(
    lived: Database, tmp_path: Path
) -> None:
    games = exported(lived, tmp_path)["games"]
    known = content(lived)
    assert [game["id"] for game in games] == [game[0] for game in known if len(game) > 15]
    for game, (_, ruleset, players, seed, state, *_rest) in zip(games, known, strict=False):
        assert game["ruleset"] == json.loads(ruleset)
        assert (len(game["seats"]), game["seed"], game["state"]) == (players, seed.hex(), state)


def test_an_export_is_valid_json_with_its_format_first(lived: Database, tmp_path: Path) -> None:
    text = export(lived, tmp_path / "a.json").read_text(encoding="utf-8")
    assert text.startswith('{"format": "yacht-games", "version": 1, "games": [\n{"id": ')
    assert len(text.splitlines()) >= len(json.loads(text)["games"]) + 2


def test_two_exports_are_the_same_bytes(lived: Database, tmp_path: Path) -> None:
    one, other = export(lived, tmp_path / "1.json"), export(lived, tmp_path / "2.json")
    assert one.read_bytes() == other.read_bytes()


def test_an_empty_profile_exports_no_games(database: Database, tmp_path: Path) -> None:
    assert exported(database, tmp_path) == {"format": "yacht-games", "version": 1, "games": []}
    assert totals(database, tmp_path / "a.csv") == b"\xef\xbb\xbf" + HEADINGS.encode()


def test_a_game_without_a_roll_and_a_deleted_one_stay_here(
    database: Database, tmp_path: Path
) -> None:
    deleted, kept = a_game(database, 1), a_game(database, 2)
    a_game(database, 3, turns=0)
    change(database, "UPDATE game SET deleted = 1 WHERE number = ?", deleted)
    ((identity,),) = database.rows("SELECT id FROM game WHERE number = ?", (kept,))
    assert [game["id"] for game in exported(database, tmp_path)["games"]] == [identity]
    assert [row["game"] for row in rows_of(totals(database, tmp_path / "a.csv"))] == [identity]


def test_games_that_are_not_kept_can_be_taken_out(tmp_path: Path) -> None:
    with in_memory() as memory:
        a_game(memory, 1)
        assert len(exported(memory, tmp_path)["games"]) == 1


def test_a_game_that_makes_no_sense_is_taken_along(database: Database, tmp_path: Path) -> None:
    a_game(database, 1)
    a_game(database, 2, turns=1)
    change(database, "UPDATE game SET state = 'set aside', ended = started WHERE number = 2")
    change(database, "UPDATE ruleset SET json = 'what?'")
    change(database, "UPDATE move SET notation = 'leap' WHERE game = 2 AND ply = 0")
    assert [game["ruleset"] for game in exported(database, tmp_path)["games"]] == ["what?"] * 2
    assert rows_of(totals(database, tmp_path / "a.csv"))[0]["ruleset"] == "what?"


def test_there_is_a_line_for_each_seat_of_a_finished_game(
    database: Database, tmp_path: Path
) -> None:
    a_game(database, 1, ["Ann", "Bo"])
    a_game(database, 2, turns=3)
    change(
        database,
        "UPDATE game SET utc_offset = -90, ended = '2026-03-01T01:00:00Z' WHERE number = 1",
    )
    rows = rows_of(totals(database, tmp_path / "a.csv"))
    seats = database.rows("SELECT name, total FROM seat WHERE game = 1 ORDER BY player")
    assert [(row["seat"], row["name"], int(row["total"])) for row in rows] == [
        (str(number), *seat) for number, seat in enumerate(seats, 1)
    ]
    for row in rows:
        assert row["ended"] == "2026-03-01T01:00:00Z"
        assert (row["date"], row["time"]) == ("2026-02-28", "23:30:00")


@pytest.mark.parametrize(
    ("marks", "kind"),
    [
        ("assisted = 0", "unaided"),
        ("assisted = 1", "assisted"),
        ("assisted = 1, table_dice = 1", "table"),
        ("assisted = 1, table_dice = 1, practice = 1", "practice"),
    ],
)
def test_the_kind_of_a_game_is_in_its_line(
    database: Database, tmp_path: Path, marks: str, kind: str
) -> None:
    a_game(database, 1)
    change(database, f"UPDATE game SET {marks}")
    assert rows_of(totals(database, tmp_path / "a.csv"))[0]["kind"] == kind


@pytest.mark.parametrize("name", [*ODD, "'already", " =1", "-", '=HYPERLINK("x")'])
def test_no_name_or_note_is_a_formula_and_none_is_lost(
    database: Database, tmp_path: Path, name: str
) -> None:
    a_game(database, 1, [name])
    change(database, "UPDATE game SET note = ?", name)
    data = totals(database, tmp_path / "a.csv")
    (row,) = rows_of(data)
    for text in (row["name"], row["note"]):
        assert not text.startswith(("=", "+", "-", "@", "\t", "\r"))
        assert name in (text, text.removeprefix("'"))
    assert data.count(b'"') % 2 == 0
    assert data.endswith(b"\r\n")


@pytest.fixture(params=["C", "de_DE.UTF-8", "fr_FR.UTF-8", "en_US.UTF-8", "tr_TR.UTF-8"])
def _country(request: pytest.FixtureRequest) -> Iterator[None]:
    before = locale.setlocale(locale.LC_ALL)
    with suppress(locale.Error):  # not every machine has every country
        locale.setlocale(locale.LC_ALL, request.param)
    yield
    locale.setlocale(locale.LC_ALL, before)


@pytest.mark.usefixtures("_country")
def test_totals_are_the_same_bytes_in_every_country(database: Database, tmp_path: Path) -> None:
    a_game(database, 1, ["İ,;"])
    change(database, "UPDATE game SET id = 'x', ended = '2026-03-01T12:00:00Z', note = '1,5'")
    ((total,),) = database.rows("SELECT total FROM game")
    game = '"x","2026-03-01T12:00:00Z","2026-03-01","12:00:00","traditional","unaided"'
    line = f'{game},1,"İ,;",{total},"1,5"\r\n'
    assert totals(database, tmp_path / "a.csv") == b"\xef\xbb\xbf" + (HEADINGS + line).encode()


@pytest.mark.parametrize("write", [export_games, export_totals])
@pytest.mark.parametrize("room", [0, 100, 1000])
def test_without_room_the_older_file_stays(
    lived: Database, tmp_path: Path, write: object, room: int
) -> None:
    assert callable(write)
    target = tmp_path / "mine"
    target.write_text("an older export")
    before = names(tmp_path)
    snapshot = lived.snapshot()
    with file_size_limit(room), refused(Problem.UNREACHABLE):
        write(snapshot, lived.path, target)
    assert target.read_text() == "an older export"
    assert names(tmp_path) == before
    write(lived.snapshot(), lived.path, target)
    assert target.stat().st_size > 1000


def test_a_folder_that_can_t_be_written_to_is_called_so(lived: Database, tmp_path: Path) -> None:
    folder = tmp_path / "shut"
    folder.mkdir()
    folder.chmod(0o500)
    with modes_bind(), refused(Problem.READ_ONLY):
        export(lived, folder / "a.json")
    folder.chmod(0o700)
    assert names(folder) == set()


def test_a_folder_that_is_not_there_is_no_place(lived: Database, tmp_path: Path) -> None:
    with refused(Problem.UNREACHABLE):
        export(lived, tmp_path / "nowhere" / "a.json")


@pytest.mark.parametrize("name", ["yacht.db", "yacht.db-wal", "yacht.db-shm", "link", "hard link"])
def test_the_games_themselves_are_never_written_over(
    lived: Database, tmp_path: Path, name: str
) -> None:
    (tmp_path / "link").symlink_to(lived.path)
    (tmp_path / "hard link").hardlink_to(lived.path)
    before = content(lived)
    files = prints(tmp_path)
    with not_taken(TransferProblem.OWN_FILE):
        export(lived, tmp_path / name)
    assert prints(tmp_path) == files
    assert content(lived) == before


def test_a_link_stays_a_link(lived: Database, tmp_path: Path) -> None:
    real = tmp_path / "real.json"
    real.write_text("old")
    (tmp_path / "link.json").symlink_to(real)
    export(lived, tmp_path / "link.json")
    assert (tmp_path / "link.json").is_symlink()
    assert real.read_text().startswith("{")


def test_a_very_long_name_is_possible(lived: Database, tmp_path: Path) -> None:
    assert export(lived, tmp_path / ("n" * 250 + ".json")).exists()


def test_stopped_halfway_nothing_is_there(lived: Database, tmp_path: Path) -> None:
    before = names(tmp_path)
    with pytest.raises(StoppedError):
        export_games(lived.snapshot(), lived.path, tmp_path / "a.json", Said(0))
    assert names(tmp_path) == before


def test_progress_goes_from_nothing_to_almost_all(database: Database, tmp_path: Path) -> None:
    for seed in range(60):
        a_game(database, seed, turns=1)
    said = Said()
    export_games(database.snapshot(), database.path, tmp_path / "a", said)
    assert said == sorted(said)
    assert said[0] == 0
    assert 0.5 < said[-1] <= 1


def test_what_is_played_meanwhile_is_not_torn(database: Database, tmp_path: Path) -> None:
    number = a_game(database, 1, turns=2)
    snapshot = database.snapshot()
    before = exported(database, tmp_path)
    play_on(database, number)
    export_games(snapshot, database.path, tmp_path / "b.json")
    assert json.loads((tmp_path / "b.json").read_text()) == before


def test_file_is_synced_before_it_has_its_name_and_its_folder_after(
    lived: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    fsync, replace = os.fsync, Path.replace

    def note_fsync(descriptor: int) -> None:
        said.append("folder" if os.path.isdir(f"/proc/self/fd/{descriptor}") else "file")  # noqa: PTH112
        fsync(descriptor)

    def note_replace(self: Path, target: Path) -> Path:
        said.append("rename")
        return replace(self, target)

    monkeypatch.setattr(os, "fsync", note_fsync)
    monkeypatch.setattr(Path, "replace", note_replace)
    export(lived, tmp_path / "a.json")
    assert said == ["file", "rename", "folder"]


def test_nothing_is_exported_from_a_file_that_was_replaced(lived: Database, tmp_path: Path) -> None:
    with another(tmp_path) as other:
        a_game(other, 1)
    other.path.replace(lived.path)
    with refused(Problem.REPLACED):
        lived.snapshot()


def test_what_was_exported_comes_in_somewhere_else(lived: Database, tmp_path: Path) -> None:
    with another(tmp_path) as other:
        plan = take_in(other, export(lived, tmp_path / "a.json"))
        assert plan.new == len(exported(lived, tmp_path)["games"])
