"""A program that opens a profile with so many steps more, until it is done or killed."""

import sys
from pathlib import Path

from yacht_desktop.records import open_profile
from yacht_desktop.records.schema import STEPS, Step

REBUILD: Step = (
    STEPS[0][1]
    .replace("TABLE game", "TABLE new_game")
    .replace("total INTEGER,", "total INTEGER, note TEXT NOT NULL DEFAULT '',"),
    "INSERT INTO new_game SELECT *, '' FROM game",
    "DROP TABLE game",
    "ALTER TABLE new_game RENAME TO game",
    *STEPS[0][4:],
)
"""A table made anew, as SQLite's manual has it for changes that ALTER TABLE can't make."""


def main(path: Path, steps: int) -> None:
    print("ready", flush=True)  # noqa: T201 - the test reads it
    open_profile(path, (*STEPS, *[REBUILD] * steps)).close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
