"""Build the program into dist/Yacht, look it over, and let it test itself.

python packaging/build.py             the game
python packaging/build.py --bare      an empty window, frozen the same way, for the benchmarks
python packaging/build.py --measure   also pack it as .tar.xz and say how large that is
"""

import argparse
import lzma
import os
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path
from typing import BinaryIO, NoReturn, cast

from freezing.inspection import complaints_in, faults_of, size_on_disk
from shipping import facts

ROOT = Path(__file__).resolve().parents[1]
SPEC = ROOT / "packaging" / "yacht.spec"
WORK = ROOT / "build"
DIST = ROOT / "dist"
SELFTEST_SECONDS = 120
LINES_SHOWN_OF_A_FAILURE = 15
MEGABYTE = 1_000_000


def main() -> int:
    """Build, check and measure; 0 when all went well."""
    options = _options()
    name = "Bare" if options.bare else "Yacht"
    start = time.monotonic()
    log = _freeze(name, ["--bare"] if options.bare else [])
    _inspect(name, log)
    if not options.bare:
        _selftest(_program(name))
    print(f"Built dist/{name} in {time.monotonic() - start:.0f} s.")
    count, size = size_on_disk(DIST / name)
    print(f"On disk: {size / MEGABYTE:.1f} MB in {count} files.")
    if options.measure:
        print(f"As .tar.xz: {_packed_size(DIST / name) / MEGABYTE:.1f} MB.")
    return 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser("build.py", allow_abbrev=False, description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--bare", action="store_true", help="an empty window instead of the game")
    parser.add_argument("--measure", action="store_true", help="also pack it, which takes a minute")
    return parser.parse_args()


def _freeze(name: str, for_spec: list[str]) -> str:
    """Run PyInstaller; returns what it said."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean"]
    command += ["--distpath", str(DIST), "--workpath", str(WORK), str(SPEC), "--", *for_spec]
    variables = {
        # The same commit gives the same bytes.
        "PYTHONHASHSEED": "1",
        "SOURCE_DATE_EPOCH": str(facts.moment()),
        # Unpacked modules start faster, and xz packs them better than zlib did.
        "PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0",
        # Nothing left over from other projects on this machine.
        "PYINSTALLER_CONFIG_DIR": str(WORK / "cache"),
    }
    outcome = subprocess.run(
        command,
        env=os.environ | variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    WORK.mkdir(exist_ok=True)
    log = WORK / f"{name}.log"
    log.write_text(outcome.stdout, encoding="utf-8")
    if outcome.returncode:
        tail = outcome.stdout.splitlines()[-LINES_SHOWN_OF_A_FAILURE:]
        _stop("PyInstaller failed.", [*tail, f"All it said is in {log}."])
    return outcome.stdout


def _inspect(name: str, log: str) -> None:
    folder = DIST / name
    faults = complaints_in(log, {path.name for path in folder.rglob("*")})
    if sys.platform.startswith("linux"):
        faults += faults_of(folder)
    if faults:
        _stop(f"dist/{name} is not fit to ship.", faults)


def _selftest(program: Path) -> None:
    """Let the program try all that it imports late: a window alone proves little."""
    with tempfile.TemporaryDirectory() as data:
        try:
            outcome = subprocess.run(
                [program, "--selftest", "--data", data],
                env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                errors="replace",
                timeout=SELFTEST_SECONDS,
                check=False,
            )
        except subprocess.TimeoutExpired:
            _stop(f"The program's self-test did not end in {SELFTEST_SECONDS} s.")
    if outcome.returncode:
        tail = outcome.stdout.splitlines()[-LINES_SHOWN_OF_A_FAILURE:]
        _stop(f"The program's self-test failed (exit code {outcome.returncode}).", tail)


def _program(name: str) -> Path:
    if sys.platform == "darwin":
        return DIST / f"{name}.app" / "Contents" / "MacOS" / name
    return DIST / name / (f"{name}.exe" if sys.platform == "win32" else name)


class _Counter:
    """A file that only counts what is written to it."""

    def __init__(self) -> None:
        self.size = 0

    def write(self, data: bytes) -> int:
        self.size += len(data)
        return len(data)


def _packed_size(folder: Path) -> int:
    counter = _Counter()
    with (
        lzma.open(cast("BinaryIO", counter), "wb", preset=9 | lzma.PRESET_EXTREME) as packed,
        tarfile.open(fileobj=packed, mode="w|") as archive,
    ):
        archive.add(folder, folder.name)
    return counter.size


def _stop(sentence: str, details: list[str] | None = None) -> NoReturn:
    print("\n  ".join([sentence, *(details or [])]), file=sys.stderr)
    sys.exit(1)


if __name__ == "__main__":
    sys.exit(main())
