"""One game of the book: its card, its moves, its note."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QAction, QHideEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from yacht_desktop.rules import PRESETS, Category, Game, Ruleset
from yacht_desktop.ui import book_words, review_words
from yacht_desktop.ui.announcing import announce
from yacht_desktop.ui.book.flow_row import FlowRow
from yacht_desktop.ui.book.note_field import NotePanel
from yacht_desktop.ui.book.replay_card import ReplayCard
from yacht_desktop.ui.book.replay_panel import ReplayPanel
from yacht_desktop.ui.finished_card import FinishedCard
from yacht_desktop.ui.keys import sequence
from yacht_desktop.ui.link_button import LinkButton
from yacht_desktop.ui.quiet_area import QuietArea
from yacht_desktop.ui.record_book import Leaf, RecordBook
from yacht_desktop.ui.replay import Replay
from yacht_desktop.ui.theme import Theme

translate = QCoreApplication.translate

_NARROW = 740
"""Width, in pixels of the design, below which the card goes under the moves."""


class Wrong(NamedTuple):
    """A box that may be wrong: of which game, whose, and by which rules."""

    number: int
    player: int
    category: Category
    ruleset: Ruleset
    names: tuple[str, ...]


class GamePage(QWidget):
    """Replays a game by Left and Right; looking at it changes nothing but its note."""

    closed = Signal()
    review_wanted = Signal(int)
    card_wanted = Signal(FinishedCard)
    """The card of a finished game, to print or to share."""
    heading_changed = Signal(str)
    correction_wanted = Signal(Wrong)
    """A box of a finished game, whose dice lay on the table, may be wrong."""

    def __init__(self, book: RecordBook, theme: Theme) -> None:
        super().__init__()
        self._book = book
        self._theme = theme
        self._leaf: Leaf | None = None
        self._replay: Replay | None = None
        self._ply = 0
        self.back = self._action(self.closed.emit, "Esc")
        self.review = self._action(self._want_review)
        self.share = self._action(self._want_card)
        self.delete = self._action(self._delete)
        self.first = self._action(lambda: self.go_to(0), "Home")
        self.earlier = self._action(lambda: self.go_to(self._ply - 1), "Left")
        self.later = self._action(lambda: self.go_to(self._ply + 1), "Right")
        self.last = self._action(lambda: self.go_to(self._plies), "End")
        self.moves = ReplayPanel([self.first, self.earlier, self.later, self.last], theme)
        self.note = NotePanel(book.notes, theme)
        self.card = ReplayCard(theme, Game.new(PRESETS["traditional"]))
        self.bar = self._make_bar()
        self._lay_out()
        self.moves.ply_wanted.connect(self.go_to)
        self.card.view.chosen.connect(self._want_correction)
        theme.changed.connect(self._space_out)
        self.translate()

    @property
    def ply(self) -> int:
        """How many moves have been played back."""
        return self._ply

    @property
    def number(self) -> int:
        """The number of the game, 0 while there is none."""
        return self._leaf.stored.number if self._leaf else 0

    def translate(self) -> None:
        """Say everything in the language in force."""
        self.back.setText(translate("Records", "Back to the records"))
        self.review.setText(translate("Records", "Review"))
        self.share.setText(translate("Records", "Print or share"))
        self.delete.setText(translate("Records", "Delete this game"))
        self.first.setText(translate("Records", "First move"))
        self.earlier.setText(translate("Records", "One back"))
        self.later.setText(translate("Records", "One on"))
        self.last.setText(translate("Records", "Last move"))
        self.setAccessibleName(translate("Records", "Game"))

    def show_game(self, leaf: Leaf) -> None:
        """Show a game as it ended."""
        self._leaf = leaf
        self.note.show_note(leaf.stored.number, leaf.note)
        is_solo = leaf.stored.players == 1
        self.review.setVisible(leaf.ending is not None and is_solo)
        self.delete.setVisible(leaf.state != "playing")
        try:
            self._replay = Replay(leaf.stored)
        except ValueError:
            self._replay = None
        self.share.setVisible(leaf.ending is not None and self._replay is not None)
        self.bar.arrange()
        self.card.setVisible(self._replay is not None)
        self._body.setStretchFactor(self.card, 37 if is_solo else 90)
        self.heading_changed.emit(self.heading)
        self.go_to(self._plies)
        self._space_out()
        self.moves.slider.setFocus()

    @property
    def heading(self) -> str:
        """Which game is looked at."""
        if self._leaf is None:
            return ""
        if self._leaf.ending is None:
            return book_words.unfinished_heading(self._leaf.state)
        return review_words.heading(self._leaf.ending, self._leaf.stored)

    def go_to(self, ply: int) -> None:
        """Show the moment after so many moves."""
        if self._replay is None:
            self.moves.show_nothing(book_words.unreadable())
            return
        self._ply = max(0, min(ply, self._replay.plies))
        moment = self._replay.moment(self._ply)
        self.moves.show_moment(moment, self._ply, self._replay.plies)
        self.card.show_moment(moment, self._replay.players)
        for action in (self.first, self.earlier):
            action.setEnabled(self._ply > 0)
        for action in (self.later, self.last):
            action.setEnabled(self._ply < self._replay.plies)
        announce(self.moves, f"{moment.title}. {moment.sentence}")

    def hideEvent(self, event: QHideEvent) -> None:
        """Keep the note."""
        super().hideEvent(event)
        self.note.keep()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the card beside the moves or under them."""
        super().resizeEvent(event)
        self._space_out()

    def minimumSizeHint(self) -> QSize:
        """Whatever is too large scrolls."""
        return QSize(self._theme.px(300), self._theme.px(200))

    @property
    def _plies(self) -> int:
        return self._replay.plies if self._replay else 0

    def _make_bar(self) -> FlowRow:
        """The links above the page; whoever shows it puts them there."""
        bar = FlowRow(self)
        bar.add(LinkButton(self.back, self._theme, bar))
        for action in (self.review, self.share, self.delete):
            bar.add_at_right(LinkButton(action, self._theme, bar))
        return bar

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.addWidget(self.moves)
        left.addWidget(self.note, 1)
        self._left = left
        content = QWidget()
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight, content)
        self._body.setContentsMargins(0, 0, 0, 0)
        self._body.addLayout(left, 63)
        self._body.addWidget(self.card, 37)
        self.area = QuietArea(self._theme)
        self.area.setWidget(content)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.area)

    def _space_out(self) -> None:
        between = max(12, min(self._theme.gap(24), round(self.height() * 0.03)))
        self._body.setSpacing(between)
        self._left.setSpacing(between)
        narrow = self.width() < self._theme.px(_NARROW)
        self._body.setDirection(
            QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        )
        self.card.let_press(pressed=self._can_correct)
        least = self.card.minimumSizeHint().height()
        self.card.setMinimumHeight(max(least, self._theme.px(460) if narrow else 0))

    def _want_review(self) -> None:
        self.review_wanted.emit(self.number)

    @property
    def _can_correct(self) -> bool:
        """Whether boxes may be wrong: of a finished game whose dice lay on the table."""
        leaf = self._leaf if self._replay else None
        return leaf is not None and leaf.ending is not None and leaf.stored.has_table_dice

    def _want_correction(self, player: int, category: Category) -> None:
        """Have a box corrected that is filled, at the end of the game."""
        leaf, replay = self._leaf, self._replay
        if not self._can_correct or leaf is None or replay is None or self._ply < replay.plies:
            return
        game = replay.moment(replay.plies).game
        if game.cards[player][category] is not None:
            names = leaf.stored.names
            self.correction_wanted.emit(Wrong(self.number, player, category, game.ruleset, names))

    def _want_card(self) -> None:
        leaf, replay = self._leaf, self._replay
        if leaf is None or leaf.ending is None or replay is None:
            return
        stored = leaf.stored
        card = FinishedCard.of(
            replay.moment(replay.plies).game,
            stored.names,
            leaf.ending,
            is_assisted=stored.is_assisted,
            is_practice=stored.is_practice,
        )
        self.card_wanted.emit(card)

    def _delete(self) -> None:
        if self.number:
            self._book.delete(self.number)

    def _action(self, command: Callable[[], object], key: str = "") -> QAction:
        action = QAction(self)
        action.setShortcut(sequence(key))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(lambda *_: command())
        self.addAction(action)
        return action
