"""Games at random, legal but without sense."""

from random import Random

from yacht_desktop.rules import SLOTS, Game, Hold, Move, Roll, Ruleset, Score, play


def random_log(ruleset: Ruleset, number: int, players: int = 1) -> list[Move]:
    """A whole game; holds that don't change are not written, as a player would leave them."""
    random = Random(number)
    game, log = Game.new(ruleset, players), []
    while not game.is_over:
        move = _random_move(game, random)
        game = play(game, move)
        log.append(move)
    return log


def _random_move(game: Game, random: Random) -> Move:
    if game.faces is not None:
        if random.random() < 0.3 or not game.can_roll:
            return Score(random.choice(game.card.open_boxes))
        if game.can_hold and random.random() < 0.5:
            return Hold(frozenset(random.sample(SLOTS, random.randint(0, 4))))
    kept = game.held if game.faces else ()
    return Roll(
        tuple(
            game.faces[slot] if game.faces and slot in kept else random.randint(1, 6)
            for slot in SLOTS
        )
    )
