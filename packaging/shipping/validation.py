"""Each package's description of itself, held against the tools that systems read it with."""

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from shipping import facts

Command = list[str | Path]


# flatpak-builder only warns of words that it doesn't know, so its silence is asked for.
_SILENCE = (
    'told=$(flatpak-builder --show-manifest "$0" 2>&1 >/dev/null); echo "$told"; test -z "$told"'
)


def faults(root: Path, deb: Path) -> Iterator[str]:
    """What the validators of this machine say against the files under root and a .deb of them."""
    share = root / "usr" / "share"
    yield from _said_by("desktop-file-validate", *share.glob("applications/*.desktop"))
    metainfo = share / "metainfo" / f"{facts.COMPONENT}.metainfo.xml"
    yield from _said_by("appstreamcli", "validate", "--no-net", "--explain", metainfo)
    with tempfile.TemporaryDirectory() as folder:
        # It writes beside what it reads.
        shutil.copytree(share / "mime" / "packages", Path(folder, "packages"))
        yield from _said_by("update-mime-database", "-V", folder)
    yield from _said_by("xmllint", "--noout", *share.rglob("*.svg"), *share.rglob("*.xml"))
    if shutil.which("flatpak-builder"):
        manifest = facts.linux_file(f"{facts.COMPONENT}.yml")
        yield from _said_by("sh", "-c", _SILENCE, manifest)
    yield from _said_by("lintian", "--allow-root", "--fail-on", "error,warning", deb)


def _said_by(*command: str | Path) -> list[str]:
    """What a tool complains of, if it fails; a tool that this machine lacks says nothing."""
    tool = str(command[0])
    if not shutil.which(tool):
        print(f"{tool} is not on this machine: not asked.")
        return []
    outcome = subprocess.run(
        [str(word) for word in command],
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    return [f"{tool}: {outcome.stdout.strip()}"] if outcome.returncode else []
