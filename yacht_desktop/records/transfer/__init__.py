"""Games on their way out of the file and into it."""

from yacht_desktop.records.transfer.errors import TransferError, TransferProblem
from yacht_desktop.records.transfer.export import Snapshot, export_games, export_totals
from yacht_desktop.records.transfer.merging import Import, Plan, read_import

__all__ = [
    "Import",
    "Plan",
    "Snapshot",
    "TransferError",
    "TransferProblem",
    "export_games",
    "export_totals",
    "read_import",
]
