"""Starting other programs, and where the project lies."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# The few facts that the game and these tools share stand in the game's preflight.
sys.path.append(str(ROOT))


def run(*command: str | Path, cwd: Path = ROOT, variables: Mapping[str, str] | None = None) -> int:
    """Run a program before the user's eyes, with more environment variables; give its exit code."""
    sys.stdout.flush()  # or, in a log file, our words come after those of the program
    words = [str(word) for word in command]
    return subprocess.run(
        words, cwd=cwd, env=os.environ | (variables or {}), check=False
    ).returncode


def run_or_stop(*command: str | Path) -> None:
    """Run a program, and end with its exit code when it fails."""
    code = run(*command)
    if code:
        print(f"This failed (exit code {code}): {' '.join(map(str, command))}", file=sys.stderr)
        sys.exit(code)
