"""Those who stand between the widgets and the rooms below."""

from typing import NamedTuple

from yacht_desktop.ui.coach import Coach
from yacht_desktop.ui.controller import Controller
from yacht_desktop.ui.house_rules import HouseRules
from yacht_desktop.ui.reviewing import Reviewer


class Presenters(NamedTuple):
    """Made by the door, handed to the window."""

    controller: Controller
    coach: Coach
    reviewer: Reviewer
    house: HouseRules
