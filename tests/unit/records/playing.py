"""A program that plays games by itself and says each gesture once it is stored."""

import sys
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from yacht_desktop.chance import SeededDice
from yacht_desktop.records import Games, StoredGame, open_profile
from yacht_desktop.rules import PRESETS, Move, Ruleset, parse_move
from yacht_desktop.session import Session


def noon() -> datetime:
    """A clock that stands still, so that the same gestures store the same."""
    return datetime(2026, 3, 1, 12, 0, tzinfo=UTC)


def resume(games: Games, stored: StoredGame) -> Session:
    """The session that plays a stored game on."""
    ruleset = Ruleset.from_json(stored.ruleset_json)
    log = [parse_move(notation) for notation in stored.log]
    journal = games.journal(stored.number)
    return Session(ruleset, stored.players, journal, SeededDice(stored.seed), log)


def play(games: Games, luck: Random) -> Iterator[None]:
    """One stored gesture after the other, without end, from where the profile is."""
    while True:
        stored = games.unfinished()
        if stored is None or luck.random() < 0.04:
            ruleset = luck.choice(list(PRESETS.values()))
            games.start(ruleset, luck.randbytes(32), ["?"] * luck.randint(1, 2))
            yield
        elif not stored.log and luck.random() < 0.7:
            games.journal(stored.number).write(0, _almost_over(stored), None)
            yield
        elif luck.random() < 0.03:
            with suppress(LookupError):
                games.return_to(luck.randint(1, stored.number))
                yield
        else:
            yield from _gestures(resume(games, stored), luck)


def _almost_over(stored: StoredGame) -> list[Move]:
    """So that not every game is long."""
    boxes = Ruleset.from_json(stored.ruleset_json).categories[:-1]
    turns = [f"roll 12345, score {box}" for box in boxes for _ in range(stored.players)]
    return [parse_move(notation) for turn in turns for notation in turn.split(", ")]


def _gestures(session: Session, luck: Random) -> Iterator[None]:
    before = session.log
    if session.game.faces is None or (session.game.can_roll and luck.random() < 0.3):
        session.roll()
    elif session.game.can_hold and luck.random() < 0.5:
        session.hold(frozenset(luck.sample(range(5), luck.randint(0, 4))))
    elif session.undoable and luck.random() < 0.3:
        session.undo()
    else:
        session.score(luck.choice(session.game.card.open_boxes))
    if session.log != before:
        yield
    if session.game.is_over and luck.random() < 0.5:
        session.undo()
        yield


def main(path: Path, seed: str) -> None:
    for _ in play(Games(open_profile(path), noon), Random(seed)):
        print("stored", flush=True)  # noqa: T201 - the test counts them


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
