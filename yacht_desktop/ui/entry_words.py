"""What is said while dice are read off the table and typed."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from yacht_desktop.rules import Amend, Category, Game, Move, Ruleset, play
from yacht_desktop.ui.seat_words import seat_name
from yacht_desktop.ui.words import category_name, fill

translate = QCoreApplication.translate


def awaited(count: int) -> str:
    """How many dice are still to be typed."""
    return translate("Entry", "Type %n dice", "", count)


def missing(count: int) -> str:
    """Why no box can be scored yet."""
    return translate("Entry", "%n dice are missing", "", count)


def no_face(sign: str) -> str:
    """Why a key was refused."""
    return fill(translate("Entry", "%1 is on no die: type 1 to 6"), sign)


def all_there() -> str:
    """Why a sixth face was refused."""
    return translate("Entry", "Five dice are there. Backspace takes one back")


def go_on(count: int) -> str:
    """The button for the next roll of dice that lie on the table."""
    return translate("Entry", "Type the next roll, %n dice", "", count)


def stage(game: Game, *, is_open: bool, has_three: bool) -> str:
    """How far a turn with dice on the table is."""
    if not has_three:
        return _stage_of_last_dice(is_open=is_open)
    roll = game.rolls_used + (1 if is_open else 0)
    text = translate("Entry", "roll %1 of 3: what do the dice show?")
    return fill(text if is_open else translate("Entry", "roll %1 of 3"), roll)


def _stage_of_last_dice(*, is_open: bool) -> str:
    if is_open:
        return translate("Entry", "what do the dice show?")
    return translate("Entry", "choose a box")


def correcting(names: Sequence[str], player: int, category: Category) -> str:
    """Which box is being corrected."""
    if len(names) == 1:
        return fill(translate("Entry", "%1: which dice were they?"), category_name(category))
    text = translate("Entry", "%1, %2: which dice were they?")
    return fill(text, seat_name(names, player), category_name(category))


def cancel(*, is_correcting: bool) -> str:
    """Leaving what is being typed."""
    if is_correcting:
        return translate("Entry", "Leave it as it is")
    return translate("Entry", "Undo typing")


def face(number: int) -> str:
    """A button with a face on it."""
    return fill(translate("Entry", "A die shows %1"), number)


def die(slot: int, shown: int | None, *, is_held: bool) -> str:
    """A die while it is being typed, for those who don't see it."""
    if shown is None:
        return fill(translate("Entry", "Die %1, to be typed"), slot + 1)
    text = translate("Die", "Die %1: %2, held") if is_held else translate("Die", "Die %1: %2")
    return fill(text, slot + 1, shown)


def again(slot: int) -> str:
    """What a click on a die does that was typed."""
    return fill(translate("Entry", "Type die %1 again"), slot + 1)


def corrected(
    ruleset: Ruleset, players: int, log: Sequence[Move]
) -> dict[tuple[int, Category], str]:
    """What is said about each box that was corrected, by player and category."""
    if not any(isinstance(move, Amend) for move in log):
        return {}
    game, found = Game.new(ruleset, players), dict[tuple[int, Category], int]()
    for move in log:
        if isinstance(move, Amend):
            key = (move.player, move.category)
            first = found.pop(key, game.cards[move.player][move.category] or 0)
            found[move.player, move.to or move.category] = first
        game = play(game, move)
    text = translate("Entry", "corrected, was %1")
    return {key: fill(text, points) for key, points in found.items()}
