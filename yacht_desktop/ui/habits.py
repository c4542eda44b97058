"""How the player likes to sit at the table: brought back at the start, and kept at once."""

from functools import partial

from yacht_desktop.ui.actions import Actions
from yacht_desktop.ui.settings import Settings


def keep_habits(actions: Actions, settings: Settings) -> None:
    """Join the choices in the menus and the settings."""
    seats = actions.seats
    choices = {
        "guide": actions.guide,
        "coach": actions.coach,
        "three_rolls": seats.three_rolls,
        "yacht_first": seats.yacht_first,
        "large_boxes": seats.large_boxes,
    }
    for name, choice in choices.items():
        choice.setChecked(getattr(settings, name))
        choice.toggled.connect(partial(setattr, settings, name))
