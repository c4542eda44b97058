"""Charts in a window of their own, in English as it is written in Britain."""

from collections.abc import Callable, Iterator

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.tokens import Appearance

SHOW = Callable[..., None]


@pytest.fixture(autouse=True)
def britain() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)


@pytest.fixture
def theme(app: QApplication) -> Iterator[Theme]:
    theme = Theme(app, Appearance.LIGHT, still=True)
    yield theme
    shiboken6.delete(theme)


@pytest.fixture
def show(app: QApplication) -> Iterator[SHOW]:
    """Shows a chart in a size; it is gone afterwards."""
    assert app.style().objectName() == "fusion"
    shown: list[QWidget] = []

    def in_window(widget: QWidget, width: int = 720, height: int = 300) -> None:
        shown.append(widget)
        widget.resize(width, height)
        widget.show()
        assert QTest.qWaitForWindowExposed(widget)
        widget.activateWindow()
        for _ in range(3):
            QCoreApplication.processEvents()

    yield in_window
    for widget in shown:
        shiboken6.delete(widget)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def focus(widget: QWidget) -> None:
    """Come to a widget with the Tab key."""
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    assert widget.hasFocus()
