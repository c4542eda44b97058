"""What the printer gets, with and without one."""

import subprocess
import sys
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QPageLayout
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest

from tests.ui import hands
from tests.ui.paper.opened import after_a_game, choose, printing
from tests.ui.paper.pdf import page_of
from tests.ui.pictures import count_pixels, picture
from tests.ui.table import Table, until
from yacht_desktop.ui.tokens import Appearance


def test_without_a_printer_that_is_said_and_pdf_works(table: Table) -> None:
    paper = printing(table)
    if paper.print.isEnabled():
        pytest.skip("this machine has a printer")
    assert "No printer was found" in paper.status.text()
    assert paper.save_pdf.isEnabled()


def test_system_s_own_dialog_is_asked_before_printing(table: Table, tmp_path: Path) -> None:
    paper = printing(table)
    paper.printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    paper.print.setEnabled(True)  # without a printer, that dialog still offers a file
    hands.click(paper.print)
    (asked,) = paper.findChildren(QPrintDialog)
    assert asked.isVisible()
    assert not paper.status.text().startswith("Sent")
    asked.accept()
    assert paper.status.text() == "Sent to the printer."
    printed, saved = page_of((tmp_path / "printed.pdf").read_bytes()), page_of(paper.pdf())
    assert [w.left for w in printed.words] == pytest.approx([w.left for w in saved.words], abs=3)


def test_printer_gets_the_page_that_the_preview_shows(table: Table, tmp_path: Path) -> None:
    paper = after_a_game(table)
    file = tmp_path / "printed.pdf"
    printer = paper.printer
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(file))
    paper.send()
    assert paper.status.text() == "Sent to the printer."
    printed, saved = page_of(file.read_bytes()), page_of(paper.pdf())
    assert [w.text for w in printed.words] == [w.text for w in saved.words]
    assert [w.left for w in printed.words] == pytest.approx([w.left for w in saved.words], abs=3)


@pytest.mark.qt_log_ignore(
    r"^This plugin does not support", r"^QPainter::begin\(\): Returned false$"
)
def test_printer_that_takes_nothing_is_told(table: Table, tmp_path: Path) -> None:
    paper = printing(table)
    paper.printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    paper.printer.setOutputFileName(str(tmp_path / "gone" / "printed.pdf"))
    paper.send()
    assert "takes no pages" in paper.status.text()


@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK, Appearance.CONTRAST])
def test_page_is_black_on_white_in_every_theme(table: Table, appearance: Appearance) -> None:
    table.theme.set_appearance(appearance)
    paper = printing(table)
    until(lambda: paper.preview.pages.pageCount() == 1)
    QTest.qWait(50)
    seen = picture(paper.preview.pages)
    tokens = table.theme.tokens
    assert count_pixels(seen, QColor("white")) > 10_000
    if appearance is not Appearance.CONTRAST:  # there, ink is as white as paper
        assert count_pixels(seen, tokens.ink) == 0


def test_the_window_opens_without_print_support() -> None:
    code = (
        "import sys, yacht_desktop.app; "
        "print(*(m for m in sys.modules if 'PrintSupport' in m or 'paper.dialog' in m))"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == ""


def test_two_cards_on_upright_paper_lie_below_each_other(table: Table, tmp_path: Path) -> None:
    paper = printing(table)
    choose(paper.choices.cards, 1)
    file = tmp_path / "printed.pdf"
    paper.printer.setOutputFileName(str(file))
    # As the player may turn the paper in the system's own dialog.
    paper.printer.setPageOrientation(QPageLayout.Orientation.Portrait)
    paper.send()
    found = page_of(file.read_bytes())
    one, other = (words for words in found.words if words.text == "Total")
    assert one.left == pytest.approx(other.left, abs=1)
    assert other.base - one.base == pytest.approx(found.height / 2, abs=3)
    assert not [pair for pair in combinations(found.words, 2) if pair[0].overlaps(pair[1])]
