"""What a PDF says, and where: each piece of text in tenths of a millimetre from the top left."""

from collections.abc import Iterator
from io import BytesIO
from itertools import pairwise
from typing import Any, NamedTuple

from pypdf import PageObject, PdfReader

_POINTS = 254 / 72
_CAPITALS = 0.7
"""Height of a capital letter, in parts of the size of its font."""
_LAST = 0.7
"""Width of a bold figure, in the same measure: the last letter of a piece is about as wide."""


class Words(NamedTuple):
    """A piece of text on one line; `size` is that of its font."""

    text: str
    left: float
    right: float
    base: float
    size: float

    @property
    def middle(self) -> float:
        return (self.left + self.right) / 2

    def overlaps(self, other: "Words") -> bool:
        """Whether letters of one lie on letters of the other."""
        across = min(self.right, other.right) - max(self.left, other.left)
        top = max(self.base - _CAPITALS * self.size, other.base - _CAPITALS * other.size)
        return across > 1 and min(self.base, other.base) - top > 1


class Page(NamedTuple):
    width: float
    height: float
    words: list[Words]

    def find(self, text: str) -> Words:
        (found,) = [words for words in self.words if words.text == text]
        return found

    def beside(self, label: Words) -> list[Words]:
        """What stands in the same line, from left to right."""
        line = [w for w in self.words if w is not label and abs(w.base - label.base) < 12]
        return sorted(line, key=lambda words: words.left)


def page_of(content: bytes) -> Page:
    (page,) = PdfReader(BytesIO(content)).pages
    box = page.mediabox
    height = float(box.height)
    return Page(float(box.width) * _POINTS, height * _POINTS, list(_words(page, height)))


def fonts_of(content: bytes) -> list[dict[str, Any]]:
    """The descriptor of every font that the page uses."""
    (page,) = PdfReader(BytesIO(content)).pages
    fonts = [font.get_object() for font in page["/Resources"]["/Font"].values()]  # type: ignore[index]
    return [font["/DescendantFonts"][0].get_object()["/FontDescriptor"] for font in fonts]


def _words(page: PageObject, height: float) -> Iterator[Words]:
    """Pieces of text: each is followed by an empty one where its last letter begins."""
    pieces: list[tuple[str, float, float, float]] = []

    def note(text: str, cm: list[float], tm: list[float], _font: object, size: float) -> None:
        x, y = tm[4] * cm[0] + cm[4], tm[5] * cm[3] + cm[5]
        plain = " ".join(text.split())
        pieces.append((plain, x * _POINTS, (height - y) * _POINTS, size * cm[0] * _POINTS))

    page.extract_text(visitor_text=note)
    for (text, x, y, size), (follower, end, same_y, _) in pairwise(pieces):
        if text and not follower and abs(same_y - y) < 1:
            yield Words(text, x, end + _LAST * size, y, size)
