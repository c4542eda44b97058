"""What a package must do on a bare machine, one thing after the other."""

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

from shipping import facts

from bare import windows
from bare.machine import HOME, Machine, TrialError

Trial = Callable[[Machine], None]

GAMES = f"/usr/games/{facts.NAME}"  # where Debian wants games
COMMAND = f"/usr/bin/{facts.NAME}"
UNPACKED = f"/opt/unpacked/usr/lib/{facts.NAME}/Yacht"
_APT = "apt-get install -q -y --no-install-recommends"
_NAMED = re.compile(r"Yacht needs the system packages .*; to install them, type: sudo (.*)")
_NOWHERE = "<&- >&- 2>&-"
_MOST_SENTENCES = 5
_NOBODYS = ":987"  # a screen that no server has


def names_what_is_missing(machine: Machine) -> None:
    """Merely unpacked, it names what the system lacks in one sentence, without an abort."""
    machine.welcome_the_player()
    machine.run("dpkg-deb -x /root/yacht.deb /opt/unpacked")
    named = _named(machine)
    if not named:
        raise TrialError("Nothing is missing here: this is no bare system.")
    print(f"        {named[0]}")


def names_all_that_is_missing(machine: Machine) -> None:
    """Once that is installed, and nothing else, it opens a window where there is X alone."""
    machine.succeed("apt-get update -q")
    for _ in range(_MOST_SENTENCES):
        named = _named(machine)
        if not named:
            break
        command = named[1].removeprefix("apt-get install ")
        machine.succeed(f"{_APT} {command}")
    windows.show_on_x(machine, UNPACKED)


def _named(machine: Machine) -> list[str]:
    """The sentence about what lacks, and the command in it; nothing once all is there."""
    done = machine.run(f"DISPLAY={_NOBODYS} {UNPACKED}")
    lines = done.stderr.splitlines()
    if done.returncode == 1 and len(lines) == 1 and (found := _NAMED.fullmatch(lines[0])):
        return [lines[0], found[1]]
    if "can't reach the screen" in done.stderr:
        return []
    raise TrialError(f"exit code {done.returncode}: {done.stderr}")


def apt_installs_it(machine: Machine) -> None:
    """Apt installs it with all that it asks for."""
    machine.succeed(f"apt-get update -q && {_APT} /root/yacht.deb")


def rpm_installs_it(machine: Machine) -> None:
    """RPM installs it into a database of its own; whom it depends on is not looked for."""
    _rpm(machine, "--initdb")
    _rpm(machine, "--install", "--nodeps", "/root/yacht.rpm")
    if _rpm(machine, "--query", "--scripts", facts.NAME):
        raise TrialError("It runs scripts, which nobody has tried.")
    _rpm(machine, "--verify", "--nodeps", facts.NAME)


def tries_itself(command: str) -> Trial:
    """Use every part, as a player with an odd home."""

    def trial(machine: Machine) -> None:
        """Every part works for a player with an odd home, LANG=C and no UTF-8."""
        machine.play(f"{command} --selftest --data tried", "QT_QPA_PLATFORM=offscreen")

    return trial


def works_without_a_place_to_run_files(command: str) -> Trial:
    """Use every part on an unkind machine."""

    def trial(machine: Machine) -> None:
        """Every part works where /tmp is full and noexec, /usr read-only, and nothing is said."""
        mounts = (
            "mount -t tmpfs -o noexec,mode=1777,size=16k tmpfs tmp"
            " && { head -c 20000 /dev/zero > tmp/full || true; }"
            " && mount --bind usr usr && mount -o remount,ro,bind usr"
        )
        silent = f"{command} --selftest --data tried {_NOWHERE}"
        machine.play(silent, "QT_QPA_PLATFORM=offscreen", mounts=mounts)

    return trial


def shows_a_window(command: str) -> Trial:
    """Open a window on X."""

    def trial(machine: Machine) -> None:
        """It opens a window where there is X alone, and ends in good order."""
        windows.show_on_x(machine, command)

    return trial


def shows_a_window_on_wayland(command: str) -> Trial:
    """Open a window on Wayland."""

    def trial(machine: Machine) -> None:
        """It opens a window where there is Wayland alone, with its own name, and ends well."""
        windows.show_on_wayland(machine, command)

    return trial


def apt_leaves_no_trace(machine: Machine) -> None:
    """Apt removes it and leaves nothing but the player's games."""
    machine.run("apt-get purge -q -y yacht-desktop && apt-get autoremove -q -y")
    _look_for_traces(machine)


def rpm_leaves_no_trace(machine: Machine) -> None:
    """RPM removes it and leaves nothing but the player's games."""
    _rpm(machine, "--erase", "--nodeps", facts.NAME)
    _look_for_traces(machine)


def _look_for_traces(machine: Machine) -> None:
    machine.run("rm -rf /opt/unpacked")
    everywhere = "find / -xdev -iname '*yacht*' -not -path '/root/*' -not -path '/home/*'"
    if left := machine.run(everywhere).stdout:
        raise TrialError(left)
    if "yacht.db" not in machine.run(f"ls '{HOME}/.local/share/Yacht'").stdout:
        raise TrialError("The player's games are gone.")


def _rpm(machine: Machine, *words: str) -> str:
    """Let the rpm of the machine around it work on this one."""
    place = str(machine.root.resolve())
    inside = [word.replace("/root/", f"{place}/root/") for word in words]
    done = subprocess.run(
        # Debian's rpm says before each installation that one should rather not.
        ["rpm", "--root", place, "--dbpath", "/var/lib/rpm", *inside],
        check=False,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise TrialError(f"rpm {' '.join(words)}: {done.stdout}{done.stderr}")
    return done.stdout


TRIALS: dict[str, tuple[Trial, ...]] = {
    "deb": (
        names_what_is_missing,
        names_all_that_is_missing,
        apt_installs_it,
        tries_itself(GAMES),
        works_without_a_place_to_run_files(GAMES),
        shows_a_window(GAMES),
        shows_a_window_on_wayland(GAMES),
        apt_leaves_no_trace,
    ),
    "rpm": (
        names_what_is_missing,
        names_all_that_is_missing,
        rpm_installs_it,
        tries_itself(COMMAND),
        works_without_a_place_to_run_files(COMMAND),
        shows_a_window(COMMAND),
        rpm_leaves_no_trace,
    ),
}
"""For each kind of package; the rpm's libraries are Debian's, from what the program names."""


def put_there(package: Path, machine: Machine) -> None:
    """Hand a package over as a file."""
    (machine.root / "root" / f"yacht{package.suffix}").write_bytes(package.read_bytes())
