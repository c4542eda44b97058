"""The packages of Linux distributions, made by nfpm from the laid-out files."""

import json
import os
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from devtools.environment import SCRIPTS

from shipping import dependencies, facts

NFPM = SCRIPTS / "nfpm"
_DEPENDENCIES = {"deb": dependencies.of_deb, "rpm": dependencies.of_rpm}
# Debian's first line is the summary; RPM has a field for that.
_DESCRIPTIONS = {"deb": f"{facts.SUMMARY}\n{facts.DESCRIPTION}", "rpm": facts.DESCRIPTION}


class NfpmError(Exception):
    """nfpm could not make a package."""


def configuration(packager: str, root: Path, sonames: list[str], *, quick: bool) -> dict[str, Any]:
    """What nfpm is told; `quick` packs less well."""
    told = {
        "name": facts.NAME,
        "arch": facts.architecture(),
        "platform": "linux",
        "version": facts.VERSION,
        "section": "games",
        "priority": "optional",
        "maintainer": facts.MAINTAINER,
        "vendor": "The Yacht authors",
        "description": _DESCRIPTIONS[packager],
        "license": "MIT",
        "mtime": datetime.fromtimestamp(facts.moment(), UTC).isoformat(),
        "contents": [{"src": str(root), "dst": "/", "type": "tree"}],
        "depends": _DEPENDENCIES[packager](sonames),
        "recommends": dependencies.recommended(packager),
        "deb": {"compression": "gzip" if quick else "xz"},
        "rpm": {
            "compression": "gzip" if quick else "xz",
            "summary": facts.SUMMARY,
            "buildhost": "localhost",  # whoever builds it
        },
    }
    address = facts.project_address()
    return told | ({"homepage": address} if address else {})


def make(packager: str, root: Path, folder: Path, *, quick: bool) -> Path:
    """Make a "deb" or an "rpm" of the files under root; returns it."""
    told = configuration(packager, root, dependencies.from_the_system(facts.BUNDLE), quick=quick)
    settings = root.with_name(f"nfpm-{packager}.json")  # JSON is YAML, too
    settings.write_text(json.dumps(told, indent=2), encoding="utf-8")
    folder.mkdir(parents=True, exist_ok=True)
    command: list[str | Path] = [
        NFPM,
        "package",
        "--config",
        settings,
        "--packager",
        packager,
        "--target",
        folder,
    ]
    outcome = subprocess.run(
        command,
        env=os.environ | {"SOURCE_DATE_EPOCH": str(facts.moment())},
        check=False,
        capture_output=True,
        text=True,
    )
    if outcome.returncode:
        raise NfpmError(outcome.stderr.strip() or outcome.stdout.strip())
    (made,) = folder.glob(f"*.{packager}")
    return made
