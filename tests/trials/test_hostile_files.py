"""A few hostile files for every reader, in a process of their own: the trial bends its own."""

import subprocess
import sys

from tests.trials.mutating import ROOT


def test_hostile_files_are_used_or_refused_in_words() -> None:
    command = [sys.executable, "-m", "tests.trials", "hostile-files", "--examples", "20"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
