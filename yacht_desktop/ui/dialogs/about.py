"""About: version, licences, and where the games are kept."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QUrl, qVersion
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from yacht_desktop import __version__
from yacht_desktop.ui.dialogs.sheet import Sheet
from yacht_desktop.ui.path_words import short_path
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.words import fill

if TYPE_CHECKING:
    from yacht_desktop.ui.dialogs.licences import LicencesDialog

translate = QCoreApplication.translate


class AboutDialog(Sheet):
    """Shows facts and opens the data folder."""

    def __init__(self, games_file: Path | None, theme: Theme, parent: QWidget) -> None:
        super().__init__(translate("About", "About Yacht"), theme, parent)
        self.add_line(fill(translate("About", "Yacht %1"), __version__), large=True)
        self.add_line(translate("About", "The old game of five dice, for your own record."))
        self.add_line(translate("About", "Free to use, share and change under the MIT licence."))
        self.add_line(
            fill(
                translate(
                    "About",
                    "Made with Qt %1 and PySide6, both under the LGPL 3, Python, SQLite and NumPy.",
                ),
                qVersion(),
            )
        )
        if games_file is None:
            self.add_line(translate("About", "Nothing is being saved at the moment."))
        else:
            self.add_line(
                fill(translate("About", "Your games are kept in %1"), short_path(games_file))
            )
            url = QUrl.fromLocalFile(str(games_file.parent))
            self.add_button(
                translate("About", "Open the folder"), lambda: QDesktopServices.openUrl(url)
            )
        self.add_button(translate("About", "Licences"), self.show_licences)

    def show_licences(self) -> "LicencesDialog":
        """Show the licences of this program and of its parts."""
        # No start needs what this brings in.
        from yacht_desktop.ui.dialogs.licences import LicencesDialog

        dialog = LicencesDialog(self._theme, self)
        dialog.show()
        return dialog
