"""How the player likes to sit at the table: brought back at the start, and kept at once."""

from yacht_desktop.ui.actions import Actions
from yacht_desktop.ui.settings import Settings


class Habits:
    """Joins the choices in the menus and the settings."""

    def __init__(self, actions: Actions, settings: Settings) -> None:
        self._settings = settings
        seats = actions.seats
        actions.guide.setChecked(settings.guide)
        actions.coach.setChecked(settings.coach)
        seats.three_rolls.setChecked(settings.three_rolls)
        seats.yacht_first.setChecked(settings.yacht_first)
        seats.large_boxes.setChecked(settings.large_boxes)
        actions.guide.toggled.connect(self._keep_guide)
        actions.coach.toggled.connect(self._keep_coach)
        seats.three_rolls.toggled.connect(self._keep_three_rolls)
        seats.yacht_first.toggled.connect(self._keep_yacht_first)
        seats.large_boxes.toggled.connect(self._keep_large_boxes)

    def _keep_guide(self, shown: bool) -> None:
        self._settings.guide = shown

    def _keep_coach(self, seated: bool) -> None:
        self._settings.coach = seated

    def _keep_three_rolls(self, taken_down: bool) -> None:
        self._settings.three_rolls = taken_down

    def _keep_yacht_first(self, first: bool) -> None:
        self._settings.yacht_first = first

    def _keep_large_boxes(self, large: bool) -> None:
        self._settings.large_boxes = large
