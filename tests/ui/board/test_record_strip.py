"""The record to beat: the pace against it at each turn, and what to do when it is out of reach."""

from collections.abc import Callable
from itertools import accumulate
from pathlib import Path

import pytest

from tests.ui import hands
from tests.ui.games import begin, finished, seed_for, turns_worth, written
from tests.ui.pictures import texts_on
from tests.ui.table import Table
from yacht_desktop.rules import PRESETS, Category

LAY = Callable[..., Table]

TWO_STRUCK = [("12346", "yacht"), ("12346", "big_straight")]
"""With these struck, 217 is the most that can be reached."""


def table_after(lay: LAY, folder: Path, *turns: tuple[str, str], faces: str = ".....") -> Table:
    begin(folder, seed_for(faces, turn=len(turns) + 1), written(turns))
    return lay(folder)


def test_without_a_record_there_is_one_to_be_set(table: Table) -> None:
    assert texts_on(table.strip) == ["Set your first record"]
    table.play_turn(Category.CHOICE)
    assert texts_on(table.strip) == ["Set your first record"]


def test_record_stands_there_from_the_start(lay: LAY, tmp_path: Path) -> None:
    finished(tmp_path, 120, 150, 90)
    table = lay()
    assert texts_on(table.strip) == ["Record 150"]


def test_pace_is_told_at_each_turn(lay: LAY, tmp_path: Path) -> None:
    turns = turns_worth(185)
    leads = [mine - its for mine, its in zip(sums(turns), sums(turns_worth(120)), strict=True)]
    for played in range(1, 12):
        folder = tmp_path / str(played)
        folder.mkdir()
        finished(folder, 120)
        table = table_after(lay, folder, *turns[:played])
        assert texts_on(table.strip) == ["Record 120", pace_words(leads[played - 1])]
        table.close()


def sums(turns: list[tuple[str, str]]) -> list[int]:
    rules = PRESETS["traditional"]
    return list(accumulate(rules.points(Category(box), [*map(int, f)]) for f, box in turns))


def pace_words(lead: int) -> str:
    if lead == 0:
        return "level with its pace"
    return f"{lead} ahead of its pace" if lead > 0 else f"{-lead} behind its pace"


@pytest.mark.parametrize(
    ("turn", "words"),
    [
        (("66612", "sixes"), "18 ahead of its pace"),
        (("12346", "yacht"), "level with its pace"),
    ],
)
def test_ahead_and_level(lay: LAY, tmp_path: Path, turn: tuple[str, str], words: str) -> None:
    finished(tmp_path, 30)  # strikes Yacht in its first turn
    table = table_after(lay, tmp_path, turn)
    assert texts_on(table.strip) == ["Record 30", words]
    assert table.strip.accessibleName() == f"Record 30, {words}"


def test_behind(lay: LAY, tmp_path: Path) -> None:
    finished(tmp_path, 80)  # has Yacht in its first turn
    table = table_after(lay, tmp_path, ("66612", "sixes"))
    assert texts_on(table.strip) == ["Record 80", "32 behind its pace"]


def test_pace_follows_scores_and_undo(lay: LAY, tmp_path: Path) -> None:
    finished(tmp_path, 30)
    table = table_after(lay, tmp_path, faces="66612")
    table.play_turn(Category.SIXES)
    assert texts_on(table.strip) == ["Record 30", "18 ahead of its pace"]
    table.press("Ctrl+Z")
    assert texts_on(table.strip) == ["Record 30"]


@pytest.mark.parametrize(("record", "is_lost"), [(216, False), (217, True), (230, True)])
def test_out_of_reach_is_said_when_it_is(
    lay: LAY, tmp_path: Path, record: int, is_lost: bool
) -> None:
    finished(tmp_path, record)
    table = table_after(lay, tmp_path, *TWO_STRUCK)
    lines = texts_on(table.strip)
    assert ("out of reach, best possible 217" in lines) == is_lost
    assert table.strip.isEnabled() == is_lost
    assert table.actions.next_game.isEnabled() == is_lost
    assert [line.split() for line in lines if "Start over" in line] == (
        [["Start", "over", "N"]] if is_lost else []
    )


def press_n(table: Table) -> None:
    table.press("N")


def click_the_strip(table: Table) -> None:
    hands.click(table.strip)


def double_click_the_strip(table: Table) -> None:
    hands.double_click(table.strip)


@pytest.mark.parametrize("gesture", [press_n, click_the_strip, double_click_the_strip])
def test_one_gesture_starts_over(
    lay: LAY, tmp_path: Path, gesture: Callable[[Table], None]
) -> None:
    finished(tmp_path, 230)
    table = table_after(lay, tmp_path, *TWO_STRUCK)
    gesture(table)
    assert table.states() == ["finished", "abandoned", "playing"]
    assert texts_on(table.strip) == ["Record 230"]
    assert not table.strip.isEnabled()
    table.press("Ctrl+Z")
    assert table.states() == ["finished", "playing"]
    assert "out of reach, best possible 217" in texts_on(table.strip)


def test_strip_does_nothing_while_the_record_can_be_had(lay: LAY, tmp_path: Path) -> None:
    finished(tmp_path, 100)
    table = table_after(lay, tmp_path, ("66612", "sixes"))
    hands.click(table.strip)
    hands.double_click(table.strip)
    assert table.states() == ["finished", "playing"]


def test_each_ruleset_has_its_own_record(lay: LAY, tmp_path: Path) -> None:
    finished(tmp_path, 150)
    finished(tmp_path, 90, ruleset=PRESETS["all-five"])
    table = lay()
    assert texts_on(table.strip) == ["Record 150"]
    table.actions.presets["all-five"].trigger()
    assert texts_on(table.strip) == ["Record 90"]
    table.actions.presets["fixed-full-house"].trigger()
    assert texts_on(table.strip) == ["Set your first record"]


def test_a_record_is_kept_for_the_next_game_and_the_next_start(lay: LAY, tmp_path: Path) -> None:
    finished(tmp_path, 5)
    table = lay()
    table.finish_game()
    total = table.game.totals[0]
    table.press("N")
    assert texts_on(table.strip) == [f"Record {max(5, total)}"]
    table.close()
    assert texts_on(lay(tmp_path).strip) == [f"Record {max(5, total)}"]


def test_a_worse_game_leaves_the_record(lay: LAY, tmp_path: Path) -> None:
    finished(tmp_path, 254)
    table = lay()
    table.finish_game()
    table.press("N")
    assert texts_on(table.strip) == ["Record 254"]


def test_an_abandoned_game_is_no_record(lay: LAY, tmp_path: Path) -> None:
    table = table_after(lay, tmp_path, *turns_worth(200)[:11])
    table.press("Ctrl+Shift+N")
    assert texts_on(table.strip) == ["Set your first record"]


def test_hover_is_seen_only_when_there_is_something_to_click(lay: LAY, tmp_path: Path) -> None:
    finished(tmp_path, 230)
    table = table_after(lay, tmp_path, *TWO_STRUCK)
    for changes in (True, False):
        hands.point_at(table.board.title)
        plain = table.strip.grab().toImage()
        hands.point_at(table.strip)
        assert (table.strip.grab().toImage() != plain) == changes
        table.press("Ctrl+Shift+N")
