"""The project's own Python environment, .venv, made from one lock file.

The lock has two chapters. A player gets the first alone: what the checks need besides is as large
again in files, and each package more is one that may be missing on a player's machine.
"""

import hashlib
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from devtools.command import ROOT, run_or_stop

VENV = ROOT / ".venv"
SCRIPTS = VENV / ("Scripts" if sys.platform == "win32" else "bin")
PYTHON = SCRIPTS / ("python.exe" if sys.platform == "win32" else "python")
LOCK = ROOT / "packaging" / "requirements.lock"
STAMP = VENV / "made-from.txt"

PLAY_CHAPTER = "# To play. This file is written by: python3 packaging/dev.py lock\n"
CHECKS_CHAPTER = "\n# For the checks, besides.\n"
VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"


def provide(purpose: str) -> None:
    """Make .venv fit to "play" or for the "checks", unless it is already."""
    lock = LOCK.read_text(encoding="utf-8")
    purposes_served = {"play": ["play", "checks"], "checks": ["checks"]}[purpose]
    if STAMP.is_file() and STAMP.read_text("utf-8") in map(_stamp, purposes_served):
        return
    STAMP.unlink(missing_ok=True)  # if this is interrupted, the next start does it again
    wanted = lock.partition(CHECKS_CHAPTER)[0] if purpose == "play" else lock
    with tempfile.TemporaryDirectory() as folder:
        requirements = Path(folder, "requirements.txt")
        requirements.write_text(wanted, encoding="utf-8")
        _install(requirements)
    STAMP.write_text(_stamp(purpose), encoding="utf-8")


def refresh_lock() -> int:
    """Choose the newest versions anew and write the lock."""
    if not _uv_works():
        sys.exit("uv writes the lock, and is not installed.")
    LOCK.write_text(two_chapters(_compile(), _compile("--extra=test")), encoding="utf-8")
    return 0


def is_usable() -> bool:
    """Whether .venv is of the Python that runs now; a system's upgrade leaves it with the old."""
    settings = VENV / "pyvenv.cfg"
    if not (PYTHON.exists() and settings.is_file()):
        return False
    made_by = re.search(r"^version\w* *= *(\d+\.\d+)", settings.read_text("utf-8"), re.MULTILINE)
    return made_by is not None and made_by[1] == VERSION


def two_chapters(play: str, everything: str) -> str:
    """One lock of two: what it takes to play, then what the checks need besides."""
    to_play = _entries(play)
    besides = {name: entry for name, entry in _entries(everything).items() if name not in to_play}
    return "".join([PLAY_CHAPTER, *to_play.values(), CHECKS_CHAPTER, *besides.values()])


def _entries(lock: str) -> dict[str, str]:
    """The lock cut into one piece for each package: its version, hashes and why it is there."""
    pieces = re.split(r"^(?=\w)", lock, flags=re.MULTILINE)
    return {piece.partition("==")[0]: piece for piece in pieces if "==" in piece}


def _stamp(purpose: str) -> str:
    lock = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    return f"{purpose} with Python {VERSION} in {ROOT} from lock {lock}\n"


def _install(requirements: Path) -> None:
    if VENV.exists() and not is_usable():
        shutil.rmtree(VENV)
    checked = ("--require-hashes", "--no-deps", "--only-binary=:all:", "-r", str(requirements))
    if _uv_works():
        if not VENV.exists():
            run_or_stop("uv", "venv", "--quiet", "--python", sys.executable, VENV)
        run_or_stop("uv", "pip", "install", "--python", PYTHON, *checked)
    else:
        run_or_stop(sys.executable, "-m", "venv", VENV)
        run_or_stop(PYTHON, "-m", "pip", "install", "--disable-pip-version-check", *checked)


def _uv_works() -> bool:
    # A version manager may put an empty shell of uv on the path: having it is not enough.
    return (
        bool(shutil.which("uv"))
        and not subprocess.run(["uv", "--version"], capture_output=True, check=False).returncode
    )


def _compile(*options: str) -> str:
    command = ["uv", "pip", "compile", "pyproject.toml", "--quiet", "--universal", "--upgrade"]
    pinned = ["--generate-hashes", "--fork-strategy=fewest", "--python-version=3.11"]
    # No header and no index address: they would name the machine that wrote the lock.
    anonymous = ["--no-header", "--no-emit-index-url", "--no-emit-find-links"]
    return subprocess.run(
        [*command, *pinned, *anonymous, *options],
        cwd=ROOT,
        check=True,
        text=True,
        stdout=subprocess.PIPE,
    ).stdout
