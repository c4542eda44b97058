"""What the page of house rules says."""

from PySide6.QtCore import QCoreApplication

from yacht_desktop.rules import Ruleset
from yacht_desktop.ui.own_rules import LONGEST_NAME
from yacht_desktop.ui.words import differences, fill

translate = QCoreApplication.translate


def what_differs(ruleset: Ruleset) -> str:
    """One line on what a ruleset is, beginning as lines do."""
    line = differences(ruleset) or translate("House", "The old game, nothing changed")
    return line[:1].upper() + line[1:]


def new_rules() -> str:
    """What rules are called that have no name yet."""
    return translate("House", "New rules")


def unsaved(name: str) -> str:
    """A name in the list whose rules were changed and not saved."""
    return fill(translate("House", "%1 – not saved yet"), name)


def earlier(name: str, ruleset: Ruleset) -> str:
    """Rules that have gone, when others bear their name now."""
    return fill(translate("House", "%1, earlier (%2)"), name, what_differs(ruleset))


def name_is_missing() -> str:
    """Why rules can't be saved."""
    return translate("House", "Give your rules a name to save them.")


def name_is_improper() -> str:
    """Why rules can't be saved under this name."""
    return fill(
        translate("House", "A name has at most %1 letters, digits and other signs."), LONGEST_NAME
    )


def name_is_taken() -> str:
    """Why rules can't be saved under this name."""
    return translate("House", "Other rules have exactly this name. Choose another one.")


def rules_are_known(name: str) -> str:
    """Why rules need not be saved."""
    return fill(translate("House", "These are the rules of “%1” already."), name)


def added_beside(name: str) -> str:
    """That rules with games stay with them, and the changed ones stand beside."""
    text = translate(
        "House",
        "“%1” is saved as new rules: its games and records stay with the old ones.",
    )
    return fill(text, name)


def deleted(name: str) -> str:
    """That rules are gone, and what is not."""
    return fill(translate("House", "“%1” is deleted. Its games and records are kept."), name)


def imported(name: str) -> str:
    """That rules came in from a file."""
    return fill(translate("House", "“%1” is one of your rules now."), name)


def known_already(name: str) -> str:
    """That a file held nothing new."""
    return fill(translate("House", "You have these rules already: they are “%1”."), name)


def exported(file_name: str) -> str:
    """That rules went out to a file."""
    return fill(translate("House", "The rules are in “%1” now."), file_name)


def best_total(ruleset: Ruleset) -> str:
    """The most that a card can earn."""
    return fill(translate("House", "Best possible total %1"), ruleset.best_total)
