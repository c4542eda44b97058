"""The dice of a seed: the same for ever, since stored games go on with them."""

from hashlib import sha256 as real_sha256
from itertools import combinations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.unit.rules.strategies import legal_moves, players, rulesets
from yacht_desktop import chance
from yacht_desktop.chance import SEED_BYTES, SeededDice, face_of, new_seed
from yacht_desktop.rules import (
    PRESETS,
    SLOTS,
    Game,
    Hold,
    Roll,
    Ruleset,
    Score,
    parse_move,
    play,
    replay,
)

SEED = bytes(range(32))
PLACES = list(product(range(6), range(1, 14), (1, 2, 3), SLOTS))

seeds = st.binary(min_size=32, max_size=32)


def face_by_hand(seed: bytes, player: int, turn: int, roll: int, slot: int) -> int:
    """What anyone can reckon with a published seed: the first fair byte of SHA-256, by thirds."""
    blocks = (b"%d:%d:%d:%d:%d" % (player, turn, roll, slot, block) for block in range(3))
    stream = b"".join(real_sha256(seed + block).digest() for block in blocks)
    return stream.translate(None, delete=b"\xfc\xfd\xfe\xff")[0] % 6 + 1


def test_every_byte_stands_for_a_face_or_is_drawn_again() -> None:
    faces = [face_of(byte) for byte in range(256)]
    assert [faces.count(face) for face in (1, 2, 3, 4, 5, 6)] == [42] * 6
    assert faces.count(None) == 4
    assert faces[252:] == [None] * 4


@pytest.mark.parametrize(
    ("byte", "face"),
    [(0, 1), (1, 2), (5, 6), (6, 1), (250, 5), (251, 6), (252, None), (254, None), (255, None)],
)
def test_the_extreme_bytes(byte: int, face: int | None) -> None:
    assert face_of(byte) == face


@pytest.mark.parametrize(
    ("seed", "player", "turn", "roll", "faces"),
    [
        (SEED, 0, 1, 1, "14551"),
        (SEED, 0, 1, 2, "34421"),
        (SEED, 0, 1, 3, "55315"),
        (SEED, 0, 12, 3, "46252"),
        (SEED, 1, 1, 1, "25235"),
        (SEED, 5, 13, 3, "55253"),
        (bytes(32), 0, 1, 1, "66341"),
        (bytes(32), 0, 2, 3, "43555"),
        (b"\xff" * 32, 0, 1, 1, "53322"),
        (b"\xff" * 32, 0, 2, 3, "33253"),
    ],
)
def test_a_seed_gives_these_dice_for_ever(
    seed: bytes, player: int, turn: int, roll: int, faces: str
) -> None:
    dice = SeededDice(seed)
    assert "".join(str(dice.face(player, turn, roll, slot)) for slot in SLOTS) == faces


@pytest.mark.parametrize(
    ("place", "face"),
    [
        ((0, 1, 1, 2), 5),  # 254 comes first, then 160
        ((0, 3, 1, 1), 3),  # 252, 116
        ((1, 4, 3, 1), 2),  # 255, 121
        ((0, 7, 3, 2), 5),  # 253 and 254 come first
    ],
)
def test_a_seed_gives_these_dice_where_it_has_to_draw_again(
    place: tuple[int, int, int, int], face: int
) -> None:
    assert SeededDice(SEED).face(*place) == face


@given(seeds, st.sampled_from(PLACES))
def test_anyone_who_knows_the_seed_can_reckon_its_dice(
    seed: bytes, place: tuple[int, int, int, int]
) -> None:
    assert SeededDice(seed).face(*place) == face_by_hand(seed, *place)


def test_all_dice_of_a_game_can_be_reckoned() -> None:
    dice = SeededDice(SEED)
    assert [dice.face(*place) for place in PLACES] == [face_by_hand(SEED, *p) for p in PLACES]


class Digest:
    """A digest of our choosing."""

    def __init__(self, value: bytes) -> None:
        self._value = value

    def digest(self) -> bytes:
        return self._value


def test_a_block_without_a_fair_byte_is_followed_by_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    blocks = {
        SEED + b"2:3:1:4:0": bytes([252, 253, 254, 255] * 8),
        SEED + b"2:3:1:4:1": bytes([255] * 32),
        SEED + b"2:3:1:4:2": bytes([255] * 31 + [251]),
    }
    monkeypatch.setattr(chance, "sha256", lambda data: Digest(blocks.pop(data)))
    assert SeededDice(SEED).face(2, 3, 1, 4) == 6
    assert blocks == {}


def test_no_two_dice_of_a_game_come_from_one_place(monkeypatch: pytest.MonkeyPatch) -> None:
    hashed = []

    def sha256(data: bytes) -> Any:
        hashed.append(data)
        return real_sha256(data)

    monkeypatch.setattr(chance, "sha256", sha256)
    dice = SeededDice(SEED)
    for place in PLACES:
        dice.face(*place)
    assert len(set(hashed)) == len(hashed) >= len(PLACES) == 6 * 13 * 3 * 5


def test_the_dice_are_the_same_whatever_is_held() -> None:
    dice = SeededDice(SEED)
    rolled = play(Game.new(PRESETS["traditional"]), Roll((6, 1, 6, 1, 6)))
    for held in (frozenset(h) for size in range(6) for h in combinations(SLOTS, size)):
        faces = dice.roll(play(rolled, Hold(held)))
        expected = [(6, 1, 6, 1, 6)[s] if s in held else int("34421"[s]) for s in SLOTS]
        assert list(faces) == expected


def test_the_dice_of_a_place_do_not_depend_on_the_way_there() -> None:
    ways = [
        "roll 11111, score ones, roll 22222, hold x....",
        "roll 12345, hold .x..., roll 62345, roll 12345, score yacht, roll 22222, hold x....",
    ]
    games = [
        replay(ruleset, 1, map(parse_move, way.split(", ")))
        for way in ways
        for ruleset in PRESETS.values()
    ]
    faces = [SeededDice(SEED).face(0, 2, 2, slot) for slot in (1, 2, 3, 4)]
    assert {SeededDice(SEED).roll(game) for game in games} == {(2, *faces)}


@given(seeds, rulesets, players, st.data())
def test_a_game_is_rolled_by_the_places_of_its_dice(
    seed: bytes, ruleset: Ruleset, number: int, data: st.DataObject
) -> None:
    dice = SeededDice(seed)
    game = Game.new(ruleset, number)
    for _ in range(15):
        if game.is_over:
            break
        if game.can_roll:
            here = (game.player, game.card.filled + 1, 4 - game.rolls_left)
            lying = game.faces or ()
            faces = dice.roll(game)
            assert list(faces) == [
                lying[s] if s in game.held else face_by_hand(seed, *here, s) for s in SLOTS
            ]
            game = play(game, Roll(faces))
        game = play(game, data.draw(legal_moves(game)))


def test_two_players_and_two_seeds_have_dice_of_their_own() -> None:
    games = [SEED, SEED[::-1]]
    sequences = {
        tuple(
            SeededDice(seed).face(player, turn, 1, slot) for turn in range(1, 13) for slot in SLOTS
        )
        for seed in games
        for player in range(6)
    }
    assert len(sequences) == 12


def test_a_commitment_is_the_sha_256_of_the_seed() -> None:
    assert SeededDice(SEED).commitment == (
        "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    )
    assert SeededDice(bytes(32)).commitment == real_sha256(bytes(32)).hexdigest()


@pytest.mark.parametrize("size", [0, 1, 16, 31, 33, 64])
def test_a_seed_has_32_bytes(size: int) -> None:
    assert SEED_BYTES == 32
    with pytest.raises(ValueError, match=f"a seed has 32 bytes, not {size}"):
        SeededDice(bytes(size))


def test_a_new_seed_is_drawn_from_the_operating_system(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = {new_seed() for _ in range(100)}
    assert len(drawn) == 100
    assert {len(seed) for seed in drawn} == {32}
    monkeypatch.setattr("os.urandom", lambda size: b"u" * size)
    assert new_seed() == b"u" * 32


def test_rolling_is_no_move() -> None:
    game = play(Game.new(PRESETS["traditional"], 2), Roll((1, 2, 3, 4, 5)))
    dice = SeededDice(SEED)
    first = dice.roll(game)
    dice.roll(play(game, Score(game.card.open_boxes[0])))
    assert dice.roll(game) == first
    assert SeededDice(SEED).roll(game) == first
