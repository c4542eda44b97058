"""The one window: there at once as a still picture, furnished when all that takes is made."""

import time
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEventLoop, QSize
from PySide6.QtWidgets import QApplication, QMainWindow

from yacht_desktop.ui.outline import DESIGN_HEIGHT, DESIGN_WIDTH
from yacht_desktop.ui.palette import palette_of
from yacht_desktop.ui.still_picture import StillPicture
from yacht_desktop.ui.tokens import tokens_for
from yacht_desktop.ui.window_place import restore_place
from yacht_desktop.ui.window_settings import WindowSettings

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent

    from yacht_desktop.ui.actions import Actions
    from yacht_desktop.ui.board.board import Board
    from yacht_desktop.ui.board.hint_bubble import HintBubble
    from yacht_desktop.ui.compact_mode import CompactMode
    from yacht_desktop.ui.furnishing import Furnishing
    from yacht_desktop.ui.language import Speech
    from yacht_desktop.ui.pages.pages import Pages
    from yacht_desktop.ui.paper.desk import PaperDesk
    from yacht_desktop.ui.presenters import Presenters
    from yacht_desktop.ui.settings import Settings
    from yacht_desktop.ui.sounds import Sounds
    from yacht_desktop.ui.theme import Theme
    from yacht_desktop.ui.your_games import YourGames

_LONGEST_WAIT = 0.25
"""Seconds for a window to come up; where it takes longer, it is furnished before it is seen."""
_A_MOMENT = 0.0005
_MIDDLE_GREY = 128
_Flag = QEventLoop.ProcessEventsFlag
_WITHOUT_THE_PLAYER = _Flag.ExcludeUserInputEvents | _Flag.ExcludeSocketNotifiers


class MainWindow(QMainWindow):
    """Straight into play.

    Nothing here may need much: all of it is imported, and done, before the first paint.
    """

    def __init__(self, settings: WindowSettings) -> None:
        super().__init__()
        self._settings = settings
        self._furnishing: Furnishing | None = None
        self.setWindowTitle("Yacht")
        restore_place(self, settings.geometry)

    def appear(self) -> None:
        """Be seen now; whatever is pressed before the window is furnished waits until then."""
        outline, application = self._settings.outline, QApplication
        tokens = tokens_for(
            self._settings.appearance,
            self._settings.scheme,
            # Asked for the system's colour scheme itself, PySide6 would make all of Qt's enums.
            is_dark=application.palette().window().color().lightness() < _MIDDLE_GREY,
            has_contrast=outline.has_contrast,
        )
        application.setPalette(palette_of(tokens))
        self.setCentralWidget(StillPicture(outline, tokens))
        self.show()
        self._wait_until_seen()

    def furnish(
        self,
        presenters: "Presenters",
        theme: "Theme",
        settings: "Settings",
        speech: "Speech",
    ) -> None:
        """Put everything in its place."""
        from yacht_desktop.ui.furnishing import Furnishing

        self._furnishing = Furnishing(self, presenters, theme, settings, speech)
        QCoreApplication.sendPostedEvents()  # all finds its place before a click that waits

    @property
    def is_furnished(self) -> bool:
        """Whether there is anything in it to be used."""
        return self._furnishing is not None

    @property
    def actions_(self) -> "Actions":
        """Every command."""
        return self._furniture.actions

    @property
    def board(self) -> "Board":
        """The table."""
        return self._furniture.board

    @property
    def hints(self) -> "HintBubble":
        """The hints of the first turn."""
        return self._furniture.hints

    @property
    def pages(self) -> "Pages":
        """The table and the rooms around it."""
        return self._furniture.pages

    @property
    def paper(self) -> "PaperDesk":
        """Where things are printed."""
        return self._furniture.paper

    @property
    def compact(self) -> "CompactMode":
        """The way to the small window."""
        return self._furniture.compact

    @property
    def sounds(self) -> "Sounds":
        """What is heard of the game."""
        return self._furniture.sounds

    @property
    def your_games(self) -> "YourGames":
        """What is done with the file of games as a whole."""
        return self._furniture.your_games

    def open_file(self, file: Path) -> None:
        """Take in a file that the player opened with Yacht, or say why not."""
        self._furniture.open_file(file)

    def bring_to_front(self) -> None:
        """Show the window to someone who started the program once more."""
        if self.isMinimized():
            self.showNormal()
        self.show()
        self.raise_()
        self.activateWindow()

    def closeEvent(self, event: "QCloseEvent") -> None:
        """Keep the window's place; the game needs no saving."""
        if self._furnishing is not None:
            self._furnishing.leave()
        super().closeEvent(event)
        QCoreApplication.quit()

    def sizeHint(self) -> QSize:
        """The size of the design."""
        return QSize(DESIGN_WIDTH, DESIGN_HEIGHT)

    @property
    def _furniture(self) -> "Furnishing":
        if self._furnishing is None:
            raise RuntimeError("the window is not furnished yet")
        return self._furnishing

    def _wait_until_seen(self) -> None:
        end = time.monotonic() + _LONGEST_WAIT
        while time.monotonic() < end:
            QCoreApplication.processEvents(_WITHOUT_THE_PLAYER)
            if self.windowHandle().isExposed():
                break
            time.sleep(_A_MOMENT)
