"""The program under systems that write letters and digits otherwise, or not at all."""

from pathlib import Path

import pytest

from tests.e2e import stored
from tests.e2e.conftest import Start
from tests.e2e.player import Player
from yacht_desktop.rules import Ruleset, parse_move, replay


@pytest.mark.parametrize("language", ["C", "tr_TR.UTF-8", "fa_IR.UTF-8", "is_IS.UTF-8"])
def test_a_game_is_the_same_in_every_language_of_the_system(
    start: Start, data: Path, language: str
) -> None:
    plain = {"LANG": language, "LC_ALL": language, "LANGUAGE": ""}
    program = start(variables=plain)
    program.wait_for_window()
    player = Player(program)

    player.play_to_the_end()

    (finished,) = stored.games(data)
    by_the_rules = replay(Ruleset.from_json(finished.ruleset), 1, map(parse_move, finished.log))
    assert finished.log == player.log
    assert (finished.state, finished.total) == ("finished", by_the_rules.totals[0])
    program.screen.press("ctrl+2")
    program.screen.settle()
    program.screen.press("ctrl+q")
    assert program.end() == 0
