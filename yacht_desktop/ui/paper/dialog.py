"""Print, save as PDF, share a picture: with a look at it first."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QSize, QStandardPaths, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from yacht_desktop.records import StoreError
from yacht_desktop.ui.announcing import announce
from yacht_desktop.ui.finished_card import FinishedCard
from yacht_desktop.ui.paper import paper_words
from yacht_desktop.ui.paper.choices import Choices, Kind
from yacht_desktop.ui.paper.files import pdf, png, write_file
from yacht_desktop.ui.paper.formats import PaperSize, usual_size
from yacht_desktop.ui.paper.page import draw_page
from yacht_desktop.ui.paper.picture import picture_of
from yacht_desktop.ui.paper.preview import Preview
from yacht_desktop.ui.paper.sheet import Sheet
from yacht_desktop.ui.quiet_area import QuietArea
from yacht_desktop.ui.settings import Settings
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.words import problem

translate = QCoreApplication.translate

Location = QStandardPaths.StandardLocation


class SideArea(QuietArea):
    """As wide as what is in it; scrolls where large letters meet a small screen."""

    def __init__(self, content: QWidget, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setWidget(content)
        self._content = content

    def sizeHint(self) -> QSize:
        """The size of the content, and room for the bar."""
        bar = QSize(self.verticalScrollBar().sizeHint().width(), 0)
        return self._content.minimumSizeHint() + bar

    def minimumSizeHint(self) -> QSize:
        """As wide, and high enough for one choice."""
        return QSize(self.sizeHint().width(), 2 * self.fontMetrics().height())


class PaperDialog(QDialog):
    """Begins with a finished card if there is one; else with blank ones by the same rules."""

    def __init__(
        self,
        blank: Sheet,
        card: FinishedCard | None,
        theme: Theme,
        settings: Settings,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._blank, self._card = blank, card
        self._theme, self._settings = theme, settings
        self.printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        self._has_printer = bool(QPrinterInfo.availablePrinterNames())
        self.choices = Choices(theme, self, has_card=card is not None)
        self.preview = Preview(self.printer, self._draw, theme, self)
        self.status = QLabel(self)
        self.print = self._button(self._ask_printer)
        self.save_pdf = self._button(lambda: self._ask_file(self.pdf, "pdf"))
        self.save_picture = self._button(lambda: self._ask_file(lambda: png(self.picture), "png"))
        self.copy_picture = self._button(self._copy)
        self.close_button = self._button(self.close)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._restore()
        self._lay_out()
        self.translate()
        self.choices.changed.connect(self._follow)
        theme.changed.connect(self._dress)
        self._dress()
        self._follow()

    def translate(self) -> None:
        """Say everything in the language in force."""
        self.setWindowTitle(translate("Paper", "Print or share"))
        self.print.setText(translate("Paper", "P&rint…"))
        self.save_pdf.setText(translate("Paper", "Save as P&DF…"))
        self.save_picture.setText(translate("Paper", "&Save picture…"))
        self.copy_picture.setText(translate("Paper", "Copy pic&ture"))
        self.close_button.setText(translate("Sheet", "Close"))

    @property
    def sheet(self) -> Sheet:
        """What is shown."""
        if self.choices.kind is Kind.BLANK or self._card is None:
            return self._blank._replace(players=self.choices.players.currentIndex() + 1)
        return Sheet.of(self._card, yacht_first=self._blank.yacht_first)

    @property
    def picture(self) -> QImage:
        """The finished card as a picture, or nothing without one."""
        if self._card is None:
            return QImage()
        return picture_of(
            self._card,
            self._theme.tokens,
            self._theme.font(16),
            yacht_first=self._blank.yacht_first,
        )

    def pdf(self) -> bytes:
        """What is shown, as PDF."""
        return pdf(self.sheet, self.choices.paper, self._theme.font(16))

    def save(self, path: Path, content: bytes) -> None:
        """Write a file, and say so, or why it could not be written."""
        try:
            write_file(path, content)
        except StoreError as error:
            self._say(problem(error))
        else:
            self._say(paper_words.saved(path))

    def send(self) -> None:
        """Have the printer draw the page, and say whether it does."""
        self.printer.setDocName("Yacht")
        is_printed = self._draw(self.printer)
        self._say(paper_words.printed() if is_printed else paper_words.not_printed())

    def sizeHint(self) -> QSize:
        """Large enough to read the page, within the screen."""
        room = self.screen().availableSize() * 0.9
        return QSize(self._theme.px(900), self._theme.px(700)).boundedTo(room)

    def _restore(self) -> None:
        sizes = list(PaperSize)
        stored = self._settings.paper
        size = PaperSize(stored) if stored in sizes else usual_size(QLocale())
        self.choices.page_size.setCurrentIndex(sizes.index(size))
        self.choices.cards.setCurrentIndex(int(self._settings.has_two_on_page))
        self.choices.players.setCurrentIndex(self._blank.players - 1)

    def _lay_out(self) -> None:
        self.status.setTextFormat(Qt.TextFormat.PlainText)
        self.status.setWordWrap(True)
        # The name of a file must not make the window wider.
        self.status.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        content = QWidget()
        asked = QVBoxLayout(content)
        asked.setContentsMargins(0, 0, 0, 0)
        asked.addWidget(self.choices)
        asked.addStretch(1)
        asked.addWidget(self.status)
        self._area = SideArea(content, self._theme, self)
        self._side = QVBoxLayout()
        self._side.addWidget(self._area, 1)
        for button in self._buttons:
            self._side.addWidget(button)
        self._page = QHBoxLayout(self)
        self._page.addWidget(self.preview, 1)
        self._page.addLayout(self._side)
        for one, following in pairwise((self._area, *self._buttons)):
            self.setTabOrder(one, following)

    @property
    def _buttons(self) -> tuple[QPushButton, ...]:
        return (
            self.print,
            self.save_pdf,
            self.save_picture,
            self.copy_picture,
            self.close_button,
        )

    def _button(self, command: Callable[[], object]) -> QPushButton:
        button = QPushButton(self)
        button.clicked.connect(lambda *_: command())
        return button

    def _follow(self) -> None:
        """Show what is chosen now, and what can be done with it."""
        choices = self.choices
        is_picture = choices.kind is Kind.PICTURE
        for button in (self.print, self.save_pdf):
            button.setVisible(not is_picture)
        for button in (self.save_picture, self.copy_picture):
            button.setVisible(is_picture)
        self.print.setEnabled(self._has_printer)
        self.status.setText("" if is_picture or self._has_printer else paper_words.no_printer())
        self._settings.paper = str(choices.paper.size)
        self._settings.has_two_on_page = choices.cards.currentIndex() == 1
        self.printer.setPageLayout(choices.paper.layout)
        if is_picture:
            self.preview.show_picture(self.picture, paper_words.of_picture())
        else:
            self.preview.show_pages(paper_words.of_page(self.sheet, choices.paper))

    def _draw(self, printer: QPrinter) -> bool:
        return draw_page(printer, self.sheet, self.choices.paper.cards, self._theme.font(16))

    def _ask_printer(self) -> None:
        dialog = QPrintDialog(self.printer, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(translate("Paper", "Print"))
        dialog.accepted.connect(self.send)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.show()

    def _ask_file(self, content: Callable[[], bytes], suffix: str) -> None:
        where = Location.PicturesLocation if suffix == "png" else Location.DocumentsLocation
        dialog = QFileDialog(self, self.windowTitle(), QStandardPaths.writableLocation(where))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(paper_words.kind_of_file(suffix))
        dialog.setDefaultSuffix(suffix)
        dialog.selectFile(f"{paper_words.file_name(self.sheet)}.{suffix}")
        dialog.fileSelected.connect(lambda name: self.save(Path(name), content()))
        dialog.open()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setImage(self.picture)
        self._say(paper_words.copied())

    def _say(self, sentence: str) -> None:
        self.status.setText(sentence)
        self._area.ensureWidgetVisible(self.status)
        announce(self.status, sentence)

    def _dress(self) -> None:
        gap = self._theme.gap
        self._page.setContentsMargins(gap(24), gap(24), gap(24), gap(24))
        self._page.setSpacing(gap(24))
        self._side.setSpacing(gap(8))
        self.status.setFont(self._theme.font(14))
        for button in self._buttons:
            button.setFont(self._theme.font(15))
            button.setMinimumHeight(self._theme.target())
        if self.choices.kind is Kind.PICTURE:
            self.preview.show_picture(self.picture, paper_words.of_picture())
