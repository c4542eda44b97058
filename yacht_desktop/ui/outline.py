"""What the window showed last, roughly: enough to draw it again before anything else is known."""

from typing import NamedTuple

DESIGN_WIDTH, DESIGN_HEIGHT = 1180, 760
FELT, PANEL = "felt", "panel"
_CONTRAST = "contrast"
_MOST_PARTS = 9
_LARGEST = 32_767
"""Pixels; no window can be larger."""


class Part(NamedTuple):
    """A rounded surface of some kind, in pixels of the window."""

    kind: str
    left: int
    top: int
    width: int
    height: int
    radius: int


class Outline(NamedTuple):
    """Its surfaces, and whether its colours were those of high contrast."""

    parts: tuple[Part, ...]
    has_contrast: bool = False


OF_THE_DESIGN = Outline((Part(FELT, 35, 77, 684, 660, 22), Part(PANEL, 743, 77, 402, 660, 22)))


def outline_to_text(outline: Outline) -> str:
    """An outline as the settings keep it: `felt 35 77 684 660 22/panel 743 77 402 660 22`."""
    words = [" ".join(map(str, part)) for part in outline.parts]
    return "/".join([*words, _CONTRAST] if outline.has_contrast else words)


def outline_from_text(text: str) -> Outline:
    """An outline as the settings kept it, that of the design if it makes no sense."""
    words = text.split("/")
    has_contrast = words[-1] == _CONTRAST
    try:
        parts = tuple(map(_part, words[:-1] if has_contrast else words))
    except ValueError:
        return OF_THE_DESIGN
    return Outline(parts, has_contrast) if len(parts) <= _MOST_PARTS else OF_THE_DESIGN


def _part(text: str) -> Part:
    kind, *words = text.split()
    left, top, width, height, radius = map(int, words)
    part = Part(kind, left, top, width, height, radius)
    if kind not in (FELT, PANEL) or not all(0 <= number <= _LARGEST for number in part[1:]):
        raise ValueError(text)
    return part
