"""The table: tray at the left with the guide below it, card at the right, notices above."""

from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from yacht_desktop.records import StoreError
from yacht_desktop.rules import Game
from yacht_desktop.session import Step
from yacht_desktop.ui import sentences, words
from yacht_desktop.ui.actions import Actions
from yacht_desktop.ui.board.card_panel import CardPanel
from yacht_desktop.ui.board.coach_panel import CoachPanel
from yacht_desktop.ui.board.guide import Guide
from yacht_desktop.ui.board.left_column import LeftColumn
from yacht_desktop.ui.board.tray import DiceTray
from yacht_desktop.ui.buttons import OnceButton
from yacht_desktop.ui.coach import Coach
from yacht_desktop.ui.controller import Controller
from yacht_desktop.ui.head import Head, space_out
from yacht_desktop.ui.notice import Notice
from yacht_desktop.ui.theme import Theme

translate = QCoreApplication.translate

DESIGN_WIDTH, DESIGN_HEIGHT = 1180, 760


class Board(QWidget):
    """Arranges the table and passes every step on to what shows it."""

    def __init__(
        self, controller: Controller, coach: Coach, actions: Actions, theme: Theme
    ) -> None:
        super().__init__()
        self._controller = controller
        self._coach = coach
        self._actions = actions
        self._theme = theme
        self._head = Head(actions, theme, self, actions.house_rules)
        self.title, self.status = self._head.title, self._head.status
        self.notice = Notice(theme, self._head)
        self.tray = DiceTray(actions, theme, controller.game)
        self.guide = Guide(actions, theme)
        self.coach_panel = CoachPanel(coach, actions, theme)
        self.card = CardPanel(actions, theme, controller.game)
        self._lay_out()
        self.card.view.chosen.connect(controller.score)
        actions.explain.triggered.connect(self.card.view.explain)
        for button in self.findChildren(OnceButton):
            button.resting.connect(self.card.view.setFocus)
        self.tray.settled.connect(self._settle)
        controller.changed.connect(self._step)
        controller.opened.connect(self._open)
        controller.failed.connect(self.say_failure)
        coach.changed.connect(self._outline_advice)
        theme.changed.connect(self._dress)
        self._open()
        self._dress()
        if controller.has_set_aside:
            self.notice.say(sentences.set_aside())

    def say_failure(self, error: StoreError) -> None:
        """Say why something could not be stored, and offer to try it again."""
        offer = translate("Notice", "Try again")
        self.notice.say(words.problem(error), offer, self._controller.try_again)

    def say_trouble(self, trouble: StoreError, file: Path | None) -> None:
        """Say once, at the start, that games are kept elsewhere or not at all."""
        if file is None:
            folder = trouble.path if trouble.path.is_dir() else trouble.path.parent
            self.notice.say(sentences.unsaved(folder))
        else:
            self.notice.say(sentences.beside(trouble, file))

    def name_rules(self) -> None:
        """Say again by which rules the game is played: they may be called differently now."""
        self._show_status(self._controller.game)

    def minimumSizeHint(self) -> QSize:
        """As small as it could be in a small window, so that a large one can be made small."""
        return super().minimumSizeHint() * (1 / self._theme.growth)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Grow dice and type with the window."""
        super().resizeEvent(event)
        seen = self.size().boundedTo(self.window().size())  # it may be larger, and scroll
        self._theme.set_window_scale(
            min(seen.width() / DESIGN_WIDTH, seen.height() / DESIGN_HEIGHT)
        )
        self._dress()

    def _lay_out(self) -> None:
        panels = {self._actions.guide: self.guide, self._actions.coach: self.coach_panel}
        self._left = LeftColumn(self.tray, panels, self._theme)
        self._body = QHBoxLayout()
        self._body.addWidget(self._left, 63)
        self._body.addWidget(self.card, 37)
        self._page = QVBoxLayout(self)
        self._page.addWidget(self._head)
        self._page.addWidget(self.notice)
        self._page.addLayout(self._body, 1)
        in_turn = (
            *(self.tray.undo_button, self.tray.share_link, self.card.view, self.card.strip),
            self.guide.close_button,
        )
        for one, following in pairwise(in_turn):
            self.setTabOrder(one, following)

    def _dress(self) -> None:
        space_out(self._page, self._theme, self.width())
        self._body.setSpacing(self._theme.gap(24))

    def _open(self) -> None:
        game = self._controller.game
        self.notice.hide()
        self.tray.show_game(game)
        self._show(game, counts=False)

    def _step(self, step: Step) -> None:
        self.notice.hide()
        self.tray.show_step(step)

    def _settle(self, game: Game) -> None:
        self._show(game, counts=True)

    def _show(self, game: Game, *, counts: bool) -> None:
        is_assisted = self._controller.is_assisted
        self._show_status(game)
        self.card.show_game(game, counts=counts)
        self.card.strip.show_game(self._controller.record, game, is_assisted=is_assisted)
        self.guide.show_game(game)
        if game.is_over:
            self._show_result(game, counts=counts)

    def _show_status(self, game: Game) -> None:
        is_assisted, is_practice = self._controller.is_assisted, self._controller.is_practice
        marks = sentences.marks(is_assisted=is_assisted, is_practice=is_practice)
        self.status.setText(sentences.game_status(game, *marks))

    def _outline_advice(self) -> None:
        """Outline on the table what the coach would do."""
        advice = self._coach.advice
        best = advice.options[0] if advice and advice.options else None
        self.tray.advise(best.slots if best and best.kind == "hold" else frozenset())
        self.card.view.advise(best.category if best and best.kind == "box" else None)

    def _show_result(self, game: Game, *, counts: bool) -> None:
        total, record = game.totals[0], self._controller.record
        if self._controller.is_practice:
            sentence, is_record = sentences.practice_ending(), False
        else:
            sentence = sentences.ending(total, record, self._controller.placing)
            is_record = sentences.is_new_record(record, game)
        self.tray.result.show_total(total, sentence, is_record=is_record, counts=counts)
