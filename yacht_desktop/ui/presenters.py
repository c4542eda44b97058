"""Those who stand between the widgets and the rooms below."""

from dataclasses import dataclass

from yacht_desktop.ui.coach import Coach
from yacht_desktop.ui.controller import Controller
from yacht_desktop.ui.reviewing import Reviewer


@dataclass(frozen=True)
class Presenters:
    """Made by the door, handed to the window."""

    controller: Controller
    coach: Coach
    reviewer: Reviewer
