"""Try the .deb on a bare system in a folder: by hand, as root, where debootstrap is installed.

python packaging/bare_machine.py FOLDER [--suite bookworm] [--mirror ADDRESS] [--keyring FILE]

FOLDER is filled by debootstrap unless it holds a system already, which should be a bare one. Each
line that is printed is something that worked; the first that doesn't ends the trial.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from devtools import screen
from shipping import facts

WINDOW_SECONDS = 30
PLAYER = "player"
HOME = "/home/Þórður 🎲"
COMMAND = f"/usr/games/{facts.NAME}"
UNPACKED = f"/opt/unpacked/usr/lib/{facts.NAME}/Yacht"
NOWHERE = "<&- >&- 2>&-"


class TrialError(Exception):
    """Something did not go as it must."""


class Machine:
    """A system in a folder, whose commands run in mounts of their own."""

    def __init__(self, root: Path) -> None:
        self._root = root

    def run(self, script: str, *, mounts: str = "true") -> subprocess.CompletedProcess[str]:
        """Run a script in it as root, after mounting what the script needs."""
        inside = f'{self._usual_mounts()} && {mounts} && exec chroot . sh -c "$1"'
        return subprocess.run(
            ["unshare", "--mount", "sh", "-c", inside, "sh", script],
            cwd=self._root,
            check=False,
            capture_output=True,
            text=True,
            errors="replace",
            env={"PATH": os.environ["PATH"], "DEBIAN_FRONTEND": "noninteractive"},
        )

    def play(self, command: str, variables: str = "", *, mounts: str = "true") -> str:
        """Run a command as a player whose home has an odd name; returns what it said."""
        inner = f"export HOME='{HOME}' LANG=C {variables}; cd \"$HOME\"; {command}"
        done = self.run(f"su {PLAYER} -s /bin/sh -c '{_quoted(inner)}'", mounts=mounts)
        if done.returncode:
            raise TrialError(f"exit code {done.returncode}: {done.stdout}{done.stderr}")
        return done.stdout + done.stderr

    def _usual_mounts(self) -> str:
        return "mount -t proc proc proc && mkdir -p tmp/.X11-unix"


def main() -> int:
    """Go through all trials; 0 when all went well."""
    options = _options()
    machine = Machine(options.folder)
    if not (options.folder / "etc").is_dir():
        _bootstrap(options)
    (deb,) = facts.PACKAGES.glob("*.deb")
    (options.folder / "root" / "yacht.deb").write_bytes(deb.read_bytes())
    for trial in TRIALS:
        try:
            trial(machine)
        except TrialError as error:
            print(f"failed: {trial.__doc__}\n{error}", file=sys.stderr)
            return 1
        print(f"worked: {trial.__doc__}")
    return 0


def names_what_is_missing(machine: Machine) -> None:
    """Merely unpacked, it names what the system lacks in one sentence, without an abort."""
    machine.run(f"rm -rf '{HOME}/.local'")  # games of an earlier trial
    machine.run(f"useradd --home-dir '{HOME}' --create-home {PLAYER}")
    machine.run("dpkg-deb -x /root/yacht.deb /opt/unpacked")
    done = machine.run(f"DISPLAY=:0 {UNPACKED}")
    lines = done.stderr.splitlines()
    if done.returncode != 1 or len(lines) != 1 or not lines[0].startswith("Yacht needs"):
        raise TrialError(f"exit code {done.returncode}: {done.stderr}")
    print(f"        {lines[0]}")


def installs(machine: Machine) -> None:
    """Apt installs it with all that it asks for."""
    done = machine.run(
        "apt-get update -q && apt-get install -q -y --no-install-recommends /root/yacht.deb"
    )
    if done.returncode:
        raise TrialError(done.stdout[-2000:] + done.stderr[-2000:])


def tries_itself(machine: Machine) -> None:
    """Every part works for a player with an odd home, LANG=C and no UTF-8."""
    machine.play(f"{COMMAND} --selftest --data tried", "QT_QPA_PLATFORM=offscreen")


def works_without_a_place_to_run_files(machine: Machine) -> None:
    """Every part works where /tmp is noexec, /usr read-only, and nothing can be read or said."""
    mounts = (
        "mount -t tmpfs -o noexec,mode=1777 tmpfs tmp"
        " && mount --bind usr usr && mount -o remount,ro,bind usr"
    )
    machine.play(
        f"{COMMAND} --selftest --data tried {NOWHERE}", "QT_QPA_PLATFORM=offscreen", mounts=mounts
    )


def shows_a_window(machine: Machine) -> None:
    """It opens a window on a real screen and ends in good order."""
    with screen.private() as variables:
        display = f"DISPLAY={variables['DISPLAY']}"
        mounts = "mount --bind /tmp/.X11-unix tmp/.X11-unix"
        waits = (
            f"{COMMAND} & program=$!; sleep {WINDOW_SECONDS // 3};"
            " kill -TERM $program && wait $program"
        )
        start = time.monotonic()
        machine.play(waits, display, mounts=mounts)
    if time.monotonic() - start > WINDOW_SECONDS:
        raise TrialError("It took too long.")
    log = machine.run(f"cat '{HOME}/.local/state/Yacht/yacht.log'").stdout
    if faults := [line for line in log.splitlines() if " INFO " not in line]:
        raise TrialError("\n".join(faults))


def leaves_no_trace(machine: Machine) -> None:
    """Apt removes it and leaves nothing but the player's games."""
    machine.run(
        "rm -rf /opt/unpacked; apt-get purge -q -y yacht-desktop && apt-get autoremove -q -y"
    )
    left = machine.run(
        "find / -xdev -iname '*yacht*' -not -path '/root/*' -not -path '/home/*'"
    ).stdout
    if left:
        raise TrialError(left)
    if "yacht.db" not in machine.run(f"ls '{HOME}/.local/share/Yacht'").stdout:
        raise TrialError("The player's games are gone.")


TRIALS: tuple[Callable[[Machine], None], ...] = (
    names_what_is_missing,
    installs,
    tries_itself,
    works_without_a_place_to_run_files,
    shows_a_window,
    leaves_no_trace,
)


def _bootstrap(options: argparse.Namespace) -> None:
    command = ["debootstrap", "--variant=minbase"]
    # Without the distributor's keys nobody knows whose packages these are.
    command += ["--force-check-gpg", *([f"--keyring={options.keyring}"] if options.keyring else [])]
    command += [options.suite, str(options.folder), *([options.mirror] if options.mirror else [])]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def _quoted(script: str) -> str:
    return script.replace("'", "'\\''")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser("bare_machine.py", allow_abbrev=False, description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("folder", type=Path)
    parser.add_argument("--suite", default="bookworm")
    parser.add_argument("--mirror")
    parser.add_argument("--keyring")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
