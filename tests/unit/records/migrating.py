"""A program that opens a profile with so many steps more, until it is done or killed."""

import sys
from pathlib import Path

from yacht_desktop.records import open_profile
from yacht_desktop.records.schema import STEPS, Step

_KEPT = (
    "number, id, ruleset, players, seed, state, assisted, table_dice, practice, started, ended,"
    " utc_offset, total, note, deleted, edited"
)
_MADE = [statement for step in STEPS for statement in step if isinstance(statement, str)]


def _of_the_table(name: str) -> list[str]:
    """How the table of games was made, under another name."""
    made = [s for s in _MADE if "TABLE game " in s]
    return [s.replace("TABLE game ", f"TABLE {name} ") for s in made]


REBUILD: Step = (
    *_of_the_table("new_game"),
    "ALTER TABLE new_game ADD COLUMN mood TEXT NOT NULL DEFAULT ''",
    f"INSERT INTO new_game ({_KEPT}) SELECT {_KEPT} FROM game",
    "DROP TABLE game",
    "ALTER TABLE new_game RENAME TO game",
    *[s for s in _MADE if "DROP INDEX " in s or " ON game " in s],
)
"""A table made anew, as SQLite's manual has it for changes that ALTER TABLE can't make."""


def main(path: Path, steps: int) -> None:
    print("ready", flush=True)  # noqa: T201 - the test reads it
    open_profile(path, (*STEPS, *[REBUILD] * steps)).close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
