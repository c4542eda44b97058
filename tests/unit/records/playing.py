"""A program that plays games by itself and says each gesture once it is stored."""

import sys
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from yacht_desktop.chance import SeededDice
from yacht_desktop.records import Games, StoredGame, open_profile
from yacht_desktop.rules import PRESETS, Amend, Game, Move, Ruleset, parse_move
from yacht_desktop.session import Session


def noon() -> datetime:
    """A clock that stands still, so that the same gestures store the same."""
    return datetime(2026, 3, 1, 12, 0, tzinfo=UTC)


def resume(games: Games, stored: StoredGame) -> Session:
    """The session that plays a stored game on."""
    ruleset = Ruleset.from_json(stored.ruleset_json)
    log = [parse_move(notation) for notation in stored.log]
    journal = games.journal(stored.number)
    dice = None if stored.has_table_dice else SeededDice(stored.seed)
    return Session(ruleset, stored.players, journal, dice, log)


def play(games: Games, luck: Random) -> Iterator[None]:
    """One stored gesture after the other, without end, from where the profile is."""
    while True:
        stored = games.unfinished()
        if stored is None or luck.random() < 0.04:
            ruleset = luck.choice(list(PRESETS.values()))
            names, on_the_table = ["?"] * luck.randint(1, 2), luck.random() < 0.4
            games.start(ruleset, luck.randbytes(32), names, has_table_dice=on_the_table)
            yield
        elif not stored.log and luck.random() < 0.7:
            games.journal(stored.number).write(0, _almost_over(stored), None)
            yield
        elif luck.random() < 0.03:
            with suppress(LookupError):
                games.return_to(luck.randint(1, stored.number))
                yield
        else:
            session = resume(games, stored)
            if stored.has_table_dice and luck.random() < 0.3:
                yield from _corrections(session, luck)
            else:
                yield from _gestures(session, luck, on_the_table=stored.has_table_dice)


def _almost_over(stored: StoredGame) -> list[Move]:
    """So that not every game is long."""
    boxes = Ruleset.from_json(stored.ruleset_json).categories[:-1]
    turns = [f"roll 12345, score {box}" for box in boxes for _ in range(stored.players)]
    return [parse_move(notation) for turn in turns for notation in turn.split(", ")]


def _corrections(session: Session, luck: Random) -> Iterator[None]:
    """Three entries at once, if there are as many."""
    card = session.game.cards[0]
    written = [box for box in card.categories if box not in card.open_boxes]
    if len(written) >= 3:
        session.amend(*(Amend(0, box, _faces(luck)) for box in luck.sample(written, 3)))
        yield


def _faces(luck: Random, game: Game | None = None) -> tuple[int, ...]:
    """Five dice, of which those that are held in a game have stayed."""
    thrown = tuple(luck.choices(range(1, 7), k=5))
    if game is None or game.faces is None:
        return thrown
    return tuple(game.faces[at] if at in game.held else thrown[at] for at in range(5))


def _gestures(session: Session, luck: Random, *, on_the_table: bool) -> Iterator[None]:
    before = session.log
    if session.game.faces is None or (session.game.can_roll and luck.random() < 0.3):
        session.enter(_faces(luck, session.game)) if on_the_table else session.roll()
    elif len(session.game.cards) == 2 and not session.game.left and luck.random() < 0.05:
        session.leave(session.game.player)
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
