"""Printing and sharing from the window: what is offered when, and what comes of it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QGraphicsView,
    QPushButton,
)

from tests.ui import hands
from tests.ui.paper.cards import STRANGE, TRADITIONAL, finished
from tests.ui.paper.opened import after_a_game, choose, dialog, printing, save
from tests.ui.paper.pdf import page_of
from tests.ui.pictures import count_pixels, picture, texts_on
from tests.ui.table import Table
from tests.unit.records.test_read_only import mode
from yacht_desktop.ui.paper.choices import Kind
from yacht_desktop.ui.paper.dialog import PaperDialog
from yacht_desktop.ui.paper.formats import PaperSize
from yacht_desktop.ui.tokens import Appearance

LAY = Callable[..., Table]


def test_during_a_game_blank_cards_are_offered(table: Table) -> None:
    table.play_turn()
    paper = printing(table)
    assert paper.choices.kind is Kind.BLANK
    assert not paper.choices.kinds.isVisible()
    assert paper.preview.pages.pageCount() == 1
    assert paper.picture.isNull()
    shown = page_of(paper.pdf())
    assert [w.text for w in shown.beside(shown.find("Ones"))] == []


def test_after_a_game_its_card_is_offered_as_the_screen_shows_it(table: Table) -> None:
    paper = after_a_game(table)
    found = page_of(paper.pdf())
    shown = table.shown()
    for name, figure in shown.items():
        label = [words for words in found.words if words.text == name][-1]
        assert [words.text for words in found.beside(label)] == [figure]
    total = found.beside(found.find("Total"))
    assert [words.text for words in total] == [str(table.game.totals[0])]


def test_a_position_that_is_looked_at_is_no_finished_card(table: Table) -> None:
    table.finish_game()
    game = table.game
    table.controller.look_at(game)
    assert printing(table).choices.kind is Kind.BLANK


def test_link_is_there_only_when_there_is_a_card(table: Table) -> None:
    assert not table.tray.share_link.isVisible()
    table.finish_game()
    assert table.tray.share_link.isVisible()
    assert table.tray.rect().contains(table.tray.share_link.geometry())
    assert not table.tray.share_link.geometry().intersects(table.tray.undo_button.geometry())
    table.press("N")
    assert not table.tray.share_link.isVisible()


def test_one_dialog_is_open_and_escape_shuts_it(table: Table) -> None:
    printing(table)
    table.come_to_front()
    paper = printing(table)
    open_ones = [d for d in table.window.findChildren(PaperDialog) if d.isVisible()]
    assert open_ones == [paper]
    QTest.keyClick(hands.handle_of(paper), Qt.Key.Key_Escape)
    assert table.window.paper.dialog is None


def test_choices_change_the_page_and_are_remembered(table: Table) -> None:
    paper = printing(table)
    choose(paper.choices.page_size, list(PaperSize).index(PaperSize.LETTER))
    choose(paper.choices.cards, 1)
    choose(paper.choices.players, 4)
    found = page_of(paper.pdf())
    assert (found.width, found.height) == pytest.approx((2794, 2159), abs=4)
    assert len([w for w in found.words if w.text == "Total"]) == 2
    assert paper.sheet.players == 5
    assert "two blank cards, Traditional, Letter" in paper.preview.accessibleName()
    paper.close()
    table.come_to_front()
    again = printing(table).choices.paper
    assert (again.size, again.cards) == (PaperSize.LETTER, 2)


def test_nonsense_in_the_settings_is_the_country_s_paper(table: Table) -> None:
    table.settings.paper = "<b>"
    assert printing(table).choices.paper.size in tuple(PaperSize)


def test_a_finished_card_has_a_page_for_itself(table: Table) -> None:
    table.settings.has_two_on_page = True
    paper = after_a_game(table)
    assert paper.choices.paper.cards == 1
    choose(paper.choices.kinds, list(Kind).index(Kind.BLANK))
    assert paper.choices.paper.cards == 2


def test_pdf_is_saved_where_the_player_says(table: Table, tmp_path: Path) -> None:
    paper = printing(table)
    file = tmp_path / "a <b> & %1.pdf"
    assert save(paper, paper.save_pdf, file) == f"Saved as {file.name}"
    assert page_of(file.read_bytes()).find("Total")


def test_a_long_file_name_does_not_widen_the_dialog(table: Table, tmp_path: Path) -> None:
    paper = printing(table)
    width = paper.minimumSizeHint().width()
    save(paper, paper.save_pdf, tmp_path / f"{'W' * 200}.pdf")
    assert paper.minimumSizeHint().width() == width


def test_saving_that_fails_is_told(table: Table, tmp_path: Path) -> None:
    folder = tmp_path / "locked"
    folder.mkdir()
    paper = printing(table)
    with mode(folder, 0o555):
        said = save(paper, paper.save_pdf, folder / "a.pdf")
    assert said == "Nothing can be saved in this folder, so nothing was changed."


def test_picture_is_saved_and_copied_as_it_is_shown(table: Table, tmp_path: Path) -> None:
    table.theme.set_appearance(Appearance.DARK)
    paper = after_a_game(table)
    choose(paper.choices.kinds, list(Kind).index(Kind.PICTURE))
    assert paper.preview.currentWidget() is paper.preview.picture
    file = tmp_path / "card.png"
    save(paper, paper.save_picture, file)
    saved = QImage(str(file))
    assert saved.pixelColor(2, 2) == table.theme.tokens.bg
    hands.click(paper.copy_picture)
    copied = QGuiApplication.clipboard().image()
    assert copied.convertToFormat(saved.format()) == saved
    assert "copied" in paper.status.text()
    table.theme.set_appearance(Appearance.LIGHT)
    assert paper.picture.pixelColor(2, 2) == table.theme.tokens.bg
    assert count_pixels(picture(paper.preview.picture), table.theme.tokens.tray_bottom) > 0


def test_only_what_can_be_done_is_offered(table: Table) -> None:
    paper = after_a_game(table)

    def offered() -> list[str]:
        return [
            b.text().replace("&", "")
            for b in paper.findChildren(QAbstractButton)
            if b.isVisible() and b.text()
        ]

    assert offered() == ["Print…", "Save as PDF…", "Close"]
    choose(paper.choices.kinds, list(Kind).index(Kind.PICTURE))
    assert offered() == ["Save picture…", "Copy picture", "Close"]


def test_everything_is_reached_by_keys_and_has_a_name(table: Table) -> None:
    paper = after_a_game(table)
    for box in paper.findChildren(QComboBox):
        assert box.accessibleName()
    for view in paper.findChildren(QGraphicsView):
        assert view.accessibleName().startswith("Page with a finished card")
    boxes = [*paper.findChildren(QComboBox), *paper.findChildren(QAbstractButton)]
    for widget in (each for each in boxes if each.isVisible() and each.window() is paper):
        assert widget.height() >= 44


@pytest.fixture
def large_letters(app: QApplication) -> Iterator[None]:
    usual, larger = app.font(), app.font()
    larger.setPixelSize(28)
    app.setFont(larger)
    yield
    app.setFont(usual)


@pytest.mark.usefixtures("large_letters")
def test_dialog_fits_a_small_screen_in_letters_twice_as_large(lay: LAY) -> None:
    paper = after_a_game(lay())
    for kind in range(len(Kind)):
        choose(paper.choices.kinds, kind)
        assert paper.minimumSizeHint().width() <= 860
        assert paper.minimumSizeHint().height() <= 540
        shown = (b for b in paper.findChildren(QPushButton) if b.isVisible())
        assert all(button.width() >= button.sizeHint().width() for button in shown)


def test_any_finished_card_can_be_shown(table: Table) -> None:
    card = finished(*STRANGE, ruleset=TRADITIONAL)
    table.window.paper.show_card(card)
    paper = dialog(table)
    found = page_of(paper.pdf())
    assert len(found.beside(found.find("Total"))) == 6
    choose(paper.choices.kinds, list(Kind).index(Kind.BLANK))
    assert paper.sheet.players == 6


def test_order_of_the_boxes_is_the_player_s(table: Table) -> None:
    table.settings.yacht_first = True
    found = page_of(printing(table).pdf())
    assert found.find("Choice").base < found.find("Sixes").base < found.find("Ones").base


def test_a_game_that_can_t_be_read_is_told(table: Table) -> None:
    table.finish_game()
    with table.database.transaction() as connection:
        pass
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.execute("PRAGMA shrink_memory")  # nothing is known by heart any more
    with table.file.open("r+b") as file:
        file.seek(4096)
        file.write(bytes(table.file.stat().st_size - 4096))
    table.press("Ctrl+P")
    assert table.window.paper.dialog is None
    assert any("can't be read" in text for text in texts_on(table.notice))


def test_printing_is_in_the_menu_with_its_key(table: Table) -> None:
    (menu,) = [a.menu() for a in table.window.menuBar().actions() if a.text() == "&Game"]
    assert menu is not None
    actions: list[QAction] = menu.actions()  # type: ignore[attr-defined]
    assert table.actions.print in actions
    assert table.actions.print.shortcut().toString() == "Ctrl+P"
