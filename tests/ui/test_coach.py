"""The coach at the table: what it says, whom it marks, and that it waits to be asked."""

import builtins
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from PySide6.QtCore import Qt

from tests.ui.reviews import solve
from tests.ui.table import Table, until
from yacht_desktop.coach import advise
from yacht_desktop.rules import PRESETS, Category, Ruleset
from yacht_desktop.ui.coach import Aim

LAY = Callable[..., Table]
TRADITIONAL = PRESETS["traditional"]


@pytest.fixture
def solutions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Solved once for all tests of a worker."""
    folder = tmp_path_factory.getbasetemp() / "solutions"
    solve(folder)
    return folder


@pytest.fixture
def coached(lay: LAY, solutions: Path) -> Table:
    """A table where the coach sits and knows the rules already."""
    table = lay(solutions=solutions)
    table.actions.coach.trigger()
    until(lambda: (study := table.runner.study(TRADITIONAL)) is not None and study.is_complete)
    return table


def assisted_in_file(table: Table) -> list[Any]:
    return [row[0] for row in table.database.rows("SELECT assisted FROM game ORDER BY number")]


def test_nobody_is_advised_unasked(coached: Table) -> None:
    coached.roll()
    counsel = coached.coach.counsel()
    assert counsel.headline.endswith("%")
    assert counsel.lines == ()
    assert counsel.remark == ""
    assert coached.coach.advice is None
    assert not coached.actions.do_best.isEnabled()
    assert assisted_in_file(coached) == [0]
    assert "assisted" not in coached.board.status.text()


def test_asking_marks_the_game_for_good_and_says_so_once(coached: Table, lay: LAY) -> None:
    coached.roll()
    coached.press("H")
    assert len(coached.coach.counsel().lines) == 3
    assert assisted_in_file(coached) == [1]
    assert "assisted" in coached.board.status.text()
    assert coached.notice.isVisible()
    coached.press("H")
    coached.press("1", "Ctrl+Z")
    assert coached.coach.counsel().lines == ()
    assert coached.controller.is_assisted
    coached.close()
    again = lay()
    assert again.controller.is_assisted
    assert not again.notice.isVisible()


def test_h_asks_even_when_the_coach_is_away(lay: LAY, solutions: Path) -> None:
    table = lay(solutions=solutions)
    table.roll()
    table.press("H")
    until(lambda: table.coach.advice is not None)
    assert table.actions.coach.isChecked()
    assert table.board.coach_panel.isVisible()
    assert not table.board.guide.isVisible()


def test_what_is_said_is_what_perfect_play_says(coached: Table) -> None:
    coached.roll()
    coached.press("H")
    study = coached.runner.study(TRADITIONAL)
    assert study is not None
    assert study.means is not None
    coached.actions.aims[Aim.AVERAGE].trigger()
    truth = advise(study.means, coached.game)
    counsel = coached.coach.counsel()
    assert counsel.headline == f"{truth.worth:.1f}"
    assert counsel.caption == "expected final total"
    assert [line.worth for line in counsel.lines] == [f"{o.worth:.1f}" for o in truth.options[:3]]
    assert counsel.lines[0].share == 1
    assert coached.coach.advice == truth


def test_the_target_is_the_record_and_can_be_typed(coached: Table) -> None:
    assert "chance to reach" in coached.coach.counsel().caption
    coached.finish_game()
    total = coached.game.totals[0]
    coached.press("N")
    assert coached.coach.target == total + 1
    assert coached.coach.counsel().caption == f"chance to beat {total} from here"
    coached.board.coach_panel.target.box.setValue(250)
    assert coached.coach.counsel().caption == "chance to reach 250 from here"
    coached.roll()
    assert coached.coach.target == 250


def test_do_it_plays_the_best_option(coached: Table) -> None:
    coached.roll()
    coached.press("H")
    while coached.game.card.filled == 0:
        advice = coached.coach.advice
        assert advice is not None
        best = advice.options[0]
        rolls = coached.game.rolls_left
        coached.press("Ctrl+Return")
        if best.kind == "hold":
            assert coached.game.rolls_left == rolls - 1
        else:
            assert coached.game.card[best.category] == best.points


def test_advice_is_outlined_on_the_table(coached: Table) -> None:
    coached.roll()
    plain = coached.tray.grab().toImage()
    card = coached.view.grab().toImage()
    coached.press("H")
    advice = coached.coach.advice
    assert advice is not None
    marked = coached.tray if advice.options[0].kind == "hold" else coached.view
    assert marked.grab().toImage() != (plain if marked is coached.tray else card)
    coached.press("H")
    assert coached.tray.grab().toImage() == plain
    assert coached.view.grab().toImage() == card


def test_the_next_game_is_not_assisted(coached: Table) -> None:
    coached.roll()
    coached.press("H")
    coached.finish_game()
    assert coached.strip.accessibleName().startswith("New assisted record")
    coached.press("N")
    coached.roll()
    assert not coached.controller.is_assisted
    assert coached.coach.counsel().lines == ()
    assert coached.controller.record is None


def test_a_game_that_cannot_be_marked_gets_no_advice(coached: Table) -> None:
    coached.roll()
    coached.database.rows("PRAGMA query_only = ON")
    coached.press("H")
    assert coached.coach.counsel().lines == ()
    assert not coached.actions.ask.isChecked()
    assert coached.notice.isVisible()
    coached.database.rows("PRAGMA query_only = OFF")
    coached.press("H")
    assert len(coached.coach.counsel().lines) == 3


def test_same_position_same_advice_whatever_the_seed(lay: LAY, tmp_path: Path) -> None:
    """The coach is handed positions, and no position knows its seed."""
    assert "seed" not in vars(lay(tmp_path / "a").controller.game)


def test_rules_of_the_house_are_learned_while_play_goes_on(lay: LAY) -> None:
    table = lay()
    table.controller.new_game(Ruleset("house", yacht=77, little_straight=15))
    table.actions.coach.trigger()
    table.actions.aims[Aim.TARGET].trigger()
    until(lambda: table.coach.counsel().percent is not None)
    table.press("Space", "1", "Space", "2", "Space")
    assert table.game.rolls_used == 3
    begun = time.monotonic()
    table.close()
    assert table.runner.is_idle
    assert time.monotonic() - begun < 10


def test_nobody_waits_for_a_preset_even_the_first_time(lay: LAY) -> None:
    table = lay()
    table.roll()
    table.actions.coach.trigger()
    table.actions.aims[Aim.TARGET].trigger()
    until(lambda: table.coach.counsel().headline != "")
    study = table.runner.study(TRADITIONAL)
    assert study is not None
    assert not study.is_complete
    table.press("H")
    assert len(table.coach.counsel().lines) == 3


def test_two_rulesets_wanted_at_once_are_both_learned(lay: LAY) -> None:
    table = lay()
    # Little is paid, so that there is little to solve.
    first, second = (
        Ruleset("house", full_house=0, little_straight=0, big_straight=0, yacht=points)
        for points in (0, 1)
    )

    def is_known(ruleset: Ruleset) -> bool:
        known = table.runner.study(ruleset)
        return known is not None and known.is_complete

    is_known(first)
    is_known(second)
    until(lambda: is_known(first) or is_known(second))
    until(lambda: is_known(first) and is_known(second))


@pytest.mark.parametrize(
    "error",
    [ImportError("no numpy here"), FileNotFoundError("numpy"), RuntimeError("too old a processor")],
)
def test_without_numpy_the_game_plays_on(
    lay: LAY, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    real = builtins.__import__

    def no_numpy(name: str, *rest: Any) -> ModuleType:
        if name == "yacht_desktop.coach":
            raise error
        return real(name, *rest)

    for name in [name for name in sys.modules if name.startswith("yacht_desktop.coach")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(builtins, "__import__", no_numpy)
    table = lay()
    table.actions.coach.trigger()
    until(lambda: table.runner.is_missing)
    until(lambda: "can't be loaded" in table.coach.counsel().caption)
    until(lambda: not table.actions.ask.isEnabled())
    table.roll()
    table.click_box(Category.CHOICE)
    assert table.game.card.filled == 1


def test_positions_of_a_review_can_be_looked_at_but_not_played(coached: Table) -> None:
    coached.finish_game()
    coached.press("N")
    coached.roll()
    running = coached.game
    coached.press("Ctrl+3")
    page = coached.window.pages.review_page
    until(page.isVisible)
    position = coached.reviewer.game
    assert position is not None
    finished_game = running
    page.position_chosen.emit(finished_game.__class__.new(TRADITIONAL))
    assert coached.controller.is_looking
    assert coached.notice.isVisible()
    for action in (coached.actions.roll, coached.actions.undo, *coached.actions.holds):
        assert not action.isEnabled()
    coached.click_box(Category.CHOICE)
    assert coached.game.card.filled == 0
    coached.press("Ctrl+1")
    assert coached.game == running
    assert not coached.notice.isVisible()


def test_the_same_dice_again_are_practice(coached: Table) -> None:
    coached.finish_game()
    first_log = coached.database.rows("SELECT notation FROM move WHERE ply = 0")
    record = coached.game.totals[0]
    coached.press("Ctrl+3")
    coached.window.pages.review_page.same_dice.trigger()
    assert coached.controller.is_practice
    assert "practice" in coached.board.status.text()
    coached.roll()
    rolls = coached.database.rows("SELECT notation FROM move WHERE ply = 0")
    assert rolls == first_log * 2
    coached.finish_game()
    coached.press("N")
    assert coached.controller.record is not None
    assert coached.controller.record.total == record
    assert not coached.controller.is_practice


def test_every_part_of_the_panel_has_a_name(coached: Table) -> None:
    coached.roll()
    coached.press("H")
    panel = coached.board.coach_panel
    assert panel.accessibleName() == "Coach"
    assert "Hold" in panel.accessibleDescription() or "Score" in panel.accessibleDescription()
    assert panel.target.box.accessibleName() == "Total to reach, 1 to 999"
    assert panel.target.box.focusPolicy() != Qt.FocusPolicy.NoFocus
