"""The page of house rules: opening it, making rules there, and what it shows."""

from PySide6.QtGui import QInputMethodEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit

from tests.ui.table import Table
from yacht_desktop.rules import Ruleset
from yacht_desktop.ui.house.examples import Option
from yacht_desktop.ui.notice import Notice
from yacht_desktop.ui.pages.house_page import HousePage

SIXTY = Ruleset(yacht=60)


def open_page(table: Table) -> HousePage:
    table.actions.house_rules.trigger()
    page = table.window.pages.house_page
    assert page is not None
    assert page.isVisible()
    return page


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
