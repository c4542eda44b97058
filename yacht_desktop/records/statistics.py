"""What the games add up to: SELECT only."""

from collections.abc import Iterable
from typing import NamedTuple

from yacht_desktop.records.database import Database
from yacht_desktop.records.selection import SHOWN, Kind
from yacht_desktop.rules import Amend, Game, IllegalMoveError, Ruleset, Score, parse_move, play

_OF_A_KIND = "ruleset = (SELECT number FROM ruleset WHERE json = ?) AND kind = ?"


class Record(NamedTuple):
    """The best solo game of a ruleset and kind: the earliest among equals.

    `pace` is its total after 0, 1, 2 … turns, empty if its log can't be read or was corrected.
    """

    total: int
    pace: tuple[int, ...]


class Placing(NamedTuple):
    """Where a total stands among the solo games of its kind, and how many these are."""

    place: int
    games: int


class Statistics:
    """Questions to the games of one profile."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def record(
        self,
        ruleset: Ruleset,
        besides: int = 0,
        *,
        is_assisted: bool = False,
        has_table_dice: bool = False,
    ) -> Record | None:
        """The record of a ruleset, not counting the game `besides`; None before the first game.

        Games in which the coach was asked have records of their own, and so have games with dice
        on the table.
        """
        best = self._database.rows(
            f"SELECT number, total FROM game WHERE {SHOWN} AND total IS NOT NULL"
            f" AND {_OF_A_KIND} AND number <> ?"
            " ORDER BY total DESC, number LIMIT 1",
            (ruleset.to_json(), _kind(is_assisted, has_table_dice), besides),
        )
        if not best:
            return None
        number, total = best[0]
        return Record(total, _pace(ruleset, self._database.log(number)))

    def placing(
        self,
        ruleset: Ruleset,
        total: int,
        *,
        is_assisted: bool = False,
        has_table_dice: bool = False,
    ) -> Placing:
        """The place that a total has or would have; equal totals share a place."""
        ((better, games),) = self._database.rows(
            "SELECT sum(games) FILTER (WHERE points > ?), sum(games) FROM tally"
            f" WHERE box = 'total' AND {_OF_A_KIND}",
            (total, ruleset.to_json(), _kind(is_assisted, has_table_dice)),
        )
        return Placing((better or 0) + 1, games or 0)


def _kind(is_assisted: bool, has_table_dice: bool) -> str:
    if has_table_dice:
        return str(Kind.TABLE)
    return str(Kind.ASSISTED if is_assisted else Kind.UNAIDED)


def _pace(ruleset: Ruleset, log: Iterable[str]) -> tuple[int, ...]:
    game = Game.new(ruleset)
    totals = [0]
    try:
        for notation in log:
            move = parse_move(notation)
            if isinstance(move, Amend):
                return ()  # what each turn earned is another matter now
            game = play(game, move)
            if isinstance(move, Score):
                totals.append(game.totals[0])
    except IllegalMoveError:
        return ()
    return tuple(totals) if game.is_over else ()
