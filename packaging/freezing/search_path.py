"""Takes out of a library where it looked for others on the machine that built it.

Python's own modules may carry the folder of the Python they came with (RUNPATH). On a player's
machine nobody knows who can write there, and the bundle finds its libraries without it.
"""

import struct
from pathlib import Path

_DYNAMIC_SEGMENT = 2
_END, _RPATH, _RUNPATH = 0, 15, 29
_PROGRAM_HEADER = struct.Struct("<IIQQQQQQ")
_ENTRY = struct.Struct("<qQ")
_SIXTY_FOUR_BITS_LITTLE_END_FIRST = b"\x7fELF\x02\x01"


def forget(path: Path) -> bool:
    """Drop the search path of a library; whether there was one."""
    data = bytearray(path.read_bytes())
    if not data.startswith(_SIXTY_FOUR_BITS_LITTLE_END_FIRST):
        return False
    found = False
    for start, size in _dynamic_segments(data):
        entries = list(_ENTRY.iter_unpack(data[start : start + size]))
        kept = [entry for entry in entries if entry[0] not in (_RPATH, _RUNPATH)]
        found |= len(kept) < len(entries)
        kept += [(_END, 0)] * (len(entries) - len(kept))
        data[start : start + size] = b"".join(_ENTRY.pack(*entry) for entry in kept)
    if found:
        path.write_bytes(data)
    return found


def _dynamic_segments(data: bytes | bytearray) -> list[tuple[int, int]]:
    """Where the table is that the loader reads, and how many bytes it has."""
    (table,) = struct.unpack_from("<Q", data, 32)
    size, count = struct.unpack_from("<HH", data, 54)
    headers = [_PROGRAM_HEADER.unpack_from(data, table + size * n) for n in range(count)]
    return [(header[2], header[5]) for header in headers if header[0] == _DYNAMIC_SEGMENT]
