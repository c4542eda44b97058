"""A system in a folder, and the player who has an account there."""

import os
import subprocess
from pathlib import Path

PLAYER = "player"
HOME = "/home/Þórður 🎲"


class TrialError(Exception):
    """Something did not go as it must."""


class Machine:
    """A system in a folder, whose commands run in mounts of their own."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def run(self, script: str, *, mounts: str = "true") -> subprocess.CompletedProcess[str]:
        """Run a script in it as root, after mounting what the script needs."""
        inside = f'{self._usual_mounts()} && {mounts} && exec chroot . sh -c "$1"'
        return subprocess.run(
            ["unshare", "--mount", "sh", "-c", inside, "sh", script],
            cwd=self.root,
            check=False,
            capture_output=True,
            text=True,
            errors="replace",
            env={"PATH": os.environ["PATH"], "DEBIAN_FRONTEND": "noninteractive"},
        )

    def succeed(self, script: str) -> str:
        """Run a script that must work; returns what it said."""
        done = self.run(script)
        if done.returncode:
            raise TrialError(done.stdout[-2000:] + done.stderr[-2000:])
        return done.stdout

    def play(self, command: str, variables: str = "", *, mounts: str = "true") -> str:
        """Run a command as a player whose home has an odd name; returns what it said."""
        inner = f"export HOME='{HOME}' LANG=C {variables}; cd \"$HOME\"; {command}"
        done = self.run(f"su {PLAYER} -s /bin/sh -c '{_quoted(inner)}'", mounts=mounts)
        if done.returncode:
            raise TrialError(f"exit code {done.returncode}: {done.stdout}{done.stderr}")
        return done.stdout + done.stderr

    def welcome_the_player(self) -> None:
        """Give the player an account, without games of an earlier trial."""
        self.run(f"rm -rf '{HOME}/.local'")
        self.run(f"useradd --home-dir '{HOME}' --create-home {PLAYER}")

    def faults(self) -> list[str]:
        """What the program complains of in its log."""
        log = self.run(f"cat '{HOME}/.local/state/Yacht/yacht.log'").stdout
        return [line for line in log.splitlines() if " INFO " not in line]

    def _usual_mounts(self) -> str:
        return "mount -t proc proc proc && mkdir -p tmp/.X11-unix"


def _quoted(script: str) -> str:
    return script.replace("'", "'\\''")
