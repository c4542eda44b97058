"""What the player chose about looks: brought back at the start, put in force and kept at once."""

from collections.abc import Callable
from typing import TypeVar

from yacht_desktop.ui.look_actions import LookActions
from yacht_desktop.ui.marks import Marks
from yacht_desktop.ui.settings import Settings
from yacht_desktop.ui.theme import ZOOMS, Theme
from yacht_desktop.ui.tokens import Appearance, Scheme

Choice = TypeVar("Choice")


class Looks:
    """Joins the choices in the menu, the theme and the settings."""

    def __init__(self, actions: LookActions, theme: Theme, settings: Settings) -> None:
        self._actions = actions
        self._theme = theme
        self._settings = settings
        self._restore()
        self._connect()

    def _restore(self) -> None:
        actions, settings = self._actions, self._settings
        actions.still.setChecked(settings.still)
        actions.appearances[settings.appearance].setChecked(True)
        actions.schemes[settings.scheme].setChecked(True)
        actions.marks[settings.marks].setChecked(True)
        self._theme.set_scheme(settings.scheme)
        self._theme.set_marks(settings.marks)
        self._theme.set_zoom(settings.zoom)

    def _connect(self) -> None:
        actions = self._actions
        actions.still.toggled.connect(self._keep_still)
        for appearance, action in actions.appearances.items():
            action.triggered.connect(_choosing(self._keep_appearance, appearance))
        for scheme, action in actions.schemes.items():
            action.triggered.connect(_choosing(self._keep_scheme, scheme))
        for marks, action in actions.marks.items():
            action.triggered.connect(_choosing(self._keep_marks, marks))
        actions.larger.triggered.connect(lambda: self._zoom(+1))
        actions.smaller.triggered.connect(lambda: self._zoom(-1))
        actions.usual_size.triggered.connect(lambda: self._keep_zoom(100))

    def _keep_still(self, still: bool) -> None:
        self._settings.still = still
        self._theme.set_still(still)

    def _keep_appearance(self, choice: Appearance) -> None:
        self._settings.appearance = choice
        self._theme.set_appearance(choice)

    def _keep_scheme(self, scheme: Scheme) -> None:
        self._settings.scheme = scheme
        self._theme.set_scheme(scheme)

    def _keep_marks(self, marks: Marks) -> None:
        self._settings.marks = marks
        self._theme.set_marks(marks)

    def _zoom(self, steps: int) -> None:
        """Go to the next size in a direction, as far as there is one."""
        number = ZOOMS.index(self._theme.zoom) + steps
        self._keep_zoom(ZOOMS[max(0, min(number, len(ZOOMS) - 1))])

    def _keep_zoom(self, zoom: int) -> None:
        self._settings.zoom = zoom
        self._theme.set_zoom(zoom)


def _choosing(keep: Callable[[Choice], None], choice: Choice) -> Callable[..., None]:
    """What an action does that stands for a choice."""
    return lambda *_: keep(choice)
