"""The licences that come along, as files that About shows beside those in resources/licences."""

from collections.abc import Iterable
from pathlib import Path

from devtools.command import ROOT
from freezing.trim import Entry

from shipping import parts

PLACE = Path("resources", "licences")
_RULE = "\n\n" + "-" * 80 + "\n\n"


def gathered(found: Iterable[parts.Part], folder: Path) -> list[Entry]:
    """Write the texts into a folder; returns them as PyInstaller's data."""
    texts = {
        "Yacht": (ROOT / "LICENSE").read_text(encoding="utf-8"),
        "NumPy": parts.texts_of_package("numpy"),
        "Python": parts.text_of_python(),
        "PyInstaller": parts.texts_of_package("pyinstaller"),
        "Other libraries": _of_libraries(found),
    }
    folder.mkdir(parents=True, exist_ok=True)
    return [_written(folder / f"{name}.txt", text) for name, text in texts.items() if text]


def _of_libraries(found: Iterable[parts.Part]) -> str:
    """One text for all libraries of the building machine; many share theirs."""
    names: dict[str, list[str]] = {}
    for part in found:
        if part.address.startswith(("pkg:deb/", "pkg:generic/lib")):
            names.setdefault(part.text or f"Licence: {part.licence}", []).append(part.name)
    return _RULE.join(f"{', '.join(who)}\n\n{text.strip()}" for text, who in names.items())


def _written(file: Path, text: str) -> Entry:
    file.write_text(text.strip() + "\n", encoding="utf-8")
    return str(PLACE / file.name), str(file), "DATA"
