"""The installer for Windows, compiled by makensis, on Windows and on Linux alike."""

import subprocess
from pathlib import Path

from devtools.command import ROOT
from freezing.windows_version import numbers

from shipping import facts, pictures

SCRIPT = ROOT / "packaging" / "windows" / "yacht.nsi"


class NsisError(Exception):
    """makensis could not make the installer, or warned of something."""


def installer(payload: Path, folder: Path) -> Path:
    """Make the installer of the files in a folder; returns it."""
    folder.mkdir(parents=True, exist_ok=True)
    icon = folder / f"{facts.NAME}.ico"
    icon.write_bytes(pictures.ico())
    made = folder / f"Yacht-{facts.VERSION}-windows-setup.exe"
    words = {
        "VERSION": facts.VERSION,
        "VERSION_NUMBERS": ".".join(map(str, numbers(facts.VERSION))),
        "PAYLOAD": str(payload / "*"),
        "ICON": str(icon),
        "LICENCE": str(ROOT / "LICENSE"),
        "OUTPUT": str(made),
    }
    given = [f"-D{name}={value}" for name, value in words.items()]
    command = ["makensis", "-WX", "-V2", "-INPUTCHARSET", "UTF8", *given, str(SCRIPT)]
    outcome = subprocess.run(
        command, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    icon.unlink()
    if outcome.returncode:
        raise NsisError(outcome.stdout.strip())
    return made
