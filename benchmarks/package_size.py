"""How much room the built program takes, and how much must be fetched to have it."""

import shutil
import subprocess
from pathlib import Path

from benchmarks.table import show
from tests.e2e.program import BUILT, ROOT

FOLDER = Path(BUILT[0]).parent
MEGABYTE = 1_000_000


def run() -> None:
    """Add up the files, and pack them as well as xz can."""
    if not FOLDER.exists():
        print("\nNo size yet: python3 packaging/dev.py package builds dist/Yacht.")
        return
    files = [path for path in FOLDER.rglob("*") if path.is_file() and not path.is_symlink()]
    unpacked = sum(path.stat().st_size for path in files) / MEGABYTE
    rows = [[f"on disk, {len(files)} files", f"{unpacked:.1f}"]]
    if shutil.which("xz"):
        rows.append(["as .tar.xz", f"{_packed() / MEGABYTE:.1f}"])
    show("The built program, MB", ("", "size"), rows)


def _packed() -> int:
    order = f"tar -C '{ROOT / 'dist'}' -c Yacht | xz -9e | wc -c"
    return int(subprocess.run(order, shell=True, check=True, capture_output=True).stdout)
