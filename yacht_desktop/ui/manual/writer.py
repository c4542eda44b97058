"""Writing a text with drawn dice: headings, paragraphs, and rows of dice that mean something."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QFont,
    QPainter,
    QPen,
    QPyTextObject,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextLength,
    QTextTableFormat,
)

from yacht_desktop.ui.board.faces import CORNER, draw_face
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.tokens import Tokens

_DICE_OBJECT = QTextFormat.ObjectTypes.UserObject + 1
_FACES = QTextFormat.Property.UserProperty + 1
_SIZE = QTextFormat.Property.UserProperty + 2
_OBJECT = "\N{OBJECT REPLACEMENT CHARACTER}"
_DIE = 30
_OUTLINE = 1.4
"""Pixels: on paper of the same colour a small die needs it."""
_GAP = 0.18
"""Between two dice, as a part of one."""


class _Style(NamedTuple):
    """How a block of text looks, in sizes of the design; headings have a level."""

    size: float
    weight: QFont.Weight = QFont.Weight.Bold
    above: float = 0
    below: float = 2
    level: int = 0
    is_quiet: bool = False


_TITLE = _Style(24, below=8, level=1)
_HEADING = _Style(18, above=22, below=4, level=2)
_SUBHEADING = _Style(15.5, above=14, level=3)
_TEXT = _Style(15, QFont.Weight.Normal, below=6)
_REMARK = _TEXT._replace(is_quiet=True)


class DiceInText(QPyTextObject):
    """Draws the dice that stand in a text, as sharp as the paper or the screen."""

    def __init__(self, tokens: Tokens, parent: QTextDocument) -> None:
        super().__init__(parent)
        self._tokens = tokens

    def intrinsicSize(self, _document: QTextDocument, _position: int, form: QTextFormat) -> QSizeF:
        """Room for the dice and the gaps between them."""
        size = float(form.property(_SIZE))
        count = len(str(form.property(_FACES)))
        return QSizeF(size * (count + _GAP * count), size)

    def drawObject(
        self,
        painter: QPainter,
        place: QRectF | QRect,
        _document: QTextDocument,
        _position: int,
        form: QTextFormat,
    ) -> None:
        """Draw them in a row."""
        size = place.height()
        for at, face in enumerate(str(form.property(_FACES))):
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(place.x() + at * size * (1 + _GAP), place.y())
            painter.scale(size, size)
            draw_face(painter, int(face), self._tokens)
            painter.setPen(QPen(self._tokens.die_edge, _OUTLINE / size))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(0, 0, 1, 1), CORNER, CORNER)
            painter.restore()


class Writer:
    """Writes into a document from its end on; sizes are of the design, as `theme` scales them."""

    def __init__(self, document: QTextDocument, theme: Theme, tokens: Tokens) -> None:
        self._theme = theme
        self._tokens = tokens
        document.clear()
        document.setUndoRedoEnabled(False)
        document.setDocumentMargin(theme.px(4))
        layout = document.documentLayout()
        layout.registerHandler(_DICE_OBJECT, DiceInText(tokens, document))
        self._cursor = QTextCursor(document)
        self._is_empty = True

    def title(self, text: str) -> None:
        """The first line."""
        self._block(text, _TITLE)

    def heading(self, text: str, anchor: str = "") -> None:
        """A line that begins a part; `anchor` is the name by which it can be gone to."""
        self._block(text, _HEADING, anchor)

    def subheading(self, text: str, anchor: str = "") -> None:
        """A line that begins a smaller part."""
        self._block(text, _SUBHEADING, anchor)

    def paragraph(self, text: str, *, is_quiet: bool = False) -> None:
        """Some sentences, or what is said beside them."""
        self._block(text, _REMARK if is_quiet else _TEXT)

    def examples(self, rows: Sequence[tuple[Sequence[int], str]]) -> None:
        """Rows of dice, each with what there is to say about it."""
        form = QTextTableFormat()
        form.setBorder(0)
        form.setCellPadding(self._theme.px(4))
        form.setColumnWidthConstraints(
            [
                QTextLength(QTextLength.Type.FixedLength, self._theme.px(6.4 * _DIE)),
                QTextLength(QTextLength.Type.VariableLength, 0),
            ]
        )
        table = self._cursor.insertTable(len(rows), 2, form)
        for number, (faces, text) in enumerate(rows):
            table.cellAt(number, 0).firstCursorPosition().insertText(_OBJECT, self._dice(faces))
            cell = table.cellAt(number, 1)
            middle = cell.format().toTableCellFormat()
            middle.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
            cell.setFormat(middle)
            cell.firstCursorPosition().insertText(text, self._letters(_TEXT))
        self._cursor.movePosition(QTextCursor.MoveOperation.End)

    def _block(self, text: str, style: "_Style", anchor: str = "") -> None:
        form = QTextBlockFormat()
        form.setTopMargin(self._theme.px(style.above))
        form.setBottomMargin(self._theme.px(style.below))
        form.setLineHeight(125, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        form.setHeadingLevel(style.level)
        if self._is_empty:
            self._cursor.setBlockFormat(form)
            self._is_empty = False
        else:
            self._cursor.insertBlock(form)
        letters = self._letters(style)
        if anchor:
            letters.setAnchor(True)
            letters.setAnchorNames([anchor])
        self._cursor.insertText(text, letters)

    def _letters(self, style: "_Style") -> QTextCharFormat:
        letters = QTextCharFormat()
        letters.setFont(self._theme.font(style.size, style.weight))
        letters.setForeground(self._tokens.muted if style.is_quiet else self._tokens.ink)
        return letters

    def _dice(self, faces: Sequence[int]) -> QTextCharFormat:
        form = QTextCharFormat()
        form.setObjectType(_DICE_OBJECT)
        form.setProperty(_FACES, "".join(map(str, faces)))
        form.setProperty(_SIZE, float(self._theme.px(_DIE)))
        form.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
        form.setToolTip("-".join(map(str, faces)))
        return form
