"""House rules, as a player makes and plays them."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QInputMethodEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLabel, QLineEdit, QWidget

from tests.ui import hands
from tests.ui.games import finished
from tests.ui.table import Table, until
from tests.ui.test_accessibility import focusable, spoken
from tests.unit.records.limits import file_size_limit
from yacht_desktop.rules import PRESETS, Category, FourOfAKind, Ruleset
from yacht_desktop.ui.house import ruleset_file
from yacht_desktop.ui.house.examples import Option
from yacht_desktop.ui.house_rules import NEW
from yacht_desktop.ui.notice import Notice
from yacht_desktop.ui.pages.house_page import HousePage

LAY = Callable[..., Table]
SIXTY = Ruleset(yacht=60)


def open_page(table: Table) -> HousePage:
    table.actions.house_rules.trigger()
    page = table.window.pages.house_page
    assert page is not None
    assert page.isVisible()
    return page


@pytest.fixture
def large_text(app: QApplication) -> Iterator[None]:
    """The system's font at 200 %."""
    usual = QFont(app.font())
    larger = QFont(usual)
    larger.setPixelSize(28)
    app.setFont(larger)
    yield
    app.setFont(usual)


@pytest.fixture
def page(table: Table) -> HousePage:
    return open_page(table)


def make(table: Table, page: HousePage, name: str, *, yacht: int = 60) -> int:
    """Make a ruleset as a player does."""
    page.pick("traditional")
    page.make_own.trigger()
    type_in(page.editor.name, name)
    page.editor.options.steppers[Option.YACHT].box.setValue(yacht)
    table.press("Ctrl+S")
    (key,) = (e.key for e in table.house.entries if e.name == name.strip())
    assert isinstance(key, int)
    return key


def type_in(field: QLineEdit, text: str) -> None:
    """Have a text arrive as from an input method: whole, whatever its signs."""
    field.setFocus()
    field.selectAll()
    typed = QInputMethodEvent()
    typed.setCommitString(text)
    QApplication.sendEvent(field, typed)


def link(page: HousePage, text: str) -> QAbstractButton:
    (found,) = (b for b in buttons(page) if b.text() == text)
    return found


def buttons(page: HousePage) -> list[QAbstractButton]:
    """The buttons that are to be seen, those of what is said included."""
    return [b for b in page.window().findChildren(QAbstractButton) if b.isVisible()]


def said(page: HousePage) -> str:
    """What stands in the place of the head."""
    notices = [n for n in page.window().findChildren(Notice) if n.isVisible()]
    return notices[0].accessibleName() if notices else ""


def listed(page: HousePage) -> list[str]:
    return [page.list.item(row).text() for row in range(page.list.count())]


def examples(page: HousePage) -> dict[Option, str]:
    return {option: row.points.text() for option, row in page.editor.options.rows.items()}


def everything(table: Table) -> list[object]:
    """The settings, and all that the file of games holds."""
    tables = ("game", "seat", "move", "house", "ruleset")
    rows = [table.rows(f"SELECT * FROM {name}") for name in tables]
    return [table.settings_file.read_text(), table.game, *rows]


def test_the_page_is_made_when_it_is_first_opened(table: Table) -> None:
    assert table.window.pages.house_page is None
    page = open_page(table)
    table.press("Esc")
    assert open_page(table) is page


def test_the_rules_named_on_the_board_lead_to_the_page(table: Table) -> None:
    status = table.board.status
    assert "Traditional" in status.text()
    assert status.accessibleDescription() == "House rules"
    hands.click(status)
    assert table.window.pages.house_page is not None
    table.press("Esc")
    assert table.board.isVisible()
    status.setFocus()
    table.press("Return")
    assert not table.board.isVisible()


@pytest.mark.parametrize("leave", ["Esc", "Ctrl+1"])
def test_looking_around_changes_nothing(table: Table, leave: str) -> None:
    table.roll()
    before = everything(table)
    page = open_page(table)
    for key in [entry.key for entry in table.house.entries]:
        page.pick(key)
    table.press("Down", "Up", "End", "Home", "Tab", "Tab", "Shift+Tab")
    table.press(leave)
    assert table.board.isVisible()
    assert everything(table) == before


def test_keys_of_the_table_do_nothing_on_the_page(table: Table, page: HousePage) -> None:
    before = everything(table)
    table.press("Space", "1", "R", "N", "H", "E", "Ctrl+Z")
    assert everything(table) == before
    assert page.isVisible()
    table.press("Esc", "Space")
    table.wait_for_dice()
    assert table.game.faces is not None


def test_presets_tell_what_differs_and_stay_as_they_are(page: HousePage) -> None:
    lines = [
        page.list.item(row).data(Qt.ItemDataRole.AccessibleTextRole)
        for row in range(page.list.count())
    ]
    assert lines == [
        "Traditional: The old game, nothing changed",
        "All five dice count: Four of a Kind adds all five dice",
        "Full House 25: Full House always 25",
        "With Two Pairs: a box for Two Pairs",
    ]
    options = page.editor.options
    assert not any(w.isEnabled() for w in (options.all_five, options.two_pairs, options.fixed))
    assert not any(stepper.isEnabled() for stepper in options.steppers.values())
    assert "Delete" not in [button.text() for button in buttons(page)]


def test_the_page_opens_at_the_rules_in_play(table: Table) -> None:
    table.actions.presets["two-pairs"].trigger()
    page = open_page(table)
    assert page.editor.title.text() == "With Two Pairs"
    assert page.list.currentItem().text() == "With Two Pairs"


def test_a_ruleset_of_ones_own_from_first_key_to_first_roll(table: Table, page: HousePage) -> None:
    hands.click(link(page, "Make your own"))
    assert table.window.focusWidget() is page.editor.name
    table.press(*"OMA")
    assert page.editor.name.text().casefold() == "oma"
    options = page.editor.options
    for button in (options.all_five, options.fixed, options.two_pairs, options.five_alike):
        page.editor.area.ensureWidgetVisible(button)
        hands.click(button)
    for option, value in {
        Option.FULL_HOUSE: 20,
        Option.LITTLE_STRAIGHT: 15,
        Option.BIG_STRAIGHT: 25,
        Option.YACHT: 77,
    }.items():
        box = options.steppers[option].box
        box.setFocus()
        box.selectAll()
        table.press(*str(value))
    table.press("Ctrl+S")
    wanted = Ruleset(
        four_of_a_kind=FourOfAKind.ALL_FIVE,
        full_house=20,
        little_straight=15,
        big_straight=25,
        yacht=77,
        two_pairs=True,
        five_alike_full_house=True,
    )
    assert table.house.entries[-1].ruleset == wanted
    assert table.rows("SELECT ruleset FROM house") == [(wanted.to_json(),)]
    assert table.game.ruleset == PRESETS["traditional"]
    hands.click(page.main_button)
    assert table.board.isVisible()
    assert table.game.ruleset == wanted
    assert page.editor.name.text() in table.board.status.text()
    table.roll()
    assert table.model.rowCount() == 13


def test_playing_keeps_the_running_game_and_can_be_taken_back(table: Table) -> None:
    table.roll()
    running = table.game
    page = open_page(table)
    page.pick("all-five")
    hands.click(page.main_button)
    assert table.game.ruleset == PRESETS["all-five"]
    assert table.states() == ["abandoned", "playing"]
    table.press("Ctrl+Z")
    assert table.game == running


def test_a_double_click_on_save_does_not_play(table: Table, page: HousePage) -> None:
    hands.click(link(page, "Make your own"))
    type_in(page.editor.name, "Oma")
    page.editor.options.steppers[Option.YACHT].more.click()
    hands.click_in_a_row(page.main_button, (120,), doubles=True)
    assert listed(page)[-1] == "Oma"
    assert page.isVisible()
    assert table.states() == ["playing"]


def test_playing_by_the_rules_of_an_untouched_game_just_goes_there(table: Table) -> None:
    page = open_page(table)
    hands.click(page.main_button)
    assert table.board.isVisible()
    assert table.states() == ["playing"]


def test_examples_follow_every_change_at_once(table: Table, page: HousePage) -> None:
    page.pick(make(table, page, "Oma", yacht=60))
    options = page.editor.options
    assert examples(page)[Option.YACHT] == "60, traditionally 50"
    assert page.editor.best.text() == "Best possible total 307"
    options.steppers[Option.YACHT].more.click()
    assert examples(page)[Option.YACHT] == "60, now 61"
    hands.click(options.all_five)
    assert examples(page)[Option.FOUR_OF_A_KIND] == "16, now 17"
    assert page.editor.options.rows[Option.FOUR_OF_A_KIND].dice.faces == (4, 4, 4, 4, 1)
    assert page.editor.best.text() == "Best possible total 314"
    assert page.editor.differences.text() == "Four of a Kind adds all five dice · Yacht 61"
    hands.click(link(page, "Discard the changes"))
    assert examples(page)[Option.FOUR_OF_A_KIND] == "16"


def test_what_is_being_written_waits_while_one_looks_elsewhere(
    table: Table, page: HousePage
) -> None:
    hands.click(link(page, "Make your own"))
    type_in(page.editor.name, "Oma")
    page.pick("all-five")
    table.press("Esc")
    page = open_page(table)
    assert listed(page)[-1] == "Oma – not saved yet"
    page.pick(NEW)
    assert page.editor.name.text() == "Oma"


def test_why_rules_can_not_be_saved_stands_beside_the_button(page: HousePage) -> None:
    hands.click(link(page, "Make your own"))
    assert not page.main_button.isEnabled()
    assert page.editor.flaw.text() == "Give your rules a name to save them."
    assert page.main_button.accessibleDescription() == page.editor.flaw.text()
    type_in(page.editor.name, "x" * 41)
    assert page.editor.flaw.text().startswith("A name has at most 40")
    type_in(page.editor.name, "Oma")
    assert page.editor.flaw.text() == "These are the rules of “Traditional” already."


def test_changing_rules_that_were_played_makes_new_ones_and_says_so(
    table: Table, page: HousePage
) -> None:
    page.pick(make(table, page, "Oma"))
    hands.click(page.main_button)
    table.roll()
    page = open_page(table)
    page.editor.options.steppers[Option.YACHT].more.click()
    hands.click(page.main_button)
    assert said(page) == (
        "“Oma” is saved as new rules: its games and records stay with the old ones."
    )
    assert listed(page)[4:] == ["Oma"]
    table.press("Esc")
    assert "Oma, earlier (Yacht 60)" in table.board.status.text()


def test_deleting_keeps_the_game_and_can_be_undone(table: Table, page: HousePage) -> None:
    page.pick(make(table, page, "Oma"))
    hands.click(page.main_button)
    page = open_page(table)
    hands.click(link(page, "Delete"))
    assert said(page) == "“Oma” is deleted. Its games and records are kept."
    assert listed(page) == ["Traditional", "All five dice count", "Full House 25", "With Two Pairs"]
    assert table.game.ruleset == SIXTY
    hands.click(link(page, "Undo"))
    assert listed(page)[4:] == ["Oma"]


def test_records_of_one_ruleset_are_not_those_of_another(lay: LAY, tmp_path: Path) -> None:
    finished(tmp_path, 150, ruleset=SIXTY)
    table = lay()
    page = open_page(table)
    make(table, page, "Oma", yacht=61)
    hands.click(page.main_button)
    assert table.controller.record is None
    page = open_page(table)
    page.editor.options.steppers[Option.YACHT].less.click()
    hands.click(page.main_button)
    hands.click(page.main_button)
    assert table.board.isVisible()
    assert table.game.ruleset == SIXTY
    assert table.controller.record is not None


@pytest.mark.parametrize("name", ["<b>fett</b> & %1", "家" * 40, "W" * 40, "👨‍👩‍👧‍👦 שלום"])
def test_any_name_is_shown_literally_and_moves_nothing(table: Table, name: str) -> None:
    table.resize(900, 600)
    page = open_page(table)
    table.resize(900, 600)
    table.press("Esc")
    widths = (table.board.width(), table.board.card.width(), page.list.width())
    table.actions.house_rules.trigger()
    key = make(table, page, name)
    assert listed(page)[-1] == name
    assert "<b>" not in page.list.item(page.list.count() - 1).toolTip()
    page.pick(key)
    hands.click(page.main_button)
    table.resize(900, 600)
    assert table.board.status.text() == f"Solo · {name} · turn 1 of 12"
    assert (table.board.width(), table.board.card.width()) == widths[:2]
    assert table.window.size().toTuple() == (900, 600)
    table.actions.house_rules.trigger()
    table.resize(900, 600)
    assert page.list.width() == widths[2]


def test_space_around_a_name_goes_and_equal_names_are_refused(
    table: Table, page: HousePage
) -> None:
    make(table, page, "  Anna  ")
    assert listed(page)[-1] == "Anna"
    make(table, page, "anna", yacht=61)
    assert listed(page)[-2:] == ["Anna", "anna"]
    page.pick("traditional")
    hands.click(link(page, "Make your own"))
    page.editor.options.steppers[Option.YACHT].box.setValue(62)
    type_in(page.editor.name, "Anna ")
    assert page.editor.flaw.text() == "Other rules have exactly this name. Choose another one."


def test_numbers_out_of_range_can_not_be_typed_and_the_wheel_only_scrolls(
    table: Table, page: HousePage
) -> None:
    page.pick(make(table, page, "Oma"))
    box = page.editor.options.steppers[Option.LITTLE_STRAIGHT].box
    box.setFocus()
    box.selectAll()
    table.press("9", "9")
    assert box.value() == 9
    table.press("Backspace", "Tab")
    assert 0 <= box.value() <= 50
    value = box.value()
    hands.turn_wheel(box, hands.middle(box), 3)
    assert box.value() == value


def dialog(page: HousePage) -> QFileDialog:
    (found,) = (d for d in page.findChildren(QFileDialog) if d.isVisible())
    return found


def choose(page: HousePage, file: Path) -> None:
    asked = dialog(page)
    asked.setOption(QFileDialog.Option.DontConfirmOverwrite)
    (line,) = asked.findChildren(QLineEdit)
    line.setText(str(file))
    asked.accept()
    until(lambda: not asked.isVisible())


def test_rules_are_exported_and_imported(table: Table, page: HousePage, tmp_path: Path) -> None:
    file = tmp_path / "oma.yacht-rules"
    page.pick(make(table, page, "Oma"))
    hands.click(link(page, "Export"))
    choose(page, file)
    assert said(page) == "The rules are in “oma.yacht-rules” now."
    assert ruleset_file.read(file) == ("Oma", SIXTY)
    page.bring_in.trigger()
    choose(page, file)
    assert said(page) == "You have these rules already: they are “Oma”."
    hands.click(link(page, "Close"))
    hands.click(link(page, "Delete"))
    page.bring_in.trigger()
    choose(page, file)
    assert said(page) == "“Oma” is one of your rules now."
    assert page.editor.name.text() == "Oma"
    assert table.states() == ["playing"]


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"{}", "is not a file of rules"),
        (b'{"format": "yacht-rules"', "is damaged"),
        (b'{"format": "yacht-rules", "version": 9}', "comes from a newer Yacht"),
        (b" " * 70_000, "is too large"),
    ],
)
def test_a_bad_file_is_refused_with_a_sentence(
    page: HousePage, tmp_path: Path, content: bytes, sentence: str
) -> None:
    file = tmp_path / "bad.yacht-rules"
    file.write_bytes(content)
    page.bring_in.trigger()
    choose(page, file)
    assert said(page).startswith(f"“bad.yacht-rules” {sentence}")
    assert len(listed(page)) == len(PRESETS)


def test_a_full_disk_is_told_and_nothing_is_lost(table: Table, page: HousePage) -> None:
    hands.click(link(page, "Make your own"))
    type_in(page.editor.name, "Oma")
    page.editor.options.steppers[Option.YACHT].more.click()
    with file_size_limit(1):
        hands.click(page.main_button)
    assert "nothing was changed" in said(page)
    assert page.editor.name.text() == "Oma"
    assert table.rows("SELECT * FROM house") == []
    hands.click(link(page, "Try again"))
    assert listed(page)[-1] == "Oma"


def test_a_game_that_can_not_begin_is_told_at_the_table(table: Table, page: HousePage) -> None:
    page.pick("all-five")
    with file_size_limit(1):
        hands.click(page.main_button)
    assert table.board.isVisible()
    assert "nothing was changed" in table.notice.accessibleName()
    assert table.game.ruleset == PRESETS["traditional"]


def test_every_control_has_a_name_and_is_reached_by_keys(table: Table, page: HousePage) -> None:
    page.pick(make(table, page, "Oma"))
    page.list.setFocus()
    inside = [w for w in focusable(page) if w.isEnabledTo(page)]
    assert [type(w).__name__ for w in inside if not spoken(w)] == []
    seen: list[QWidget] = []
    for _ in range(40):
        table.press("Tab")
        widget = table.window.focusWidget()
        assert widget is not None
        seen.append(widget)
        if widget is page.list:
            break
    options = page.editor.options
    wanted = [page.editor.name, options.sum, options.four_dice, options.five_alike]
    wanted += [options.two_pairs, options.steppers[Option.YACHT].box, page.main_button]
    assert [w for w in wanted if w not in seen] == []
    assert spoken(options.sum) == "Full House: The sum"
    assert spoken(options.steppers[Option.YACHT].box) == "Yacht, 0 to 100"


def test_rows_in_focus_are_scrolled_into_sight(table: Table, page: HousePage) -> None:
    table.resize(900, 600)
    page.pick(make(table, page, "Oma"))
    options = page.editor.options
    options.steppers[Option.YACHT].box.setFocus()
    table.press("Tab")
    assert table.window.focusWidget() is options.two_pairs
    assert options.two_pairs.visibleRegion().boundingRect().height() > 20


def test_targets_are_large_enough_for_a_finger(table: Table, page: HousePage) -> None:
    page.pick(make(table, page, "Oma"))
    small = [
        (type(w).__name__, w.size().toTuple())
        for w in focusable(page)
        if w.height() < 44 and w is not page.list
    ]
    assert not [found for found in small if found[0] != "CalmSpinBox"]
    for stepper in page.editor.options.steppers.values():
        assert stepper.less.height() >= 44
        assert stepper.less.width() >= 44


@pytest.mark.parametrize("size", [(900, 600), (1180, 760), (1920, 1080)])
def test_no_word_is_cut_off(table: Table, page: HousePage, size: tuple[int, int]) -> None:
    page.pick(make(table, page, "Oma"))
    table.resize(*size)
    for label in page.editor.findChildren(QLabel):
        if label.isVisible():
            need = label.heightForWidth(label.width()) if label.wordWrap() else 0
            assert label.height() >= need
            assert label.width() >= label.minimumSizeHint().width()


def test_the_board_calls_rules_what_they_are_called_now(table: Table, page: HousePage) -> None:
    key = make(table, page, "Oma")
    page.pick(key)
    hands.click(page.main_button)
    page = open_page(table)
    type_in(page.editor.name, "Opa")
    table.press("Return")
    table.press("Esc")
    assert table.board.status.text() == "Solo · Opa · turn 1 of 12"
    assert table.game.ruleset.points(Category.YACHT, (1,) * 5) == 60


def test_what_was_said_is_gone_when_one_comes_back(table: Table, page: HousePage) -> None:
    page.pick(make(table, page, "Oma"))
    page.delete.trigger()
    assert said(page)
    table.press("Ctrl+1")
    assert said(open_page(table)) == ""


def test_examples_are_for_ears_too(table: Table, page: HousePage, heard: list[str]) -> None:
    page.pick(make(table, page, "Oma"))
    hands.click(page.editor.options.all_five)
    example = "16, now 17. 4-4-4-4-1: 17, the sum."
    assert page.editor.options.four_dice.accessibleDescription() == example
    assert heard[-1] == example


@pytest.mark.usefixtures("large_text")
def test_large_text_in_a_small_window_is_scrolled_to(table: Table) -> None:
    page = open_page(table)
    page.pick(make(table, page, "Oma"))
    table.resize(900, 600)
    assert table.window.size().toTuple() == (900, 600)
    page.list.setFocus()
    for _ in range(len(page.editor.options.stops) + 4):
        table.press("Tab")
        widget = table.window.focusWidget()
        assert widget is not None
        whole = widget.rect()
        assert widget.visibleRegion().boundingRect().height() >= min(whole.height(), 40)
        assert widget.visibleRegion().boundingRect().width() == whole.width()
        if widget is page.main_button:
            break
    assert table.window.focusWidget() is page.main_button
    below = page.main_button.mapTo(page.editor, QPoint()).y()
    assert below >= page.editor.area.geometry().bottom()
