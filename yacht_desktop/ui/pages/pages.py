"""The rooms of the window, and the ways between them."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QStackedWidget

from yacht_desktop.rules import Amend, Category, Faces, Game, Ruleset
from yacht_desktop.ui import entry_words
from yacht_desktop.ui.actions import Actions, Page
from yacht_desktop.ui.board.board import Board
from yacht_desktop.ui.finished_card import FinishedCard
from yacht_desktop.ui.later import later
from yacht_desktop.ui.pages.page_frame import PageFrame
from yacht_desktop.ui.pages.review_page import ReviewPage
from yacht_desktop.ui.presenters import Presenters
from yacht_desktop.ui.setup import Setup
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.words import fill

if TYPE_CHECKING:
    from yacht_desktop.ui.book.game_page import Wrong
    from yacht_desktop.ui.book.records_page import RecordsPage
    from yacht_desktop.ui.manual.manual_page import ManualPage
    from yacht_desktop.ui.pages.house_page import HousePage
    from yacht_desktop.ui.pages.new_game_page import NewGamePage

translate = QCoreApplication.translate


class Pages(QStackedWidget):
    """The table and the rooms around it; none of them disturbs the game that is being played."""

    card_wanted = Signal(FinishedCard)
    """A card that is to be printed or shared."""
    text_wanted = Signal(QTextDocument)
    """A text that is to be printed."""

    def __init__(
        self, presenters: Presenters, board: Board, actions: Actions, theme: Theme
    ) -> None:
        super().__init__()
        controller, reviewer = presenters.controller, presenters.reviewer
        self._controller = controller
        self._door = presenters.book
        self._house = presenters.house
        self._theme = theme
        self._records: PageFrame | None = None
        self.records_page: RecordsPage | None = None
        self._house_frame: PageFrame | None = None
        self.new_game_page: NewGamePage | None = None
        self._new_game_frame: PageFrame | None = None
        self.house_page: HousePage | None = None
        self._manual_frame: PageFrame | None = None
        self.manual_page: ManualPage | None = None
        self._runner = presenters.runner
        self._reviewer = reviewer
        self._actions = actions
        self._board = board
        self.review_page = ReviewPage(reviewer, theme)
        self._review = PageFrame(self.review_page, actions, theme)
        self.addWidget(board)
        self.addWidget(self._review)
        self.review_page.position_chosen.connect(self._look_at)
        self.review_page.same_dice_wanted.connect(self._play_same_dice)
        self.review_page.heading_changed.connect(self._review.head.status.setText)
        actions.pages[Page.PLAY].triggered.connect(self._go_to_the_table)
        actions.pages[Page.RECORDS].triggered.connect(self._go_to_the_records)
        actions.pages[Page.REVIEW].triggered.connect(self._go_to_the_review)
        actions.pages[Page.RULES].triggered.connect(self._go_to_the_rules)
        actions.house_rules.triggered.connect(self._go_to_house_rules)
        board.help_wanted.connect(self._help)
        actions.new_game.triggered.connect(self._go_to_new_game)
        self._house.changed.connect(board.name_rules)
        self.currentChanged.connect(self._tell_actions)
        controller.opened.connect(self._show_the_table)

    def minimumSizeHint(self) -> QSize:
        """What the page in sight needs: the others don't make it scroll."""
        page = self.currentWidget() or self._board
        return page.minimumSizeHint()

    def _go_to_the_table(self) -> None:
        self._controller.look_at(None)
        self._show_the_table()

    def _go_to_the_records(self) -> None:
        self._controller.look_at(None)
        self._actions.pages[Page.RECORDS].setChecked(True)
        if self._records is not None:
            self.setCurrentWidget(self._records)
            return
        kind = self._door.page()
        # Made in a second step, so that neither is felt.
        later(self, lambda: self._open_the_records(kind))

    def _open_the_records(self, kind: "type[RecordsPage]") -> None:
        if self._records is None:
            self._records = self._make_the_records(kind)
        if self._actions.pages[Page.RECORDS].isChecked():  # nobody has gone elsewhere meanwhile
            self.setCurrentWidget(self._records)

    def _make_the_records(self, kind: "type[RecordsPage]") -> PageFrame:
        book = self._door.book()
        book.records_changed.connect(self._look_up_records)
        page = kind(book, lambda: self._controller.game.ruleset, self._theme)
        self.records_page, frame = page, PageFrame(page, self._actions, self._theme)
        order = self._actions.seats.yacht_first
        order.toggled.connect(page.put_yacht_first)
        page.put_yacht_first(order.isChecked())
        page.correction_wanted.connect(self._ask_for_dice)
        page.review_wanted.connect(self._review_game)
        page.card_wanted.connect(self.card_wanted)
        page.heading_changed.connect(frame.head.status.setText)
        self.addWidget(frame)
        return frame

    def _look_up_records(self) -> None:
        """A slot of the pages, so that the book, which outlives them, forgets it with them."""
        self._controller.look_up_records()

    def _ask_for_dice(self, wrong: "Wrong") -> None:
        """Have the dice typed that were really there, then write the correction down."""
        from yacht_desktop.ui.dialogs.correction import CorrectionDialog

        title = entry_words.correcting(wrong.names, wrong.player, wrong.category)
        dialog = CorrectionDialog(title, wrong.category, wrong.ruleset, self._theme, self.window())

        def correct(faces: Faces) -> None:
            amend = Amend(wrong.player, wrong.category, faces)
            if self._controller.correct(wrong.number, amend) and self.records_page:
                self.records_page.show_corrected(wrong.number)

        dialog.typed.connect(correct)
        dialog.open()

    def _review_game(self, number: int) -> None:
        self._reviewer.turn_to(number)
        self._go_to_the_review()

    def _go_to_house_rules(self) -> None:
        self._controller.look_at(None)
        page, frame = self.house_page, self._house_frame
        if page is None or frame is None:
            page, frame = self._make_house_rules()
        self._go_behind_the_table(frame)
        page.visit(self._controller.game.ruleset)

    def _go_behind_the_table(self, frame: PageFrame) -> None:
        """Enter a room that is not one of the ways in the head."""
        for way in self._actions.pages.values():
            way.setChecked(False)
        self.setCurrentWidget(frame)
        frame.hush()

    def _go_to_new_game(self) -> None:
        self._controller.look_at(None)
        page, frame = self.new_game_page, self._new_game_frame
        if page is None or frame is None:
            page, frame = self._make_new_game()
        self._go_behind_the_table(frame)
        page.visit()

    def _make_new_game(self) -> "tuple[NewGamePage, PageFrame]":
        """Make the page when it is first opened, as that for house rules."""
        from yacht_desktop.ui.pages.new_game_page import NewGamePage

        page = NewGamePage(self._controller, self._house, self._actions, self._theme)
        frame = PageFrame(page, self._actions, self._theme)
        frame.head.status.setText(page.accessibleName())
        page.left.connect(self._go_to_the_table)
        page.wanted.connect(self._start)
        self.addWidget(frame)
        self.new_game_page, self._new_game_frame = page, frame
        return page, frame

    def _start(self, setup: Setup) -> None:
        self._go_to_the_table()
        self._controller.start(setup)

    def take_in_rules(self, file: Path) -> None:
        """Go to the page of rules with a file that the player opened with Yacht."""
        self._go_to_house_rules()
        if self.house_page is not None:
            self.house_page.take_in(file)

    def _make_house_rules(self) -> "tuple[HousePage, PageFrame]":
        """Make the page when it is first opened: its parts would delay the first paint."""
        from yacht_desktop.ui.pages.house_page import HousePage

        page = HousePage(self._house, self._theme)
        frame = PageFrame(page, self._actions, self._theme)
        frame.head.status.setText(page.accessibleName())
        page.said.connect(frame.say)
        page.left.connect(self._go_to_the_table)
        page.play_wanted.connect(self._play_by)
        self.addWidget(frame)
        self.house_page, self._house_frame = page, frame
        return page, frame

    def _help(self, box: Category | None) -> None:
        """Open the rules at a box, or the list of keys."""
        if box is None:
            self._actions.keyboard.trigger()
            return
        self._go_to_the_rules()
        if self.manual_page is not None:
            self.manual_page.show_box(box)

    def _go_to_the_rules(self) -> None:
        self._controller.look_at(None)
        if self._manual_frame is None:
            self._manual_frame = self._make_the_manual()
        self._actions.pages[Page.RULES].setChecked(True)
        self.setCurrentWidget(self._manual_frame)

    def _make_the_manual(self) -> PageFrame:
        """Make the page when it is first opened: its parts would delay the first paint."""
        from yacht_desktop.ui.manual.manual_page import ManualPage

        page = self.manual_page = ManualPage(self._controller, self._runner, self._theme)
        frame = PageFrame(page, self._actions, self._theme)
        page.print_wanted.connect(self.text_wanted)
        self.addWidget(frame)
        return frame

    def _play_by(self, ruleset: Ruleset) -> None:
        self._go_to_the_table()
        self._controller.new_game(ruleset)

    def _tell_actions(self) -> None:
        self._actions.set_at_table(at_table=self.currentWidget() is self._board)

    def _go_to_the_review(self) -> None:
        self._controller.look_at(None)
        self._actions.pages[Page.REVIEW].setChecked(True)
        self.setCurrentWidget(self._review)

    def _show_the_table(self) -> None:
        self._actions.pages[Page.PLAY].setChecked(True)
        self.setCurrentWidget(self._board)
        self._board.card.view.setFocus()

    def _look_at(self, position: Game) -> None:
        self._controller.look_at(position)
        text = translate("Pages", "You are looking at turn %1 of a finished game.")
        back = translate("Pages", "Back to the review")
        self._board.notice.say(fill(text, position.turn), back, self._go_to_the_review)

    def _play_same_dice(self) -> None:
        game = self._reviewer.game
        if game is not None:
            self._controller.practise(Ruleset.from_json(game.ruleset_json), game.seed)
