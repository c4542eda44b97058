"""A program that goes back to one backup, then to the other, until it is killed."""

import sys
from itertools import cycle
from pathlib import Path

from yacht_desktop.records import open_profile
from yacht_desktop.records.restoring import restore


def main(path: Path, *backups: str) -> None:
    database = open_profile(path)
    for backup in cycle(backups):
        print("restoring", flush=True)  # noqa: T201 - the test counts them
        restore(database, Path(backup))
        for more in (path.parent / "backups").glob("*before-restore*"):
            more.unlink()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
