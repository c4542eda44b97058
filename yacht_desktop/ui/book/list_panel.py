"""The list of games: the best ones or those without an end, and what may be done with them."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QAction, QFont
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from yacht_desktop.records import Other
from yacht_desktop.ui import book_words
from yacht_desktop.ui.book.erase_all import EraseAll
from yacht_desktop.ui.book.flow_row import FlowRow
from yacht_desktop.ui.book.games_delegate import cell_inset
from yacht_desktop.ui.book.games_table import GamesTable
from yacht_desktop.ui.book.lists import BestGames, OtherGames
from yacht_desktop.ui.book.paragraph import Paragraph
from yacht_desktop.ui.link_button import LinkButton
from yacht_desktop.ui.panel import Panel
from yacht_desktop.ui.period import Period
from yacht_desktop.ui.record_book import Lists, RecordBook
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.tones import dress

translate = QCoreApplication.translate


class ListPanel(Panel):
    """Shows one list at a time; what there was stays until something new has come."""

    game_chosen = Signal(int)

    def __init__(self, book: RecordBook, theme: Theme) -> None:
        super().__init__(theme)
        self._book = book
        self._lists: Lists | None = None
        self._shows_others = False
        self.title = QLabel()
        self.best = GamesTable(BestGames(book), theme)
        self.others = GamesTable(OtherGames(book), theme)
        self.empty = Paragraph(theme)
        self.deleted = QLabel()
        self.switch = self._action(self._switch)
        self.bring_back = self._action(book.bring_back)
        self.delete_all = self._action(self._ask_to_delete)
        self.foot = FlowRow(self)
        self.question = EraseAll(theme, self)
        self._lay_out()
        self._connect()
        theme.changed.connect(self._dress)
        self._show()
        self._dress()

    @property
    def table(self) -> GamesTable:
        """The list that is shown."""
        return self.others if self._shows_others else self.best

    def step_back(self) -> None:
        """Leave the question whether to delete, or else the list of games without an end."""
        if self.question.isVisible():
            self._close_question()
        elif self._shows_others:
            self._switch()

    def _lay_out(self) -> None:
        self.foot.add(LinkButton(self.switch, self._theme, self.foot))
        self.foot.add(self.deleted)
        self.foot.add(LinkButton(self.bring_back, self._theme, self.foot))
        self.foot.add_at_right(LinkButton(self.delete_all, self._theme, self.foot))
        for label in (self.title, self.deleted):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.question.hide()
        for table in (self.best, self.others):
            table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.title)
        self._column.addWidget(self.empty)
        self._column.addWidget(self.best, 1)
        self._column.addWidget(self.others, 1)
        self._filler = QWidget(self)
        self._column.addWidget(self._filler, 1)
        self._column.addWidget(self.question)
        self._column.addWidget(self.foot)

    def _connect(self) -> None:
        book = self._book
        book.lists_came.connect(self._show_lists)
        book.chosen.connect(self._refresh_others)
        book.failed.connect(self._give_up)
        # No lambda here: the models have no parent, and what they call would keep all this alive.
        self.best.games.page_wanted.connect(self._ask_for_best)
        self.others.games.page_wanted.connect(self._ask_for_others)
        self.best.in_view.connect(book.judge)
        for table in (self.best, self.others):
            table.chosen.connect(self.game_chosen)
        self.question.confirmed.connect(self._delete_all)
        self.question.refused.connect(self._close_question)

    def _ask_for_best(self, first: int) -> None:
        self._book.ask_for_best(first, self.best.games.append)

    def _ask_for_others(self, first: int) -> None:
        self._book.ask_for_others(first, self.others.games.append)

    def _show_lists(self, lists: Lists) -> None:
        is_same = self._lists is not None and self._lists.selection == lists.selection
        self._lists = lists
        lit = self._lit_game() if is_same else 0
        self.best.games.begin(lists.best, lists.size)
        if lit:
            self.best.go_to(lit)
        self._close_question()
        self._show()

    def _lit_game(self) -> int:
        at = self.best.currentIndex()
        return self.best.games.number(at.row()) if at.isValid() else 0

    def _refresh_others(self) -> None:
        if self._shows_others:
            self._book.ask_for_others(0, self._begin_others)

    def _begin_others(self, lines: list[Other]) -> None:
        counts = self._lists.counts if self._lists else None
        size = counts.abandoned + counts.unfinished + counts.set_aside if counts else 0
        self.others.games.begin(lines, size)  # at most: the period may leave some out
        self._show()

    def _give_up(self, _error: Exception) -> None:
        for table in (self.best, self.others):
            table.games.give_up()

    def _switch(self) -> None:
        self._shows_others = not self._shows_others
        self._refresh_others()
        self._show()
        self.table.setFocus()

    def _ask_to_delete(self) -> None:
        if self._lists is not None:
            counts = self._lists.counts
            self.foot.hide()
            self.question.ask(counts.finished + counts.abandoned + counts.set_aside)

    def _delete_all(self) -> None:
        self._close_question()
        self._book.delete_all()

    def _close_question(self) -> None:
        is_left = self.question.has_focus()
        self.question.hide()
        self.foot.show()
        if is_left:
            self.table.setFocus()

    def _show(self) -> None:
        counts = self._lists.counts if self._lists else None
        ended = counts.finished if counts else 0
        has_lines = self.table.games.rowCount() > 0
        self.title.setText(self._heading())
        self.best.setAccessibleName(translate("Records", "Best games"))
        self.others.setAccessibleName(translate("Records", "Games without an end"))
        self.best.setVisible(has_lines and not self._shows_others)
        self.others.setVisible(has_lines and self._shows_others)
        self.empty.setVisible(self._lists is not None and not has_lines)
        self._filler.setVisible(not has_lines)
        self.empty.say(self._nothing())
        left = book_words.leftovers(counts) if counts else ""
        self.switch.setText(translate("Records", "Best games") if self._shows_others else left)
        self.switch.setVisible(self._shows_others or bool(left))
        self.deleted.setText(book_words.deleted_ones(counts.deleted if counts else 0))
        self.deleted.setVisible(bool(self.deleted.text()))
        erased = self._book.erased_games
        self.bring_back.setText(book_words.bring_back(erased))
        self.bring_back.setVisible(erased > 0)
        self.delete_all.setText(translate("Records", "Delete all…"))
        whole = self._book.period is Period.EVER and not self._shows_others
        self.delete_all.setVisible(whole and ended > 0)
        self.foot.arrange()

    def _heading(self) -> str:
        if self._shows_others:
            return translate("Records", "Games without an end")
        return translate("Records", "Best games")

    def _nothing(self) -> str:
        if self._shows_others:
            return book_words.no_others()
        return book_words.empty(is_ever=self._book.period is Period.EVER)

    def _action(self, command: Callable[[], object]) -> QAction:
        action = QAction(self)
        action.triggered.connect(lambda *_: command())
        return action

    def _dress(self) -> None:
        gap = self._theme.gap
        side = gap(12)
        self._column.setContentsMargins(side, gap(16), side, gap(8))
        self._column.setSpacing(gap(4))
        inset = cell_inset(self._theme)
        dress(self.title, self._theme.font(17, QFont.Weight.Bold), self._theme.tokens.ink)
        dress(self.deleted, self._theme.font(14, QFont.Weight.Medium), self._theme.tokens.muted)
        self.question.setContentsMargins(inset, 0, inset, gap(8))
        self.empty.setContentsMargins(inset, 0, inset, 0)
        self.title.setContentsMargins(inset, gap(6), inset, 0)
        self.deleted.setContentsMargins(inset, 0, 0, 0)
        self.deleted.setMinimumHeight(self._theme.target())
        self.foot.arrange()
