"""How to play this turn: three short lines, the one that applies now in bold."""

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy

from yacht_desktop.rules import Game
from yacht_desktop.ui.actions import Actions
from yacht_desktop.ui.fitting import wrapped_size
from yacht_desktop.ui.link_button import LinkButton
from yacht_desktop.ui.panel import FoldablePanel
from yacht_desktop.ui.theme import Theme

translate = QCoreApplication.translate


class Guide(FoldablePanel):
    """A friendly panel that can be hidden, and brought back from the View menu."""

    def __init__(self, actions: Actions, theme: Theme) -> None:
        super().__init__(theme)
        self._lines: list[str] = []
        self._now: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.close_button = QPushButton(self)
        self.close_button.setFlat(True)
        self.close_button.setAutoDefault(True)  # Enter presses it; Space is left to the dice
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.close_button.clicked.connect(lambda: actions.guide.setChecked(False))
        self._coach = LinkButton(actions.coach, theme, self)
        theme.changed.connect(self._arrange)

    def show_game(self, game: Game, *, has_table_dice: bool = False) -> None:
        """Point at the step that comes next in this game."""
        self.close_button.setText(translate("Guide", "Hide"))
        self.close_button.setAccessibleName(translate("Guide", "Hide how to play this turn"))
        self._lines = _at_the_table() if has_table_dice else _with_the_app()
        self._now = _step(game, has_table_dice=has_table_dice)
        self.setAccessibleName(self._title())
        self.setAccessibleDescription("" if self._now is None else self._lines[self._now])
        self._arrange()

    def wanted_height(self, width: int) -> int:
        """How high the panel is when its lines are wrapped at a width, in pixels."""
        return round(self._place_lines(width)[-1].bottom()) + self._theme.gap(20)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the button in its corner."""
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the surface, the heading and the lines."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = self._theme.tokens
        painter.setPen(tokens.ink)
        painter.setFont(self._theme.font(17, QFont.Weight.Bold))
        head = QRectF(self._theme.gap(28), 0, self.width(), 2 * self._middle_of_head())
        left = Qt.AlignmentFlag.AlignLeft
        painter.drawText(head, left | Qt.AlignmentFlag.AlignVCenter, self._title())
        for number, place in enumerate(self._place_lines(self.width())):
            is_now = number == self._now
            painter.setPen(tokens.accent if is_now else tokens.muted)
            painter.setFont(self._line_font(QFont.Weight.Bold))
            painter.drawText(place.translated(-self._indent(), 0), left, f"{number + 1}")
            painter.setPen(tokens.ink if is_now else tokens.muted)
            painter.setFont(
                self._line_font(QFont.Weight.DemiBold if is_now else QFont.Weight.Normal)
            )
            painter.drawText(place, Qt.TextFlag.TextWordWrap, self._lines[number])

    def _place_lines(self, width: int) -> list[QRectF]:
        """Where each line lies; measured in bold, so that nothing moves when the step changes."""
        gap = self._theme.gap
        font = self._line_font(QFont.Weight.DemiBold)
        left = gap(28) + self._indent()
        places, top = [], 2 * self._middle_of_head() - gap(6)
        for line in self._lines:
            height = wrapped_size(font, line, width - left - gap(28)).height()
            places.append(QRectF(left, top, width - left - gap(28), height + 2))
            top += height + gap(8)
        return places

    def _middle_of_head(self) -> int:
        return self._theme.px(12) + self._theme.gap(20)

    def _indent(self) -> int:
        return self._theme.px(12) + self._theme.gap(12)

    def _line_font(self, weight: QFont.Weight) -> QFont:
        return self._theme.font(15, weight)

    def _title(self) -> str:
        return translate("Guide", "How to play this turn")

    def _arrange(self) -> None:
        button = self.close_button
        button.setFont(self._theme.font(14))
        width = button.fontMetrics().horizontalAdvance(button.text()) + self._theme.gap(24)
        height = max(button.sizeHint().height(), self._theme.gap(44))
        # Its word ends where the lines do.
        right = self.width() - self._theme.gap(28 - 12)
        button.setGeometry(right - width, self._middle_of_head() - height // 2, width, height)
        size = self._coach.sizeHint()
        top = self._middle_of_head() - size.height() // 2
        self._coach.setGeometry(right - width - size.width(), top, size.width(), size.height())
        self.setFixedHeight(self.wanted_height(self.width()))
        self.update()


def _with_the_app() -> list[str]:
    return [
        translate("Guide", "Roll all five dice."),
        translate(
            "Guide", "Hold what you like (click or press 1–5) and roll the rest, up to twice."
        ),
        _choose_a_box(),
    ]


def _at_the_table() -> list[str]:
    return [
        translate("Guide", "Roll your own dice, up to three times."),
        translate("Guide", "Type what they show, like 44416, or pick the faces."),
        _choose_a_box(),
    ]


def _choose_a_box() -> str:
    return translate(
        "Guide", "Choose a box: the card shows what these dice earn. Each is filled once."
    )


def _step(game: Game, *, has_table_dice: bool) -> int | None:
    """Which of the three lines applies, None once the game is over."""
    if game.is_over:
        return None
    if has_table_dice:
        return 1 if game.faces is None else 2
    if game.faces is None:
        return 0
    return 1 if game.rolls_left else 2
