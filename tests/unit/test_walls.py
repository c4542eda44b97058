"""The walls of the house, each tried by planting what it forbids in a copy of the house."""

import shutil
import subprocess
import sys
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parents[2]
LINT_IMPORTS = Path(sys.executable).parent / "lint-imports"

FLOORS = "Every room is on its floor, and rooms on one floor don't know each other"
QT = "Qt only in ui and app"
SQL = "SQL only in records"
NUMPY = "numpy only in coach"
PURE = "Rules are pure: no files, no chance, no clock, no log"
CIRCLES = "No import goes in a circle"

# All that a rule of a dice game could need of Python.
MODULES_FOR_RULES = {
    "__future__",
    "collections",
    "dataclasses",
    "enum",
    "functools",
    "itertools",
    "json",
    "math",
    "operator",
    "re",
    "types",
    "typing",
}


@pytest.mark.parametrize(
    ("room", "planted", "wall"),
    [
        ("rules/dice.py", "import yacht_desktop.session", FLOORS),
        ("records/games.py", "from yacht_desktop.ui import words", FLOORS),
        ("ui/words.py", "import yacht_desktop.app", FLOORS),
        ("chance.py", "def f():\n    import yacht_desktop.session", FLOORS),
        (
            "session.py",
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import yacht_desktop.records",
            FLOORS,
        ),
        ("attic.py", "", FLOORS),
        ("session.py", "from PySide6.QtCore import QObject", QT),
        ("preflight.py", "def f():\n    import shiboken6", QT),
        ("__main__.py", "import PySide6", QT),
        ("ui/words.py", "import sqlite3", SQL),
        ("app.py", "def f():\n    import sqlite3", SQL),
        ("session.py", "import numpy", NUMPY),
        ("ui/words.py", "import numpy.linalg", NUMPY),
        ("rules/game.py", "import random", PURE),
        ("rules/game.py", "def f():\n    from time import time", PURE),
        ("rules/dice.py", "import yacht_desktop.rules.game", CIRCLES),
    ],
)
def test_planted_import_is_found(tmp_path: Path, room: str, planted: str, wall: str) -> None:
    house = tmp_path / "yacht_desktop"
    shutil.copytree(ROOT / "yacht_desktop", house, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    with (house / room).open("a", encoding="utf-8") as file:
        file.write(f"\n{planted}\n")
    assert wall in broken_walls(tmp_path)


def test_no_wall_is_broken() -> None:
    assert broken_walls(ROOT) == set()


def test_rules_import_only_what_rules_need() -> None:
    imported = grimp.build_graph("yacht_desktop", include_external_packages=True, cache_dir=None)
    rooms = {"yacht_desktop.rules", *imported.find_descendants("yacht_desktop.rules")}
    outside = {
        module
        for room in rooms
        for module in imported.find_modules_directly_imported_by(room)
        if module not in rooms
    }
    assert outside <= MODULES_FOR_RULES


def broken_walls(folder: Path) -> set[str]:
    """The names of the contracts that the house in this folder breaks."""
    lint = [str(LINT_IMPORTS), "--no-cache", "--no-logo"]
    report = subprocess.run(lint, cwd=folder, capture_output=True, text=True, check=False).stdout
    assert "Contracts:" in report, report
    lines = (" ".join(line.split()) for line in report.splitlines())
    return {name for name, broken, _ in (line.partition(" BROKEN") for line in lines) if broken}
