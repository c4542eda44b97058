"""A sheet in words and figures, row by row, before anything is drawn."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from yacht_desktop.rules import NUMBERS, Category
from yacht_desktop.ui.finished_card import FinishedCard
from yacht_desktop.ui.paper.hints import example, hint
from yacht_desktop.ui.paper.sheet import Sheet
from yacht_desktop.ui.sheet_order import rows_in_order
from yacht_desktop.ui.words import category_name, fill, ruleset_name

translate = QCoreApplication.translate

_LONGEST_NAME = 200
"""More characters than any name has; what a foreign file says beyond that is cut off."""
OPEN = "–"
"""Stands in the boxes that a player who left has not filled."""


class Row(NamedTuple):
    """A box: its name, what it wants, dice as an example, and each player's points."""

    category: Category
    label: str
    hint: str
    dice: tuple[int, ...]
    figures: tuple[str, ...]


class Content(NamedTuple):
    """All that the table of a sheet says; `notes` are words under a player's total."""

    heads: tuple[str, ...]
    rows: tuple[Row, ...]
    totals: tuple[str, ...]
    notes: tuple[str, ...]
    is_blank: bool

    @property
    def has_heads(self) -> bool:
        """Whether the columns need a line for names: a nameless solo card doesn't."""
        return self.is_blank or any(self.heads)


def content_of(sheet: Sheet) -> Content:
    """What the table of a sheet says, in the language in force."""
    boxes = rows_in_order(sheet.ruleset, yacht_first=sheet.yacht_first)
    card = sheet.card
    none = ("",) * sheet.players
    rows = tuple(
        Row(
            box,
            category_name(box),
            "" if card else hint(box, sheet.ruleset),
            () if card else example(box),
            _figures(card, box) if card else none,
        )
        for box in boxes
    )
    if card is None:
        return Content(none, rows, none, none, is_blank=True)
    heads = tuple(_player(card, seat) for seat in range(sheet.players))
    totals = tuple(map(str, card.game.totals))
    return Content(heads, rows, totals, _notes(card), is_blank=False)


def heading(sheet: Sheet) -> str:
    """The rules that are played by, and what keeps the game out of the records."""
    return " · ".join((ruleset_name(sheet.ruleset), *(_marks(sheet.card) if sheet.card else ())))


def starts_group(content: Content, row: int) -> bool:
    """Whether a row is the first of the numbers or of the combinations, below the other ones."""
    boxes = [line.category in NUMBERS for line in content.rows[max(0, row - 1) : row + 1]]
    return row > 0 and boxes[0] != boxes[1]


def winners(card: FinishedCard) -> tuple[str, ...]:
    """The names of those who won a game of several."""
    if len(card.names) == 1:
        return ()
    return tuple(_player(card, seat) for seat in card.game.winners)


def _player(card: FinishedCard, seat: int) -> str:
    name = card.names[seat][:_LONGEST_NAME]
    if name or len(card.names) == 1:
        return name
    return fill(translate("Paper", "Player %1"), seat + 1)


def _figures(card: FinishedCard, box: Category) -> tuple[str, ...]:
    points = (column[box] for column in card.game.cards)
    return tuple(OPEN if earned is None else str(earned) for earned in points)


def _notes(card: FinishedCard) -> tuple[str, ...]:
    won = card.game.winners if len(card.names) > 1 else ()
    return tuple(
        _note(has_left=not column.is_full, has_won=seat in won)
        for seat, column in enumerate(card.game.cards)
    )


def _note(*, has_left: bool, has_won: bool) -> str:
    if has_won:
        return translate("Paper", "Winner")
    return translate("Paper", "left") if has_left else ""


def _marks(card: FinishedCard) -> list[str]:
    marks = {
        translate("Paper", "our own dice"): card.has_table_dice,
        translate("Sentence", "assisted"): card.is_assisted,
        translate("Sentence", "practice"): card.is_practice,
    }
    return [word for word, is_so in marks.items() if is_so]
