"""Whole sentences about a game in play, how it ended and where it is kept."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from yacht_desktop.records import Placing, Record, StoreError
from yacht_desktop.rules import Amend, Category, Game, Leave, Move, Roll, Score
from yacht_desktop.ui import entry_words
from yacht_desktop.ui.entering import Entering
from yacht_desktop.ui.path_words import short_name, short_path
from yacht_desktop.ui.seat_words import head_count, seat_name, shortened
from yacht_desktop.ui.words import category_name, fill, problem, ruleset_name

translate = QCoreApplication.translate

_TOP = 10


def game_status(game: Game, *marks: str) -> str:
    """Whose game by which rules, what it is marked as, and how far it is."""
    if game.is_over:
        stage = translate("Sentence", "finished")
    else:
        stage = fill(translate("Sentence", "turn %1 of %2"), game.turn, game.turns)
    parts = (head_count(len(game.cards)), ruleset_name(game.ruleset), *marks, stage)
    return " · ".join(parts)


def marks(*, is_assisted: bool, is_practice: bool, has_table_dice: bool = False) -> list[str]:
    """What keeps a game out of the list of records."""
    told = (
        (has_table_dice, translate("Sentence", "table dice")),
        (is_assisted, translate("Sentence", "assisted")),
        (is_practice, translate("Sentence", "practice")),
    )
    return [mark for is_so, mark in told if is_so]


def stage(game: Game, names: Sequence[str], entering: Entering) -> str:
    """Whose turn it is, if several play, and how far it is."""
    if entering.correcting is not None:
        return entry_words.correcting(names, *entering.correcting)
    if entering.is_on:
        is_open, has_three = entering.is_open, entering.has_three
        text = entry_words.stage(game, is_open=is_open, has_three=has_three)
    else:
        text = rolls_used(game)
    text = text[:1].upper() + text[1:]
    if len(names) > 1:
        return fill(translate("Sentence", "%1: %2"), seat_name(names, game.player), text)
    return text


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


def undo(move: Move | None, game: Game, names: Sequence[str] = ("",)) -> str:
    """What undo takes back."""
    names = shortened(names)
    match move:
        case None:
            return translate("Sentence", "Undo")
        case Score():
            return _undo_score(move.category, game, names)
        case Roll():
            return translate("Sentence", "Undo these dice")
        case Leave():
            return fill(translate("Sentence", "Undo %1 leaves"), seat_name(names, move.player))
        case Amend():
            return translate("Sentence", "Undo correction")
    return translate("Sentence", "Undo hold")


def _undo_score(category: Category, game: Game, names: Sequence[str]) -> str:
    many = len(game.cards)
    before = ((game.player - back) % many for back in range(1, many + 1))
    player = next((one for one in before if one not in game.left), game.player)
    points, name = game.cards[player][category], category_name(category)
    if len(names) == 1:
        return fill(translate("Sentence", "Undo %1, %2"), name, points)
    text = translate("Sentence", "Undo %1: %2, %3")
    return fill(text, seat_name(names, player), name, points)


def redo(move: Move | None) -> str:
    """What redo brings back."""
    match move:
        case None:
            return translate("Sentence", "Redo")
        case Score():
            return fill(translate("Sentence", "Redo %1"), category_name(move.category))
        case Roll():
            return translate("Sentence", "Redo these dice")
        case Leave():
            return translate("Sentence", "Redo leaving")
        case Amend():
            return translate("Sentence", "Redo correction")
    return translate("Sentence", "Redo hold")


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
    return fill(
        translate("Sentence", "Yacht opens games and rules, and %1 is neither."), short_name(file)
    )


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
    return fill(text, short_path(folder))


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
