"""The coach's place: a headline that may stay, and the best options when someone asks."""

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from yacht_desktop.ui.actions import Actions
from yacht_desktop.ui.coach import Aim, Coach, Counsel, Line
from yacht_desktop.ui.fitting import font_for_line
from yacht_desktop.ui.link_button import LinkButton
from yacht_desktop.ui.panel import FoldablePanel
from yacht_desktop.ui.stepper import Stepper
from yacht_desktop.ui.theme import Theme

translate = QCoreApplication.translate

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_HEAD, _HEADLINE, _LINE, _FOOT, _MARGIN = 52, 48, 36, 52, 28


class CoachPanel(FoldablePanel):
    """Paints what the coach counsels; the words come from `Coach`, the commands are actions."""

    def __init__(self, coach: Coach, actions: Actions, theme: Theme) -> None:
        super().__init__(theme)
        self._coach = coach
        self._counsel = Counsel()
        self._aims = [LinkButton(action, theme, self) for action in actions.aims.values()]
        self.target = Stepper(1, 999, theme, self)
        self.target.call(translate("Coach", "Total to reach"))
        self.target.box.setKeyboardTracking(False)  # 240 is not 2, then 24
        self.target.changed.connect(coach.set_target)
        self._ask = LinkButton(actions.ask, theme, self)
        self._do = LinkButton(actions.do_best, theme, self)
        self._guide = LinkButton(actions.guide, theme, self)
        self._hide = LinkButton(actions.hide_panel, theme, self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        coach.changed.connect(self._show)
        theme.changed.connect(self._arrange)
        self._show()

    def wanted_height(self, width: int) -> int:
        """How high the panel is at a width, in pixels."""
        px = self._theme.px
        lines = len(self._counsel.lines) * px(_LINE)
        return px(_HEAD + _HEADLINE + _FOOT) + lines + self._remark_height(width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons in their corners."""
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the heading, the headline, the options with their bars, and the remark."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px, tokens, counsel = self._theme.px, self._theme.tokens, self._counsel
        inside = QRectF(self.rect()).adjusted(px(_MARGIN), 0, -px(_MARGIN), 0)
        painter.setPen(tokens.ink)
        painter.setFont(self._theme.font(17, QFont.Weight.Bold))
        heading = QRectF(inside.left(), 0, inside.width(), px(_HEAD))
        painter.drawText(heading, _LEFT, translate("Coach", "Coach"))
        self._paint_headline(painter, heading.translated(0, px(_HEAD - 4)))
        top = px(_HEAD + _HEADLINE)
        bars = self._bars(inside)
        for number, line in enumerate(counsel.lines):
            place = QRectF(inside.left(), top + number * px(_LINE), inside.width(), px(_LINE))
            self._paint_line(painter, place, bars, line, is_best=number == 0)
        painter.setPen(tokens.muted)
        painter.setFont(self._theme.font(14))
        below = top + len(counsel.lines) * px(_LINE)
        place = QRectF(inside.left(), below, inside.width(), self._remark_height(self.width()))
        painter.drawText(place, Qt.TextFlag.TextWordWrap, counsel.remark)

    def _paint_headline(self, painter: QPainter, place: QRectF) -> None:
        px, tokens, counsel = self._theme.px, self._theme.tokens, self._counsel
        painter.setPen(tokens.accent)
        painter.setFont(self._theme.figures(34, QFont.Weight.Bold))
        painter.drawText(place, _LEFT, counsel.headline)
        used = painter.fontMetrics().horizontalAdvance(counsel.headline)
        rest = place.adjusted(used + (px(14) if used else 0), px(6), 0, 0)
        painter.setPen(tokens.muted)
        fonts = [self._theme.font(size) for size in (16, 15, 14, 13, 12)]
        painter.setFont(font_for_line(fonts, counsel.caption, rest.width()))
        painter.drawText(rest, _LEFT, counsel.caption)
        if counsel.percent is not None:
            bar = QRectF(place.left(), place.bottom() - px(6), place.width(), px(6))
            self._paint_bar(painter, bar, counsel.percent / 100, strong=True)

    def _bars(self, inside: QRectF) -> QRectF:
        """Where bars stand: between the options, and the widest of their worths."""
        metrics = QFontMetrics(self._theme.figures(16, QFont.Weight.DemiBold))
        widest = max((metrics.horizontalAdvance(n.worth) for n in self._counsel.lines), default=0)
        most = inside.width() - widest - self._theme.px(12)
        left, right = inside.width() * 0.46, min(inside.width() * 0.84, most)
        return QRectF(inside.left() + left, 0, max(0, right - left), self._theme.px(12))

    def _paint_line(
        self, painter: QPainter, place: QRectF, bars: QRectF, line: Line, *, is_best: bool
    ) -> None:
        weight = QFont.Weight.DemiBold if is_best else QFont.Weight.Normal
        painter.setPen(self._theme.tokens.ink)
        painter.setFont(self._theme.font(16, weight))
        text = painter.fontMetrics().elidedText(
            line.text, Qt.TextElideMode.ElideRight, int(place.width() * 0.44)
        )
        painter.drawText(place, _LEFT, text)
        painter.setFont(self._theme.figures(16, weight))
        painter.drawText(place, _RIGHT, line.worth)
        bar = QRectF(bars)
        bar.moveCenter(QPointF(bars.center().x(), place.center().y()))
        self._paint_bar(painter, bar, line.share, strong=is_best)

    def _paint_bar(self, painter: QPainter, bar: QRectF, share: float, *, strong: bool) -> None:
        tokens, radius = self._theme.tokens, bar.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tokens.line)
        painter.drawRoundedRect(bar, radius, radius)
        painter.setOpacity(1.0 if strong else 0.55)
        painter.setBrush(tokens.accent)
        filled = QRectF(bar)
        filled.setWidth(max(bar.height(), bar.width() * min(1.0, share)))
        painter.drawRoundedRect(filled, radius, radius)
        painter.setOpacity(1.0)

    def _remark_height(self, width: int) -> int:
        if not self._counsel.remark:
            return 0
        metrics = QFontMetrics(self._theme.font(14))
        room = QRectF(0, 0, width - 2 * self._theme.px(_MARGIN), 10_000).toRect()
        return metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self._counsel.remark).height()

    def _show(self) -> None:
        self._counsel = self._coach.counsel()
        self.target.show_value(self._coach.target)
        self.target.setVisible(self._coach.aim is Aim.TARGET)
        spoken = " ".join((self._counsel.headline, self._counsel.caption))
        self.setAccessibleName(translate("Coach", "Coach"))
        options = (f"{line.text}: {line.worth}" for line in self._counsel.lines)
        self.setAccessibleDescription(". ".join((spoken, *options, self._counsel.remark)))
        self._arrange()
        self.grown.emit()

    def _arrange(self) -> None:
        px = self._theme.px
        self.setFixedHeight(self.wanted_height(self.width()))
        right = self.width() - px(_MARGIN - 8)
        for widget in (self.target, *reversed(self._aims)):
            if not widget.isHidden():
                size = widget.sizeHint().expandedTo(QSize(0, self._theme.target()))
                right -= size.width()
                widget.setGeometry(
                    right, (px(_HEAD) - size.height()) // 2, size.width(), size.height()
                )
                right -= px(4)
        self._arrange_foot(px(_MARGIN - 8), self.height() - px(_FOOT - 4))
        self.update()

    def _arrange_foot(self, margin: int, top: int) -> None:
        """What the coach does at the left, ways out at the right; short of room, less of both."""
        buttons = (self._ask, self._do, self._guide, self._hide)
        room = self.width() - 2 * margin - self._theme.px(8)
        for is_terse, has_guide in ((False, True), (True, True), (True, False)):
            for button in buttons:
                button.set_terse(terse=is_terse)
            self._guide.setVisible(has_guide)
            shown = [button for button in buttons if has_guide or button is not self._guide]
            if sum(button.sizeHint().width() for button in shown) <= room:
                break
        left, right = margin, self.width() - margin
        for button in (self._ask, self._do):
            button.setGeometry(QRect(QPoint(left, top), button.sizeHint()))
            left += button.width() + self._theme.px(8)
        for button in (self._hide, self._guide):
            right -= button.sizeHint().width()
            button.setGeometry(QRect(QPoint(right, top), button.sizeHint()))
