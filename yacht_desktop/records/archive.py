"""What a player's years with the game add up to: SELECT only, one or two to a question."""

from collections.abc import Sequence
from typing import Any

from yacht_desktop.records.database import Database
from yacht_desktop.records.figures import BoxFigures, Counts, Course, Entry, Other
from yacht_desktop.records.games import Clock, local_time
from yacht_desktop.records.selection import (
    SHOWN,
    Selection,
    calendar_day,
    day_number,
    time_of_day,
)
from yacht_desktop.records.stored import StoredGame, stored_games
from yacht_desktop.records.streaks import Day, Days, streaks
from yacht_desktop.rules import Ruleset, RulesetError

_REST = "players = 1 AND (state <> 'finished' OR deleted = 1)"
"""SQL for the solo games that are not ranked: the very condition of their index."""


class Archive:
    """Questions to the finished solo games of one profile; deleted ones are in none but `counts`.

    Games are always in the order of play, whatever the clock said.
    """

    def __init__(self, database: Database, clock: Clock = local_time) -> None:
        self._database = database
        self._clock = clock

    def rulesets(self) -> list[tuple[Ruleset, int]]:
        """Those that were played, with how often to the end, the most played first."""
        found = self._database.rows(
            "SELECT json, games FROM (SELECT number, json,"
            " (SELECT coalesce(sum(games), 0) FROM tally"
            "  WHERE tally.ruleset = ruleset.number AND box = 'total') AS games,"
            f" EXISTS (SELECT 1 FROM game WHERE {_REST} AND deleted = 0"
            "  AND game.ruleset = ruleset.number) AS others FROM ruleset)"
            " WHERE games > 0 OR others ORDER BY games DESC, number"
        )
        return [(ruleset, games) for json, games in found if (ruleset := _ruleset(json))]

    def counts(self, selection: Selection) -> Counts:
        """How many games of a ruleset and kind there are, in any period."""
        group, values = selection.group
        ever = selection.ever
        ((first,),) = self._ask("min(day)", ever)
        of = dict(
            self._database.rows(
                "SELECT CASE WHEN deleted THEN 'deleted' ELSE state END, count(*) FROM game"
                f" WHERE {_REST} AND {group} GROUP BY 1"
                f" UNION ALL SELECT 'purged', games FROM deletion WHERE players = 1 AND {group}",
                [*values, *values],
            )
        )
        return Counts(
            finished=self.size(ever),
            unfinished=of.get("playing", 0),
            abandoned=of.get("abandoned", 0),
            set_aside=of.get("set aside", 0),
            deleted=of.get("deleted", 0) + of.get("purged", 0),
            first=None if first is None else calendar_day(first),
        )

    def best(self, selection: Selection, first: int, many: int) -> list[Entry]:
        """A page of the table of best games; equal totals share a place, the earlier is first."""
        rows = self._ask(
            "number, total, moment",
            selection,
            "ORDER BY total DESC, number LIMIT ? OFFSET ?",
            (many, first),
        )
        if not rows:
            return []
        totals = self.totals(selection)
        better = sum(games for total, games in totals.items() if total > rows[0][1])
        return _placed(rows, better, first)

    def size(self, selection: Selection) -> int:
        """How many games the table of best games has."""
        return sum(self.totals(selection).values())

    def others(self, selection: Selection, first: int, many: int) -> list[Other]:
        """A page of the games without a result, the latest first."""
        group, values = selection.group
        period, days = selection.period
        rows = self._database.rows(
            "SELECT number, state,"
            " CAST(strftime('%s', coalesce(ended, started)) AS INTEGER) + 60 * utc_offset,"
            " (SELECT count(*) FROM move WHERE game = number AND notation GLOB 'score *')"
            f" FROM game WHERE {_REST} AND {group} AND deleted = 0"
            f" AND (day IS NULL OR {period}) ORDER BY number DESC LIMIT ? OFFSET ?",
            [*values, *days, many, first],
        )
        return [Other(number, state, time_of_day(at), 1 + full) for number, state, at, full in rows]

    def course(self, selection: Selection) -> Course:
        """Every game in the order of play."""
        return Course(self._ask("number, total, moment", selection, "ORDER BY number"))

    def totals(self, selection: Selection) -> dict[int, int]:
        """How many games ended with each total, from the lowest."""
        if selection == selection.ever:
            order = "AND box = 'total' ORDER BY points"
            return dict(self._tally("points, games", selection, order))
        return dict(self._ask("total, count(*)", selection, "GROUP BY total ORDER BY total"))

    def boxes(self, selection: Selection) -> list[BoxFigures]:
        """What each box has earned, in the order of the card; none before the first card."""
        by_box = self._boxes_ever if selection == selection.ever else self._boxes_within
        figures = by_box(selection)
        boxes = selection.ruleset.categories
        return [BoxFigures(box, *figures[box]) for box in boxes if box in figures]

    def _boxes_ever(self, selection: Selection) -> dict[str, tuple[float, int]]:
        rows = self._tally(
            "box, CAST(sum(points * games) AS REAL) / sum(games), max(points)",
            selection,
            "AND box <> 'total' GROUP BY box",
        )
        return {box: (mean, best) for box, mean, best in rows}

    def _boxes_within(self, selection: Selection) -> dict[str, tuple[float, int]]:
        boxes = selection.ruleset.categories
        condition, values = selection.condition
        figures = ", ".join(f"avg({box}), max({box})" for box in boxes)
        ((*found,),) = self._database.rows(
            f"SELECT {figures} FROM game CROSS JOIN card ON card.game = number AND player = 0"
            f" WHERE {SHOWN} AND {condition}",
            values,
        )
        pairs = zip(boxes, found[::2], found[1::2], strict=True)
        return {box: (mean, best) for box, mean, best in pairs if mean is not None}

    def streak(self, selection: Selection) -> Days:
        """Days in a row with a game of this ruleset and kind, in any period."""
        rows = self._ask(
            "day, CAST(strftime('%s', min(ended)) AS INTEGER),"
            " CAST(strftime('%s', max(ended)) AS INTEGER)",
            selection.ever,
            "AND day IS NOT NULL GROUP BY day ORDER BY day",
        )
        now = self._clock()
        return streaks([Day(*row) for row in rows], day_number(now.date()), int(now.timestamp()))

    def stored(self, number: int) -> StoredGame | None:
        """A game with its log; None if there is none, or it is deleted."""
        found = stored_games(self._database, "game.number = ?", number)
        return found[0] if found else None

    def note(self, number: int) -> str:
        """What the player has noted about a game."""
        found = self._database.rows("SELECT note FROM game WHERE number = ?", (number,))
        return str(found[0][0]) if found else ""

    def state(self, number: int) -> str:
        """The state of a game as in the file; empty if there is none."""
        found = self._database.rows("SELECT state FROM game WHERE number = ?", (number,))
        return str(found[0][0]) if found else ""

    def _ask(
        self, columns: str, selection: Selection, order: str = "", more: Sequence[int] = ()
    ) -> list[tuple[Any, ...]]:
        condition, values = selection.condition
        return self._database.rows(
            f"SELECT {columns} FROM game WHERE {SHOWN} AND total IS NOT NULL"
            f" AND {condition} {order}",
            [*values, *more],
        )

    def _tally(self, columns: str, selection: Selection, order: str) -> list[tuple[Any, ...]]:
        """Ask the tally, which knows no periods, but is as quick with any number of games."""
        group, values = selection.group
        return self._database.rows(
            f"SELECT {columns} FROM tally WHERE {group} AND games > 0 {order}", values
        )


def _placed(rows: list[tuple[Any, ...]], better: int, first: int) -> list[Entry]:
    """Lines with their places, the first of which has so many better games before it."""
    entries: list[Entry] = []
    for position, (number, total, moment) in enumerate(rows, first + 1):
        is_tied = entries and entries[-1].total == total
        place = entries[-1].place if is_tied else position
        entries.append(Entry(number, place if entries else better + 1, total, time_of_day(moment)))
    return entries


def _ruleset(json: str) -> Ruleset | None:
    """A ruleset as it was stored; None if that can't be read."""
    try:
        return Ruleset.from_json(json)
    except RulesetError:
        return None
