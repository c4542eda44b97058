"""Every command once: its text, its keys, and when it can be given.

Buttons, menus, tooltips and the list of keys in Help all read it here.
"""

from collections.abc import Callable
from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from yacht_desktop.rules import PRESETS, SLOTS, Game
from yacht_desktop.ui import entry_words, keys, sentences
from yacht_desktop.ui.coach import Aim, Coach
from yacht_desktop.ui.controller import Controller
from yacht_desktop.ui.entering import Entering
from yacht_desktop.ui.keys import sequence
from yacht_desktop.ui.language import Language
from yacht_desktop.ui.look_actions import LookActions
from yacht_desktop.ui.seat_actions import SeatActions
from yacht_desktop.ui.words import fill, ruleset_name

translate = QCoreApplication.translate

StandardKey = QKeySequence.StandardKey


class Page(StrEnum):
    """The rooms of the window."""

    PLAY = "play"
    RECORDS = "records"
    REVIEW = "review"
    RULES = "rules"


class Actions(QObject):
    """The commands of the main window; it keeps itself true to the game."""

    def __init__(self, controller: Controller, coach: Coach, entering: Entering) -> None:
        super().__init__()
        self._controller = controller
        self._coach = coach
        self._entering = entering
        self._is_at_table = True
        self._make_those_of_the_game()
        self._make_those_of_the_view()
        self.seats = SeatActions(controller, self)
        self.look = LookActions(self)
        self.still, self.appearances = self.look.still, self.look.appearances
        self.translate()
        self._connect()

    def _make_those_of_the_game(self) -> None:
        controller, coach = self._controller, self._coach
        self.roll = self._action(self._roll, *keys.ROLL)
        self.holds = [self._action(self._toggle(slot), keys.DICE[slot]) for slot in SLOTS]
        self.boxes = [self._action(None, *keys.of_box(row)) for row in range(len(keys.BOXES))]
        self.undo = self._action(self._undo, StandardKey.Undo)
        self.redo = self._action(controller.redo, "Ctrl+Shift+Z", "Ctrl+Y")
        self.new_game = self._action(None, StandardKey.New)
        self.next_game = self._action(controller.new_game, "N")
        self.explain = self._action(None, "?")
        self.house_rules = self._action(None)
        self.presets = {key: self._action(self._start(key)) for key in PRESETS}
        self.export_games, self.export_totals = self._action(None), self._action(None)
        self.import_games, self.backups = self._action(None), self._action(None)
        self.print = self._action(None, StandardKey.Print)
        self.share = self._action(self.print.trigger)
        self.aims = {aim: self._toggle_action() for aim in Aim}
        self.ask = self._toggle_action("H")
        self.do_best = self._action(coach.do_best, "Ctrl+Return", "Ctrl+Enter")
        self._group(list(self.aims.values()))

    def _make_those_of_the_view(self) -> None:
        self.quit = self._action(None, "Ctrl+Q")  # the standard key is none on Windows
        self.full_screen = self._action(None, "F11")
        self.compact = self._toggle_action(keys.COMPACT)
        self.help = self._action(None, StandardKey.HelpContents)
        self.keyboard = self._action(None, "Ctrl+F1")
        self.about = self._action(None)
        self.guide = self._toggle_action()
        self.coach = self._toggle_action()
        self.pages = {
            Page.PLAY: self._toggle_action("Ctrl+1"),
            Page.RECORDS: self._toggle_action("Ctrl+2"),
            Page.REVIEW: self._toggle_action("Ctrl+3"),
            Page.RULES: self._toggle_action("Ctrl+4"),
        }
        self.hide_panel = self._action(self._hide_panel)
        self.languages = {language: self._toggle_action() for language in Language}
        self._group(list(self.languages.values()))
        self._group(list(self.pages.values()))
        self.pages[Page.PLAY].setChecked(True)
        panels = self._group([self.guide, self.coach])
        panels.setExclusionPolicy(QActionGroup.ExclusionPolicy.ExclusiveOptional)

    @property
    def page(self) -> Page:
        """The way that was gone last; behind the table there are rooms without one."""
        return next((page for page, way in self.pages.items() if way.isChecked()), Page.PLAY)

    def _connect(self) -> None:
        controller, coach = self._controller, self._coach
        controller.changed.connect(self._update)
        controller.opened.connect(self._update)
        self._entering.changed.connect(self._update)
        coach.changed.connect(self._update_coach)
        self.seats.three_rolls.toggled.connect(lambda three: self._take_three(three=three))
        self.coach.toggled.connect(lambda seated: coach.seat(seated=seated))
        self.ask.triggered.connect(self._ask)
        for aim, action in self.aims.items():
            action.triggered.connect(self._aim(aim))

    def translate(self) -> None:
        """Say everything in the language in force."""
        for slot, action in enumerate(self.holds):
            action.setText(fill(translate("Action", "Hold or release die %1"), slot + 1))
        for row, action in enumerate(self.boxes):
            action.setText(fill(translate("Action", "Score box %1 of the card"), row + 1))
        self.new_game.setText(translate("Action", "&New game…"))
        for key, action in self.presets.items():
            action.setText(ruleset_name(PRESETS[key]))
        self.export_games.setText(translate("Action", "&Export games…"))
        self.export_totals.setText(translate("Action", "Export &totals for a spreadsheet…"))
        self.import_games.setText(translate("Action", "&Import…"))
        self.backups.setText(translate("Action", "&Backups…"))
        self.explain.setText(translate("Action", "&Explain this box"))
        self.house_rules.setText(translate("Action", "&House rules"))
        self.print.setText(translate("Action", "&Print…"))
        self.share.setText(translate("Action", "Print or share"))
        self.quit.setText(translate("Action", "&Quit"))
        self.full_screen.setText(translate("Action", "&Full screen"))
        self.compact.setText(translate("Action", "Small &window on top"))
        self.help.setText(translate("Action", "&Where things stand"))
        self.keyboard.setText(translate("Action", "&Keyboard"))
        for language, action in self.languages.items():
            action.setText(language.own_name)
        self.about.setText(translate("Action", "&About Yacht"))
        self.guide.setText(translate("Action", "&How to play this turn"))
        self.coach.setText(translate("Action", "C&oach"))
        self.pages[Page.PLAY].setText(translate("Action", "&Play"))
        self.pages[Page.RECORDS].setText(translate("Action", "R&ecords"))
        self.pages[Page.REVIEW].setText(translate("Action", "&Review"))
        self.pages[Page.RULES].setText(translate("Action", "R&ules"))
        self.hide_panel.setText(translate("Action", "Hide"))
        self.aims[Aim.TARGET].setText(translate("Action", "&Beat your record"))
        self.aims[Aim.AVERAGE].setText(translate("Action", "Best &average"))
        self.do_best.setText(translate("Action", "&Do it"))
        self.seats.translate()
        self.look.translate()
        self._update()
        self._update_coach()

    def set_at_table(self, *, at_table: bool) -> None:
        """Let the keys of the table work only where it is seen."""
        self._is_at_table = at_table
        self.seats.set_at_table(at_table=at_table)
        self._update()
        self._update_coach()

    def _update(self) -> None:
        game = self._controller.game
        entering, plays = self._entering, self._is_at_table and not self._controller.is_looking
        can_go_on = entering.can_go_on if entering.is_on else game.can_roll
        self.roll.setText(self._roll_text(game))
        self.roll.setToolTip("" if can_go_on or entering.is_open else sentences.roll_hint(game))
        self.roll.setEnabled(plays and can_go_on)
        can_hold = not entering.is_on or (entering.has_three and not entering.is_open)
        for action in self.holds:
            action.setEnabled(plays and game.can_hold and can_hold)
        for action in self.boxes:
            action.setEnabled(plays and game.faces is not None and not entering.is_open)
        self.explain.setEnabled(self._is_at_table)
        self.compact.setEnabled(not entering.is_on)
        self.ask.setEnabled(self._is_at_table and self._coach.can_be_asked)
        self._update_undo(game)
        self.next_game.setText(
            translate("Action", "Next game") if game.is_over else translate("Action", "Start over")
        )
        beaten = sentences.is_out_of_reach(self._controller.record, game)
        self.next_game.setEnabled(plays and (game.is_over or beaten))

    def _update_coach(self) -> None:
        advice = self._coach.advice
        self.ask.setText(
            translate("Action", "&Hide the options")
            if self._coach.is_asked
            else translate("Action", "&Show the best options")
        )
        self.ask.setChecked(self._coach.is_asked)
        self.ask.setEnabled(self._is_at_table and self._coach.can_be_asked)
        has_options = advice is not None and bool(advice.options)
        self.do_best.setEnabled(self._is_at_table and has_options)
        for aim, action in self.aims.items():
            action.setChecked(aim is self._coach.aim)

    def _roll_text(self, game: Game) -> str:
        entering = self._entering
        if not entering.is_on or not game.loose:
            return sentences.roll_button(game)
        if entering.is_open:
            return entry_words.awaited(len(entering.blanks))
        if entering.can_go_on:
            return entry_words.go_on(len(game.loose))
        return translate("Sentence", "Choose a box")

    def _roll(self) -> None:
        if self._entering.is_on:
            self._entering.go_on()
        else:
            self._controller.roll()

    def _undo(self) -> None:
        """Take back what is being typed, before anything that is written down."""
        if not self._entering.cancel():
            self._controller.undo()

    def _take_three(self, *, three: bool) -> None:
        self._entering.set_three(three=three)
        self._coach.let_see_rolls(sees=three)
        self._update_coach()

    def _update_undo(self, game: Game) -> None:
        move = self._controller.undoable
        self.undo.setText(
            translate("Action", "Undo new game")
            if self._controller.can_return
            else sentences.undo(move, game, self._controller.names)
        )
        if self._entering.is_typing:
            self.undo.setText(entry_words.cancel(is_correcting=bool(self._entering.correcting)))
        can_undo = move is not None or self._controller.can_return or self._entering.is_typing
        self.undo.setEnabled(self._is_at_table and can_undo)
        self.redo.setText(sentences.redo(self._controller.redoable))
        self.redo.setEnabled(self._is_at_table and self._controller.redoable is not None)

    def _action(
        self, command: Callable[[], object] | None, *keys: str | QKeySequence.StandardKey
    ) -> QAction:
        action = QAction(self)
        action.setAutoRepeat(False)  # a key held down acts once
        action.setShortcuts([sequence(key) for key in keys])
        if command is not None:
            action.triggered.connect(lambda *_: command())
        return action

    def _toggle_action(self, *keys: str) -> QAction:
        action = self._action(None, *keys)
        action.setCheckable(True)
        return action

    def _group(self, actions: list[QAction]) -> QActionGroup:
        group = QActionGroup(self)
        for action in actions:
            group.addAction(action)
        return group

    def _toggle(self, slot: int) -> Callable[[], None]:
        return lambda: self._controller.toggle(slot)

    def _aim(self, aim: Aim) -> Callable[[], None]:
        return lambda *_: self._coach.set_aim(aim)

    def _ask(self, asked: bool) -> None:
        if asked:
            self.coach.setChecked(True)
        self._coach.ask(asked=asked)
        self._update_coach()  # it may not have worked: the game could not be marked

    def _hide_panel(self) -> None:
        self.guide.setChecked(False)
        self.coach.setChecked(False)

    def _start(self, key: str) -> Callable[[], None]:
        return lambda: self._controller.new_game(PRESETS[key])
