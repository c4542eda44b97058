"""The steps that made the schema, oldest first; a step is never edited once it was released."""

APPLICATION_ID = 0x59616368  # "Yach"

Step = tuple[str, ...]

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
)
