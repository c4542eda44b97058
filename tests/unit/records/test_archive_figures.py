"""Totals and boxes, as the archive sums them up, against the same counted by hand."""

from collections import Counter
from random import Random

from tests.unit.doubles import TRADITIONAL, log_of
from tests.unit.records.archived import EVER, TWO_PAIRS
from tests.unit.records.support import SEED, WHOLE_LOG, begin, cards_of, finish
from yacht_desktop.records import Archive, BoxFigures, Database, Games, Selection
from yacht_desktop.rules import Category, Scorecard, replay


def test_totals_are_counted_from_the_lowest(memory: Database, games: Games) -> None:
    luck = Random(1)
    played = [luck.randint(0, 30) for _ in range(60)]
    for total in played:
        finish(games, total)
    found = Archive(memory).totals(EVER)
    assert found == Counter(played)
    assert list(found) == sorted(found)


def test_boxes_have_their_mean_and_best_in_the_order_of_the_card(
    memory: Database, games: Games
) -> None:
    luck = Random(2)
    boxes = TWO_PAIRS.categories
    cards = [Scorecard(boxes, tuple(luck.randint(0, 50) for _ in boxes)) for _ in range(20)]
    for card in cards:
        games.journal(begin(games, TWO_PAIRS).number).write(0, [], [card])
    finish(games, 999, 999, ruleset=TWO_PAIRS)
    found = Archive(memory).boxes(Selection(TWO_PAIRS))
    points = [[card.points[at] or 0 for card in cards] for at in range(len(boxes))]
    assert found == [
        BoxFigures(box, sum(earned) / len(cards), max(earned))
        for box, earned in zip(boxes, points, strict=True)
    ]
    assert found[-1].category is Category.TWO_PAIRS
    assert Category.TWO_PAIRS not in {figures.category for figures in Archive(memory).boxes(EVER)}


def test_a_result_that_is_withdrawn_takes_its_card_along(memory: Database, games: Games) -> None:
    kept, withdrawn = finish(games, 100), finish(games, 300)
    assert Archive(memory).boxes(EVER)[0].best == 300
    games.journal(withdrawn).write(len(WHOLE_LOG) - 1, [], None)
    assert Archive(memory).boxes(EVER)[0].best == 100
    assert memory.rows("SELECT game FROM card") == [(kept,)]
    games.journal(withdrawn).write(len(WHOLE_LOG) - 1, WHOLE_LOG[-1:], cards_of(200))
    assert Archive(memory).boxes(EVER)[0].best == 200


def test_the_cards_of_all_players_are_kept(memory: Database, games: Games) -> None:
    log = log_of(
        ", ".join(
            f"roll {face}2345, score {box}"
            for box in TRADITIONAL.categories
            for face in ("1", "2", "6")
        )
    )
    game = replay(TRADITIONAL, 3, log)
    number = games.start(TRADITIONAL, SEED, ["Ann", "Bo", "Cy"]).number
    games.journal(number).write(0, log, game.cards)
    boxes = ", ".join(TRADITIONAL.categories)
    rows = memory.rows(f"SELECT {boxes} FROM card WHERE game = ? ORDER BY player", (number,))
    assert rows == [card.points for card in game.cards]
