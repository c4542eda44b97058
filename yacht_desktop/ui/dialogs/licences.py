"""The licences of Yacht and of all that it brings along, word for word."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QPlainTextEdit, QWidget

from yacht_desktop.paths import LICENCES
from yacht_desktop.ui import lacking
from yacht_desktop.ui.dialogs.sheet import Sheet
from yacht_desktop.ui.quiet_scroll_bar import QuietScrollBar
from yacht_desktop.ui.theme import Theme

translate = QCoreApplication.translate


class LicencesDialog(Sheet):
    """One licence at a time; which ones there are is a matter of the build."""

    def __init__(self, theme: Theme, parent: QWidget, folder: Path = LICENCES) -> None:
        super().__init__(translate("Licences", "Licences"), theme, parent)
        self._folder = folder
        self._files = sorted(folder.glob("*.txt"))
        self.choice = QComboBox()
        self.choice.setAccessibleName(translate("Licences", "Licence of"))
        self.choice.setFont(theme.font(15))
        self.choice.setMinimumHeight(theme.px(44))
        self.choice.addItems([file.stem for file in self._files])
        self.text = QPlainTextEdit(readOnly=True, tabChangesFocus=True)
        QuietScrollBar(theme, self.text)
        self.text.setFont(theme.font(14))
        self.text.setMinimumSize(theme.px(640), theme.px(380))
        self.lines.addWidget(self.choice)
        self.lines.addWidget(self.text, 1)
        self.choice.currentIndexChanged.connect(self._show)
        self._show(self.choice.currentIndex())

    def _show(self, index: int) -> None:
        """Show a text, from its beginning."""
        file = self._files[index] if index >= 0 else None
        try:
            text = file.read_text(encoding="utf-8", errors="replace") if file else ""
        except OSError:
            text = ""
        if not text:
            lacking.note(file.name if file else self._folder.name)
        missing = translate("Licences", "This text is missing from the program's folder.")
        self.text.setPlainText(text or missing)
        self.text.setAccessibleName(self.choice.currentText())
