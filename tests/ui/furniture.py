"""What a window keeps to itself, for those who look after it."""

from yacht_desktop.ui.main_window import MainWindow
from yacht_desktop.ui.presenters import Presenters


def presenters_of(window: MainWindow) -> Presenters:
    """Who stands behind a furnished window; the program gives them to nobody else."""
    return window._furniture._presenters  # noqa: SLF001
