"""What the players are called, and what is said about several of them."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QTextBoundaryFinder

from yacht_desktop.rules import Game
from yacht_desktop.ui.words import fill

translate = QCoreApplication.translate

_SHORT = 16
"""Characters of a name where there is little room."""


def seat_name(names: Sequence[str], player: int) -> str:
    """What a player is called, by number from 0, also where nobody has typed a name."""
    return names[player] or fill(translate("Seats", "Player %1"), player + 1)


def shortened(names: Sequence[str]) -> tuple[str, ...]:
    """Names for where there is little room, cut between what a reader takes for characters."""
    return tuple(map(_shortened, names))


def _shortened(name: str) -> str:
    if len(name) <= _SHORT:
        return name
    ends = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, name)
    units = name.encode("utf-16-le")
    end = 0
    while ends.toNextBoundary() >= 0 and len(_decoded(units, ends.position())) < _SHORT:
        end = ends.position()
    return f"{_decoded(units, end).rstrip()}…"


def _decoded(units: bytes, end: int) -> str:
    """What stands before a position that counts as Qt counts."""
    return units[: 2 * end].decode("utf-16-le", "replace")


def head_count(players: int) -> str:
    """How many play."""
    if players == 1:
        return translate("Sentence", "Solo")
    return translate("Seats", "%n players", "", players)


def whose_turn(names: Sequence[str], game: Game) -> str:
    """Whose turn it is, for those who don't see it; empty for one player."""
    if len(names) == 1 or game.is_over:
        return ""
    return fill(translate("Seats", "%1, it's your turn"), seat_name(names, game.player))


def result(names: Sequence[str], game: Game) -> str:
    """Who has won a finished game of several players, all of them if they share the win."""
    winners = [seat_name(names, player) for player in game.winners]
    best = game.totals[game.winners[0]]
    text = _who_wins(winners, best)
    if len(game.left) == len(names):
        return f"{translate('Seats', 'Everybody has left.')} {text}"
    return text


def _who_wins(winners: Sequence[str], best: int) -> str:
    """One, two, or more winners: a sentence each, since languages differ there."""
    match winners:
        case [winner]:
            return fill(translate("Seats", "%1 wins with a total of %2."), winner, best)
        case [one, other]:
            text = translate("Seats", "%1 and %2 share the win with a total of %3.")
            return fill(text, one, other, best)
        case _:
            text = translate("Seats", "Several share the win with a total of %2: %1.")
            return fill(text, _listed(winners), best)


def _listed(names: Sequence[str]) -> str:
    """Three names or more in one line, the last one joined as the language likes it."""
    listed = names[0]
    for name in names[1:-1]:
        listed = fill(translate("Seats", "%1, %2", "names in a list"), listed, name)
    return fill(translate("Seats", "%1 and %2", "the last name in a list"), listed, names[-1])


def kept_setup_is_senseless() -> str:
    """That players or dice kept from last time could not be used."""
    return translate(
        "Seats",
        "Who plays could not be read from the settings, so it is one player for now. "
        "New game in the menu changes that.",
    )
