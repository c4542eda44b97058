"""Sentences about printing and saving."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from yacht_desktop.ui.paper.content import heading
from yacht_desktop.ui.paper.formats import Paper, PaperSize
from yacht_desktop.ui.paper.sheet import Sheet
from yacht_desktop.ui.path_words import short_name
from yacht_desktop.ui.words import fill

translate = QCoreApplication.translate


def no_printer() -> str:
    """What can be done without a printer."""
    return translate("Paper", "No printer was found. You can save the page as PDF.")


def printed() -> str:
    """That the page is on its way."""
    return translate("Paper", "Sent to the printer.")


def not_printed() -> str:
    """That the printer takes nothing."""
    return translate("Paper", "The printer takes no pages just now. You can save it as PDF.")


def saved(path: Path) -> str:
    """That a file is in the folder that was chosen."""
    return fill(translate("Paper", "Saved as %1"), short_name(path))


def copied() -> str:
    """That the picture can be pasted."""
    return translate("Paper", "The picture is copied: paste it wherever you like.")


def of_page(sheet: Sheet, paper: Paper) -> str:
    """What the preview shows, for those who don't see it."""
    if sheet.card is not None:
        text = translate("Paper", "Page with a finished card, %1, %2")
    elif paper.cards == 1:
        text = translate("Paper", "Page with a blank card, %1, %2")
    else:
        text = translate("Paper", "Page with two blank cards, %1, %2")
    return fill(text, heading(sheet), size_name(paper.size))


def of_picture() -> str:
    """The same of the picture."""
    return translate("Paper", "Picture of the finished card")


def size_name(size: PaperSize) -> str:
    """What a size of paper is called."""
    return translate("Paper", "A4") if size is PaperSize.A4 else translate("Paper", "Letter")


def kind_of_file(suffix: str) -> str:
    """What a kind of file is called, and what its names end with."""
    if suffix == "png":
        return fill("%1 (*.png)", translate("Paper", "Picture"))
    return fill("%1 (*.pdf)", translate("Paper", "PDF page"))


def file_name(sheet: Sheet) -> str:
    """How a file might be called, without what it ends with."""
    if sheet.card is None:
        return translate("Paper", "Yacht card")
    return f"Yacht {sheet.card.day.isoformat()}"
