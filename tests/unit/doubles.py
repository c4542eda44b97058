"""A journal, dice and sessions with both for tests."""

from collections.abc import Iterable, Sequence

from yacht_desktop.rules import PRESETS, Faces, Game, Move, Scorecard, Slots, parse_move
from yacht_desktop.session import Journal, Session

TRADITIONAL = PRESETS["traditional"]


class JournalFullError(Exception):
    """The journal was told to fail."""


class ListJournal:
    """A journal in memory; while it is `full` it refuses to write."""

    def __init__(self, moves: Iterable[Move] = ()) -> None:
        self.moves = list(moves)
        self.totals: list[int] | None = None
        self.written: list[tuple[int, list[str]]] = []
        self.full = False

    def write(self, keep: int, moves: Sequence[Move], cards: Sequence[Scorecard] | None) -> None:
        """Keep the first moves and put these after them, as Session's protocol says."""
        if self.full:
            raise JournalFullError
        assert 0 <= keep <= len(self.moves)
        self.moves[keep:] = moves
        self.totals = None if cards is None else [card.total for card in cards]
        self.written.append((keep, [str(move) for move in moves]))


class ScriptedDice:
    """Dice that fall as they are told."""

    def __init__(self, *rolls: Faces | str) -> None:
        self._rolls = iter(rolls)

    def roll(self, _game: Game) -> Faces:
        """The next five faces, whatever is held."""
        return tuple(int(face) for face in next(self._rolls))


def slots(*at: int) -> Slots:
    return frozenset(at)


def session_of(
    *dice: str, players: int = 1, journal: Journal | None = None, log: Sequence[Move] = ()
) -> Session:
    """A session whose dice will fall like this."""
    return Session(TRADITIONAL, players, journal or ListJournal(log), ScriptedDice(*dice), log)


def table_session(
    players: int = 1, journal: Journal | None = None, log: Sequence[Move] = ()
) -> Session:
    """A session whose dice lie on the table."""
    return Session(TRADITIONAL, players, journal or ListJournal(log), None, log)


def log_of(text: str) -> list[Move]:
    return [parse_move(line) for line in text.split(", ")]


def almost_over(players: int = 1) -> list[Move]:
    """A log that only the last box of each player is missing from."""
    return log_of(
        ", ".join(
            f"roll 12345, score {box}"
            for box in TRADITIONAL.categories[:-1]
            for _ in range(players)
        )
    )
