"""What every package says about itself, each fact in one place."""

import os
import platform
import subprocess
from pathlib import Path

from devtools.command import ROOT

from yacht_desktop import __version__

VERSION = __version__
NAME = "yacht-desktop"
# A name under example.org is reserved, so it is nobody's: whoever publishes Yacht puts their own.
COMPONENT = "org.example.yacht"
MAINTAINER = "The Yacht authors <yacht@example.org>"
SUMMARY = "Old game of five dice, for your own record"
COPYRIGHT = "© The Yacht authors, MIT licence"
DESCRIPTION = """\
Three rolls, twelve boxes, and a record to beat. Yacht opens straight into
play, shows what every open box would earn, keeps every gesture whatever
happens to the computer, and needs no network. When asked, its coach knows
perfect play."""
BUNDLE = ROOT / "dist" / "Yacht"
PACKAGES = ROOT / "dist" / "packages"

GAMES_TYPE = "application/x-yacht-games+json"
RULES_TYPE = "application/x-yacht-rules+json"

_DEBIAN_ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
_LONG_AGO = 946_684_800  # 2000-01-01, where no commit tells


def machine() -> str:
    """The processor, as Linux, RPM and AppImage call it."""
    return platform.machine()


def architecture() -> str:
    """The processor, as Debian and nfpm call it."""
    return _DEBIAN_ARCHITECTURES.get(machine(), machine())


def moment() -> int:
    """When this version was made, in seconds since 1970: the same for the same commit."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    told = subprocess.run(
        ["git", "log", "-1", "--format=%ct"],
        cwd=ROOT,
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ).stdout.strip()
    return int(told) if told.isdigit() else _LONG_AGO


def project_address() -> str | None:
    """Where this is published, without a slash at the end; only the publisher's CI knows."""
    return os.environ.get("YACHT_PROJECT_ADDRESS", "").rstrip("/") or None


def linux_file(name: str) -> Path:
    """One of the hand-written files for Linux."""
    return ROOT / "packaging" / "linux" / name
