"""Every command once: its keys, and when it can be given."""

from itertools import combinations

from PySide6.QtGui import QAction, QKeySequence

from tests.ui.table import Table
from yacht_desktop.rules import Category


def all_actions(table: Table) -> list[QAction]:
    return [action for action in table.actions.findChildren(QAction) if action.text()]


def test_standard_keys(table: Table) -> None:
    def keys(action: QAction) -> set[str]:
        return {key.toString() for key in action.shortcuts()}

    assert keys(table.actions.roll) == {"Space", "+"}
    letters = [keys(action) for action in table.actions.boxes]
    assert letters == [*({key} for key in "QWERTASDFG"), {"Z", "Y"}, {"X"}, {"C"}]
    assert [keys(action) for action in table.actions.holds] == [{n} for n in "12345"]
    assert "Ctrl+Z" in keys(table.actions.undo)
    assert keys(table.actions.redo) == {"Ctrl+Shift+Z", "Ctrl+Y"}
    assert "Ctrl+N" in keys(table.actions.new_game)
    assert keys(table.actions.next_game) == {"N"}
    assert "Ctrl+Q" in keys(table.actions.quit)
    assert "F1" in keys(table.actions.help)
    assert keys(table.actions.keyboard) == {"Ctrl+F1"}
    assert keys(table.actions.explain) == {"?"}
    assert keys(table.actions.full_screen) == {"F11"}


def test_no_two_commands_share_a_key(table: Table) -> None:
    for one, other in combinations(all_actions(table), 2):
        shared = set(one.shortcuts()) & set(other.shortcuts())
        assert not shared, (one.text(), other.text())


def test_no_command_repeats_while_its_key_is_held(table: Table) -> None:
    assert not [action.text() for action in all_actions(table) if action.autoRepeat()]


def test_every_key_is_heard_in_the_window(table: Table) -> None:
    """A shortcut that no widget holds is dead."""
    for action in all_actions(table):
        if action.shortcuts() != [QKeySequence()] and action.shortcuts():
            assert action.associatedObjects(), action.text()


def test_holds_can_be_given_between_two_rolls_only(table: Table) -> None:
    enabled = []
    for _ in range(4):
        enabled.append([action.isEnabled() for action in table.actions.holds])
        table.press("Space")
    assert enabled == [[False] * 5, [True] * 5, [True] * 5, [False] * 5]
    table.click_box(Category.CHOICE)
    assert not any(action.isEnabled() for action in table.actions.holds)


def test_commands_are_spoken_anew_in_another_language(table: Table) -> None:
    texts = [action.text() for action in all_actions(table)]
    table.roll()
    table.actions.translate()
    assert "Roll 5 dice" in [action.text() for action in all_actions(table)]
    assert len(texts) == len(all_actions(table))
