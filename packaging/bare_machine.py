"""Try a package on a bare system in a folder: by hand, as root, where debootstrap is installed.

python packaging/bare_machine.py FOLDER [--package deb|rpm] [--suite bookworm] [--mirror ADDRESS]
                                        [--keyring FILE] [--script NAME]

FOLDER is filled by debootstrap unless it holds a system already, which should be a bare one: one
folder for each trial. Ubuntu's suites are made by debootstrap's script "gutsy". Each line that is
printed is something that worked; the first that doesn't ends the trial.
"""

import argparse
import subprocess
import sys
from pathlib import Path

from bare.machine import Machine, TrialError
from bare.trials import TRIALS, put_there
from shipping import facts


def main() -> int:
    """Go through all trials; 0 when all went well."""
    options = _options()
    machine = Machine(options.folder)
    if not (options.folder / "etc").is_dir():
        _bootstrap(options)
    for kind in {"deb", options.package}:  # the .deb is also what is merely unpacked
        (package,) = facts.PACKAGES.glob(f"*.{kind}")
        put_there(package, machine)
    for trial in TRIALS[options.package]:
        try:
            trial(machine)
        except TrialError as error:
            print(f"failed: {trial.__doc__}\n{error}", file=sys.stderr)
            return 1
        print(f"worked: {trial.__doc__}", flush=True)
    return 0


def _bootstrap(options: argparse.Namespace) -> None:
    command = ["debootstrap", "--variant=minbase"]
    # Without the distributor's keys nobody knows whose packages these are.
    command += ["--force-check-gpg", *([f"--keyring={options.keyring}"] if options.keyring else [])]
    command += [options.suite, str(options.folder)]
    if options.mirror:
        command += [options.mirror, *([options.script] if options.script else [])]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser("bare_machine.py", allow_abbrev=False, description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("folder", type=Path)
    parser.add_argument("--package", choices=list(TRIALS), default="deb")
    parser.add_argument("--suite", default="bookworm")
    parser.add_argument("--mirror")
    parser.add_argument("--keyring")
    parser.add_argument("--script")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
