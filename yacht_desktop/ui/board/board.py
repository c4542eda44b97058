"""The table: the tray with the guide below it, the card beside or below it, notices above."""

from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from yacht_desktop.records import StoreError
from yacht_desktop.rules import Category, Game
from yacht_desktop.session import Step
from yacht_desktop.ui import coach_words, seat_words, sentences, spoken, words
from yacht_desktop.ui.actions import Actions
from yacht_desktop.ui.board.arrows import Arrows
from yacht_desktop.ui.board.card_panel import CardPanel
from yacht_desktop.ui.board.coach_panel import CoachPanel
from yacht_desktop.ui.board.guide import Guide
from yacht_desktop.ui.board.key_hints import KeyHints
from yacht_desktop.ui.board.left_column import LeftColumn
from yacht_desktop.ui.board.teller import Teller
from yacht_desktop.ui.board.tray import DiceTray
from yacht_desktop.ui.buttons import OnceButton
from yacht_desktop.ui.coach import Coach
from yacht_desktop.ui.controller import Controller
from yacht_desktop.ui.entering import Entering
from yacht_desktop.ui.head import Head, space_out
from yacht_desktop.ui.notice import Notice
from yacht_desktop.ui.outline import DESIGN_HEIGHT, DESIGN_WIDTH, FELT, PANEL, Part
from yacht_desktop.ui.theme import Theme

translate = QCoreApplication.translate

_ANY_HEIGHT = 16_777_215
"""Qt's own "no limit"."""
_LEAST_LEFT = 390
"""Width, in pixels of the design, at which the words below the dice have room."""
_COMMANDS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class Board(QWidget):
    """Arranges the table and passes every step on to what shows it."""

    help_wanted = Signal(object)
    """About a Category, or with None about the program."""

    def __init__(
        self,
        controller: Controller,
        coach: Coach,
        entering: Entering,
        actions: Actions,
        theme: Theme,
    ) -> None:
        super().__init__()
        self._controller = controller
        self._entering = entering
        self._coach = coach
        self._actions = actions
        self._theme = theme
        self._head = Head(actions, theme, self, actions.house_rules)
        self.title, self.status = self._head.title, self._head.status
        self.notice = Notice(theme, self._head)
        self.tray = DiceTray(entering, actions, theme, controller.game)
        self.guide = Guide(actions, theme)
        self.coach_panel = CoachPanel(coach, actions, theme)
        self.card = CardPanel(actions, theme, controller.game)
        self._teller = Teller(controller, self)
        self._key_hints = KeyHints(self, self.card.view)
        self._arrows = Arrows(self.tray, self.card.view)
        self.card.view.left.connect(self._arrows.enter)
        self.setAccessibleName(translate("Board", "Table"))
        self._lay_out()
        self._connect()
        self._open()
        self._dress()
        if controller.has_set_aside:
            self.notice.say(sentences.set_aside())

    def _connect(self) -> None:
        controller, coach, entering = self._controller, self._coach, self._entering
        actions, theme = self._actions, self._theme
        self.card.view.chosen.connect(self._pick)
        actions.seats.yacht_first.toggled.connect(self.card.model.put_yacht_first)
        self.card.model.put_yacht_first(actions.seats.yacht_first.isChecked())
        actions.seats.large_boxes.toggled.connect(self._enlarge)
        self.card.model.enlarge(actions.seats.large_boxes.isChecked())
        actions.explain.triggered.connect(self.card.view.explain)
        actions.help.triggered.connect(self.help)
        for button in self.findChildren(OnceButton):
            button.resting.connect(self.card.view.setFocus)
        self.tray.settled.connect(self._settle)
        controller.changed.connect(self._step)
        controller.opened.connect(self._open)
        controller.failed.connect(self.say_failure)
        coach.changed.connect(self._outline_advice)
        entering.changed.connect(self._frame_corrected)
        theme.changed.connect(self._dress)

    def say_failure(self, error: StoreError) -> None:
        """Say why something could not be stored, and offer to try it again."""
        offer = translate("Notice", "Try again")
        self.notice.say(words.problem(error), offer, self._controller.try_again)

    def say_trouble(self, trouble: StoreError, file: Path | None) -> None:
        """Say once, at the start, that games are kept elsewhere or not at all."""
        if file is None:
            self.notice.say(sentences.unsaved(trouble.folder))
        else:
            self.notice.say(sentences.beside(trouble, file))

    def help(self) -> None:
        """Help with the box in focus; with none say how the turn stands; elsewhere in general."""
        box = self.card.view.box_in_focus
        if not self.isVisible() or box is not None:
            self.help_wanted.emit(box if self.isVisible() else None)
        else:
            game = self._controller.game
            whose = seat_words.whose_turn(self._controller.names, game)
            standing = spoken.standing(game)
            self.notice.say(f"{whose}. {standing}" if whose else standing)

    def name_rules(self) -> None:
        """Say again by which rules the game is played: they may be called differently now."""
        self._show_status(self._controller.game)

    def parts_in(self, window: QWidget) -> list[Part]:
        """The surfaces that are seen, where they lie in the window."""
        radius = self._theme.gap(22)
        kinds = {self.tray: FELT, self.card: PANEL, self.guide: PANEL, self.coach_panel: PANEL}
        parts = []
        for surface, kind in kinds.items():
            if surface.isVisibleTo(self):
                corner, size = surface.mapTo(window, QPoint()), surface.size()
                place = (corner.x(), corner.y(), size.width(), size.height())
                parts.append(Part(kind, *place, radius))
        return parts

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
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.addWidget(self._left, 63)
        self._body.addWidget(self.card, 37)
        self._page = QVBoxLayout(self)
        self._page.addWidget(self._head)
        self._page.addWidget(self.notice)
        self._page.addLayout(self._body, 1)
        in_turn = (
            *(self.tray.undo_button, self.tray.share_link, self.card.size_link, self.card.view),
            *(self.card.strip, self.guide.close_button),
        )
        for one, following in pairwise(in_turn):
            self.setTabOrder(one, following)

    def _dress(self) -> None:
        space_out(self._page, self._theme, self.width())
        if self.tray.is_wide:
            self._put_below()
        else:
            self._put_beside()

    def _enlarge(self, on: bool) -> None:
        self.card.model.enlarge(on)
        self._dress()

    def _put_beside(self) -> None:
        """One player: the tray at the left, the card at the right."""
        self._body.setDirection(QBoxLayout.Direction.LeftToRight)
        self._body.setSpacing(self._theme.gap(24))
        self._left.setMinimumHeight(0)
        self._left.setMaximumHeight(_ANY_HEIGHT)
        folded = self.card.width_to_fold(self._room())
        margins = self._page.contentsMargins()
        around = margins.left() + margins.right() + self._body.spacing()
        rest = min(self.width(), self.window().width()) - around - (folded or 0)
        fits = max(self._left.minimumSizeHint().width(), self._theme.px(_LEAST_LEFT)) <= rest
        self.card.setMinimumWidth(folded if folded and fits else 0)

    def _put_below(self) -> None:
        """Several players: the tray at the top, a wide table below, which has the first claim."""
        self._body.setDirection(QBoxLayout.Direction.TopToBottom)
        self._body.setSpacing(self._theme.gap(10))
        self.card.setMinimumWidth(0)
        room = self._room() - self._body.spacing() - self.card.comfortable_height
        self._left.setFixedHeight(self._left.wide_height(room))

    def _room(self) -> int:
        """The height below the head."""
        margins = self._page.contentsMargins()
        head = max(self._head.sizeHint().height(), self._head.minimumHeight())
        return self.height() - margins.top() - margins.bottom() - head - self._page.spacing()

    def _open(self) -> None:
        game = self._controller.game
        self.notice.hide()
        self.tray.show_game(game, self._controller.names)
        self._show(game, counts=False)
        self._dress()

    def _step(self, step: Step) -> None:
        self.notice.hide()
        self.tray.show_step(step)

    def _settle(self, game: Game) -> None:
        self._show(game, counts=True)

    def _show(self, game: Game, *, counts: bool) -> None:
        is_assisted = self._controller.is_assisted
        self._show_status(game)
        names, was = self._controller.names, self._controller.corrections
        self.card.show_game(game, names, was, counts=counts)
        if self._entering.is_on or len(names) > 1:
            self.card.view.seek_open()
        self.card.strip.show_game(self._controller.record, game, is_assisted=is_assisted)
        self.guide.show_game(game, has_table_dice=self._controller.has_table_dice)
        if game.is_over:
            self._show_result(game, counts=counts)

    def _show_status(self, game: Game) -> None:
        marks = sentences.marks(
            is_assisted=self._controller.is_assisted,
            is_practice=self._controller.is_practice,
            has_table_dice=self._controller.has_table_dice,
        )
        self.status.setText(sentences.game_status(game, *marks))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take digits for dice that lie on the table, wherever the focus is."""
        if event.modifiers() & _COMMANDS or not self._entering.is_on:
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Backspace:
            self._entering.back()
        elif event.key() == Qt.Key.Key_Escape:
            self._entering.cancel()
        elif event.isAutoRepeat() or not self._entering.type(event.text()):
            super().keyPressEvent(event)

    def _pick(self, player: int, category: Category) -> None:
        """Score a box, or correct one that is filled where the dice lie on the table."""
        game, entering = self._controller.game, self._entering
        if entering.is_on and game.cards[player][category] is not None:
            entering.correct(player, category)
        elif entering.is_open:
            entering.say_missing()
        elif player == game.player:
            self._controller.score(category)

    def _frame_corrected(self) -> None:
        self.card.view.await_dice(self._entering.correcting)

    def _outline_advice(self) -> None:
        """Outline on the table what the coach would do."""
        advice = self._coach.advice
        best = advice.options[0] if advice and advice.options else None
        remark = coach_words.option(best) if best and not self.coach_panel.isVisible() else ""
        self.tray.advise(best.slots if best and best.kind == "hold" else frozenset(), remark)
        self.card.view.advise(best.category if best and best.kind == "box" else None)

    def _show_result(self, game: Game, *, counts: bool) -> None:
        total, record = game.totals[0], self._controller.record
        if len(game.cards) > 1:
            total, is_record = game.totals[game.winners[0]], False
            sentence = seat_words.result(self._controller.names, game)
        elif self._controller.is_practice:
            sentence, is_record = sentences.practice_ending(), False
        else:
            sentence = sentences.ending(total, record, self._controller.placing)
            is_record = sentences.is_new_record(record, game)
        self.tray.result.show_total(total, sentence, is_record=is_record, counts=counts)
