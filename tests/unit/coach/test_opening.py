import shutil
from collections.abc import Iterable
from pathlib import Path

import numpy as np
import pytest

from tests.unit.coach import solved as solutions
from yacht_desktop.coach import Cache, Study, advise, opening
from yacht_desktop.coach.boxes import Boxes
from yacht_desktop.coach.chances import Chances, solve_more
from yacht_desktop.paths import OPENING_BOOK
from yacht_desktop.rules import PRESETS, Category, Game, Roll, Ruleset, Score, play

TRADITIONAL = solutions.TRADITIONAL
ROLL = Roll((1, 3, 4, 4, 6))


def scored(ruleset: Ruleset, boxes: Iterable[Category]) -> Game:
    """A game in which these boxes are filled, the next roll on the table."""
    game = play(Game.new(ruleset), ROLL)
    for box in boxes:
        game = play(play(game, Score(box)), ROLL)
    return game


@pytest.fixture
def fresh(tmp_path: Path) -> Study:
    """The traditional rules, known to the book only."""
    study = Study(TRADITIONAL, Cache(tmp_path), Cache(OPENING_BOOK))
    learning = study.learn()
    next(learning)
    next(learning)
    return study


def test_the_book_has_the_first_turns_of_every_preset() -> None:
    for ruleset in PRESETS.values():
        chances = Chances.unknown(Boxes(ruleset))
        opening.recall(chances, Cache(OPENING_BOOK))
        assert chances.knows(ruleset.categories)
        assert all(chances.knows(set(ruleset.categories) - {box}) for box in ruleset.categories)
        assert not chances.is_complete


def test_the_book_says_what_solving_says(fresh: Study) -> None:
    whole, _ = solutions.chances_and_progress()
    assert fresh.chances is not None
    known = fresh.chances.known
    assert known.sum() == 1 + 12 + 66
    assert np.allclose(fresh.chances.table[known], whole.table[known], rtol=0, atol=1e-12)


def test_the_first_two_turns_are_answered_from_the_book(fresh: Study) -> None:
    whole, _ = solutions.chances_and_progress()
    for filled in ([], [Category.CHOICE]):
        game = scored(TRADITIONAL, filled)
        told = fresh.advise(game, 231)
        assert told is not None
        exact = advise(whole, game, 231)
        assert told.worth == pytest.approx(exact.worth, abs=1e-12)
        assert told.best == exact.best
    assert fresh.advise(scored(TRADITIONAL, [Category.CHOICE, Category.ONES]), 231) is None
    assert fresh.review([], 231) is None


def test_in_the_middle_of_a_game_what_matters_there_comes_first(tmp_path: Path) -> None:
    study = Study(TRADITIONAL, Cache(tmp_path))
    game = scored(TRADITIONAL, TRADITIONAL.categories[:8])
    learning = study.learn(open_boxes=game.card.open_boxes)
    for _ in range(3):
        next(learning)
    whole, _ = solutions.chances_and_progress()
    assert study.advise(game, 120) == advise(whole, game, 120)
    assert study.chances is not None
    assert study.chances.known.sum() == 2**4
    assert study.advise(Game.new(TRADITIONAL), 120) is None


def test_solving_bit_by_bit_comes_to_the_same() -> None:
    house = Ruleset("house", yacht=20, full_house=0, little_straight=7, big_straight=0)
    at_once, by_and_by = Chances.unknown(Boxes(house)), Chances.unknown(Boxes(house))
    solve_more(at_once, house.categories)
    steps: list[float] = []
    solve_more(by_and_by, house.categories[:7], steps.append)
    assert 0 < steps[-1] < 0.1
    solve_more(by_and_by, house.categories[3:], steps.append)
    solve_more(by_and_by, house.categories, steps.append)
    assert steps[-1] == 1
    assert steps == sorted(steps)
    # Sets are worked on in other company, which may change the order of a sum.
    assert np.allclose(by_and_by.table, at_once.table, rtol=0, atol=1e-14)
    assert by_and_by.is_complete


def test_a_damaged_book_is_not_believed(tmp_path: Path) -> None:
    book = tmp_path / "book"
    shutil.copytree(OPENING_BOOK, book)
    for page in book.iterdir():
        body = bytearray(page.read_bytes())
        body[-3] ^= 1
        page.write_bytes(body)
    chances = Chances.unknown(Boxes(TRADITIONAL))
    opening.recall(chances, Cache(book))
    assert chances.known.sum() == 1


def test_a_book_is_written_as_it_is_read(tmp_path: Path) -> None:
    whole, _ = solutions.chances_and_progress()
    opening.write_down(whole, Cache(tmp_path))
    chances = Chances.unknown(Boxes(TRADITIONAL))
    opening.recall(chances, Cache(tmp_path))
    assert np.array_equal(chances.table[chances.known], whole.table[chances.known])


def test_a_preset_that_the_book_lacks_is_told_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    learning = Study(TRADITIONAL, Cache(tmp_path), Cache(tmp_path)).learn()
    next(learning)
    next(learning)
    assert caplog.messages == ["the opening book lacks traditional, or is damaged"]


def test_what_the_book_has_is_no_news(
    preset: Ruleset, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    study = Study(preset, Cache(tmp_path), Cache(OPENING_BOOK))
    study.means = solutions.means_of(preset)
    learning = study.learn()
    next(learning)
    next(learning)
    assert caplog.messages == []
    assert study.chances is not None
    assert study.chances.knows(preset.categories)


def test_nobody_expects_other_rules_in_the_book(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    ruleset = Ruleset("mine", yacht=70)
    learning = Study(ruleset, Cache(tmp_path), Cache(OPENING_BOOK)).learn()
    next(learning)
    next(learning)
    assert caplog.messages == []
