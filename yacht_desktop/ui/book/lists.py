"""The two lists of the record book: the best games, and those without an end."""

from datetime import date

from PySide6.QtCore import QCoreApplication

from yacht_desktop.records import Entry, Other
from yacht_desktop.ui import book_words, dates, review_words
from yacht_desktop.ui.book.games_model import Column, GamesModel, Weight
from yacht_desktop.ui.record_book import RecordBook

translate = QCoreApplication.translate

_RARE, _LUCK, _GIVEN_AWAY = 3, 4, 5
_POINTS = review_words.Unit(is_chance=False)
_DATES = tuple(date(2028, month, 28) for month in range(1, 13))
"""For how wide a date may be."""


class BestGames(GamesModel):
    """Place, total, date, how rare, and once the coach knows it luck and what was given away."""

    def __init__(self, book: RecordBook) -> None:
        super().__init__()
        self._book = book
        book.judged.connect(self.say_changed)
        book.rarity_known.connect(self.say_all_changed)

    def describe(self) -> tuple[Column, ...]:
        """The columns, the last ones for a wide window."""
        return (
            Column(translate("Records", "Place"), ("100",), Weight.SIDE),
            Column(translate("Records", "Total"), ("300",), Weight.MAIN),
            Column(translate("Records", "Date"), _dates(), is_figure=False),
            Column(translate("Records", "Rarity"), ("1 in 1,000",), Weight.SIDE, rank=1),
            Column(translate("Records", "Luck"), (_POINTS.gained(-100),), Weight.SIDE, rank=2),
            Column(
                translate("Records", "Given away"), (_POINTS.given_away(100),), Weight.SIDE, rank=2
            ),
        )

    def texts(self, line: Entry) -> tuple[str, ...]:
        """What the cells show."""
        rarity = book_words.rarity(self._book.chance(line.total))
        known = self._book.judgement(line.number)
        judged = (
            (_POINTS.gained(known.luck), _POINTS.given_away(known.given_away))
            if known
            else ("", "")
        )
        return (str(line.place), str(line.total), dates.in_list(line.at.date()), rarity, *judged)

    def spoken(self, line: Entry) -> str:
        """The line in words."""
        return book_words.entry(
            line, self._book.chance(line.total), self._book.judgement(line.number)
        )

    def is_first(self, line: Entry) -> bool:
        """Whether no game has more points."""
        return line.place == 1

    def hint(self, line: Entry, column: int) -> str | None:
        """What a figure counts."""
        if column == _RARE:
            return review_words.rarity_explained(line.total)
        if column == _LUCK:
            return book_words.luck_explained()
        return book_words.given_away_explained() if column == _GIVEN_AWAY else None


class OtherGames(GamesModel):
    """Games that were left, or are still being played, latest first."""

    def __init__(self, book: RecordBook) -> None:
        super().__init__()
        self._book = book

    def describe(self) -> tuple[Column, ...]:
        """The columns."""
        states = tuple(book_words.state(name) for name in ("playing", "abandoned", "set aside"))
        return (
            Column(translate("Records", "State"), states, is_figure=False),
            Column(translate("Records", "Date"), _dates(), is_figure=False),
            Column(translate("Records", "Turn"), ("12",), Weight.SIDE),
        )

    def texts(self, line: Other) -> tuple[str, ...]:
        """What the cells show."""
        return (book_words.state(line.state), dates.in_list(line.at.date()), str(line.turn))

    def spoken(self, line: Other) -> str:
        """The line in words."""
        return book_words.other(line, len(self._book.ruleset.categories))


def _dates() -> tuple[str, ...]:
    return tuple(dates.in_list(day) for day in _DATES)
