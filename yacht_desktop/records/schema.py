"""The steps that made the schema, oldest first; a step is never edited once it was released."""

from collections.abc import Callable
from sqlite3 import Connection

from yacht_desktop.records.results import fill_cards

APPLICATION_ID = 0x59616368  # "Yach"

Step = tuple[str | Callable[[Connection], None], ...]
"""Statements of SQL, and functions for what SQL alone can't do."""

_BOXES = (
    *("ones", "twos", "threes", "fours", "fives", "sixes", "full_house", "four_of_a_kind"),
    *("little_straight", "big_straight", "choice", "yacht", "two_pairs"),
)


def _earned(game: str) -> str:
    """SELECT the points of a game in a trigger, OLD or NEW: in total, and box by box."""
    boxes = [
        f" UNION ALL SELECT '{box}', {box} FROM card"
        f" WHERE game = {game}.number AND player = 0 AND {box} IS NOT NULL"
        for box in _BOXES
    ]
    return f"SELECT 'total' AS box, {game}.total AS points{''.join(boxes)}"


def _counts(game: str) -> str:
    return f"{game}.state = 'finished' AND {game}.players = 1 AND {game}.deleted = 0"


_COUNTING = "ruleset, players, state, assisted, table_dice, practice, total, deleted"
_COUNT = f"""
    INSERT INTO tally (ruleset, kind, box, points, games)
        SELECT NEW.ruleset, NEW.kind, box, points, 1 FROM ({_earned("NEW")}) WHERE true
        ON CONFLICT DO UPDATE SET games = games + 1;
"""
_DISCOUNT = f"""
    INSERT INTO tally (ruleset, kind, box, points, games)
        SELECT OLD.ruleset, OLD.kind, box, points, 0 FROM ({_earned("OLD")}) WHERE true
        ON CONFLICT DO UPDATE SET games = games - 1;
"""

STEPS: tuple[Step, ...] = (
    (
        """
        CREATE TABLE ruleset (
            number INTEGER PRIMARY KEY,
            json TEXT NOT NULL UNIQUE
        ) STRICT
        """,
        """
        CREATE TABLE game (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            id TEXT NOT NULL UNIQUE,
            ruleset INTEGER NOT NULL REFERENCES ruleset,
            players INTEGER NOT NULL CHECK (players BETWEEN 1 AND 6),
            seed BLOB NOT NULL CHECK (length(seed) = 32),
            state TEXT NOT NULL
                CHECK (state IN ('playing', 'finished', 'abandoned', 'set aside')),
            assisted INTEGER NOT NULL DEFAULT 0 CHECK (assisted IN (0, 1)),
            table_dice INTEGER NOT NULL DEFAULT 0 CHECK (table_dice IN (0, 1)),
            practice INTEGER NOT NULL DEFAULT 0 CHECK (practice IN (0, 1)),
            started TEXT NOT NULL,
            ended TEXT,
            utc_offset INTEGER NOT NULL,
            total INTEGER,
            CHECK ((state = 'finished') = (total IS NOT NULL)),
            CHECK ((state = 'playing') = (ended IS NULL))
        ) STRICT
        """,
        """
        CREATE TABLE seat (
            game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
            player INTEGER NOT NULL CHECK (player BETWEEN 0 AND 5),
            name TEXT NOT NULL,
            total INTEGER,
            PRIMARY KEY (game, player)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE move (
            game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
            ply INTEGER NOT NULL CHECK (ply >= 0),
            notation TEXT NOT NULL,
            PRIMARY KEY (game, ply)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE UNIQUE INDEX one_game_is_played ON game (state) WHERE state = 'playing'",
        """
        CREATE INDEX ranking ON game (ruleset, assisted, total DESC, number)
            WHERE state = 'finished' AND players = 1 AND table_dice = 0 AND practice = 0
        """,
        "CREATE INDEX states ON game (ruleset, state)",
    ),
    (
        "ALTER TABLE game ADD COLUMN note TEXT NOT NULL DEFAULT ''",
        # Out of sight, but there until the program ends.
        """
        ALTER TABLE game ADD COLUMN deleted INTEGER NOT NULL DEFAULT 0
            CHECK (deleted = 0 OR (deleted = 1 AND state <> 'playing'))
        """,
        """
        ALTER TABLE game ADD COLUMN kind TEXT AS (
            CASE WHEN practice THEN 'practice' WHEN table_dice THEN 'table'
            WHEN assisted THEN 'assisted' ELSE 'unaided' END
        )
        """,
        # What a clock on the wall showed where the game ended, in seconds since it showed 1970.
        """
        ALTER TABLE game ADD COLUMN moment INTEGER AS (
            CAST(strftime('%s', ended) AS INTEGER) + 60 * utc_offset
        )
        """,
        # The calendar day there, as a Julian day number: that of 1 January 1970 is 2440588.
        "ALTER TABLE game ADD COLUMN day INTEGER AS ((moment + 2440588 * 86400) / 86400)",
        """
        CREATE TABLE card (
            game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
            player INTEGER NOT NULL CHECK (player BETWEEN 0 AND 5),
            ones INTEGER,
            twos INTEGER,
            threes INTEGER,
            fours INTEGER,
            fives INTEGER,
            sixes INTEGER,
            full_house INTEGER,
            four_of_a_kind INTEGER,
            little_straight INTEGER,
            big_straight INTEGER,
            choice INTEGER,
            yacht INTEGER,
            two_pairs INTEGER,
            PRIMARY KEY (game, player)
        ) STRICT, WITHOUT ROWID
        """,
        fill_cards,
        # How many games were deleted for good.
        """
        CREATE TABLE deletion (
            ruleset INTEGER NOT NULL REFERENCES ruleset,
            kind TEXT NOT NULL,
            players INTEGER NOT NULL,
            games INTEGER NOT NULL,
            PRIMARY KEY (ruleset, kind, players)
        ) STRICT, WITHOUT ROWID
        """,
        "DROP INDEX ranking",
        """
        CREATE INDEX ranking ON game (ruleset, kind, total DESC, number, day)
            WHERE state = 'finished' AND players = 1 AND deleted = 0
        """,
        """
        CREATE INDEX course ON game (ruleset, kind, number, total, moment)
            WHERE state = 'finished' AND players = 1 AND deleted = 0
        """,
        """
        CREATE INDEX calendar ON game (ruleset, kind, day, ended, total, number)
            WHERE state = 'finished' AND players = 1 AND deleted = 0
        """,
        "DROP INDEX states",
        """
        CREATE INDEX rest ON game (ruleset, kind, deleted, number, state, day)
            WHERE players = 1 AND (state <> 'finished' OR deleted = 1)
        """,
        "CREATE INDEX deletions ON game (number) WHERE deleted = 1",
        # How often each box, and a whole game, has earned how many points: with many games these
        # are few rows. A card must be there before its game is finished, and until it isn't.
        """
        CREATE TABLE tally (
            ruleset INTEGER NOT NULL REFERENCES ruleset,
            kind TEXT NOT NULL,
            box TEXT NOT NULL,
            points INTEGER NOT NULL,
            games INTEGER NOT NULL,
            PRIMARY KEY (ruleset, kind, box, points)
        ) STRICT, WITHOUT ROWID
        """,
        f"""
        CREATE TRIGGER result_counts AFTER UPDATE OF {_COUNTING} ON game WHEN {_counts("NEW")}
        BEGIN {_COUNT} END
        """,
        "UPDATE game SET state = state WHERE state = 'finished'",
        f"""
        CREATE TRIGGER result_changes BEFORE UPDATE OF {_COUNTING} ON game WHEN {_counts("OLD")}
        BEGIN {_DISCOUNT} END
        """,
        f"""
        CREATE TRIGGER result_goes BEFORE DELETE ON game WHEN {_counts("OLD")}
        BEGIN {_DISCOUNT} END
        """,
    ),
    (
        # When entries were corrected after the end.
        "ALTER TABLE game ADD COLUMN edited TEXT",
        "CREATE INDEX named ON seat (name, game) WHERE name <> ''",
        # Retired ones only name the rules of games that were played.
        """
        CREATE TABLE house (
            number INTEGER PRIMARY KEY,
            name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
            ruleset TEXT NOT NULL,
            position INTEGER NOT NULL,
            retired INTEGER NOT NULL DEFAULT 0 CHECK (retired IN (0, 1))
        ) STRICT
        """,
        "CREATE UNIQUE INDEX house_names ON house (name) WHERE retired = 0",
        "CREATE INDEX house_rulesets ON house (ruleset)",
    ),
)

FINGERPRINT = "47a76da29343e0b4e22ada3b702a1cb5640d60fc2bd46c40d37c86d5b026011f"
"""Of what all steps together make: known in advance, for it is asked at every start."""
