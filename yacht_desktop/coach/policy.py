"""The best-average player: what it scores on given dice, and how its totals are spread."""

from collections.abc import Callable

from yacht_desktop.coach.advice import HoldOption, advise
from yacht_desktop.coach.means import Means
from yacht_desktop.rules import Faces, Game, Hold, Roll, Ruleset, Score, play

Dice = Callable[[Game], Faces]


def par(means: Means, ruleset: Ruleset, dice: Dice) -> Game:
    """The finished game of best-average play on the dice that a finished game had."""
    game = Game.new(ruleset)
    while not game.is_over:
        if game.faces is None:
            game = play(game, Roll(dice(game)))
            continue
        best = advise(means, game).options[0]
        if isinstance(best, HoldOption):
            game = play(game, Hold(best.slots))
            game = play(game, Roll(dice(game)))
        else:
            game = play(game, Score(best.category))
    return game
