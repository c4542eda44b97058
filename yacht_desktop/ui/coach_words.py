"""What the coach says."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from yacht_desktop.records import Record
from yacht_desktop.ui.words import category_name, fill

if TYPE_CHECKING:
    from yacht_desktop.coach import Option

translate = QCoreApplication.translate

_TINY = 0.0005
"""Chances below this are not told apart, though they are not nothing."""


def missing() -> str:
    """That there is no coach on this machine."""
    return translate("Coach", "The coach can't be loaded here. The game needs no coach.")


def learning() -> str:
    """That a ruleset is being solved."""
    return translate("Coach", "The coach is working these rules out. Just play on.")


def chance(value: float) -> str:
    """A chance in per cent, as the language writes it."""
    if 0 < value < _TINY:
        return fill(translate("Coach", "under %1 %"), QLocale().toString(100 * _TINY, "f", 2))
    return fill(translate("Coach", "%1 %"), QLocale().toString(100 * value, "f", 1))


def points(value: float) -> str:
    """Points that need not be whole, to a tenth."""
    return QLocale().toString(value, "f", 1)


def average_caption() -> str:
    """What the headline of the best average is."""
    return translate("Coach", "expected final total")


def target_caption(target: int, record: Record | None) -> str:
    """What the headline of a target is."""
    if record is not None and target == record.total + 1:
        return fill(translate("Coach", "chance to beat %1 from here"), record.total)
    return fill(translate("Coach", "chance to reach %1 from here"), target)


def option(choice: "Option") -> str:
    """An option in words."""
    if choice.kind == "box":
        text = translate("Coach", "Score %1, %2")
        return fill(text, category_name(choice.category), choice.points)
    if not choice.faces:
        return translate("Coach", "Roll all five dice")
    return fill(translate("Coach", "Hold %1"), " · ".join(map(str, choice.faces)))


def disagreement(average: "Option", target: "Option") -> str:
    """That the two aims want different things."""
    text = translate("Coach", "For the best average: %1. For your target: %2.")
    return fill(text, option(average), option(target))


def assisted() -> str:
    """What asking the coach means for the records."""
    return translate("Coach", "This game now counts as assisted, with records of its own.")


def sees_no_rolls() -> str:
    """Why there is no advice where only the last dice are taken down."""
    return translate("Coach", "Take down all three rolls, and the coach can help.")
