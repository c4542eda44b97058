"""Playing on, by keys or by clicks, so that games come to an end among everything else."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog

from tests.trials.rampage.hand import Hand
from tests.trials.rampage.places import name_of, point_on, something_in
from tests.ui import hands
from tests.ui.belongings import belongings
from yacht_desktop.rules import SLOTS
from yacht_desktop.ui.board.scorecard_model import NAME

RIGHT, MIDDLE = Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton


def go_on(hand: Hand) -> None:
    """Do the next thing of the game, or go back to the table where there is another page."""
    window, front = hand.life.window, hand.life.front
    if QApplication.activePopupWidget() or isinstance(front, QDialog):
        _go_back(hand)
    elif hand.life.is_small:
        _play_small(hand)
    elif window.pages.currentWidget() is not window.board:
        _go_back(hand)
    elif hand.life.controller.has_table_dice:
        _play_at_the_table(hand)
    else:
        _play(hand)


def _go_back(hand: Hand) -> None:
    """Most of the time look around first."""
    front = hand.life.front
    if hand.chance.random() < 0.7:
        widget = something_in(front, hand.chance)
        hand.say(f"click {name_of(widget)} on the way back")
        hands.click(widget, point_on(widget, hand.chance))
    elif isinstance(front, QDialog):
        hand.say(f"leave {type(front).__name__}")
        front.reject()
    else:
        hand.say("press Escape, Ctrl+1")
        hands.press(front, "Escape")
        hands.press(hand.life.front, "Ctrl+1")


def _play(hand: Hand) -> None:
    game = hand.life.controller.game
    if game.is_over:
        _press(hand, "N")
    elif game.faces is None:
        _roll(hand)
    elif game.rolls_left and hand.chance.random() < 0.6:
        if hand.chance.random() < 0.5:
            _hold(hand)
        else:
            _roll(hand)
    else:
        _score(hand)


def _play_at_the_table(hand: Hand) -> None:
    """Type dice, and score them."""
    game = hand.life.controller.game
    if game.is_over:
        _press(hand, "N")
    elif game.faces is None or hand.chance.random() < 0.2:
        _press(hand, *(str(hand.chance.randint(1, 6)) for _ in SLOTS))
    elif hand.chance.random() < 0.3:
        _press(hand, "Space")
    else:
        _score(hand)


def _play_small(hand: Hand) -> None:
    """By any button of the small window, or out of it."""
    front = hand.life.front
    if hand.chance.random() < 0.1:
        _press(hand, "Ctrl+M")
        return
    buttons = [b for b in belongings(front, QAbstractButton) if b.isVisible() and b.isEnabled()]
    if buttons:
        button = hand.chance.choice(buttons)
        hand.say(f"click {name_of(button)} in the small window")
        hands.click(button)


def _roll(hand: Hand) -> None:
    button = hand.life.window.board.tray.main_button
    if button.isVisible() and hand.chance.random() < 0.3:
        hand.say("click the roll button, three times")
        hands.double_click(button)
        hands.click(button)
    else:
        _press(hand, "Space")


def _hold(hand: Hand) -> None:
    slot = hand.chance.choice(SLOTS)
    die = hand.life.window.board.tray.dice[slot]
    if die.isVisible() and hand.chance.random() < 0.5:
        hand.say(f"click die {slot + 1}")
        hands.click(die, die.square().center().toPoint())
    else:
        _press(hand, str(slot + 1))


def _score(hand: Hand) -> None:
    """Mostly in a box that is open; a filled one must take nothing."""
    card, model = hand.life.window.board.card.view, hand.life.window.board.card.model
    rows = [row for row in range(model.rowCount()) if model.is_open(row)]
    if not rows or hand.chance.random() < 0.1:
        rows = list(range(model.rowCount()))
    index = model.index(hand.chance.choice(rows), NAME)
    hand.say(f"click the box {index.data()}")
    card.scrollTo(index)
    hands.click(card.viewport(), card.visualRect(index).center())


def _press(hand: Hand, *keys: str) -> None:
    hand.say("press " + " ".join(keys))
    hands.press(hand.life.front, *keys)
