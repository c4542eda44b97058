"""Why a file of rules can't be used."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from yacht_desktop.ui.house.ruleset_file import Fault
from yacht_desktop.ui.words import fill

translate = QCoreApplication.translate

_FAULTS = {
    Fault.UNREADABLE: QT_TRANSLATE_NOOP("House", "“%1” can’t be read, so nothing was imported."),
    Fault.UNWRITABLE: QT_TRANSLATE_NOOP("House", "“%1” can’t be written there. Try another place."),
    Fault.TOO_LARGE: QT_TRANSLATE_NOOP(
        "House", "“%1” is too large for a file of rules, so nothing was imported."
    ),
    Fault.FOREIGN: QT_TRANSLATE_NOOP(
        "House", "“%1” is not a file of rules, so nothing was imported."
    ),
    Fault.DAMAGED: QT_TRANSLATE_NOOP(
        "House", "“%1” is damaged or was changed by hand, so nothing was imported."
    ),
    Fault.NEWER: QT_TRANSLATE_NOOP(
        "House", "“%1” comes from a newer Yacht, so nothing was imported."
    ),
}


def file_fault(fault: Fault, file_name: str) -> str:
    """Why a file could not be used."""
    return fill(translate("House", str(_FAULTS[fault])), file_name)
