"""Games to find on the table: seeds whose dice fall as wanted, and games played earlier."""

from collections.abc import Iterable
from contextlib import closing
from functools import cache
from itertools import count
from pathlib import Path

from tests.unit.doubles import log_of
from yacht_desktop.chance import SeededDice
from yacht_desktop.records import FILE_NAME, Games, open_profile
from yacht_desktop.rules import PRESETS, SLOTS, Ruleset, replay

TRADITIONAL = PRESETS["traditional"]


@cache
def seed_for(faces: str, *, turn: int = 1, and_roll_2: str = ".....") -> bytes:
    """A seed whose dice show these faces when a turn is rolled; a dot may be anything."""
    wanted = [
        (roll, slot, int(line[slot]))
        for roll, line in ((1, faces), (2, and_roll_2))
        for slot in SLOTS
        if line[slot] != "."
    ]
    seeds = (number.to_bytes(32) for number in count())
    return next(seed for seed in seeds if _shows(SeededDice(seed), turn, wanted))


def _shows(dice: SeededDice, turn: int, wanted: list[tuple[int, int, int]]) -> bool:
    return all(dice.face(0, turn, roll, slot) == face for roll, slot, face in wanted)


def begin(folder: Path, seed: bytes, log: str = "", ruleset: Ruleset = TRADITIONAL) -> int:
    """Leave a game with this seed and log unfinished, or finished if the log is; its number."""
    with closing(open_profile(folder / FILE_NAME)) as database:
        games = Games(database)
        stored = games.start(ruleset, seed)
        moves = log_of(log) if log else []
        if moves:
            game = replay(ruleset, 1, moves)
            games.journal(stored.number).write(0, moves, game.cards if game.is_over else None)
        return stored.number


def written(turns: Iterable[tuple[str, str]]) -> str:
    """The log of some turns of one roll each: faces and box."""
    return ", ".join(f"roll {faces}, score {box}" for faces, box in turns)


def turns_worth(total: int) -> list[tuple[str, str]]:
    """Twelve turns of one roll each, as faces and box, that add up to a total from 5 on."""
    turns, left = [], total - 5  # Choice earns at least five
    for faces, box, points in _WORTH:
        is_taken = points <= left
        turns.append((faces if is_taken else _STRIKES.get(box, "22346"), box))
        left -= points if is_taken else 0
    assert 0 <= left <= 25, f"no {total} from these rolls"
    return [*turns, (_dice_that_sum_up_to(5 + left), "choice")]


_WORTH = (
    ("66666", "yacht", 50),
    ("23456", "big_straight", 30),
    ("12345", "little_straight", 30),
    ("55566", "full_house", 27),
    ("66661", "four_of_a_kind", 24),
    ("66612", "sixes", 18),
    ("55512", "fives", 15),
    ("44412", "fours", 12),
    ("33312", "threes", 9),
    ("22213", "twos", 6),
    ("11123", "ones", 3),
)
_STRIKES = dict.fromkeys(("ones", "fives"), "22346") | {
    "sixes": "12345",
    "fours": "12356",
    "threes": "12456",
    "twos": "13456",
}


def _dice_that_sum_up_to(points: int) -> str:
    dice = [min(6, points // 5 + (slot < points % 5)) for slot in SLOTS]
    assert sum(dice) == points
    return "".join(map(str, dice))


def finished(folder: Path, *totals: int, ruleset: Ruleset = TRADITIONAL) -> None:
    """Leave finished games with these totals, oldest first."""
    for total in totals:
        begin(folder, seed_for("....."), written(turns_worth(total)), ruleset)
