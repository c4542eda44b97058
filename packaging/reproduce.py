"""Build the commit once more in another folder, and name every file that came out otherwise.

What is compared with is dist/Yacht, which must have been built of the same commit.
"""

import hashlib
import io
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from devtools.command import ROOT
from shipping import facts

TRANSLATIONS = Path("resources", "i18n")


def main() -> int:
    """Build and compare; 0 if the bytes are the same."""
    with tempfile.TemporaryDirectory(prefix="yacht again ") as folder:
        copy = Path(folder)
        _check_out(copy)
        subprocess.run(
            [sys.executable, "packaging/build.py"],
            cwd=copy,
            env=os.environ | {"SOURCE_DATE_EPOCH": str(facts.moment())},
            check=True,
        )
        differing = differences(facts.BUNDLE, copy / "dist" / "Yacht")
    print(*(differing or ["Both builds are the same, bit for bit."]), sep="\n")
    return int(bool(differing))


def differences(first: Path, second: Path) -> list[str]:
    """The files that are not in both folders with the same content."""
    ours, theirs = contents(first), contents(second)
    return sorted(name for name in ours | theirs if ours.get(name) != theirs.get(name))


def contents(folder: Path) -> dict[str, str]:
    """What is at each place: a file's digest, or where a link leads."""
    return {
        str(path.relative_to(folder)): (
            f"to {path.readlink()}"
            if path.is_symlink()
            else hashlib.sha256(path.read_bytes()).hexdigest()
        )
        for path in folder.rglob("*")
        if path.is_symlink() or path.is_file()
    }


def _check_out(folder: Path) -> None:
    packed = subprocess.run(
        ["git", "archive", "--format=tar", "HEAD"], cwd=ROOT, check=True, stdout=subprocess.PIPE
    ).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    for compiled in (ROOT / TRANSLATIONS).glob("*.qm"):
        shutil.copy2(compiled, folder / TRANSLATIONS)


if __name__ == "__main__":
    sys.exit(main())
