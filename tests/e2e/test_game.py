"""Whole games by keys alone."""

from pathlib import Path

from tests.e2e import stored
from tests.e2e.conftest import Start
from tests.e2e.player import Player
from yacht_desktop.rules import Ruleset, parse_move, replay


def test_a_whole_game_by_keys_is_stored_as_the_rules_would_count_it(
    start: Start, data: Path
) -> None:
    program = start()
    program.wait_for_window()
    player = Player(program)

    player.play_to_the_end()

    (finished,) = stored.games(data)
    ruleset = Ruleset.from_json(finished.ruleset)
    by_the_rules = replay(ruleset, 1, map(parse_move, finished.log))
    assert by_the_rules.is_over
    assert finished.log == player.log
    assert (finished.state, finished.total) == ("finished", by_the_rules.totals[0])


def test_the_next_start_after_a_finished_game_shows_a_new_one(start: Start, data: Path) -> None:
    program = start()
    program.wait_for_window()
    Player(program).play_to_the_end()
    program.screen.press("ctrl+q")
    assert program.end() == 0

    again = start()
    again.wait_for_window()
    player = Player(again)
    player.roll()
    player.wait_until_stored()

    finished, begun = stored.games(data)
    assert (finished.state, begun.state) == ("finished", "playing")
    assert len(begun.log) == 1
