"""CHANGELOG.md as what packages and a release's page need."""

import re
import textwrap
from datetime import UTC, date, datetime
from email.utils import format_datetime
from typing import NamedTuple

from devtools.command import ROOT

from shipping import facts

CHANGELOG = ROOT / "CHANGELOG.md"
_UNRELEASED = "Unreleased"
_HEADING = re.compile(r"^## (?P<version>\S+)(?:\s+[–-]\s+(?P<day>\d{4}-\d\d-\d\d))?$", re.MULTILINE)


class Release(NamedTuple):
    """One version, and what a player notices of it."""

    version: str
    day: date
    items: list[str]


class UnknownVersionError(Exception):
    """The changelog says nothing about a version."""


def releases(text: str) -> list[Release]:
    """All versions, newest first; what is not released yet counts as the one in the making."""
    parts = list(_HEADING.finditer(text))
    ends = [part.start() for part in parts[1:]] + [len(text)]
    return [_release(part, text[part.end() : end]) for part, end in zip(parts, ends, strict=True)]


def current() -> list[Release]:
    """All versions that the project's own changelog tells of."""
    return releases(CHANGELOG.read_text(encoding="utf-8"))


def notes(version: str, text: str) -> str:
    """What to say on a release's page, as Markdown."""
    for release in releases(text):
        if release.version == version:
            return "".join(f"- {item}\n" for item in release.items)
    raise UnknownVersionError(f"CHANGELOG.md has nothing about {version}.")


def for_debian(told: list[Release]) -> str:
    """The changelog in the form that Debian's tools read."""
    return "\n".join(map(_debian_entry, told))


def plain(item: str) -> str:
    """An item without Markdown's signs."""
    return re.sub(r"[*`]|\[([^]]+)\]\([^)]+\)", r"\1", item)


def _release(heading: re.Match[str], body: str) -> Release:
    items = [" ".join(item.split()) for item in re.split(r"^- ", body, flags=re.MULTILINE)[1:]]
    made = datetime.fromtimestamp(facts.moment(), UTC).date()
    day = date.fromisoformat(heading["day"]) if heading["day"] else made
    version = facts.VERSION if heading["version"] == _UNRELEASED else heading["version"]
    return Release(version, day, items)


def _debian_entry(release: Release) -> str:
    at = datetime(release.day.year, release.day.month, release.day.day, tzinfo=UTC)
    lines = [
        textwrap.fill(plain(item), 78, initial_indent="  * ", subsequent_indent="    ")
        for item in release.items
    ]
    return "\n".join(
        [
            f"{facts.NAME} ({release.version}) stable; urgency=medium",
            "",
            *lines,
            "",
            f" -- {facts.MAINTAINER}  {format_datetime(at)}",
            "",
        ]
    )
