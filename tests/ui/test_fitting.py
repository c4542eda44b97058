"""Words that find little room: smaller before cut off, two lines before tiny."""

import math

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF

from yacht_desktop.ui.fitting import font_for_line, font_for_room, wrapped_size

pytestmark = pytest.mark.usefixtures("app")

TEXT = "Undo Four of a Kind, 24"


@pytest.fixture
def fonts() -> list[QFont]:
    made = []
    for pixels in (16, 15, 14, 13, 11, 9):
        font = QFont()
        font.setPixelSize(pixels)
        made.append(font)
    return made


def width(font: QFont) -> int:
    return math.ceil(QFontMetricsF(font).horizontalAdvance(TEXT))


def test_line_takes_the_largest_font_that_fits(fonts: list[QFont]) -> None:
    for font in fonts:
        assert font_for_line(fonts, TEXT, width(font)) == font
    assert font_for_line(fonts, TEXT, 10_000) == fonts[0]
    assert font_for_line(fonts, TEXT, 5) == fonts[-1]


def test_room_for_one_line_is_used_for_one_line(fonts: list[QFont]) -> None:
    assert font_for_room(fonts, TEXT, QSize(width(fonts[0]), 20)) == fonts[0]
    assert font_for_room(fonts, TEXT, QSize(width(fonts[2]), 20)) == fonts[2]


def test_two_large_lines_are_better_than_a_tiny_one(fonts: list[QFont]) -> None:
    assert font_for_room(fonts, TEXT, QSize(width(fonts[4]), 60)) == fonts[0]


def test_without_room_for_two_lines_it_gets_smaller(fonts: list[QFont]) -> None:
    assert font_for_room(fonts, TEXT, QSize(width(fonts[4]) + 2, 18)) == fonts[4]
    assert font_for_room(fonts, TEXT, QSize(20, 10)) == fonts[-1]


def test_wrapped_text_is_as_wide_as_its_longest_word(fonts: list[QFont]) -> None:
    size = wrapped_size(fonts[0], TEXT, 5)
    assert size.width() >= QFontMetrics(fonts[0]).horizontalAdvance("Undo")
    assert size.height() >= 5 * QFontMetrics(fonts[0]).height()
