"""The files as they lie on an installed Linux system, and as an AppDir."""

import gzip
import os
import shutil
from pathlib import Path

from shipping import changes, facts, metainfo, pictures

PROGRAM = Path("usr", "lib", facts.NAME)
_SHARE = Path("usr", "share")
_DOC = _SHARE / "doc" / facts.NAME


def lay_out(root: Path) -> None:
    """Fill an empty folder with everything that is the same in each kind of package."""
    shutil.copytree(facts.BUNDLE, root / PROGRAM, symlinks=True)
    _link_command(root, "bin")
    share = root / _SHARE
    _copy(facts.linux_file(f"{facts.NAME}.desktop"), share / "applications")
    _copy(facts.linux_file(f"{facts.NAME}.xml"), share / "mime" / "packages")
    metainfo.write(share / "metainfo" / f"{facts.COMPONENT}.metainfo.xml")
    icons = share / "icons" / "hicolor"
    pictures.write_pngs(
        {
            size: icons / f"{size}x{size}" / "apps" / f"{facts.NAME}.png"
            for size in pictures.LINUX_SIZES
        }
    )
    _copy(pictures.ICON, icons / "scalable" / "apps")
    _pack(
        facts.linux_file(f"{facts.NAME}.6").read_bytes(),
        share / "man" / "man6" / f"{facts.NAME}.6.gz",
    )
    make_equal(root)


def add_for_debian(root: Path) -> None:
    """Add what Debian's policy asks for, and put the command where it wants games."""
    shutil.rmtree(root / "usr" / "bin")
    _link_command(root, "games")
    _copy(facts.linux_file("copyright"), root / _DOC)
    _pack(changes.for_debian(changes.current()).encode(), root / _DOC / "changelog.gz")
    overrides = root / _SHARE / "lintian" / "overrides" / facts.NAME
    overrides.parent.mkdir(parents=True)
    shutil.copyfile(facts.linux_file("lintian-overrides"), overrides)
    make_equal(root)


def turn_into_appdir(root: Path) -> None:
    """Add what an AppImage has at its top."""
    (root / "AppRun").symlink_to(Path("usr", "bin", facts.NAME))
    _copy(facts.linux_file(f"{facts.NAME}.desktop"), root)
    _copy(pictures.ICON, root)
    pictures.write_pngs({256: root / f"{facts.NAME}.png"})
    (root / ".DirIcon").symlink_to(f"{facts.NAME}.png")
    make_equal(root)


def make_equal(root: Path) -> None:
    """Give every file the same owner's rights and the moment of the commit, whoever built it."""
    moment = (facts.moment(), facts.moment())
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or _is_run(path) else 0o644)
        os.utime(path, moment, follow_symlinks=False)


def _is_run(path: Path) -> bool:
    return path.parent.name in {facts.NAME, facts.BUNDLE.name} and path.name == facts.BUNDLE.name


def _link_command(root: Path, folder: str) -> None:
    command = root / "usr" / folder / facts.NAME
    command.parent.mkdir(parents=True)
    command.symlink_to(Path("..", "lib", facts.NAME, facts.BUNDLE.name))


def _copy(file: Path, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, folder / file.name)


def _pack(text: bytes, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text, mtime=0))
