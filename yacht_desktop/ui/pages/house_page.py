"""House rules: all rulesets of this table, and how to make one's own."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from yacht_desktop.records import StoreError
from yacht_desktop.rules import PRESETS, Ruleset
from yacht_desktop.ui import house_words, words
from yacht_desktop.ui.buttons import ActionButton
from yacht_desktop.ui.house import file_words, ruleset_file
from yacht_desktop.ui.house.editor import Editor
from yacht_desktop.ui.house.file_dialogs import FileDialogs
from yacht_desktop.ui.house.rules_list import RulesList
from yacht_desktop.ui.house.ruleset_file import RulesetFileError
from yacht_desktop.ui.house_rules import NEW, HouseRules, Key
from yacht_desktop.ui.link_button import LinkButton
from yacht_desktop.ui.panel import Panel
from yacht_desktop.ui.path_words import short_name
from yacht_desktop.ui.quiet_area import QuietArea
from yacht_desktop.ui.theme import Theme

translate = QCoreApplication.translate

_NARROW = 760
"""Width, in pixels of the design, below which the list stands above the options."""
_LEAST_BUTTON = 170
"""Width that the main button needs beside the links, else it stands above them."""


class HousePage(QWidget):
    """Looking, choosing and writing start nothing; playing by some rules is a button of its own."""

    play_wanted = Signal(Ruleset)
    left = Signal()
    said = Signal(str, str, object)
    """A sentence, an offer and its command; the last two may be empty and None."""

    def __init__(self, house: HouseRules, theme: Theme) -> None:
        super().__init__()
        self._house = house
        self._theme = theme
        self._key: Key = next(iter(PRESETS))
        self._files = FileDialogs(self)
        self.play = self._action(self._play)
        self.save = self._action(self._save, QKeySequence.StandardKey.Save)
        self.discard = self._action(self._discard)
        self.make_own = self._action(self._make_own)
        self.export = self._action(self._ask_where_to)
        self.delete = self._action(self._delete)
        self.bring_in = self._action(self._ask_where_from)
        self.list = RulesList(theme, self)
        self.editor = Editor(theme)
        self.main_button = ActionButton(self.play, theme, self, solid=True, on_tray=False)
        self._links = [
            LinkButton(action, theme, self)
            for action in (self.discard, self.make_own, self.export, self.delete)
        ]
        self._lay_out()
        self.list.picked.connect(self.pick)
        self.editor.changed.connect(self._change)
        self.editor.entered.connect(self.save.trigger)
        leave = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        leave.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        leave.activated.connect(self.left)
        house.changed.connect(self._show)
        theme.changed.connect(self._space_out)
        self.translate()

    def translate(self) -> None:
        """Say everything in the language in force."""
        self.play.setText(translate("House", "Play with these rules"))
        self.save.setText(translate("House", "Save these rules"))
        self.discard.setText(translate("House", "Discard the changes"))
        self.make_own.setText(translate("House", "Make your own"))
        self.export.setText(translate("House", "Export"))
        self.delete.setText(translate("House", "Delete"))
        self.bring_in.setText(translate("House", "Import rules"))
        self.list.setAccessibleName(translate("House", "Rules"))
        self.setAccessibleName(translate("House", "House rules"))
        self.editor.translate()
        self._show()

    def visit(self, ruleset: Ruleset) -> None:
        """Come to the page from a game with these rules."""
        known = self._house.key_of(ruleset)
        if known is not None and not self._house.entry(self._key).is_changed:
            self.pick(known)
        if self._house.trouble is not None:
            self._say(words.problem(self._house.trouble))
        self.list.setFocus()

    def pick(self, key: Key) -> None:
        """Look at some rules."""
        self._key = key
        self._show()

    def minimumSizeHint(self) -> QSize:
        """Whatever doesn't fit is scrolled to."""
        return QSize(320, 240)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put things beside each other where there is room, else below each other."""
        super().resizeEvent(event)
        self._space_out()

    def _lay_out(self) -> None:
        self._rules = Panel(self._theme)
        column = QVBoxLayout(self._rules)
        column.setContentsMargins(10, 12, 10, 8)
        column.addWidget(self.list, 1)
        bring_in = LinkButton(self.bring_in, self._theme, self._rules)
        column.addWidget(bring_in)
        foot, links = QWidget(), QHBoxLayout()
        for link in self._links:
            links.addWidget(link)
        self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight, foot)
        self._foot.setContentsMargins(0, 0, 0, 0)
        self._foot.addWidget(self.main_button, 1)
        self._foot.addLayout(links)
        self.editor.set_foot(foot)
        content = QWidget()
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight, content)
        self._body.setContentsMargins(0, 0, 0, 0)
        self._body.addWidget(self._rules, 31)
        self._body.addWidget(self.editor, 69)
        area = QuietArea(self._theme, self)
        area.setWidget(content)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(area)
        stops = [self.list, bring_in, self.editor.name, *self.editor.options.stops]
        for one, following in pairwise([*stops, self.main_button, *self._links]):
            self.setTabOrder(one, following)

    def _space_out(self) -> None:
        px, gap = self._theme.px, self._theme.gap
        self._body.setSpacing(max(12, gap(24)))
        self._body.setDirection(_across(fits=self.width() >= px(_NARROW)))
        shown = [link.sizeHint().width() for link in self._links if not link.isHidden()]
        links = sum(shown) + self._foot.spacing() * len(shown)
        room = self.editor.width() - 2 * gap(24) - links
        self._foot.setDirection(_across(fits=room >= px(_LEAST_BUTTON)))

    def _show(self) -> None:
        entries = self._house.entries
        if self._key not in [entry.key for entry in entries]:
            self._key = entries[-1].key
        entry = self._house.entry(self._key)
        flaw = self._house.flaw(self._key) if entry.is_changed else ""
        self.save.setEnabled(entry.is_changed and not flaw)
        self.save.setToolTip(flaw or self.save.text())
        self.main_button.give(self.save if entry.is_changed else self.play)
        shown = {
            self.discard: entry.is_changed,
            self.make_own: not entry.is_changed and not self._house.entry(NEW).is_changed,
            self.export: not entry.is_changed,
            self.delete: not entry.is_changed and not entry.is_preset,
        }
        for link, is_shown in zip(self._links, shown.values(), strict=True):
            link.setVisible(is_shown)
        self._space_out()
        self.list.show_entries(entries, self._key)
        self.editor.show_rules(entry, self._house.kept(self._key).ruleset, flaw)

    def _change(self, name: str, ruleset: Ruleset) -> None:
        self._house.change(self._key, name, ruleset)

    def _play(self) -> None:
        self.play_wanted.emit(self._house.kept(self._key).ruleset)

    def _make_own(self) -> None:
        self._house.begin(like=self._key)
        self.pick(NEW)
        self.editor.name.setFocus()

    def _discard(self) -> None:
        self.list.setFocus()
        self._house.discard(self._key)

    def _save(self) -> None:
        key = self._key
        if isinstance(key, str):
            return
        name = self._house.entry(key).name.strip()

        def save() -> None:
            number = self._house.save(key)
            self.list.setFocus()
            self.pick(number)
            if key not in (NEW, number):
                self._say(house_words.added_beside(name))

        self._try(save)

    def _delete(self) -> None:
        key = self._key
        if isinstance(key, str):
            return
        name = self._house.kept(key).name

        def delete() -> None:
            self.list.setFocus()
            self._house.delete(key)
            self._say(house_words.deleted(name), translate("House", "Undo"), self._undelete)

        self._try(delete)

    def _undelete(self) -> None:
        self._try(lambda: self.pick(self._house.undelete()))

    def _try(self, command: Callable[[], object]) -> None:
        """Do what may fail; then say why, and offer to try again."""
        try:
            command()
        except StoreError as error:
            again = translate("Notice", "Try again")
            self._say(words.problem(error), again, lambda: self._try(command))

    def _ask_where_from(self) -> None:
        self._files.ask_where_from(self.take_in)

    def _ask_where_to(self) -> None:
        self._files.ask_where_to(self._house.kept(self._key).name, self._export)

    def take_in(self, file: Path) -> None:
        """Add the rules in a file to the player's own, or say why not."""

        def take_in() -> None:
            rules = ruleset_file.read(file)
            self._try(lambda: self._take_in(*rules))

        self._try_file(file, take_in)

    def _take_in(self, name: str, ruleset: Ruleset) -> None:
        key, is_new = self._house.take_in(name, ruleset)
        self.pick(key)
        name = self._house.kept(key).name
        self._say(house_words.imported(name) if is_new else house_words.known_already(name))

    def _export(self, file: Path) -> None:
        def hand_out() -> None:
            ruleset_file.write(file, *self._house.kept(self._key))
            self._say(house_words.exported(short_name(file)))

        self._try_file(file, hand_out)

    def _try_file(self, file: Path, command: Callable[[], object]) -> None:
        try:
            command()
        except RulesetFileError as error:
            self._say(file_words.file_fault(error.fault, short_name(file)))

    def _say(self, text: str, offer: str = "", command: Callable[[], object] | None = None) -> None:
        self.said.emit(text, offer, command)

    def _action(self, command: Callable[[], object], *keys: QKeySequence.StandardKey) -> QAction:
        action = QAction(self)
        action.setAutoRepeat(False)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(lambda *_: command())
        self.addAction(action)
        return action


def _across(*, fits: bool) -> QBoxLayout.Direction:
    return QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom
