"""The page of rules and tips: a text to read, to search and to print."""

from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QHideEvent, QResizeEvent, QShowEvent, QTextDocument
from PySide6.QtWidgets import QFrame, QHBoxLayout, QTextBrowser, QVBoxLayout, QWidget

from yacht_desktop.rules import Category
from yacht_desktop.ui.coach_runner import CoachRunner
from yacht_desktop.ui.controller import Controller
from yacht_desktop.ui.link_button import LinkButton
from yacht_desktop.ui.manual.rules_text import write_rules
from yacht_desktop.ui.manual.search import Search
from yacht_desktop.ui.manual.tips import RULESET, write_tips
from yacht_desktop.ui.manual.writer import Writer
from yacht_desktop.ui.panel import Panel
from yacht_desktop.ui.quiet_scroll_bar import QuietScrollBar
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.tokens import LIGHT

translate = QCoreApplication.translate

_WIDEST = 800
"""Of the design, beyond which the eye loses the line."""


class Chapter(StrEnum):
    """What can be read."""

    RULES = "rules"
    TIPS = "tips"


class ManualPage(QWidget):
    """Reads out the rules in force, or the tips with what each is worth."""

    print_wanted = Signal(QTextDocument)
    """The chapter, in colours for paper."""

    def __init__(self, controller: Controller, runner: CoachRunner, theme: Theme) -> None:
        super().__init__()
        self._controller = controller
        self._runner = runner
        self._theme = theme
        self._chapter = Chapter.RULES
        self.chapters = {chapter: QAction(self, checkable=True) for chapter in Chapter}
        self.print = QAction(self)
        self.text = _Text(theme, self)
        self.search = Search(self.text, theme, self)
        self._panel = Panel(theme)
        self._lay_out()
        for chapter, action in self.chapters.items():
            action.triggered.connect(lambda *, chapter=chapter: self.show_chapter(chapter))
        self.print.triggered.connect(self._print)
        theme.changed.connect(self._write_if_seen)
        controller.opened.connect(self._write_if_seen)
        runner.learned.connect(self._note_learned)
        self.translate()

    def translate(self) -> None:
        """Say everything in the language in force."""
        self.chapters[Chapter.RULES].setText(translate("Manual", "Rules"))
        self.chapters[Chapter.TIPS].setText(translate("Manual", "Tips"))
        self.print.setText(translate("Manual", "Print"))
        self.search.translate()
        self._write_if_seen()

    def show_chapter(self, chapter: Chapter) -> None:
        """Open a chapter at its beginning."""
        self._chapter = chapter
        self.chapters[chapter].setChecked(True)
        self._write()
        self.text.verticalScrollBar().setValue(0)

    def show_box(self, category: Category) -> None:
        """Open the rules at a box."""
        self.show_chapter(Chapter.RULES)
        self.text.scrollToAnchor(category.value)

    def showEvent(self, event: QShowEvent) -> None:
        """Write what is read; the coach learns what the tips are worth."""
        super().showEvent(event)
        self._write()
        self.text.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Forget what was looked for."""
        super().hideEvent(event)
        self.search.field.clear()

    def _lay_out(self) -> None:
        group = QActionGroup(self)
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        for action in self.chapters.values():
            group.addAction(action)
            row.addWidget(LinkButton(action, self._theme, self))
        self.chapters[self._chapter].setChecked(True)
        row.addStretch(1)
        row.addWidget(self.search)
        row.addWidget(LinkButton(self.print, self._theme, self))
        inside = QVBoxLayout(self._panel)
        inside.addWidget(self.text)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self._panel, 1)

    def _write_if_seen(self) -> None:
        if self.isVisible():
            self._write()

    def _note_learned(self) -> None:
        if self._chapter is Chapter.TIPS:
            self._write_if_seen()

    def _write(self) -> None:
        place = self.text.verticalScrollBar().value()
        document = QTextDocument(self.text)
        self._write_into(Writer(document, self._theme, self._theme.tokens))
        self.text.show_document(document)
        self.search.mark()
        self.text.setAccessibleName(self.chapters[self._chapter].text())
        self.text.verticalScrollBar().setValue(place)
        margin = self._theme.gap(20)
        inside = self._panel.layout()
        if inside is not None:
            inside.setContentsMargins(margin, margin // 2, margin // 3, margin // 2)

    def _write_into(self, writer: Writer) -> None:
        if self._chapter is Chapter.RULES:
            write_rules(writer, self._controller.game.ruleset)
        else:
            write_tips(writer, self._runner.study(RULESET))

    def _print(self) -> None:
        document = QTextDocument(self)
        self._write_into(Writer(document, self._theme, LIGHT))
        self.print_wanted.emit(document)


class _Text(QTextBrowser):
    """The text itself; it follows no link and opens no file."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shown: QTextDocument | None = None
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        QuietScrollBar(theme, self)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )

    def show_document(self, document: QTextDocument) -> None:
        """Show another text; the one before is thrown away."""
        before, self._shown = self._shown, document
        self.setExtraSelections([])  # they would be in a text that is gone, and Qt would crash
        self.setDocument(document)
        if before is not None:
            before.deleteLater()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep lines short enough to read, in the middle."""
        super().resizeEvent(event)
        rest = self.width() - self._theme.px(_WIDEST)
        self.setViewportMargins(max(0, rest // 2), 0, max(0, rest // 2), 0)

    def minimumSizeHint(self) -> QSize:
        """A few lines."""
        return QSize(200, 120)
