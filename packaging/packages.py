"""Make what people install from dist/Yacht, into dist/packages.

python packaging/packages.py            on Linux .deb, .rpm, AppDir and .tar.xz;
                                        on Windows an installer; on macOS a disk image
python packaging/packages.py --quick    on Linux less well packed, and no .tar.xz: for the checks
"""

import argparse
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path

from devtools.command import ROOT, run
from freezing.inspection import size_on_disk
from shipping import facts, installable, tree, validation, windows
from shipping.archive import pack

WORK = ROOT / "build" / "linux"
MEGABYTE = 1_000_000


def main() -> int:
    """Make all packages of this system; 0 when all went well."""
    options = _options()
    if not facts.BUNDLE.is_dir():
        sys.exit("dist/Yacht is not there yet: python3 packaging/dev.py package builds it.")
    for folder in (WORK, facts.PACKAGES):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    return OF_SYSTEM.get(sys.platform, for_linux)(options)


def for_linux(options: argparse.Namespace) -> int:
    """Packages of distributions, two to unpack anywhere, and what the validators say of them."""
    _timed(appdir)
    _timed(lambda: installable.make("rpm", _tree("rpm"), facts.PACKAGES, quick=options.quick))
    deb = _timed(lambda: installable.make("deb", _tree("deb"), facts.PACKAGES, quick=options.quick))
    if not options.quick:
        _timed(archive)
    told = list(validation.faults(WORK / "deb", deb))
    print(*told, sep="\n")
    return int(bool(told))


def for_windows(_options: argparse.Namespace) -> int:
    """One installer."""
    _timed(lambda: windows.installer(facts.BUNDLE, facts.PACKAGES))
    return 0


def for_macos(_options: argparse.Namespace) -> int:
    """One disk image, signed as the environment's variables say."""
    return run(ROOT / "packaging" / "macos" / "sign.sh")


OF_SYSTEM: dict[str, Callable[[argparse.Namespace], int]] = {
    "win32": for_windows,
    "darwin": for_macos,
}


def appdir() -> Path:
    """The folder that an AppImage is squashed from; it runs as it is."""
    root = facts.PACKAGES / "Yacht.AppDir"
    tree.lay_out(root)
    tree.turn_into_appdir(root)
    return root


def archive() -> Path:
    """The program as an archive to unpack anywhere."""
    name = f"Yacht-{facts.VERSION}-linux-{facts.machine()}"
    return pack(facts.PACKAGES / "Yacht.AppDir", name, facts.PACKAGES / f"{name}.tar.xz")


def _tree(packager: str) -> Path:
    root = WORK / packager
    tree.lay_out(root)
    if packager == "deb":
        tree.add_for_debian(root)
    return root


def _timed(make: Callable[[], Path]) -> Path:
    """Make something, and say how large it is and how long it took."""
    start = time.monotonic()
    made = make()
    size = made.stat().st_size if made.is_file() else size_on_disk(made)[1]
    seconds = time.monotonic() - start
    print(f"{made.relative_to(ROOT)}: {size / MEGABYTE:.1f} MB, {seconds:.0f} s")
    return made


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser("packages.py", allow_abbrev=False, description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--quick", action="store_true", help="for the checks")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
