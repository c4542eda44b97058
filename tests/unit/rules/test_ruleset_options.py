"""House rules as data: their bounds, and their way to JSON and back."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.unit.rules.strategies import rulesets
from yacht_desktop.rules import PRESETS, FourOfAKind, Ruleset, RulesetError

OPTIONS: dict[str, Any] = {
    "id": "Sunday's",
    "four_of_a_kind": "all_five",
    "full_house": 25,
    "little_straight": 15,
    "big_straight": 20,
    "yacht": 100,
    "two_pairs": True,
    "five_alike_full_house": True,
}
SUNDAYS = Ruleset("Sunday's", FourOfAKind.ALL_FIVE, 25, 15, 20, 100, True, True)

MOST = {"full_house": 50, "little_straight": 50, "big_straight": 50, "yacht": 100}
FLAGS = ["two_pairs", "five_alike_full_house"]

NO_POINTS: list[Any] = [True, False, 30.0, 0.5, "30", "", [], [30], {}, {"points": 30}]
NO_FLAG: list[Any] = [None, 0, 1, 1.0, "true", "", [], {}]
NO_KIND: list[Any] = [None, True, 0, 4, "four", "FOUR_DICE", "four_dice ", "", ["four_dice"], {}]
NO_NAME: list[Any] = [None, True, 1, 1.5, "", "x" * 41, "a\nb", "a\0", "\ud800", "\u200b", [], {}]

WRONG: list[tuple[str, Any]] = [
    *((key, points) for key, most in MOST.items() for points in (*NO_POINTS, -1, most + 1)),
    *((key, None) for key in MOST if key != "full_house"),
    *((key, flag) for key in FLAGS for flag in NO_FLAG),
    *(("four_of_a_kind", kind) for kind in NO_KIND),
    *(("id", name) for name in NO_NAME),
]


def without(key: str) -> dict[str, Any]:
    return {name: value for name, value in OPTIONS.items() if name != key}


def written(key: str, raw: str) -> str:
    """The options as JSON with one value put in as it is written, be it JSON or not."""
    return f'{json.dumps(without(key))[:-1]}, "{key}": {raw}}}'


def refusal_of(text: str) -> RulesetError:
    """The error that a text meets with; no text may make it long."""
    with pytest.raises(RulesetError) as refusal:
        Ruleset.from_json(text)
    assert len(str(refusal.value)) < 200
    return refusal.value


def test_a_custom_ruleset_reads_from_json_as_it_was_written() -> None:
    assert Ruleset.from_json(json.dumps(OPTIONS)) == SUNDAYS
    assert json.loads(SUNDAYS.to_json()) == OPTIONS


@given(rulesets)
def test_json_keeps_everything(ruleset: Ruleset) -> None:
    text = ruleset.to_json()
    again = Ruleset.from_json(text)
    assert again == ruleset
    assert hash(again) == hash(ruleset)
    assert again.to_json() == text
    assert text.isascii()
    assert "\n" not in text
    assert isinstance(again.four_of_a_kind, FourOfAKind)


def test_presets_are_written_as_files_have_them() -> None:
    assert PRESETS["two-pairs"].to_json() == (
        '{"big_straight": 30, "five_alike_full_house": false, "four_of_a_kind": "four_dice",'
        ' "full_house": null, "id": "two-pairs", "little_straight": 30, "two_pairs": true,'
        ' "yacht": 50}'
    )


def test_the_order_of_keys_and_blanks_do_not_matter() -> None:
    turned = json.dumps(dict(reversed(OPTIONS.items())), indent=4)
    assert Ruleset.from_json(f"\n {turned}\t ") == SUNDAYS


@pytest.mark.parametrize(("key", "value"), WRONG)
def test_a_value_of_the_wrong_kind_or_size_is_refused_by_name(key: str, value: Any) -> None:
    from_file = refusal_of(json.dumps({**OPTIONS, key: value}))
    assert from_file.key == key
    assert f"'{key}' must be" in str(from_file)
    with pytest.raises(RulesetError) as direct:
        Ruleset(**{**OPTIONS, "four_of_a_kind": FourOfAKind.ALL_FIVE, key: value})
    assert direct.value.key == key


@pytest.mark.parametrize("key", OPTIONS)
@pytest.mark.parametrize("raw", ["NaN", "-Infinity", "1e400", "[" * 500 + "]" * 500, "9" * 4000])
def test_what_only_looks_like_a_number_is_refused_by_name(key: str, raw: str) -> None:
    assert refusal_of(written(key, raw)).key == key


@pytest.mark.parametrize("key", MOST)
def test_points_reach_from_0_to_their_bound(key: str) -> None:
    for points in (0, 1, MOST[key] - 1, MOST[key]):
        ruleset = Ruleset.from_json(json.dumps({**OPTIONS, key: points}))
        assert getattr(ruleset, key) == points
    for beyond in (-1, MOST[key] + 1):
        refusal = refusal_of(json.dumps({**OPTIONS, key: beyond}))
        assert str(refusal) == (
            f"'{key}' must be a whole number from 0 to {MOST[key]}, not {beyond}"
        )


def test_a_full_house_without_a_value_earns_its_dice() -> None:
    assert Ruleset.from_json(json.dumps({**OPTIONS, "full_house": None})).full_house is None


@pytest.mark.parametrize("name", ["x", "x" * 40, "Großmutters Küche", "冬", "'\"\\ {}"])
def test_a_ruleset_may_bear_any_readable_name(name: str) -> None:
    assert Ruleset.from_json(Ruleset(name).to_json()).id == name


@pytest.mark.parametrize(
    ("key", "sentence"),
    [
        ("id", "'id' must be a name of 1 to 40 characters, not 7"),
        ("four_of_a_kind", "'four_of_a_kind' must be 'four_dice' or 'all_five', not 7"),
        ("two_pairs", "'two_pairs' must be true or false, not 7"),
    ],
)
def test_a_refusal_says_what_would_do(key: str, sentence: str) -> None:
    assert str(refusal_of(json.dumps({**OPTIONS, key: 7}))) == sentence


@pytest.mark.parametrize("key", OPTIONS)
def test_a_missing_key_is_named(key: str) -> None:
    refusal = refusal_of(json.dumps(without(key)))
    assert refusal.key == key
    assert str(refusal) == f"the ruleset lacks '{key}'"


@pytest.mark.parametrize("key", ["bonus", "Yacht", "yacht ", "", "\u0131d", "x" * 100_000])
def test_an_unknown_key_is_named(key: str) -> None:
    refusal = refusal_of(json.dumps({**OPTIONS, key: 1}))
    assert refusal.key == key
    assert "unknown key" in str(refusal)
    assert repr(key)[:40] in str(refusal)


@pytest.mark.parametrize(
    ("text", "key", "sentence"),
    [
        ("{}", "id", "the ruleset lacks 'id'"),
        ('{"bonus": 1, "id": "x"}', "four_of_a_kind", "the ruleset lacks 'four_of_a_kind'"),
        (
            json.dumps({**OPTIONS, "joker": 1, "bonus": 1}),
            "bonus",
            "the ruleset has an unknown key 'bonus'",
        ),
    ],
    ids=["none there", "some there", "two unknown"],
)
def test_of_several_wrong_keys_one_is_named(text: str, key: str, sentence: str) -> None:
    refusal = refusal_of(text)
    assert refusal.key == key
    assert str(refusal) == sentence


@pytest.mark.parametrize("key", OPTIONS)
def test_a_key_that_comes_twice_is_named_even_with_one_value(key: str) -> None:
    again = json.dumps(OPTIONS[key])
    refusal = refusal_of(f'{json.dumps(OPTIONS)[:-1]}, "{key}": {again}}}')
    assert refusal.key == key
    assert str(refusal) == f"the ruleset has the key '{key}' twice"


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "{", "{}}", "null,", "{'id': 1}", "\ufeff{}", "9" * 5000, "\0", "nul"),
        *("[" * 100_000, '{"a":' * 100_000, json.dumps(OPTIONS)[:-1], json.dumps(OPTIONS) * 2),
    ],
    ids=lambda text: f"{len(text)} {text[:9]!a}",
)
def test_what_is_no_json_is_refused_as_a_whole(text: str) -> None:
    refusal = refusal_of(text)
    assert refusal.key is None
    assert str(refusal) == "the ruleset is not readable as JSON"


@pytest.mark.parametrize("text", ["null", "true", "30", "NaN", '"traditional"', "[]", "[{}]"])
def test_what_is_no_object_is_refused_as_a_whole(text: str) -> None:
    refusal = refusal_of(text)
    assert refusal.key is None
    assert str(refusal) == "the ruleset is not a JSON object"


def test_a_huge_text_is_refused_quickly() -> None:
    many = ", ".join(f'"key {number}": {number}' for number in range(50_000))
    refusal = refusal_of(f"{json.dumps(OPTIONS)[:-1]}, {many}}}")
    assert refusal.key == "key 0"
    assert refusal_of(written("id", json.dumps("x" * 1_000_000))).key == "id"


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda values: st.lists(values, max_size=3) | st.dictionaries(st.text(), values, max_size=3),
    max_leaves=10,
)


@given(st.sampled_from(list(OPTIONS)), JSON_VALUES)
def test_any_value_is_either_kept_or_refused_by_its_name(key: str, value: Any) -> None:
    options = {**OPTIONS, key: value}
    try:
        kept = Ruleset.from_json(json.dumps(options)).to_json()
    except RulesetError as error:
        refused = error.key
    else:
        refused = None
        assert json.loads(kept) == options
    assert refused in {None, key}
