"""The ring around Qt's own widgets: there for keys, and gone with the focus."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget

from tests.ui import hands
from tests.ui.pictures import count_pixels
from tests.ui.table import Table, until
from yacht_desktop.ui.dialogs.about import AboutDialog


def rings(window: QWidget) -> list[QWidget]:
    """All that is shown and lets the pointer through to what it surrounds."""
    through = Qt.WidgetAttribute.WA_TransparentForMouseEvents
    found = [w for w in window.findChildren(QWidget) if type(w).__name__ == "_Frame"]
    return [widget for widget in found if widget.isVisible() and widget.testAttribute(through)]


def about(table: Table) -> AboutDialog:
    table.actions.about.trigger()
    (dialog,) = table.window.findChildren(AboutDialog)
    until(dialog.isActiveWindow)
    return dialog


def test_keys_take_the_ring_from_one_widget_to_the_next(table: Table) -> None:
    dialog = about(table)
    seen = []
    for _ in range(2):
        hands.press(dialog, "Tab")
        until(lambda: len(rings(dialog)) == 1)
        (ring,) = rings(dialog)
        focused = dialog.focusWidget()
        assert focused is not None
        assert ring.geometry().contains(focused.geometry())
        assert count_pixels(ring, table.theme.tokens.focus) > 100
        seen.append(focused)
    assert seen[0] is not seen[1]


def test_a_click_shows_no_ring(table: Table) -> None:
    table.press("Ctrl+4")
    page = table.window.pages.manual_page
    assert page is not None
    field = QLineEdit(page.parentWidget())
    field.setGeometry(0, 0, 100, 50)
    field.show()
    hands.click(field)
    assert field.hasFocus()
    QTest.qWait(20)
    assert rings(table.window) == []
    field.clearFocus()
    field.setFocus(Qt.FocusReason.TabFocusReason)
    until(lambda: len(rings(table.window)) == 1)


def test_our_own_widgets_have_none(table: Table) -> None:
    for widget in (table.view, table.tray.main_button):
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        assert rings(table.window) == []


def test_the_ring_follows_what_it_surrounds(table: Table) -> None:
    table.notice.say("A sentence", "An offer")
    button = next(b for b in table.notice.findChildren(QPushButton) if b.text() == "An offer")
    button.setFocus(Qt.FocusReason.TabFocusReason)
    until(lambda: len(rings(table.window)) == 1)
    table.resize(1000, 700)
    (ring,) = rings(table.window)
    assert ring.geometry().contains(button.geometry())
    table.notice.hide()
    until(lambda: rings(table.window) == [])
