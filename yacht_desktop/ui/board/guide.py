"""How to play this turn: three short lines, the one that applies now in bold."""

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolButton

from yacht_desktop.rules import Game
from yacht_desktop.ui.actions import Actions
from yacht_desktop.ui.panel import Panel
from yacht_desktop.ui.theme import Theme

translate = QCoreApplication.translate


class Guide(Panel):
    """A friendly panel that can be hidden, and brought back from the View menu."""

    def __init__(self, actions: Actions, theme: Theme) -> None:
        super().__init__(theme)
        self._lines: list[str] = []
        self._now: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.close_button = QToolButton(self)
        self.close_button.setAutoRaise(True)
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.close_button.clicked.connect(lambda: actions.guide.setChecked(False))
        theme.changed.connect(self._arrange)

    def show_game(self, game: Game) -> None:
        """Point at the step that comes next in this game."""
        self.close_button.setText(translate("Guide", "Hide"))
        self.close_button.setAccessibleName(translate("Guide", "Hide how to play this turn"))
        self._lines = [
            translate("Guide", "Roll all five dice."),
            translate(
                "Guide",
                "Keep what you like: click dice or press 1 to 5, then roll the rest. "
                "You may do this twice.",
            ),
            translate(
                "Guide",
                "Choose a box: the card shows what these dice earn in each. "
                "Every box is used once.",
            ),
        ]
        self._now = _step(game)
        self.setAccessibleName(self._title())
        self.setAccessibleDescription("" if self._now is None else self._lines[self._now])
        self._arrange()

    def wanted_height(self, width: int) -> int:
        """How high the panel is when its lines are wrapped at a width, in pixels."""
        return round(self._place_lines(width)[-1].bottom()) + self._theme.px(20)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the button in its corner."""
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the surface, the heading and the lines."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens, px = self._theme.tokens, self._theme.px
        painter.setPen(tokens.ink)
        painter.setFont(self._theme.font(17, QFont.Weight.Bold))
        painter.drawText(px(28), px(38), self._title())
        for number, place in enumerate(self._place_lines(self.width())):
            is_now = number == self._now
            painter.setPen(tokens.accent if is_now else tokens.muted)
            painter.setFont(self._line_font(QFont.Weight.Bold))
            painter.drawText(
                place.translated(-px(24), 0), Qt.AlignmentFlag.AlignLeft, f"{number + 1}"
            )
            painter.setPen(tokens.ink if is_now else tokens.muted)
            painter.setFont(
                self._line_font(QFont.Weight.DemiBold if is_now else QFont.Weight.Normal)
            )
            painter.drawText(place, Qt.TextFlag.TextWordWrap, self._lines[number])

    def _place_lines(self, width: int) -> list[QRectF]:
        """Where each line lies; measured in bold, so that nothing moves when the step changes."""
        px = self._theme.px
        metrics = QFontMetrics(self._line_font(QFont.Weight.DemiBold))
        places, top = [], px(54)
        for line in self._lines:
            room = QRectF(px(52), top, width - px(52) - px(28), 10_000).toRect()
            needed = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, line)
            places.append(QRectF(room.left(), top, room.width(), needed.height() + 2))
            top += needed.height() + px(8)
        return places

    def _line_font(self, weight: QFont.Weight) -> QFont:
        return self._theme.font(15, weight)

    def _title(self) -> str:
        return translate("Guide", "How to play this turn")

    def _arrange(self) -> None:
        self.close_button.setFont(self._theme.font(14))
        self.close_button.adjustSize()
        margin = self._theme.px(16)
        self.close_button.move(self.width() - self.close_button.width() - margin, margin)
        self.setFixedHeight(self.wanted_height(self.width()))
        self.update()


def _step(game: Game) -> int | None:
    """Which of the three lines applies, None once the game is over."""
    if game.is_over:
        return None
    if game.faces is None:
        return 0
    return 1 if game.rolls_left else 2
