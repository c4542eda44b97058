"""The list of rulesets: the presets, a line, the player's own."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from yacht_desktop.ui import house_words
from yacht_desktop.ui.fitting import font_for_line, wrapped_size
from yacht_desktop.ui.house_rules import Entry, Key
from yacht_desktop.ui.quiet_scroll_bar import QuietScrollBar
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.words import literal_tooltip

_ENTRY = Qt.ItemDataRole.UserRole


class RulesList(QListWidget):
    """Says which rules were picked by pointer or keys."""

    picked = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._entries: list[Entry] = []
        self.setItemDelegate(_Lines(theme, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        QuietScrollBar(theme, self)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)  # lines may break elsewhere
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.currentItemChanged.connect(self._pick)
        theme.changed.connect(self.doItemsLayout)

    def show_entries(self, entries: Sequence[Entry], chosen: Key) -> None:
        """Show these rules with one of them chosen."""
        blocked = self.blockSignals(True)
        if [entry.key for entry in entries] != [entry.key for entry in self._entries]:
            self.clear()
            for entry in entries:
                self.addItem(_filled(QListWidgetItem(), entry))
        for row, entry in enumerate(entries):
            if self.item(row).data(_ENTRY) != entry:
                _filled(self.item(row), entry)
            if entry.key == chosen:
                self.setCurrentRow(row)
        self._entries = list(entries)
        self.blockSignals(blocked)
        self.updateGeometry()
        self.viewport().update()

    def minimumSizeHint(self) -> QSize:
        """A few rulesets; the rest scrolls."""
        return QSize(self._theme.gap(180), 3 * self.sizeHintForRow(0))

    def _pick(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.picked.emit(item.data(_ENTRY).key)


def _filled(item: QListWidgetItem, entry: Entry) -> QListWidgetItem:
    line = house_words.what_differs(entry.ruleset)
    item.setData(_ENTRY, entry)
    item.setText(title(entry))
    item.setToolTip(literal_tooltip(title(entry), line))
    item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{title(entry)}: {line}")
    item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, house_words.best_total(entry.ruleset))
    return item


def title(entry: Entry) -> str:
    """What rules are called in the list."""
    name = entry.name.strip() or house_words.new_rules()
    return house_words.unsaved(name) if entry.is_changed else name


class _Lines(QStyledItemDelegate):
    """Paints a name, and under it what differs."""

    def __init__(self, theme: Theme, view: RulesList) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        entry: Entry = index.data(_ENTRY)
        wide = self._view.viewport().width() - 2 * self._inset - 6
        name, line = self._fonts()
        high = QFontMetrics(name).height() + self._line_height(entry, line, wide)
        return QSize(0, high + self._theme.gap(12) + 12)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        entry: Entry = index.data(_ENTRY)
        tokens, gap = self._theme.tokens, self._theme.gap
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = option.rect.adjusted(3, 3, -3, -3)
        state = option.state
        is_chosen = bool(state & QStyle.StateFlag.State_Selected)
        if is_chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tokens.soft)
            painter.drawRoundedRect(place, gap(12), gap(12))
        if is_chosen:
            painter.setPen(
                QPen(tokens.focus, 2.5) if self._view.hasFocus() else QPen(tokens.accent, 1)
            )
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(place, gap(12), gap(12))
        if index.row() and not entry.is_preset and self._is_preset(index.row() - 1):
            painter.setPen(QPen(tokens.line, 1))
            top = option.rect.topLeft()
            painter.drawLine(top.x() + gap(14), top.y(), place.right() - gap(14), top.y())
        room = place.adjusted(self._inset, gap(6), -self._inset, -gap(6))
        self._write(painter, room, entry)
        painter.restore()

    def _write(self, painter: QPainter, room: QRect, entry: Entry) -> None:
        """Write the name in one line, what differs in one or two, and cut off what is longer."""
        tokens, end = self._theme.tokens, Qt.TextElideMode.ElideRight
        for text, font, ink, lines in zip(
            (title(entry), house_words.what_differs(entry.ruleset)),
            self._fonts(),
            (tokens.ink, tokens.muted),
            (1, 1.8),
            strict=True,
        ):
            metrics = QFontMetrics(font)
            painter.setFont(font_for_line(_smaller(font), text, lines * room.width()))
            painter.setPen(ink)
            shown = painter.fontMetrics().elidedText(text, end, round(lines * room.width()))
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap, shown)
            room.setTop(room.top() + metrics.height())

    @property
    def _inset(self) -> int:
        return self._theme.gap(14)

    def _line_height(self, entry: Entry, font: QFont, width: int) -> int:
        line = house_words.what_differs(entry.ruleset)
        high = wrapped_size(font, line, max(1, width)).height()
        return min(high, 2 * QFontMetrics(font).lineSpacing())

    def _is_preset(self, row: int) -> bool:
        entry: Entry = self._view.item(row).data(_ENTRY)
        return entry.is_preset

    def _fonts(self) -> tuple[QFont, QFont]:
        return (self._theme.font(16, QFont.Weight.DemiBold), self._theme.font(14))


def _smaller(font: QFont) -> list[QFont]:
    """A font and the next smaller ones, for a line that would not be whole otherwise."""
    fonts = [QFont(font) for _ in range(5)]
    for less, smaller in enumerate(fonts):
        smaller.setPixelSize(round(font.pixelSize() * (1 - less * 0.06)))
    return fonts
