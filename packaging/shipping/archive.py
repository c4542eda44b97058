"""A .tar.xz that is the same, bit for bit, whenever it is made of the same files."""

import lzma
import tarfile
from pathlib import Path

from shipping import facts


def pack(folder: Path, name: str, path: Path) -> Path:
    """Pack a folder under another name, as small as can be; returns the archive."""
    with (
        lzma.open(path, "wb", preset=9 | lzma.PRESET_EXTREME) as packed,
        tarfile.open(fileobj=packed, mode="w|", format=tarfile.GNU_FORMAT) as archive,
    ):
        for file in [folder, *sorted(folder.rglob("*"))]:
            place = Path(name, file.relative_to(folder))
            archive.add(file, str(place), recursive=False, filter=_anonymous)
    return path


def _anonymous(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = facts.moment()
    return entry
