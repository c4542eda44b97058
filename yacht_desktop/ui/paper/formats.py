"""The formats of paper, and which one is usual where."""

from enum import StrEnum
from typing import NamedTuple

from PySide6.QtCore import QLocale, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize


class PaperSize(StrEnum):
    """The sizes that printers have in their trays."""

    A4 = "a4"
    LETTER = "letter"


_SIZES = {
    PaperSize.A4: QPageSize.PageSizeId.A4,
    PaperSize.LETTER: QPageSize.PageSizeId.Letter,
}
_Country = QLocale.Country
_WITH_LETTER = frozenset(
    {
        *(_Country.UnitedStates, _Country.Canada, _Country.Mexico, _Country.Guatemala),
        *(_Country.Belize, _Country.ElSalvador, _Country.Nicaragua, _Country.CostaRica),
        *(_Country.Panama, _Country.PuertoRico, _Country.Colombia, _Country.Venezuela),
        *(_Country.Chile, _Country.Philippines),
    }
)


class Paper(NamedTuple):
    """What to print on: `cards` is how many, one or two, a page holds."""

    size: PaperSize
    cards: int = 1

    @property
    def layout(self) -> QPageLayout:
        """The whole page, on its side for two cards."""
        orientation = QPageLayout.Orientation
        turned = orientation.Portrait if self.cards == 1 else orientation.Landscape
        layout = QPageLayout(QPageSize(_SIZES[self.size]), turned, QMarginsF())
        layout.setMode(QPageLayout.Mode.FullPageMode)
        return layout


def usual_size(locale: QLocale) -> PaperSize:
    """The paper that a country writes on."""
    return PaperSize.LETTER if locale.territory() in _WITH_LETTER else PaperSize.A4
