"""After a kill the game lies on the table as it did."""

from pathlib import Path

from tests.e2e import stored
from tests.e2e.conftest import Start
from tests.e2e.player import Player


def test_a_killed_game_is_shown_again_to_the_pixel_and_goes_on(start: Start, data: Path) -> None:
    program = start()
    window = program.wait_for_window()
    program.screen.settle()
    untouched = program.screen.picture(window)
    player = Player(program)
    player.play_a_turn()
    player.roll()
    player.wait_until_stored()
    # A click on nothing: what the arrows lit is the hand's, not the game's.
    program.screen.press("Tab")
    program.screen.settle()
    before = program.screen.picture(window)
    program.kill()

    again = start()
    window = again.wait_for_window()
    again.screen.press("Tab")
    again.screen.settle()
    assert again.screen.picture(window) == before != untouched

    again.screen.press("shift+Tab")  # back to the card, which lights its first row
    player = Player(again, row=0)
    player.play_to_the_end()
    assert stored.latest(data).state == "finished"
