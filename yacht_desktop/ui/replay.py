"""A stored game unfolded: what lay on the table after each of its moves."""

from typing import NamedTuple

from yacht_desktop.records import StoredGame
from yacht_desktop.rules import Category, Faces, Game, Move, Ruleset, Score, Slots, parse_move, play
from yacht_desktop.ui import book_words, entry_words


class Moment(NamedTuple):
    """After so many moves: the cards, the dice as they lay, and what was done, in words."""

    game: Game
    faces: Faces | None
    held: Slots
    scored: Category | None
    title: str
    sentence: str
    was: dict[tuple[int, Category], str]
    """What is said about boxes that had been corrected by then, by player."""


class Replay:
    """Raises ValueError for a game whose rules or log make no sense."""

    def __init__(self, stored: StoredGame) -> None:
        self._names = stored.names
        self._moves: list[Move] = [parse_move(notation) for notation in stored.log]
        self._states = [Game.new(Ruleset.from_json(stored.ruleset_json), stored.players)]
        for move in self._moves:
            self._states.append(play(self._states[-1], move))

    @property
    def plies(self) -> int:
        """How many moves were made."""
        return len(self._moves)

    @property
    def players(self) -> tuple[str, ...]:
        """What the players are called."""
        return tuple(book_words.player(self._names, seat) for seat in range(len(self._names)))

    def moment(self, ply: int) -> Moment:
        """What there was after the first `ply` moves."""
        game, moves = self._states[ply], self._moves[:ply]
        if ply == 0:
            title, sentence = book_words.beginning()
            return Moment(game, None, frozenset(), None, title, sentence, {})
        move, before = self._moves[ply - 1], self._states[ply - 1]
        title = book_words.move_title(move, before, self._names)
        sentence = book_words.move(move, before)
        was = entry_words.corrected(game.ruleset, len(self._names), moves)
        if isinstance(move, Score):  # the dice are still there when the points are written
            return Moment(game, before.faces, frozenset(), move.category, title, sentence, was)
        return Moment(game, game.faces, game.held, None, title, sentence, was)
