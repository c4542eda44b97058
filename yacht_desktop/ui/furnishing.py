"""What is in the window: menus around the board; this arranges parts and knows no rule."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QMainWindow, QMenu, QMenuBar

from yacht_desktop.ui import coach_words, seat_words, sentences
from yacht_desktop.ui.actions import Actions
from yacht_desktop.ui.board.board import Board
from yacht_desktop.ui.board.hint_bubble import HintBubble
from yacht_desktop.ui.compact_mode import CompactMode
from yacht_desktop.ui.dialogs.about import AboutDialog
from yacht_desktop.ui.dialogs.keyboard import KeyboardDialog
from yacht_desktop.ui.entering import Entering
from yacht_desktop.ui.first_turn import FirstTurn
from yacht_desktop.ui.focus_ring import FocusRing
from yacht_desktop.ui.habits import keep_habits
from yacht_desktop.ui.language import Language, Speech
from yacht_desktop.ui.looks import Looks
from yacht_desktop.ui.outline import Outline
from yacht_desktop.ui.pages.pages import Pages
from yacht_desktop.ui.pages.scroller import Scroller
from yacht_desktop.ui.paper.desk import PaperDesk
from yacht_desktop.ui.place_keeper import PlaceKeeper
from yacht_desktop.ui.presenters import Presenters
from yacht_desktop.ui.settings import Settings
from yacht_desktop.ui.sounds import Sounds
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.tokens import CONTRAST

if TYPE_CHECKING:
    from yacht_desktop.ui.your_games import YourGames

translate = QCoreApplication.translate


class Furnishing(QObject):
    """Furnishes a window, and answers for what is in it."""

    def __init__(
        self,
        window: QMainWindow,
        presenters: Presenters,
        theme: Theme,
        settings: Settings,
        speech: Speech,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._presenters = presenters
        self._controller = presenters.controller
        self._theme = theme
        self._settings = settings
        self._speech = speech
        self._games_file = presenters.games_file
        self._keeping = presenters.keeping
        self._your_games: YourGames | None = None
        self._dialogs: dict[type[QDialog], QDialog] = {}
        self._entering = Entering(presenters.controller)
        self._first_turn = FirstTurn(presenters.controller, settings)
        self.sounds = Sounds(presenters.controller, window)
        self.sounds.switch(on=settings.sound)
        self._focus_ring = FocusRing(theme, window)
        self._furnish()
        self._place = PlaceKeeper(window, self._outline, settings)
        if settings.is_setup_senseless:
            self.board.notice.say(seat_words.kept_setup_is_senseless())
        self.board.card.view.setFocus()
        self._controller.opened.connect(self._keep_setup)
        self._controller.changed.connect(self._explain_assisted)
        self._first_turn.finished.connect(self._offer_sound)
        theme.changed.connect(self._size_menus)
        speech.changed.connect(self._furnish_anew)

    def _furnish(self) -> None:
        """Make everything in the window, in the language in force."""
        presenters, theme = self._presenters, self._theme
        self.actions = Actions(presenters.controller, presenters.coach, self._entering)
        keep_habits(self.actions, self._settings)
        self._restore_choices()
        self._looks = Looks(self.actions.look, theme, self._settings)
        controller, coach = presenters.controller, presenters.coach
        self.board = Board(controller, coach, self._entering, self.actions, theme)
        self.hints = HintBubble(self.board, self._first_turn, controller, theme)
        self.pages = Pages(presenters, self.board, self.actions, theme)
        self._scroller = Scroller(self.pages, theme)
        self._window.setCentralWidget(self._scroller)
        self.paper = PaperDesk(presenters.controller, theme, self._settings, self._window)
        self._window.setMenuBar(QMenuBar(self._window))
        self._fill_menus()
        self._menu_zoom = 100
        self._size_menus()
        self._connect()
        self._connect_your_games()
        self.compact = CompactMode(self._window, presenters, self.actions, theme, self._settings)

    def _furnish_anew(self) -> None:
        """Another language is spoken: whatever shows words is made again, and nothing is played."""
        page, is_small = self.actions.page, self.compact.window is not None
        self.compact.leave()  # whether or not the command can be given
        opened = list(self._dialogs)
        for dialog in self._window.findChildren(QDialog):
            dialog.close()
        before = (self.actions, self._scroller, self.paper, self._your_games)
        for action in self._window.actions():
            self._window.removeAction(action)
        self._scroller.hide()
        self._window.takeCentralWidget()
        self._your_games = None
        self._furnish()
        for thing in before:
            if thing is not None:
                thing.deleteLater()
        self.actions.pages[page].trigger()
        ways = {KeyboardDialog: self.actions.keyboard, AboutDialog: self.actions.about}
        for kind in opened:
            ways[kind].trigger()
        if is_small:
            self.actions.compact.trigger()

    def open_file(self, file: Path) -> None:
        """Take in a file that the player opened with Yacht, or say why not."""
        suffix = file.suffix.lower()
        if suffix == ".yacht-rules":
            self.pages.take_in_rules(file)
        elif suffix != ".yacht-games":
            self.board.notice.say(sentences.no_file_of_ours(file))
        elif self._games_file is None:
            self.board.notice.say(sentences.nowhere_to_take_games())
        else:
            self.your_games.take_in(file)

    @property
    def your_games(self) -> "YourGames":
        """What is done with the file of games as a whole."""
        if self._your_games is None:
            # No start needs what this brings in.
            from yacht_desktop.ui.your_games import YourGames

            self._your_games = YourGames(
                self._keeping, self._theme, self._window, lambda: self.board
            )
        return self._your_games

    def leave(self) -> None:
        """Keep the window's place, and be quiet."""
        self._place.keep()
        self.sounds.stop()

    def _outline(self) -> Outline:
        has_contrast = self._theme.tokens is CONTRAST
        return Outline(tuple(self.board.parts_in(self._window)), has_contrast)

    def _restore_choices(self) -> None:
        self.actions.look.sound.setChecked(self._settings.sound)
        self.actions.languages[self._speech.language].setChecked(True)

    def _fill_menus(self) -> None:
        actions = self.actions
        game = self._window.menuBar().addMenu(translate("Menu", "&Game"))
        game.addActions([actions.new_game, actions.seats.repeat])
        rules = game.addMenu(translate("Menu", "New game &with other rules"))
        rules.addActions(list(actions.presets.values()))
        game.addAction(actions.house_rules)
        game.addSeparator()
        actions.seats.fill(game)
        game.addActions([actions.undo, actions.redo])
        game.addSeparator()
        game.addAction(actions.print)
        yours = game.addMenu(translate("Menu", "&Your games"))
        yours.addActions([actions.export_games, actions.export_totals])
        yours.addSeparator()
        yours.addActions([actions.import_games, actions.backups])
        game.addSeparator()
        game.addAction(actions.quit)
        view = self._window.menuBar().addMenu(translate("Menu", "&View"))
        view.addActions(list(actions.pages.values()))
        view.addSeparator()
        view.addActions([actions.guide, actions.coach])
        view.addSeparator()
        view.addActions([actions.seats.yacht_first, actions.seats.large_boxes])
        view.addSeparator()
        view.addMenu(translate("Menu", "&Language")).addActions(list(actions.languages.values()))
        actions.look.fill(view)
        view.addActions([actions.compact, actions.full_screen])
        coach = self._window.menuBar().addMenu(translate("Menu", "&Coach"))
        coach.addActions([actions.ask, actions.do_best])
        coach.addSeparator()
        coach.addActions(list(actions.aims.values()))
        help_menu = self._window.menuBar().addMenu(translate("Menu", "&Help"))
        help_menu.addActions([actions.help, actions.explain, actions.keyboard, actions.about])
        # A shortcut works only for actions that some widget of the window holds.
        self._window.addActions([actions.roll, actions.next_game, *actions.holds, *actions.boxes])

    def _size_menus(self) -> None:
        if self._theme.zoom != self._menu_zoom:
            self._menu_zoom = self._theme.zoom
            font = self._theme.menu_font()
            for menu in (self._window.menuBar(), *self._window.menuBar().findChildren(QMenu)):
                menu.setFont(font)

    def _connect(self) -> None:
        actions = self.actions
        actions.quit.triggered.connect(self._window.close)
        actions.full_screen.triggered.connect(self._toggle_full_screen)
        actions.keyboard.triggered.connect(
            lambda: self._open(
                KeyboardDialog, lambda: KeyboardDialog(actions, self._theme, self._window)
            )
        )
        actions.about.triggered.connect(
            lambda: self._open(
                AboutDialog, lambda: AboutDialog(self._games_file, self._theme, self._window)
            )
        )
        actions.print.triggered.connect(self.paper.show_current)
        self.paper.failed.connect(self.board.notice.say)
        self.pages.card_wanted.connect(self.paper.show_card)
        self.pages.text_wanted.connect(self.paper.show_text)
        actions.look.sound.toggled.connect(self._keep_sound)
        for language, action in actions.languages.items():
            action.triggered.connect(lambda *, language=language: self._keep_language(language))

    def _connect_your_games(self) -> None:
        actions = self.actions
        commands: dict[QAction, Callable[[YourGames], None]] = {
            actions.export_games: lambda games: games.export_games(),
            actions.export_totals: lambda games: games.export_totals(),
            actions.import_games: lambda games: games.import_games(),
            actions.backups: lambda games: games.show_backups(),
        }
        for action, command in commands.items():
            action.triggered.connect(lambda *, command=command: command(self.your_games))
        for action in (actions.import_games, actions.backups):
            action.setEnabled(self._games_file is not None)

    def _open(self, kind: type[QDialog], make: Callable[[], QDialog]) -> None:
        """Show a dialog, the one that is open already if there is one."""
        dialog = self._dialogs.get(kind)
        if dialog is None:
            dialog = self._dialogs[kind] = make()
            dialog.finished.connect(lambda: self._dialogs.pop(kind))
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()

    def _toggle_full_screen(self) -> None:
        self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _keep_sound(self, on: bool) -> None:
        self._settings.sound = on
        self.sounds.switch(on=on)
        self.sounds.try_out()
        if on and not self.sounds.can_be_heard:
            self.board.notice.say(sentences.unheard())

    def _explain_assisted(self) -> None:
        """Say, the first time ever, what asking the coach means for the records."""
        if self._controller.is_assisted and not self._settings.knows_assisted:
            self._settings.knows_assisted = True
            self.board.notice.say(coach_words.assisted())

    def _offer_sound(self) -> None:
        """Ask, once the first box is filled, whether the dice shall be heard."""
        sound = self.actions.look.sound
        if not sound.isChecked():
            text = translate("Window", "The dice can be heard, too.")
            self.board.notice.say(text, translate("Window", "Switch sound on"), sound.trigger)

    def _keep_language(self, language: Language) -> None:
        self._settings.language = language
        self._speech.choose(language)

    def _keep_setup(self) -> None:
        self._settings.setup = self._controller.setup
