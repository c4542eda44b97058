"""What is said about games that are taken out, come in, or are put back."""

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QDateTime, QLocale

from yacht_desktop.records import StoreError
from yacht_desktop.records.backups import Backup
from yacht_desktop.records.transfer import Plan, TransferError, TransferProblem
from yacht_desktop.ui.path_words import short_name
from yacht_desktop.ui.words import fill, problem

translate = QCoreApplication.translate

_IMPORT_PROBLEMS = {
    TransferProblem.UNREADABLE: QT_TRANSLATE_NOOP("Transfer", "This file can't be read."),
    TransferProblem.FOREIGN: QT_TRANSLATE_NOOP("Transfer", "This is no file of Yacht games."),
    TransferProblem.NEWER: QT_TRANSLATE_NOOP(
        "Transfer", "This file was made by a newer Yacht, which this one can't read yet."
    ),
    TransferProblem.DAMAGED: QT_TRANSLATE_NOOP("Transfer", "This file is damaged."),
    TransferProblem.TOO_LARGE: QT_TRANSLATE_NOOP(
        "Transfer", "This file is far larger than any file of games could be."
    ),
    TransferProblem.UNEARNED: QT_TRANSLATE_NOOP(
        "Transfer", "Game %1 in this file doesn't add up: its moves don't lead to its result."
    ),
    TransferProblem.WRONG_DICE: QT_TRANSLATE_NOOP(
        "Transfer", "Game %1 in this file has dice that can't have fallen like this."
    ),
}

_REASONS = {
    "daily": QT_TRANSLATE_NOOP("Backups", "Daily"),
    "before-import": QT_TRANSLATE_NOOP("Backups", "Before an import"),
    "before-restore": QT_TRANSLATE_NOOP("Backups", "Before a restore"),
    "replaced": QT_TRANSLATE_NOOP("Backups", "When the file was replaced"),
}


def games(count: int) -> str:
    """So many games."""
    return translate("Transfer", "%Ln games", "", count)


def exported(count: int, path: Path) -> str:
    """That games have been written to a file."""
    return fill(translate("Transfer", "%Ln games are now in %1.", "", count), short_name(path))


def export_failed(error: Exception) -> str:
    """Why nothing was written."""
    if isinstance(error, TransferError):
        return translate(
            "Transfer", "Your games are kept in this very file. Choose another name, please."
        )
    return failure(error)


def would_come_in(plan: Plan) -> str:
    """The most important about an import."""
    return translate("Transfer", "%Ln new games", "", plan.new)


def plan_in_full(plan: Plan) -> list[str]:
    """What an import would do besides, a sentence each."""
    said = (
        (plan.back, translate("Transfer", "%Ln deleted games come back.", "", plan.back)),
        (plan.longer, translate("Transfer", "%Ln games went on elsewhere.", "", plan.longer)),
        (plan.known, translate("Transfer", "%Ln games are here already.", "", plan.known)),
        (
            plan.different,
            translate("Transfer", "%Ln games went another way here and stay.", "", plan.different),
        ),
        (
            plan.left_out,
            translate("Transfer", "%Ln games can't be read and stay out.", "", plan.left_out),
        ),
    )
    return [sentence for count, sentence in said if count]


def imported(plan: Plan) -> str:
    """That games have come in."""
    return translate("Transfer", "%Ln games were imported.", "", plan.changes)


def import_failed(error: Exception) -> str:
    """Why nothing came in."""
    if isinstance(error, TransferError):
        text = translate("Transfer", str(_IMPORT_PROBLEMS[error.problem]))
        return fill(text, QLocale().toString(error.position))
    return failure(error)


def restore_failed(error: Exception) -> str:
    """Why a backup was not put in place."""
    if not isinstance(error, TransferError):
        return failure(error)
    if error.problem is TransferProblem.NEWER:
        return translate(
            "Backups", "This backup was made by a newer Yacht. Your games are as they were."
        )
    return translate("Backups", "This backup is damaged. Your games are as they were.")


def failure(error: Exception) -> str:
    """What is wrong with the player's file, or else that the program is at fault."""
    if isinstance(error, StoreError):
        return problem(error)
    return translate("Transfer", "Something went wrong in Yacht. Your games are as they were.")


def moment(at: datetime) -> str:
    """A day and a time as the player's country writes them, by the clock on the wall."""
    here = QDateTime.fromSecsSinceEpoch(int(at.timestamp()))
    return QLocale().toString(here, QLocale.FormatType.ShortFormat)


def take_the_place(count: int | None) -> str:
    """What happens to the games here when so many of a backup come back."""
    if count is None:
        return translate("Backups", "Its games take the place of all that are here now.")
    return translate(
        "Backups", "%Ln games of that time take the place of all that are here now.", "", count
    )


def reason(backup: Backup) -> str:
    """What a backup was made for."""
    if backup.why in _REASONS:
        return translate("Backups", str(_REASONS[backup.why]))
    return translate("Backups", "Before an update")


def size(backup: Backup) -> str:
    """How large a backup is."""
    return QLocale().formattedDataSize(backup.size, 1, QLocale.DataSizeFormat.DataSizeSIFormat)


def restored(backup: Backup) -> str:
    """That a backup was put in place."""
    text = translate("Backups", "Your games are those of %1. What was here is kept as a backup.")
    return fill(text, moment(backup.at))
