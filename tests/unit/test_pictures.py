"""The icon: one drawing, in the forms that systems ask for."""

import struct

from PySide6.QtGui import QImage
from shipping import pictures

ROUNDING = 2
"""Of 255 shades: processors draw edges a little differently."""


def differences(one: QImage, other: QImage) -> list[int]:
    """How far two pictures of one size are apart, channel by channel."""
    kind = QImage.Format.Format_ARGB32
    channels = (bytes(picture.convertToFormat(kind).constBits()) for picture in (one, other))
    return [abs(old - new) for old, new in zip(*channels, strict=True)]


def test_pictures_that_come_along_are_of_the_drawing_as_it_is() -> None:
    for size, file in pictures.window_files().items():
        apart = differences(QImage(str(file)), pictures.drawn(size))
        assert max(apart) <= ROUNDING, "python3 packaging/dev.py icons"


def test_windows_finds_a_picture_of_each_size() -> None:
    file = pictures.ico()
    assert struct.unpack_from("<HHH", file) == (0, 1, 8)
    entries = [struct.unpack_from("<BBBBHHII", file, 6 + 16 * n) for n in range(8)]
    sizes = [width or 256 for width, *_ in entries]
    assert sizes == [16, 20, 24, 32, 40, 48, 64, 256]
    for size, (*_, length, place) in zip(sizes[:-1], entries, strict=False):
        header, wide, high, _, bits = struct.unpack_from("<IiiHH", file, place)
        assert (header, wide, high, bits) == (40, size, 2 * size, 32)
        assert length == 40 + 4 * size * size + (size + 31) // 32 * 4 * size
    *_, length, place = entries[-1]
    assert QImage.fromData(file[place:]).width() == 256
    assert place + length == len(file)


def test_qt_itself_reads_the_icon_for_windows() -> None:
    image = QImage.fromData(pictures.ico())
    assert image.pixelColor(image.rect().center()).lightness() < 128  # the pip
    assert image.pixelColor(0, 0).alpha() <= 1


def test_macos_finds_a_picture_of_each_size() -> None:
    file = pictures.icns()
    assert file[:4] == b"icns"
    assert struct.unpack(">I", file[4:8]) == (len(file),)
    place, sizes = 8, []
    while place < len(file):
        (length,) = struct.unpack_from(">I", file, place + 4)
        sizes.append(QImage.fromData(file[place + 8 : place + length]).width())
        place += length
    assert sorted(set(sizes)) == [32, 64, 128, 256, 512, 1024]
