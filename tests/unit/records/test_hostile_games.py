"""Games that are damaged or made up: each is proved, and one bad one is enough to refuse a file."""

import json
import math
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.unit.records.transferring import a_game, another, exported, read, refuse
from yacht_desktop.records import Database
from yacht_desktop.records.transfer import TransferError, TransferProblem
from yacht_desktop.records.transfer.errors import FlawError
from yacht_desktop.records.transfer.portable import portable

DAMAGED, UNEARNED = TransferProblem.DAMAGED, TransferProblem.UNEARNED

Spoil = Callable[[Any], object]


def spoiled(good: bytes, file: Path, spoil: Spoil, at: int = 0) -> None:
    value = json.loads(good)
    spoil(value["games"][at])
    file.write_text(json.dumps(value))


NONSENSE: list[Any] = [None, True, 1, -1, 2**70, 1.5, math.nan, "", "x", "\ud800", [], {}, [[]]]
FIELDS = [
    *("id", "ruleset", "seed", "state", "started", "ended", "utc_offset", "note", "seats", "log"),
    *("assisted", "table_dice", "practice", "edited"),
]
FITS: dict[str, list[Any]] = {
    "note": ["", "x"],
    "edited": [None],
    "utc_offset": [1, -1],
    "assisted": [True],
    "table_dice": [True],
    "practice": [True],
}


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("value", NONSENSE, ids=repr)
def test_nonsense_in_a_field_is_refused(
    database: Database, file: Path, good: bytes, field: str, value: Any
) -> None:
    if any(
        value is fit or (value == fit and type(value) is type(fit)) for fit in FITS.get(field, [])
    ):
        return
    spoiled(good, file, lambda game: game.update({field: value}))
    with pytest.raises(TransferError) as caught:
        read(database, file)
    assert caught.value.problem is (UNEARNED if (field, value) == ("log", []) else DAMAGED)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda game: game.pop("note"),
        lambda game: game.update(more=1),
        lambda game: game.update(id=game["id"].upper().replace("0", "A")),
        lambda game: game.update(id=game["id"] + "\n"),
        lambda game: game.update(seed=game["seed"][:-2]),
        lambda game: game.update(seed="g" * 64),
        lambda game: game.update(state="won"),
        lambda game: game.update(state="playing"),
        lambda game: game.update(state="abandoned"),
        lambda game: game.update(ended=None),
        lambda game: game.update(edited="yesterday"),
        lambda game: game.update(edited="2026-02-30T12:00:00Z"),
        lambda game: game.pop("edited"),
        lambda game: game.update(started="2026-02-30T12:00:00Z"),
        lambda game: game.update(started="2026-03-01T25:00:00Z"),
        lambda game: game.update(started="2026-03-01T12:00:00+01:00"),
        lambda game: game.update(started="2026-03-01"),
        lambda game: game.update(started="0001-01-01T00:00:00Z"),
        lambda game: game.update(started="9999-12-31T23:59:59Z"),
        lambda game: game.update(started="\uff12026-03-01T12:00:00Z"),
        lambda game: game.update(utc_offset=5000),
        lambda game: game.update(utc_offset=True),
        lambda game: game.update(seats=[]),
        lambda game: game.update(seats=game["seats"] * 4),
        lambda game: game["seats"][0].update(total=None),
        lambda game: game["seats"][0].update(total="1"),
        lambda game: game["seats"][0].update(total=-1),
        lambda game: game["seats"][0].update(name="\udfff"),
        lambda game: game["seats"][0].update(name=None),
        lambda game: game["seats"][0].pop("name"),
        lambda game: game["ruleset"].pop("yacht"),
        lambda game: game["ruleset"].update(yacht=101),
        lambda game: game["ruleset"].update(yacht=True),
        lambda game: game["ruleset"].update(id="\n"),
        lambda game: game["ruleset"].update(more=1),
        lambda game: game["ruleset"].update(more=[[[]]]),
        lambda game: game["ruleset"].update(id="x" * 20_000),
        lambda game: game.update(ruleset="what?"),
        lambda game: game.update(log="roll 12345"),
        lambda game: game["log"].append(None),
        lambda game: game["log"].append("\ud800"),
    ],
    ids=map(str, count()),
)
def test_a_game_of_another_form_is_damage(
    database: Database, file: Path, good: bytes, spoil: Spoil
) -> None:
    spoiled(good, file, spoil)
    refuse(database, file, DAMAGED, 1)


def move_points(game: Any) -> None:
    """The same sum for the table, and yet not what the logs earn."""
    game["seats"][0]["total"] += 5
    game["seats"][1]["total"] -= 5


@pytest.mark.parametrize(
    "spoil",
    [
        lambda game: game["seats"][0].update(total=game["seats"][0]["total"] + 1),
        move_points,
        lambda game: game["seats"].reverse() if len({s["total"] for s in game["seats"]}) > 1 else 0,
        lambda game: game["log"].pop(),
        lambda game: game["log"].append("roll 12345"),
        lambda game: game["log"].append("leap"),
        lambda game: game["log"].insert(0, "score ones"),
        lambda game: game["log"].insert(1, "hold xxxxx"),
        lambda game: game["log"].extend(["hold x...."] * 2000),
        lambda game: game["log"].insert(0, "roll ١٢٣٤٥"),
        lambda game: game["ruleset"].update(two_pairs=True),
        lambda game: game.update(log=[]),
    ],
    ids=map(str, count()),
)
def test_a_total_that_the_log_doesn_t_earn_is_refused(
    database: Database, file: Path, good: bytes, spoil: Spoil
) -> None:
    value = json.loads(good)
    value["games"].reverse()
    before = json.dumps(value)
    spoil(value["games"][1])
    if json.dumps(value) == before:
        return
    file.write_text(json.dumps(value))
    refuse(database, file, UNEARNED, 2)


def test_a_game_that_is_over_can_t_have_been_left(
    database: Database, file: Path, good: bytes
) -> None:
    def leave(game: Any) -> None:
        game["state"] = "abandoned"
        for seat in game["seats"]:
            seat["total"] = None

    spoiled(good, file, leave)
    refuse(database, file, UNEARNED, 1)


@pytest.mark.parametrize("at", [0, 1])
def test_dice_that_are_not_of_the_seed_are_refused(
    database: Database, file: Path, good: bytes, at: int
) -> None:
    spoiled(good, file, lambda game: game.update(seed="0" * 64), at)
    refuse(database, file, TransferProblem.WRONG_DICE, at + 1)


def test_the_same_game_twice_is_damage(database: Database, file: Path, good: bytes) -> None:
    value = json.loads(good)
    value["games"].append(value["games"][0])
    file.write_text(json.dumps(value))
    refuse(database, file, DAMAGED, 3)


def test_one_bad_game_among_many_is_enough(database: Database, file: Path, tmp_path: Path) -> None:
    with another(tmp_path) as other:
        for seed in range(40):
            a_game(other, seed)
        value = exported(other, tmp_path)
    value["games"][39]["seats"][0]["total"] += 1
    file.write_text(json.dumps(value))
    refuse(database, file, UNEARNED, 40)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text() | st.sampled_from(FIELDS), inner),
)


@settings(max_examples=60, suppress_health_check=list(HealthCheck), deadline=None)
@given(value=JSON, field=st.sampled_from(FIELDS))
def test_any_value_anywhere_is_refused_or_of_the_right_form(
    good: bytes, value: Any, field: str
) -> None:
    game = json.loads(good)["games"][0] | {field: value}
    for whole in (value, game):
        with suppress(FlawError):
            assert portable(whole).id
