"""What the player may choose before printing: what, on which paper, for how many."""

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QWidget

from yacht_desktop.rules import MAX_PLAYERS
from yacht_desktop.ui.paper.formats import Paper, PaperSize
from yacht_desktop.ui.paper.paper_words import size_name
from yacht_desktop.ui.theme import Theme

translate = QCoreApplication.translate


class Kind(Enum):
    """What can leave the program."""

    CARD = auto()
    PICTURE = auto()
    BLANK = auto()


class Choices(QWidget):
    """Asks only what matters: a picture needs no paper, a finished card has its players."""

    changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget, *, has_card: bool) -> None:
        super().__init__(parent)
        self._theme = theme
        self._has_card = has_card
        self.kinds = self._box(len(Kind))
        self.page_size = self._box(len(PaperSize))
        self.cards = self._box(2)
        self.players = self._box(MAX_PLAYERS)
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        self._labels = {box: QLabel(self) for box in self._boxes}
        for box, label in self._labels.items():
            label.setBuddy(box)
            self._form.addRow(label, box)
        self.translate()
        self.kinds.setCurrentIndex(list(Kind).index(Kind.CARD if has_card else Kind.BLANK))
        self._show_what_matters()
        for box in self._boxes:
            box.currentIndexChanged.connect(self._choose)
        theme.changed.connect(self._dress)
        self._dress()

    def translate(self) -> None:
        """Say everything in the language in force."""
        kinds = (
            translate("Paper", "This card"),
            translate("Paper", "A picture of it"),
            translate("Paper", "Blank cards"),
        )
        _fill(self.kinds, kinds)
        _fill(self.page_size, [size_name(size) for size in PaperSize])
        _fill(self.cards, (translate("Paper", "One card"), translate("Paper", "Two cards")))
        _fill(self.players, [str(number + 1) for number in range(MAX_PLAYERS)])
        self._name(self.kinds, translate("Paper", "&What"))
        self._name(self.page_size, translate("Paper", "Pa&per"))
        self._name(self.cards, translate("Paper", "&On a page"))
        self._name(self.players, translate("Paper", "P&layers"))

    @property
    def kind(self) -> Kind:
        """What is wanted."""
        return list(Kind)[self.kinds.currentIndex()]

    @property
    def paper(self) -> Paper:
        """What to print on; a finished card has a page of its own."""
        cards = self.cards.currentIndex() + 1 if self.kind is Kind.BLANK else 1
        return Paper(list(PaperSize)[self.page_size.currentIndex()], cards)

    @property
    def _boxes(self) -> tuple[QComboBox, ...]:
        return self.kinds, self.page_size, self.cards, self.players

    def _box(self, count: int) -> QComboBox:
        box = QComboBox(self)
        box.addItems([""] * count)
        return box

    def _name(self, box: QComboBox, text: str) -> None:
        self._labels[box].setText(text)
        box.setAccessibleName(text.replace("&", ""))

    def _choose(self) -> None:
        self._show_what_matters()
        self.changed.emit()

    def _show_what_matters(self) -> None:
        self._form.setRowVisible(self.kinds, self._has_card)
        self._form.setRowVisible(self.page_size, self.kind is not Kind.PICTURE)
        for box in (self.cards, self.players):
            self._form.setRowVisible(box, self.kind is Kind.BLANK)

    def _dress(self) -> None:
        self._form.setVerticalSpacing(self._theme.gap(8))
        for label in self._labels.values():
            label.setFont(self._theme.font(15))
        for box in self._boxes:
            box.setFont(self._theme.font(15))
            box.setMinimumSize(self._theme.px(180), self._theme.target())


def _fill(box: QComboBox, texts: Sequence[str]) -> None:
    for at, text in enumerate(texts):
        box.setItemText(at, text)
