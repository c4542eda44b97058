"""The rooms of the window, and the ways between them."""

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QStackedWidget

from yacht_desktop.rules import Game, Ruleset
from yacht_desktop.ui.actions import Actions, Page
from yacht_desktop.ui.board.board import Board
from yacht_desktop.ui.pages.page_frame import PageFrame
from yacht_desktop.ui.pages.review_page import ReviewPage
from yacht_desktop.ui.presenters import Presenters
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.words import fill

translate = QCoreApplication.translate


class Pages(QStackedWidget):
    """The table and the review; none of them disturbs the game that is being played."""

    def __init__(
        self, presenters: Presenters, board: Board, actions: Actions, theme: Theme
    ) -> None:
        super().__init__()
        controller, reviewer = presenters.controller, presenters.reviewer
        self._controller = controller
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
        actions.pages[Page.REVIEW].triggered.connect(self._go_to_the_review)
        controller.opened.connect(self._show_the_table)

    def minimumSizeHint(self) -> QSize:
        """What the page in sight needs: the others don't make it scroll."""
        page = self.currentWidget() or self._board
        return page.minimumSizeHint()

    def _go_to_the_table(self) -> None:
        self._controller.look_at(None)
        self._show_the_table()

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
