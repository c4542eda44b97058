"""What Windows shows as the properties of Yacht.exe, in the form that PyInstaller reads."""

import re

from shipping import facts

_ENGLISH_UNICODE = "040904B0"
_LANGUAGE, _CHARACTERS = 0x0409, 1200


def numbers(version: str) -> tuple[int, int, int, int]:
    """A version as the four numbers that Windows compares: `1.2.3rc1` is 1.2.3.0."""
    found = [int(part) for part in re.findall(r"\d+", re.split(r"[a-z+-]", version)[0])]
    first, second, third = (*found, 0, 0, 0)[:3]
    return first, second, third, 0


def resource() -> str:
    """The text of the version resource."""
    four = numbers(facts.VERSION)
    shown = {
        "CompanyName": "The Yacht authors",
        "FileDescription": "Yacht",  # what the task manager calls it
        "FileVersion": facts.VERSION,
        "InternalName": "Yacht",
        "LegalCopyright": facts.COPYRIGHT,
        "OriginalFilename": "Yacht.exe",
        "ProductName": "Yacht",
        "ProductVersion": facts.VERSION,
    }
    strings = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in shown.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={four}, prodvers={four}, mask=0x3F, flags=0x0,"
        " OS=0x40004, fileType=0x1, subtype=0x0, date=(0, 0)), kids=["
        f"StringFileInfo([StringTable({_ENGLISH_UNICODE!r}, [{strings}])]),"
        f" VarFileInfo([VarStruct('Translation', [{_LANGUAGE}, {_CHARACTERS}])])])\n"
    )
