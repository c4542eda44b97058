"""What the player's own rules are, and what they may be called."""

import re
from dataclasses import replace
from typing import NamedTuple

from yacht_desktop.rules import Ruleset

LONGEST_NAME = 40
"""Characters of a name, as people count them who don't count UTF-16."""

_NEVER_IN_NAMES = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""What Unicode calls controls, separators of lines and paragraphs, and halves of characters.

These sets are closed for ever, and the module that knows them all weighs a megabyte.
"""


class NamedRuleset(NamedTuple):
    """Rules and what they are called."""

    name: str
    ruleset: Ruleset


def proper_name(text: str) -> str | None:
    """A name as it is kept, without space around it; None if it can't be one."""
    name = text.strip()
    if not 1 <= len(name) <= LONGEST_NAME:
        return None
    return None if _NEVER_IN_NAMES.search(name) else name


def as_own(ruleset: Ruleset) -> Ruleset:
    """The same rules as a player's own, whatever they came from."""
    return replace(ruleset, id=Ruleset.id)
