"""What the games add up to: SELECT only."""

from collections.abc import Iterable
from dataclasses import dataclass

from yacht_desktop.records.database import Database
from yacht_desktop.rules import Game, IllegalMoveError, Ruleset, Score, parse_move, play

_RANKED = (
    "FROM game WHERE state = 'finished' AND players = 1 AND assisted = 0 AND table_dice = 0"
    " AND ruleset = (SELECT number FROM ruleset WHERE json = ?)"
)


@dataclass(frozen=True)
class Record:
    """The best unaided solo game of a ruleset: the earliest among equals.

    `pace` is its total after 0, 1, 2 … turns, empty if its log can't be read.
    """

    total: int
    pace: tuple[int, ...]


@dataclass(frozen=True)
class Placing:
    """Where a total stands among the unaided solo games of a ruleset, and how many these are."""

    place: int
    games: int


class Statistics:
    """Questions to the games of one profile."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def record(self, ruleset: Ruleset, besides: int = 0) -> Record | None:
        """The record of a ruleset, not counting the game `besides`; None before the first game."""
        best = self._database.rows(
            f"SELECT number, total {_RANKED} AND number <> ? ORDER BY total DESC, number LIMIT 1",
            (ruleset.to_json(), besides),
        )
        if not best:
            return None
        number, total = best[0]
        return Record(total, _pace(ruleset, self._database.log(number)))

    def placing(self, ruleset: Ruleset, total: int) -> Placing:
        """The place that a total has or would have; equal totals share a place."""
        ((better, games),) = self._database.rows(
            f"SELECT count(*) FILTER (WHERE total > ?), count(*) {_RANKED}",
            (total, ruleset.to_json()),
        )
        return Placing(better + 1, games)


def _pace(ruleset: Ruleset, log: Iterable[str]) -> tuple[int, ...]:
    game = Game.new(ruleset)
    totals = [0]
    try:
        for notation in log:
            move = parse_move(notation)
            game = play(game, move)
            if isinstance(move, Score):
                totals.append(game.totals[0])
    except IllegalMoveError:
        return ()
    return tuple(totals) if game.is_over else ()
