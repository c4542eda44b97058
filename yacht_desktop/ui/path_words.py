"""What files and folders are called in a sentence, which any of them must fit into."""

from pathlib import Path

_LONGEST_NAME = 40
_LONGEST_PART = 60
_LONGEST_PATH = 240
"""Letters; a word that is wider than the window would make the window as wide."""

_OF_WORDS = "\u200c\u200d"
"""Signs that are not seen, but join or part letters of some scripts."""


def short_name(path: Path) -> str:
    """What a file is called, short enough for a line."""
    return _short(_in_a_line(path.name), _LONGEST_NAME)


def short_path(path: Path) -> str:
    """Where a file or folder is, so that the lines can be broken."""
    parts = [_short(_in_a_line(part), _LONGEST_PART) for part in path.parts]
    return _short(str(Path(*parts)), _LONGEST_PATH)


def _short(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[: longest - 12]}…{text[-11:]}"


def _in_a_line(text: str) -> str:
    """Without what would break the line, turn its direction, or be no text at all."""
    return "".join(" " if c.isspace() else c if _is_seen(c) else "\ufffd" for c in text)


def _is_seen(sign: str) -> bool:
    return sign.isprintable() or sign in _OF_WORDS
