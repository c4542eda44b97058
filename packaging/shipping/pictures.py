"""The icon in every form that a system asks for, all drawn from the one SVG."""

import struct
from collections.abc import Mapping
from pathlib import Path

from devtools.command import ROOT
from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from shipping.facts import NAME

ICON = ROOT / "resources" / "icons" / f"{NAME}.svg"
LINUX_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
# What the window itself shows; these come with the program.
WINDOW_SIZES = (32, 128)
_WINDOWS_SIZES = (16, 20, 24, 32, 40, 48, 64, 256)
_LARGEST_BITMAP = 64
# Apple's names for a picture of so many pixels; the second half is for screens of high density.
_APPLE_NAMES = (
    *((b"ic07", 128), (b"ic08", 256), (b"ic09", 512)),
    *((b"ic11", 32), (b"ic12", 64), (b"ic13", 256), (b"ic14", 512), (b"ic10", 1024)),
)


def drawn(size: int) -> QImage:
    """The icon on a transparent square of so many pixels."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(ICON)).render(painter)
    painter.end()
    return image.convertToFormat(QImage.Format.Format_ARGB32)


def png(size: int) -> bytes:
    """The icon as a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    drawn(size).save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def ico() -> bytes:
    """The icon for Windows, in the sizes of its task bar and folders."""
    forms = [_windows_bitmap(s) if s <= _LARGEST_BITMAP else png(s) for s in _WINDOWS_SIZES]
    header = struct.pack("<HHH", 0, 1, len(forms))
    place = len(header) + 16 * len(forms)
    entries = b""
    for size, form in zip(_WINDOWS_SIZES, forms, strict=True):
        side = size % 256  # which writes 256 as 0
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(form), place)
        place += len(form)
    return header + entries + b"".join(forms)


def icns() -> bytes:
    """The icon for macOS."""
    parts = [(name, png(size)) for name, size in _APPLE_NAMES]
    body = b"".join(name + struct.pack(">I", 8 + len(picture)) + picture for name, picture in parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write_pngs(files: Mapping[int, Path]) -> None:
    """Write the icon in these sizes to these files."""
    for size, path in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(png(size))


def window_files() -> dict[int, Path]:
    """The pictures that come with the program, for the frame of its window."""
    return {size: ICON.with_name(f"{NAME}-{size}.png") for size in WINDOW_SIZES}


def _windows_bitmap(size: int) -> bytes:
    """The form that every version of Windows reads: rows from below, then an empty mask."""
    image = drawn(size).flipped(Qt.Orientation.Vertical)
    pixels = bytes(image.constBits())
    mask = bytes((size + 31) // 32 * 4 * size)
    sizes = (40, size, 2 * size, 1, 32, 0, len(pixels) + len(mask), 0, 0, 0, 0)
    return struct.pack("<IiiHHIIiiII", *sizes) + pixels + mask
