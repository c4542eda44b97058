"""Starting other programs, and where the project lies."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# The few facts that the game and these tools share stand in the game's preflight.
sys.path.append(str(ROOT))


def run(*command: str | Path, variables: Mapping[str, str] | None = None) -> int:
    """Run a program in the project, with more environment variables; give its exit code."""
    sys.stdout.flush()  # or, in a log file, our words come after those of the program
    words = [str(word) for word in command]
    environ = os.environ | (variables or {})
    return subprocess.run(words, cwd=ROOT, env=environ, check=False).returncode


def become(*command: str | Path) -> int:
    """Give this process to a program that uses the project, so that every signal reaches it.

    The player's own folder stays the current one: paths among the arguments hold.
    """
    words = [str(word) for word in command]
    environ = os.environ | {"PYTHONPATH": str(ROOT)}
    sys.stdout.flush()
    if sys.platform != "win32":  # whose shell would take the program for ended at once
        os.execve(words[0], words, environ)
    return subprocess.run(words, env=environ, check=False).returncode


def run_or_stop(*command: str | Path) -> None:
    """Run a program, and end with its exit code when it fails."""
    code = run(*command)
    if code:
        print(f"This failed (exit code {code}): {' '.join(map(str, command))}", file=sys.stderr)
        sys.exit(code)
