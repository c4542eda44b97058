"""A file of a hundred thousand games: some hundred are played, all others are copies of these."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from benchmarks.profiles import TRADITIONAL, kept_profile
from yacht_desktop.records import Games
from yacht_desktop.rules import SLOTS, Category, Faces, Game, Hold, Move, Roll, Score, play

PLAYED = 500
YEARS = 8
LEFT = 25
NOW = datetime(2026, 11, 29, 20, 0, tzinfo=UTC)
"""When the last of the games ended."""

_COPIES = (
    # Every game a copy of one of those played, of which neighbours differ; kinds as players have.
    """
    INSERT INTO game (number, id, ruleset, players, seed, state, assisted, table_dice, practice,
        started, ended, utc_offset)
    WITH RECURSIVE n(i) AS (SELECT :played + 1 UNION ALL SELECT i + 1 FROM n WHERE i < :games)
    SELECT i, lower(hex(randomblob(16))), ruleset, 1, randomblob(32),
        'abandoned', i % 20 = 0, i % 90 = 0, i % 70 = 0, started, ended, 60
    FROM n JOIN game ON game.number = i * 7919 % :played + 1
    """,
    """
    UPDATE game SET
        ended = strftime('%Y-%m-%dT%H:%M:%SZ', :now - (:games - number) * :seconds, 'unixepoch'),
        started = strftime('%Y-%m-%dT%H:%M:%SZ', :now - (:games - number) * :seconds - 240,
            'unixepoch')
    """,
    # One in so many was left before its end.
    """
    CREATE TEMP TABLE copy AS
        SELECT number, number * 7919 % :played + 1 AS original, number % :left <> 3 AS is_finished
        FROM game WHERE number > :played
    """,
    "INSERT INTO seat SELECT number, player, name, iif(is_finished, total, NULL)"
    " FROM copy JOIN seat ON game = original",
    "INSERT INTO card SELECT number, player, {boxes} FROM copy JOIN card ON game = original"
    " WHERE is_finished",
    "INSERT INTO move SELECT number, ply, notation FROM copy JOIN move ON game = original"
    " WHERE is_finished OR ply < 20",
    "UPDATE game SET state = 'finished', total = seat.total FROM seat"
    " WHERE game = number AND number > :played AND seat.total IS NOT NULL",
)


def profile_of(games: int) -> Path:
    """A closed file with so many finished games in the last years; it is kept, so don't write."""
    return kept_profile(f"{games}-games", _play_some, lambda draft: _copy_all(draft, games))


def _play_some(games: Games) -> None:
    for number in range(PLAYED):
        luck = Random(number)
        stored = games.start(TRADITIONAL, luck.randbytes(32))
        moves, game = _play(luck)
        games.journal(stored.number).write(0, moves, game.cards)


def _copy_all(draft: Path, games: int) -> None:
    boxes = ", ".join(Category)
    values = {
        "games": games * LEFT // (LEFT - 1),
        "left": LEFT,
        "played": PLAYED,
        "now": int(NOW.timestamp()),
        "seconds": YEARS * 365 * 86400 * (LEFT - 1) // LEFT // games,
    }
    with closing(sqlite3.connect(draft)) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        for statement in _COPIES:
            connection.execute(statement.replace("{boxes}", boxes), values)
        connection.commit()


def _play(luck: Random) -> tuple[list[Move], Game]:
    """A game as a person plays it: what there is most of is held, the best box is filled."""
    game, moves = Game.new(TRADITIONAL), []
    while not game.is_over:
        for move in _turn(game, luck):
            game = play(game, move)
            moves.append(move)
    return moves, game


def _turn(game: Game, luck: Random) -> list[Move]:
    faces: Faces = tuple(luck.randint(1, 6) for _ in SLOTS)
    moves: list[Move] = [Roll(faces)]
    for _ in range(luck.choice((1, 2, 2, 2))):
        wanted = max(luck.sample(faces, len(faces)), key=faces.count)
        held = frozenset(slot for slot in SLOTS if faces[slot] == wanted)
        if len(held) == len(SLOTS):
            break
        faces = tuple(faces[slot] if slot in held else luck.randint(1, 6) for slot in SLOTS)
        moves += [Hold(held), Roll(faces)]
    ruleset = game.ruleset
    box = max(
        luck.sample(game.card.open_boxes, len(game.card.open_boxes)),
        key=lambda box: ruleset.points(box, faces) - ruleset.best(box) / 3,
    )
    return [*moves, Score(box)]
