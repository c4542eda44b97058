"""Where resources lie: beside the package, in a checkout and in the frozen program alike."""

from pathlib import Path

RESOURCES = Path(__file__).resolve().parents[1] / "resources"
TRANSLATIONS = RESOURCES / "i18n"
OPENING_BOOK = RESOURCES / "coach"
ICONS = RESOURCES / "icons"
LICENCES = RESOURCES / "licences"
SOUNDS = RESOURCES / "sounds"
