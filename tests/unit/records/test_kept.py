"""Files of every earlier version, played by that version itself: nothing in them may be lost."""

import json
import shutil
import time
from pathlib import Path
from typing import Any

import pytest

from tests.unit.doubles import TRADITIONAL
from tests.unit.records import keepsake
from tests.unit.records.kept_files import FOLDER, STEPS_KEPT, copy_of, games_in, version_of
from tests.unit.records.playing import resume
from tests.unit.records.processes import kill, kills, running
from tests.unit.records.support import dump, games_of, profile
from tests.unit.records.transferring import another, exported, take_in, totals
from yacht_desktop.records import Database, Games, House, Houses, Kind, Selection, Statistics
from yacht_desktop.records.archive import Archive
from yacht_desktop.records.schema import STEPS
from yacht_desktop.rules import Game, Ruleset

EARLIER = tuple(step for step in STEPS_KEPT if step < len(STEPS))

every_step = pytest.mark.parametrize("step", STEPS_KEPT)


def exported_games(database: Database, folder: Path) -> list[dict[str, Any]]:
    games: list[dict[str, Any]] = exported(database, folder)["games"]
    return games


def canonical(ruleset: object) -> str:
    return json.dumps(ruleset, sort_keys=True)


def test_each_step_left_a_file() -> None:
    """A new step comes with the file of the one before: see keepsake.py."""
    assert [version_of(FOLDER / f"step-{step}.db") for step in STEPS_KEPT] == [
        step for step, _ in enumerate(STEPS, 1)
    ]


@every_step
def test_every_game_is_exported_as_it_was(step: int, tmp_path: Path) -> None:
    before = [game for game in games_in(FOLDER / f"step-{step}.db") if not game.pop("deleted")]
    assert {game["state"] for game in before} == {"finished", "abandoned", "playing", "set aside"}

    with profile(copy_of(step, tmp_path / "games")) as database:
        after = exported_games(database, tmp_path)
        assert database.rows("PRAGMA integrity_check") == [("ok",)]

    assert [game | {"ruleset": canonical(game["ruleset"])} for game in after] == [
        game | {"ruleset": canonical(json.loads(game["ruleset"]))} for game in before
    ]


@every_step
def test_every_die_and_total_is_proved_by_an_import_elsewhere(step: int, tmp_path: Path) -> None:
    """An import plays each log again, and throws each die again from its seed."""
    with profile(copy_of(step, tmp_path / "games")) as database, another(tmp_path) as empty:
        before = exported_games(database, tmp_path)
        plan = take_in(empty, tmp_path / "export.json")
        assert plan.changes == len(before)
        result = totals(empty, tmp_path / "totals.csv")
        assert result == totals(database, tmp_path / "totals.csv")


@every_step
def test_the_game_in_play_is_played_on_with_the_same_dice(step: int, tmp_path: Path) -> None:
    (before,) = [g for g in games_in(FOLDER / f"step-{step}.db") if g["state"] == "playing"]
    *_, rolled, held = before["log"]

    with profile(copy_of(step, tmp_path)) as database:
        stored = Games(database).unfinished()
        assert stored is not None
        session = resume(games_of(database), stored)
        assert [str(move) for move in session.log] == before["log"]
        assert (rolled, held) == (f"roll {faces(session.game)}", "hold .x.x.")
        kept = [faces(session.game)[at] for at in (1, 3)]
        session.roll()
        assert [faces(session.game)[at] for at in (1, 3)] == kept

    with profile(tmp_path / "yacht.db") as database:
        again = Games(database).unfinished()
        assert again is not None
        assert list(again.log) == [*before["log"], f"roll {faces(session.game)}"]


def faces(game: Game) -> str:
    return "".join(map(str, game.faces or ()))


@every_step
def test_records_and_boxes_are_those_of_the_games(step: int, tmp_path: Path) -> None:
    known = [g for g in games_in(FOLDER / f"step-{step}.db") if g["state"] == "finished"]
    with profile(copy_of(step, tmp_path)) as database:
        record = Statistics(database).record(TRADITIONAL)
        archive = Archive(database)
        sizes = {kind: archive.size(Selection(TRADITIONAL, kind)) for kind in Kind}
        boxes = archive.boxes(Selection(TRADITIONAL))
        course = archive.course(Selection(TRADITIONAL))
    solo = [
        g for g in known if len(g["seats"]) == 1 and Ruleset.from_json(g["ruleset"]) == TRADITIONAL
    ]
    unaided = [g["seats"][0]["total"] for g in solo if not g["practice"] and not g["deleted"]]
    assert record is not None
    assert record.total == max(unaided)
    assert sizes[Kind.UNAIDED] == len(unaided)
    assert sizes[Kind.PRACTICE] == len([g for g in solo if g["practice"]]) == 1
    assert sum(box.mean for box in boxes) * len(unaided) == pytest.approx(sum(unaided))
    assert [point.total for point in course] == unaided


def test_house_rules_and_corrections_stay(tmp_path: Path) -> None:
    with profile(copy_of(3, tmp_path)) as database:
        grandma = Ruleset("grandma", yacht=60, two_pairs=True)
        assert Houses(database).in_order() == [House(1, "Grandma’s", grandma)]
        assert Houses(database).name_of(Ruleset("once", yacht=100)) == "Once"
        (edited,) = [g for g in exported_games(database, tmp_path) if g["edited"]]
    assert edited["log"][-1] == "amend 0 choice 66665"
    assert [move for move in edited["log"] if move.startswith("leave")] == ["leave 2"]


@every_step
def test_a_deleted_game_comes_back_only_by_its_player(step: int, tmp_path: Path) -> None:
    hidden = [g["id"] for g in games_in(FOLDER / f"step-{step}.db") if g["deleted"]]
    assert len(hidden) == (step > 1)
    with profile(copy_of(step, tmp_path)) as database:
        assert [name for (name,) in database.rows("SELECT id FROM game WHERE deleted")] == hidden
        assert len(database.rows("SELECT * FROM deletion")) == (step > 1)


@pytest.mark.parametrize("step", EARLIER)
def test_the_old_file_is_kept_beside_the_new(step: int, tmp_path: Path) -> None:
    path = copy_of(step, tmp_path)
    before = games_in(path)
    with profile(path):
        pass
    (copy,) = (tmp_path / "backups").iterdir()
    assert copy.name.startswith(f"yacht-before-version-{len(STEPS)}-")
    assert games_in(copy) == before
    assert version_of(copy) == step


@pytest.mark.parametrize("step", EARLIER)
def test_killed_at_any_moment_it_is_the_old_file_or_the_new(step: int, tmp_path: Path) -> None:
    before = games_in(FOLDER / f"step-{step}.db")
    measured = copy_of(step, tmp_path / "measured")
    started = time.monotonic()
    with profile(measured) as database:
        needed = time.monotonic() - started
        migrated = dump(database)
    for number, luck in enumerate(kills(4)):
        folder = tmp_path / str(number)
        path = copy_of(step, folder)
        with running("migrating", path, 0) as process:
            kill(process, 1, luck.uniform(0, 2 * needed))
        with profile(path) as database:
            assert dump(database) == migrated
        assert games_in(path) == before
        shutil.rmtree(folder)


def test_what_is_played_for_the_next_step_has_games_of_every_sort(tmp_path: Path) -> None:
    path = tmp_path / "yacht.db"
    keepsake.main(path)
    assert version_of(path) == len(STEPS)
    kept = [without_what_chance_gave(game) for game in games_in(path)]
    today = FOLDER / f"step-{len(STEPS)}.db"
    assert kept == [without_what_chance_gave(game) for game in games_in(today)]


def without_what_chance_gave(game: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in game.items() if key != "id"}
