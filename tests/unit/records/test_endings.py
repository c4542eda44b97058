"""What a review asks of the file: how a game ended, and which ones came before and after."""

from datetime import datetime

from tests.unit.records.support import SEED, TOTAL, WHOLE_LOG, begin, cards_of, finish
from yacht_desktop.records import Database, Games
from yacht_desktop.rules import PRESETS


def test_ending_tells_the_total_and_the_local_time(memory: Database, games: Games) -> None:
    number = finish(games, TOTAL)
    with memory.transaction() as connection:
        connection.execute("UPDATE game SET ended = '2026-11-28T23:30:00Z', utc_offset = 330")
    ending = games.ending(number)
    assert ending is not None
    assert ending.at == datetime(2026, 11, 29, 5, 0)  # noqa: DTZ001 - as a clock there showed it
    assert ending.total == TOTAL
    assert not ending.has_table_dice


def test_only_a_finished_game_has_an_ending(games: Games) -> None:
    assert games.ending(begin(games).number) is None
    assert games.ending(99) is None


def test_to_beat_is_the_unaided_record_of_these_rules_before(games: Games) -> None:
    first = finish(games, 100)
    second = finish(games, 130)
    games.mark_assisted(finish(games, 170))
    finish(games, 180, ruleset=PRESETS["two-pairs"])
    finish(games, 160, 190)
    practice = games.start(PRESETS["traditional"], SEED, is_practice=True)
    games.journal(practice.number).write(0, WHOLE_LOG, cards_of(175))
    last = finish(games, 120)
    beaten = [games.ending(number) for number in (first, second, last)]
    assert [ending.to_beat if ending else 0 for ending in beaten] == [None, 100, 130]


def test_finished_after_skips_what_is_not_a_finished_solo_game(games: Games) -> None:
    first = finish(games, 100)
    begin(games)
    finish(games, 100, 120)
    second = finish(games, 110)
    found = games.finished_after(first)
    assert found is not None
    assert found.number == second
    assert games.finished_after(second) is None
