"""What is told to those who don't see the table: once, when it happens."""

from PySide6.QtCore import QCoreApplication

from yacht_desktop.rules import Category, Game
from yacht_desktop.session import Step
from yacht_desktop.ui.words import category_name, face_name, fill

translate = QCoreApplication.translate


def told(step: Step) -> str:
    """What a gesture did to card or holds; empty for a roll, which is told when the dice lie."""
    before, after = step.before, step.after
    for player, (was, now) in enumerate(zip(before.cards, after.cards, strict=True)):
        for box in after.ruleset.categories:
            if was[box] != now[box]:
                return _changed_box(after, player, box)
    return held(after) if before.held != after.held and after.can_hold else ""


def held(game: Game) -> str:
    """Which dice stay at the next roll."""
    if not game.held or game.faces is None:
        return translate("Spoken", "No die is held")
    faces = ", ".join(face_name(game.faces[slot]) for slot in sorted(game.held))
    return fill(translate("Spoken", "Held: %1"), faces)


def standing(game: Game) -> str:
    """How the turn stands, in one breath: how far the game is, the dice, the total."""
    total = fill(translate("Spoken", "Total %1."), game.totals[game.player])
    if game.is_over:
        return fill(translate("Spoken", "The game is over. %1"), total)
    turn = fill(translate("Spoken", "Turn %1 of %2."), game.turn, game.turns)
    return " ".join((turn, _dice(game), total))


def _changed_box(game: Game, player: int, box: Category) -> str:
    name, points, total = category_name(box), game.cards[player][box], game.totals[player]
    if points is None:
        return fill(translate("Spoken", "%1 is open again. Total %2."), name, total)
    return fill(translate("Spoken", "%1, scored %2. Total %3."), name, points, total)


def _dice(game: Game) -> str:
    if game.faces is None:
        return translate("Spoken", "Ready to roll.")
    faces = []
    for slot, face in enumerate(game.faces):
        is_held = slot in game.held and game.can_hold
        text = translate("Spoken", "%1 held") if is_held else "%1"
        faces.append(fill(text, face_name(face)))
    return fill(translate("Spoken", "Roll %1 of 3: %2."), game.rolls_used, ", ".join(faces))
