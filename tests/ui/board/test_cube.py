"""A die in the air: the way it takes, and how it looks from every side."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from yacht_desktop.rules import SLOTS
from yacht_desktop.ui.board.cube import Cube, draw_cube
from yacht_desktop.ui.board.faces import draw_face
from yacht_desktop.ui.board.flight import Thrown
from yacht_desktop.ui.board.shading import Shading
from yacht_desktop.ui.marks import Marks
from yacht_desktop.ui.tokens import LIGHT

pytestmark = pytest.mark.usefixtures("app")

HAND = [Thrown(QRectF(100, 100, 90, 90), 3, (slot * 7 % 10) / 9, 1 - slot / 4) for slot in SLOTS]


def test_each_die_lands_at_a_moment_of_its_own() -> None:
    landing = [next(t for t in range(101) if die.progress(t / 100) == 1) for die in HAND]
    assert len(set(landing)) == len(SLOTS)
    assert landing == sorted(landing, reverse=True)  # none runs over one that lies already
    assert all(die.progress(0) == 0 and die.progress(1) == 1 for die in HAND)
    assert len({die.heading for die in HAND}) == len(SLOTS)


@pytest.mark.parametrize("die", HAND)
def test_a_thrown_die_ends_flat_in_its_slot(die: Thrown) -> None:
    cube = die.cube(1.0)
    assert cube.place == die.place == die.ground(1.0)
    assert (cube.face, cube.angle, cube.yaw, die.height(1.0)) == (3, 0, 0, 0)


@pytest.mark.parametrize("die", HAND)
def test_a_thrown_die_leaps_nowhere(die: Thrown) -> None:
    cubes = [die.cube(frame / 600) for frame in range(601)]
    for one, other in pairwise(cubes):
        way = one.place.center() - other.place.center()
        assert way.manhattanLength() < die.place.width() / 20
        assert abs(one.angle - other.angle) < 0.1
    assert all(die.height(frame / 600) >= 0 for frame in range(601))


def test_a_die_beside_one_that_lies_comes_from_above_it() -> None:
    fenced = HAND[2]._replace(is_fenced=True)
    assert fenced.cube(0).place.top() < fenced.place.top() - fenced.place.width()
    assert fenced.ground(0).left() > fenced.place.left() - 2 * fenced.place.width()


@pytest.mark.parametrize("marks", Marks)
@pytest.mark.parametrize("face", range(1, 7))
def test_cube_that_lies_flat_looks_like_the_die(face: int, marks: Marks) -> None:
    flat, die = canvas(), canvas()
    place = QRectF(0, 0, 108, 108)
    with QPainter(flat) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_cube(painter, Cube(place, face, heading=0.4, angle=0), Shading(LIGHT), marks)
    with QPainter(die) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(108, 108)
        draw_face(painter, face, LIGHT, marks)
    assert flat == die


def test_a_cube_on_its_way_shows_its_sides_and_no_felt_through_them() -> None:
    """From whatever side it is seen: what is painted has no holes and no seams."""
    shading = Shading(LIGHT)
    for number in range(24):
        image = canvas()
        place = QRectF(29, 29, 50, 50)
        cube = Cube(place, 1 + number % 6, number * 0.7, number * 0.41, number * 1.3, 0)
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_cube(painter, cube, shading, Marks.PIPS)
        inner = [image.pixelColor(x, y) for x in range(38, 70) for y in range(38, 70)]
        assert min(colour.lightness() for colour in inner) >= LIGHT.pip.lightness() - 6
        assert LIGHT.pip in inner or len({colour.rgb() for colour in inner}) > 3


def canvas() -> QImage:
    image = QImage(108, 108, QImage.Format.Format_RGB32)
    image.fill(0)
    return image
