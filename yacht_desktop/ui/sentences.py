"""Whole sentences about a game in play, how it ended and where it is kept."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from yacht_desktop.records import Placing, Record, StoreError
from yacht_desktop.rules import Game, Move, Score
from yacht_desktop.ui.words import category_name, fill, problem, ruleset_name

translate = QCoreApplication.translate

_TOP = 10


def game_status(game: Game, *marks: str) -> str:
    """Whose game by which rules, what it is marked as, and how far it is."""
    if game.is_over:
        stage = translate("Sentence", "finished")
    else:
        stage = fill(translate("Sentence", "turn %1 of %2"), game.turn, game.turns)
    parts = (translate("Sentence", "Solo"), ruleset_name(game.ruleset), *marks, stage)
    return " · ".join(parts)


def marks(*, is_assisted: bool, is_practice: bool) -> list[str]:
    """What keeps a game out of the list of records."""
    found = [translate("Sentence", "assisted")] if is_assisted else []
    return [*found, translate("Sentence", "practice")] if is_practice else found


def rolls_used(game: Game) -> str:
    """Which roll of the turn lies on the table."""
    if game.faces is None:
        return translate("Sentence", "Ready to roll")
    return fill(translate("Sentence", "Roll %1 of 3"), game.rolls_used)


def rolled(game: Game) -> str:
    """What lies on the table, for those who don't see it."""
    faces = ", ".join(map(str, game.faces or ()))
    return fill(translate("Sentence", "Rolled %1"), faces)


def roll_button(game: Game) -> str:
    """What the roll button does now, or why it can do nothing."""
    if not game.loose:
        return translate("Sentence", "All five dice are held")
    if game.rolls_left == 0:
        return translate("Sentence", "Choose a box")
    count = len(game.loose)
    return translate("Sentence", "Roll %n dice", "", count)


def roll_hint(game: Game) -> str:
    """What to do instead when the roll button can do nothing."""
    if not game.loose:
        return translate("Sentence", "Release a die to roll it, or choose a box on the card")
    if game.rolls_left == 0:
        return translate("Sentence", "Three rolls are used: choose a box on the card")
    return ""


def undo(move: Move | None, game: Game) -> str:
    """What undo takes back."""
    if move is None:
        return translate("Sentence", "Undo")
    if not isinstance(move, Score):
        return translate("Sentence", "Undo hold")
    scored = game.cards[game.player - 1][move.category]
    return fill(translate("Sentence", "Undo %1, %2"), category_name(move.category), scored)


def redo(move: Move | None) -> str:
    """What redo brings back."""
    if move is None:
        return translate("Sentence", "Redo")
    if not isinstance(move, Score):
        return translate("Sentence", "Redo hold")
    return fill(translate("Sentence", "Redo %1"), category_name(move.category))


def record_line(record: Record | None, game: Game, *, is_assisted: bool = False) -> str:
    """The record to beat, or the new one that this game has set."""
    if is_assisted:
        return _assisted_record_line(record, game)
    if game.is_over and is_new_record(record, game):
        return fill(translate("Sentence", "New record %1"), game.totals[0])
    if record is None:
        return translate("Sentence", "Set your first record")
    return fill(translate("Sentence", "Record %1"), record.total)


def _assisted_record_line(record: Record | None, game: Game) -> str:
    if game.is_over and is_new_record(record, game):
        return fill(translate("Sentence", "New assisted record %1"), game.totals[0])
    if record is None:
        return translate("Sentence", "No assisted record yet")
    return fill(translate("Sentence", "Assisted record %1"), record.total)


def pace_line(record: Record | None, game: Game) -> str:
    """How a game stands against the record at the same turn."""
    if record is None:
        return ""
    if game.is_over:
        return _final_line(game.totals[0] - record.total)
    if is_out_of_reach(record, game):
        return fill(translate("Sentence", "out of reach, best possible %1"), game.best_possible)
    played = game.card.filled
    if played == 0 or played >= len(record.pace):
        return ""
    lead = game.card.total - record.pace[played]
    if lead == 0:
        return translate("Sentence", "level with its pace")
    text = (
        translate("Sentence", "%1 ahead of its pace")
        if lead > 0
        else translate("Sentence", "%1 behind its pace")
    )
    return fill(text, abs(lead))


def is_new_record(record: Record | None, game: Game) -> bool:
    """Whether a finished game is better than the record from before it."""
    return record is None or game.totals[0] > record.total


def is_out_of_reach(record: Record | None, game: Game) -> bool:
    """Whether a running game can't beat the record any more."""
    return record is not None and not game.is_over and game.best_possible <= record.total


def ending(total: int, record: Record | None, placing: Placing) -> str:
    """What to say at the end of a game; `record` is the one from before it."""
    if total == 0:
        return translate("Sentence", "Not a single point: the next game can only be better.")
    if record is None:
        return translate("Sentence", "Your first record is set.")
    lead = total - record.total
    if lead > 0:
        return fill(translate("Sentence", "A new record, %1 above the old one."), lead)
    if lead == 0:
        return translate("Sentence", "That equals your record.")
    place = fill(translate("Sentence", "Place %1 of %2 games."), placing.place, placing.games)
    short = fill(translate("Sentence", "%1 short of your record."), -lead)
    if placing.place <= _TOP < placing.games:
        best = translate("Sentence", "One of your ten best.")
        return f"{place} {best} {short}"
    return f"{place} {short}"


def practice_ending() -> str:
    """What to say at the end of a game on dice that were seen before."""
    return translate("Sentence", "A game of practice: these dice were seen before.")


def unheard() -> str:
    """Why nothing is heard though sounds are on."""
    return translate(
        "Sentence",
        "Yacht found nothing on this computer that can play its sounds, and stays quiet.",
    )


def set_aside() -> str:
    """What became of a game that could not be read."""
    return translate(
        "Sentence",
        "The game from last time can't be read. It is kept aside, and here is a new one.",
    )


def no_file_of_ours(file: Path) -> str:
    """Why a file that someone opened with Yacht shows nothing."""
    return fill(translate("Sentence", "Yacht opens games and rules, and %1 is neither."), file.name)


def nowhere_to_take_games() -> str:
    """Why a file of games that someone opened with Yacht is not taken in."""
    return translate("Sentence", "Nothing can be saved at the moment, so no games are taken in.")


def unsaved(folder: Path) -> str:
    """That games can't be kept, and what to do."""
    text = translate(
        "Sentence",
        "Your games can't be saved in %1, so what you play now is not kept. "
        "Make room there or allow writing, then start Yacht again.",
    )
    return fill(text, folder)


def beside(trouble: StoreError, file: Path) -> str:
    """That games go into another file for as long as the first one can't be read."""
    return fill(
        translate("Sentence", "%1 Until then you play with %2."), problem(trouble), file.name
    )


def _final_line(lead: int) -> str:
    if lead > 0:
        return fill(translate("Sentence", "%1 above the last"), lead)
    return (
        translate("Sentence", "equalled")
        if lead == 0
        else fill(translate("Sentence", "missed by %1"), -lead)
    )
