"""What a new game is started with, as the player chose it last."""

import json
from collections.abc import Iterable
from typing import NamedTuple

from yacht_desktop.rules import MAX_PLAYERS, PRESETS, Ruleset

LONGEST_NAME = 40
"""Characters of a player's name."""


class Setup(NamedTuple):
    """By which rules, who plays, and whose dice: the app's or those on the table.

    There is a name for each of the 1 to 6 players, blank where nobody has typed one.
    """

    ruleset: Ruleset = PRESETS["traditional"]
    names: tuple[str, ...] = ("",)
    has_table_dice: bool = False

    @property
    def tidy(self) -> "Setup":
        """The same with names trimmed, and cut where they are too long to be shown."""
        return self._replace(names=_tidy(self.names))


def names_to_text(names: Iterable[str]) -> str:
    """Names as the settings keep them."""
    return json.dumps([*names])


def names_from_text(text: str) -> tuple[str, ...] | None:
    """Names as the settings kept them; None unless they are those of 1 to 6 players."""
    try:
        names = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(names, list) or not 1 <= len(names) <= MAX_PLAYERS:
        return None
    return _tidy(names) if all(isinstance(name, str) for name in names) else None


def _tidy(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(name.strip()[:LONGEST_NAME].rstrip() for name in names)
