"""Every room of the house, and the way that a player takes into it.

What lies on file is always the same, so that whoever looks at a room twice sees the same.
"""

from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QDialog, QWidget

from tests.ui import hands
from tests.ui.book.reading import LONG_AGO, Reader, leave, play, settle
from tests.ui.games import begin, seed_for, written
from tests.ui.keeper import Keeper, back_up, somebody_elses
from tests.ui.paper.opened import printing
from tests.ui.table import Table, until
from yacht_desktop.rules import PRESETS
from yacht_desktop.ui.manual.manual_page import Chapter
from yacht_desktop.ui.plots.plot_panel import PlotPanel
from yacht_desktop.ui.setup import Setup

Way = Callable[[Table], QWidget]

TOTALS = (150, 188, 121, 204, 167, 190, 143, 212, 178, 165, 199, 181)
_SEEN = 5
"""Lines of the list of games that are seen at once."""
PLAYED = [("55512", "fives"), ("12346", "yacht"), ("66612", "sixes")]


def fill_the_file(folder: Path) -> None:
    """Some weeks of games, one that was left, and one in play: 1-3-4-6-6 comes next."""
    for day, total in enumerate(TOTALS):
        play(folder, total, at=LONG_AGO + timedelta(days=day))
    leave(folder)
    begin(folder, seed_for("13466", turn=4), written(PLAYED))


def _before_a_roll(table: Table) -> QWidget:
    return table.window


def _between_rolls(table: Table) -> QWidget:
    table.roll()
    table.press("4", "5")
    return table.window


def _with_a_notice(table: Table) -> QWidget:
    table.roll()
    table.press("F1")
    return table.window


def _at_the_end(table: Table) -> QWidget:
    table.finish_game()
    return table.window


def _with_the_coach(table: Table) -> QWidget:
    table.roll()
    table.press("H")
    until(lambda: bool(table.coach.advice and table.coach.advice.options))
    settle()
    return table.window


def _open_book(table: Table) -> Reader:
    """The record book, once it knows all that it will know, perfect play included."""
    reader = Reader(table).open()
    until(lambda: table.book.perfect_boxes() is not None)
    until(lambda: all(text for line in reader.lines[:_SEEN] for text in line))
    settle()
    return reader


def _records(table: Table) -> QWidget:
    _open_book(table)
    return table.window


def _records_below(table: Table) -> QWidget:
    """The lower half of the page."""
    overview = _open_book(table).page.overview
    overview.verticalScrollBar().setValue(overview.verticalScrollBar().maximum())
    settle()
    return table.window


def _records_in_tables(table: Table) -> QWidget:
    """Every chart turned into its table."""
    reader = _open_book(table)
    for panel in reader.page.overview.findChildren(PlotPanel):
        panel.as_table.trigger()
    settle()
    return table.window


def _records_to_erase(table: Table) -> QWidget:
    reader = _open_book(table)
    reader.page.overview.list.delete_all.trigger()
    settle()
    return table.window


def _game(table: Table) -> QWidget:
    reader = _open_book(table)
    reader.open_game(reader.shown_list.games.number(0))
    settle()
    return table.window


def _review(table: Table) -> QWidget:
    until(
        lambda: (
            (study := table.runner.study(PRESETS["traditional"])) is not None and study.is_complete
        )
    )
    table.press("Ctrl+3")
    settle()
    return table.window


def _rules(table: Table) -> QWidget:
    table.press("Ctrl+4")
    settle()
    return table.window


def _tips(table: Table) -> QWidget:
    table.press("Ctrl+4")
    page = table.window.pages.manual_page
    assert page is not None
    page.show_chapter(Chapter.TIPS)
    until(lambda: QLocale().toString(4.4, "f", 1) in page.text.toPlainText())  # what a slip costs
    settle()
    return table.window


def _house_rules(table: Table) -> QWidget:
    table.actions.house_rules.trigger()
    page = table.window.pages.house_page
    assert page is not None
    page.make_own.trigger()
    settle()
    return table.window


def _paper(table: Table) -> QWidget:
    return printing(table)


def _paper_after_a_game(table: Table) -> QWidget:
    table.finish_game()
    hands.click(table.tray.share_link)
    found = table.window.paper.dialog
    assert found is not None
    return found


def _compact(table: Table) -> QWidget:
    table.press("Ctrl+M")
    small = table.window.compact.window
    assert small is not None
    small.activateWindow()
    small.resize(360, 226)
    table.controller.roll()
    table.controller.toggle(4)
    settle()
    return small


def _keyboard(table: Table) -> QWidget:
    table.actions.keyboard.trigger()
    return _dialog(table)


def _about(table: Table) -> QWidget:
    table.actions.about.trigger()
    return _dialog(table)


def _backups(table: Table) -> QWidget:
    back_up(table, 3)
    table.actions.backups.trigger()
    return Keeper(table).sheet()


def _import(table: Table) -> QWidget:
    theirs = somebody_elses(table.folder)
    keeper = Keeper(table)
    keeper.choose(table.actions.import_games, theirs)
    return keeper.sheet()


def _dialog(table: Table) -> QDialog:
    settle()
    (found,) = [d for d in table.window.findChildren(QDialog) if d.isVisible()]
    return found


def _several(table: Table) -> QWidget:
    """Three players, before the first of them rolls."""
    table.controller.start(Setup(PRESETS["traditional"], ("Ann", "Bo", "Cy")))
    settle()
    return table.window


def _large_boxes(table: Table) -> QWidget:
    """The boxes of the first of three."""
    table.actions.seats.large_boxes.setChecked(True)
    return _several(table)


def _own_dice(table: Table) -> QWidget:
    """Dice on the table, two of them typed."""
    table.controller.start(Setup(PRESETS["traditional"], ("Ann", "Bo"), has_table_dice=True))
    table.press("5", "3")
    settle()
    return table.window


def _new_game(table: Table) -> QWidget:
    table.actions.new_game.trigger()
    settle()
    return table.window


PAGES: dict[str, Way] = {
    "table": _before_a_roll,
    "several": _several,
    "large-boxes": _large_boxes,
    "own-dice": _own_dice,
    "new-game": _new_game,
    "dice": _between_rolls,
    "notice": _with_a_notice,
    "result": _at_the_end,
    "coach": _with_the_coach,
    "records": _records,
    "charts": _records_below,
    "tables": _records_in_tables,
    "erasing": _records_to_erase,
    "game": _game,
    "review": _review,
    "rules": _rules,
    "tips": _tips,
    "house": _house_rules,
}
"""In the window."""
DIALOGS: dict[str, Way] = {
    "paper": _paper,
    "share": _paper_after_a_game,
    "keyboard": _keyboard,
    "about": _about,
    "backups": _backups,
    "import": _import,
    "compact": _compact,
}
"""Before it."""
ROOMS = PAGES | DIALOGS
