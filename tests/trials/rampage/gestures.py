"""Everything that a hand may do, and how often it does."""

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction, QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu

from tests.trials.rampage import play
from tests.trials.rampage.files import answer
from tests.trials.rampage.hand import Hand
from tests.trials.rampage.places import name_of, point_on, something_in
from tests.ui import hands
from tests.ui.belongings import belongings
from yacht_desktop.rules import PRESETS
from yacht_desktop.ui.setup import Setup
from yacht_desktop.ui.tokens import Scheme

KEYS = (
    *("Tab", "Shift+Tab", "Up", "Down", "Left", "Right", "Home", "End", "PgUp", "PgDown"),
    *("Return", "Escape", "Space", "Backspace", "Delete", "F1", "Ctrl+F1", "F10", "Menu", "?"),
    *("1", "2", "3", "4", "5", "6", "H", "N", "R", "A", "B", "Q", "Ctrl+Return"),
    *("Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+N", "Ctrl+Shift+N", "Ctrl+P", "Alt+G", "Alt+1", "Alt+C"),
    *("Ctrl+A", "Ctrl+C", "Ctrl+V", "Ctrl+X"),
)
WORDS = ("Ann", "<b>&Bo</b>", "دانيال", "Þórður", "👩‍👩‍👧‍👦", "%1", "", " ", "x" * 60, "12")
SIZES = ((640, 480), (1180, 760), (800, 1100), (1900, 1100), (320, 240), (1280, 720))


class Gesture(NamedTuple):
    """`weight` says how often it is made; `is_quiet` that it must not touch the game."""

    make: Callable[[Hand], object]
    weight: float
    is_quiet: bool = False


def click(hand: Hand) -> None:
    root = hand.life.front
    widget = something_in(root, hand.chance)
    place = point_on(widget, hand.chance)
    hand.say(f"click {name_of(widget)} at {place.x()}, {place.y()} in {name_of(root)}")
    if hand.chance.random() < 0.15:
        hands.double_click(widget, place)
    else:
        hands.click(widget, place)


def click_otherwise(hand: Hand) -> None:
    """With another button than the left one; in a menu each of them chooses, as Qt has it."""
    widget = something_in(hand.life.front, hand.chance)
    if isinstance(widget, QMenu):
        hand.say("leave the menu alone")
        return
    button = hand.chance.choice((play.RIGHT, play.MIDDLE))
    hand.say(f"{button.name} click {name_of(widget)}")
    hands.click(widget, point_on(widget, hand.chance), button)


def drag(hand: Hand) -> None:
    widget = something_in(hand.life.front, hand.chance)
    start, end = (point_on(widget, hand.chance) for _ in "ab")
    hand.say(f"drag over {name_of(widget)}")
    hands.drag(widget, start, end)


def hover(hand: Hand) -> None:
    widget = something_in(hand.life.front, hand.chance)
    hand.say(f"point at {name_of(widget)}")
    hands.point_at(widget, point_on(widget, hand.chance))


def wheel(hand: Hand) -> None:
    widget = something_in(hand.life.front, hand.chance)
    hand.say(f"turn the wheel over {name_of(widget)}")
    hands.turn_wheel(widget, point_on(widget, hand.chance), hand.chance.choice((-3, -1, 1, 3)))


def key(hand: Hand) -> None:
    name = hand.chance.choice(KEYS)
    hand.say(f"press {name}")
    hands.press(hand.life.front, name)


def hold_a_key(hand: Hand) -> None:
    name = hand.chance.choice(("Space", "Return", "1", "Tab", "N"))
    hand.say(f"hold {name} down")
    hands.hold_down(hand.life.front, name)


def write(hand: Hand) -> None:
    """As an input method does, in any script."""
    word = hand.chance.choice(WORDS)
    hand.say(f"write {word!r}")
    event = QInputMethodEvent()
    event.setCommitString(word)
    if (field := QApplication.focusWidget()) is not None:
        QApplication.sendEvent(field, event)


def act(hand: Hand) -> None:
    """Give any command that can be given, but for those that have gestures of their own."""
    actions = hand.life.window.actions_
    left_out = {actions.quit, *actions.languages.values()}
    usable = [a for a in belongings(actions, QAction) if a.isEnabled() and a.isVisible()]
    action = hand.chance.choice([action for action in usable if action not in left_out])
    hand.trigger(action)


def take_back(hand: Hand) -> None:
    name = hand.chance.choice(("Ctrl+Z", "Ctrl+Z", "Ctrl+Shift+Z"))
    hand.say(f"press {name}")
    hands.press(hand.life.front, name)


def resize(hand: Hand) -> None:
    width, height = hand.chance.choice(
        (*SIZES, (hand.chance.randint(200, 1900), hand.chance.randint(150, 1150)))
    )
    hand.say(f"resize to {width} × {height}")
    hand.life.front.window().resize(width, height)


def move(hand: Hand) -> None:
    place = QPoint(hand.chance.randint(-50, 1500), hand.chance.randint(-50, 900))
    hand.say("move the window")
    hand.life.front.window().move(place)


def minimise(hand: Hand) -> None:
    hand.say("minimise, and back")
    window = hand.life.window
    if window.isVisible():
        window.showMinimized()
        QApplication.processEvents()
        window.bring_to_front()


def fill_the_screen(hand: Hand) -> None:
    hand.trigger(hand.life.window.actions_.full_screen)


def look(hand: Hand) -> None:
    look = hand.life.window.actions_.look
    scheme = look.schemes[hand.chance.choice(tuple(Scheme))]
    others = (*look.appearances.values(), *look.marks.values(), look.sound)
    hand.trigger(hand.chance.choice((scheme, *others)))


def zoom(hand: Hand) -> None:
    look = hand.life.window.actions_.look
    hand.trigger(hand.chance.choice((look.larger, look.smaller, look.usual_size)))


def language(hand: Hand) -> None:
    hand.trigger(hand.chance.choice([*hand.life.window.actions_.languages.values()]))


def page(hand: Hand) -> None:
    actions = hand.life.window.actions_
    hand.trigger(
        hand.chance.choice((*actions.pages.values(), actions.new_game, actions.house_rules))
    )


def dialog(hand: Hand) -> None:
    """Open one of the dialogs, twice in a row."""
    actions = hand.life.window.actions_
    action = hand.chance.choice((actions.keyboard, actions.about, actions.print))
    hand.trigger(action)
    hand.trigger(action)


def shrink(hand: Hand) -> None:
    if hand.life.window.actions_.compact.isEnabled():
        hand.trigger(hand.life.window.actions_.compact)


def set_up(hand: Hand) -> None:
    """Start a game of other rules, players or dice from the page for that."""
    hand.trigger(hand.life.window.actions_.new_game)
    names = tuple(hand.chance.choice(WORDS) for _ in range(hand.chance.choice((1, 1, 2, 3, 6))))
    rules = PRESETS[hand.chance.choice([*PRESETS])]
    setup = Setup(rules, names, has_table_dice=hand.chance.random() < 0.25)
    new_game = hand.life.window.pages.new_game_page
    hand.say(f"start {len(names)} players, {rules.id}, table dice {setup.has_table_dice}")
    if new_game is not None:
        new_game.wanted.emit(setup)


def keep_files(hand: Hand) -> None:
    """Export, import, look at the backups, or let one be made."""
    actions = hand.life.window.actions_
    commands = (actions.export_games, actions.export_totals, actions.import_games, actions.backups)
    if hand.chance.random() < 0.25:
        hand.say("make a backup")
        hand.life.window.your_games.back_up()
    else:
        hand.trigger(hand.chance.choice([c for c in commands if c.isEnabled()]))


def open_a_file(hand: Hand) -> None:
    file = hand.files.any()
    hand.say(f"open {file.name} with Yacht")
    hand.life.window.open_file(file)


def leave(hand: Hand) -> None:
    """End the program; the next gesture is made in a new one."""
    if hand.chance.random() < 0.3:
        hand.say("end by a signal")
        os.kill(os.getpid(), signal.SIGTERM)
        QTest.qWait(1)
    else:
        hand.say("close the window")
        hand.life.end()
    hand.life.is_over = True


GESTURES: Final[dict[str, Gesture]] = {
    "play": Gesture(play.go_on, 100),
    "click": Gesture(click, 30),
    "other buttons": Gesture(click_otherwise, 3, is_quiet=True),
    "drag": Gesture(drag, 3),
    "point": Gesture(hover, 6, is_quiet=True),
    "wheel": Gesture(wheel, 3),
    "keys": Gesture(key, 20),
    "keys held down": Gesture(hold_a_key, 1),
    "text": Gesture(write, 2),
    "commands": Gesture(act, 5),
    "undo and redo": Gesture(take_back, 5),
    "resize": Gesture(resize, 5, is_quiet=True),
    "move": Gesture(move, 1, is_quiet=True),
    "minimise": Gesture(minimise, 0.5, is_quiet=True),
    "full screen": Gesture(fill_the_screen, 0.5, is_quiet=True),
    "look": Gesture(look, 2, is_quiet=True),
    "zoom": Gesture(zoom, 1.5, is_quiet=True),
    "language": Gesture(language, 0.3, is_quiet=True),
    "pages": Gesture(page, 7, is_quiet=True),
    "dialogs": Gesture(dialog, 1, is_quiet=True),
    "small window": Gesture(shrink, 0.6, is_quiet=True),
    "new set-up": Gesture(set_up, 0.8),
    "files": Gesture(keep_files, 0.8, is_quiet=True),
    "opened files": Gesture(open_a_file, 0.2, is_quiet=True),
    "close and reopen": Gesture(leave, 0.15, is_quiet=True),
}

QUIET: Final = {name for name, gesture in GESTURES.items() if gesture.is_quiet}


def choose(hand: Hand) -> str:
    """The name of the next gesture; where a file is asked for, it is named or refused."""
    if isinstance(QApplication.activeModalWidget(), QFileDialog):
        return "file dialogs"
    weights = [gesture.weight for gesture in GESTURES.values()]
    return hand.chance.choices([*GESTURES], weights)[0]


def make(name: str, hand: Hand) -> None:
    """Make a gesture."""
    if name == "file dialogs":
        answer(hand)
    else:
        with suppress(RuntimeError):  # the first part of a gesture may take its widget away
            GESTURES[name].make(hand)
