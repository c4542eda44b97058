"""The picture of a finished card: in the colours on the screen, and as large as it needs to be."""

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.ui.paper.cards import ENDLESS, LONG, STRANGE, finished
from tests.ui.pictures import count_pixels
from yacht_desktop.ui.finished_card import FinishedCard
from yacht_desktop.ui.paper.files import png
from yacht_desktop.ui.paper.picture import picture_of
from yacht_desktop.ui.tokens import CONTRAST, DARK, LIGHT, Tokens

pytestmark = pytest.mark.usefixtures("app")


def picture(card: FinishedCard, tokens: Tokens = LIGHT) -> QImage:
    return picture_of(card, tokens, QApplication.font())


@pytest.mark.parametrize("tokens", [LIGHT, DARK, CONTRAST])
def test_picture_has_the_colours_of_the_theme(tokens: Tokens) -> None:
    image = picture(finished("Jan", "Þóra"), tokens)
    assert image.pixelColor(3, 3) == tokens.bg
    for colour in (tokens.surface, tokens.ink, tokens.die, tokens.gold, tokens.accent):
        assert count_pixels(image, colour) > 100
    assert count_pixels(image, tokens.pip) > 18 * 200  # five dice lie on the felt: 4 4 4 2 6


def test_picture_is_sharp_enough_for_a_phone_and_grows_with_the_players() -> None:
    solo, six = picture(finished("")), picture(finished(*STRANGE))
    assert solo.width() == 1080
    assert six.width() > 1600
    assert max(six.width(), six.height()) < 2400


def test_longer_names_make_a_higher_picture_instead_of_being_cut() -> None:
    short = picture(finished("Jan", "Þóra"))
    assert picture(finished(LONG, ENDLESS)).height() > short.height()
    assert picture(finished("漢字" * 20, ENDLESS)).height() > short.height()


def test_six_winners_have_room() -> None:
    game = finished("Jan").game
    cards = (game.cards[0],) * 6
    tied = finished(*STRANGE)
    tied = tied._replace(game=type(game)(game.ruleset, cards, 5))
    assert picture(tied).height() > picture(finished(*STRANGE)).height()


def test_png_is_the_picture() -> None:
    image = picture(finished("Jan"))
    assert QImage.fromData(png(image)).convertToFormat(image.format()) == image
