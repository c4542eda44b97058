"""The record book: an overview, and any of its games to be looked at."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QAction, QHideEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from yacht_desktop.rules import Ruleset
from yacht_desktop.ui import book_words, transfer_words
from yacht_desktop.ui.book.filter_row import FilterRow
from yacht_desktop.ui.book.game_page import GamePage, Wrong
from yacht_desktop.ui.book.overview import Overview
from yacht_desktop.ui.finished_card import FinishedCard
from yacht_desktop.ui.keys import sequence
from yacht_desktop.ui.notice import Notice
from yacht_desktop.ui.record_book import Leaf, Lists, RecordBook
from yacht_desktop.ui.theme import Theme

translate = QCoreApplication.translate


class RecordsPage(QWidget):
    """Looks into the book while it is shown; nothing here touches the game in play."""

    review_wanted = Signal(int)
    """The number of a game that is to be taken apart."""
    card_wanted = Signal(FinishedCard)
    correction_wanted = Signal(Wrong)
    """A card that is to be printed or shared."""
    heading_changed = Signal(str)

    def __init__(
        self, book: RecordBook, ruleset_in_play: Callable[[], Ruleset], theme: Theme
    ) -> None:
        super().__init__()
        self._book = book
        self._ruleset_in_play = ruleset_in_play
        self._theme = theme
        self._summary = ""
        self._awaits_focus = False
        self.top = QWidget(self)
        self.filters = FilterRow(theme, self.top)
        self.notice = Notice(theme, self.top)
        self.overview = Overview(book, theme)
        self._game: GamePage | None = None
        self._yacht_first = False
        self.views = QStackedWidget()
        self.leave_list = QAction(self)
        self._lay_out()
        self._connect()
        self.setAccessibleName(translate("Records", "Records"))
        self._show_choice()

    @property
    def game(self) -> GamePage:
        """The page of one game, made when it is first needed."""
        if self._game is None:
            self._game = GamePage(self._book, self._theme)
            self.views.addWidget(self._game)
            self._game.bar.hide()
            self._above.addWidget(self._game.bar)
            self._game.closed.connect(self._close_game)
            self._game.review_wanted.connect(self.review_wanted)
            self._game.card_wanted.connect(self.card_wanted)
            self._game.correction_wanted.connect(self.correction_wanted)
            self._game.card.model.put_yacht_first(self._yacht_first)
        return self._game

    @property
    def heading(self) -> str:
        """What is looked at: all games, or one."""
        return self.game.heading if self._is_at_game() else self._summary

    def showEvent(self, event: QShowEvent) -> None:
        """Ask what there is by now."""
        super().showEvent(event)
        if not event.spontaneous():
            self._awaits_focus = True
            self._book.open(self._ruleset_in_play())

    def hideEvent(self, event: QHideEvent) -> None:
        """Look away."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._book.close()

    def _lay_out(self) -> None:
        self.views.addWidget(self.overview)
        self.top.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._above = QVBoxLayout(self.top)
        self._above.setContentsMargins(0, 0, 0, 0)
        self._above.addWidget(self.filters)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self._theme.gap(4))
        column.addWidget(self.top)
        column.addWidget(self.notice)
        column.addWidget(self.views, 1)
        self.leave_list.setShortcut(sequence("Esc"))
        self.leave_list.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.overview.addAction(self.leave_list)

    def _connect(self) -> None:
        book = self._book
        self.filters.ruleset_chosen.connect(lambda ruleset: book.choose(ruleset=ruleset))
        self.filters.kind_chosen.connect(lambda kind: book.choose(kind=kind))
        self.filters.period_chosen.connect(lambda period: book.choose(period=period))
        book.chosen.connect(self._show_choice)
        book.lists_came.connect(self._show_summary)
        book.erased.connect(self._say_erased)
        book.restored.connect(self._say_restored)
        book.failed.connect(self._say_failure)
        self.overview.game_chosen.connect(self._ask_for_game)
        self.leave_list.triggered.connect(lambda *_: self.overview.list.step_back())

    def put_yacht_first(self, first: bool) -> None:
        """Show cards from Yacht to Ones, or the other way round."""
        self._yacht_first = first
        if self._game is not None:
            self._game.card.model.put_yacht_first(first)

    def show_corrected(self, number: int) -> None:
        """Show a game anew, and lists that it may stand elsewhere in."""
        self._book.ask()
        self._ask_for_game(number)

    def _ask_for_game(self, number: int) -> None:
        self._book.ask_for_game(number, self._open_game)

    def _open_game(self, leaf: Leaf | None) -> None:
        if leaf is None:  # deleted meanwhile
            self._book.ask()
            return
        self.notice.hide()
        self._turn_to(self.game)
        self.game.show_game(leaf)
        self._say_heading()

    def _close_game(self) -> None:
        self.game.note.leave()
        number = self.game.number
        self._turn_to(self.overview)
        self.overview.list.table.go_to(number)
        self._take_focus()
        self._say_heading()

    def _turn_to(self, view: QWidget) -> None:
        self.game.bar.setVisible(view is self.game)
        self.filters.setVisible(view is self.overview)
        self.views.setCurrentWidget(view)
        self.game.bar.arrange()

    def _take_focus(self) -> None:
        if self._is_at_game():
            self.game.moves.slider.setFocus()
        elif self.overview.list.table.isVisible():
            self.overview.list.table.setFocus()
        else:
            self.filters.rules.setFocus()

    def _is_at_game(self) -> bool:
        return self._game is not None and self.views.currentWidget() is self._game

    def _show_choice(self) -> None:
        book = self._book
        rulesets = list(book.rulesets)
        self.filters.show_choice(rulesets, book.ruleset, book.kind, book.period)

    def _show_summary(self, lists: Lists) -> None:
        self._summary = book_words.heading(lists.counts)
        self._show_choice()
        self._say_heading()
        if self._awaits_focus:
            self._awaits_focus = False
            self._take_focus()

    def _say_heading(self) -> None:
        self.heading_changed.emit(self.heading)

    def _say_restored(self, games: int) -> None:
        self.notice.say(book_words.brought_back(games))

    def _say_erased(self, games: int) -> None:
        if self._is_at_game():
            self._close_game()
        undo = translate("Records", "Undo")
        self.notice.say(
            book_words.deleted(games), undo, lambda: self._book.bring_back(only_last=True)
        )

    def _say_failure(self, error: Exception) -> None:
        self.notice.say(transfer_words.failure(error))
