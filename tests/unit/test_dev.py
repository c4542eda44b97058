"""The script behind the two commands: its decisions, without doing anything to this machine."""

import ast
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import dev
import pytest
from devtools import checks, screen, translations

from yacht_desktop import preflight

ROOT = Path(__file__).parents[2]
DEV = ROOT / "packaging" / "dev.py"


class TestOldPython:
    def test_dev_is_readable_to_it(self) -> None:
        ast.parse(DEV.read_text("utf-8"), feature_version=(3, 9))

    def test_is_told_what_it_needs(self) -> None:
        code = (
            "import runpy, sys; sys.version_info = (3, 9, 2, 'final', 0);"
            f"runpy.run_path({str(DEV)!r}, run_name='__main__')"
        )
        outcome = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=False
        )
        assert outcome.returncode == 1
        assert outcome.stderr == "Yacht needs Python 3.11 or newer, this is 3.9.\n"


class TestCommands:
    @pytest.mark.parametrize(
        ("arguments", "code"), [([], 2), (["dance"], 2), (["--help"], 0), (["help"], 0)]
    )
    def test_unknown_ones_show_the_known(
        self, arguments: list[str], code: int, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert dev.main(arguments) == code
        usage = capsys.readouterr().out
        assert all(f"packaging/dev.py {command}" in usage for command in dev.COMMANDS)

    def test_arguments_are_passed_on(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(dev.COMMANDS, "run", len)
        assert dev.main(["run", "--data", "here"]) == 2

    def test_interrupt_ends_quietly(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def interrupted(_arguments: list[str]) -> int:
            raise KeyboardInterrupt

        monkeypatch.setitem(dev.COMMANDS, "run", interrupted)
        assert dev.main(["run"]) == 130

    def test_ci_runs_the_checks_and_nothing_else(self) -> None:
        lines = (ROOT / ".ci" / "run").read_text("utf-8").splitlines()
        commands = [line for line in lines if line and not line.startswith(("#", "set ", "cd "))]
        assert commands == ["exec python3 packaging/dev.py check"]


class TestTranslations:
    def test_only_edited_ones_are_compiled(self, tmp_path: Path) -> None:
        for name, second in {"da.ts": 1, "de.ts": 1, "de.qm": 2, "sv.ts": 3, "sv.qm": 2}.items():
            (tmp_path / name).touch()
            os.utime(tmp_path / name, (second, second))
        assert translations.changed(tmp_path) == [tmp_path / "da.ts", tmp_path / "sv.ts"]


class TestChecks:
    @pytest.fixture
    def steps(self, monkeypatch: pytest.MonkeyPatch) -> list[str]:
        """The steps that were taken: three pretended ones, the first of which fails."""
        taken: list[str] = []

        def step(name: str, exit_code: int) -> Callable[[list[str]], int]:
            def take(arguments: list[str]) -> int:
                taken.append(" ".join([name, *arguments]))
                return exit_code

            return take

        codes = {"lint": 1, "tests": 0, "package": 0}
        monkeypatch.setattr(checks, "STEPS", {name: step(name, codes[name]) for name in codes})
        return taken

    def test_all_steps_run_though_one_fails(
        self, steps: list[str], capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert checks.run_all([]) == 1
        assert steps == ["lint", "tests", "package"]
        summary = capsys.readouterr().out.partition("== Summary\n")[2]
        assert [line.split()[:2] for line in summary.splitlines()] == [
            ["failed", "lint"],
            ["ok", "tests"],
            ["ok", "package"],
        ]

    def test_steps_can_be_left_out(
        self, steps: list[str], capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert checks.run_all(["--without", "lint", "--without", "package", "-k", "dice"]) == 0
        assert steps == ["tests -k dice"]
        assert "left out  package" in capsys.readouterr().out

    def test_step_with_an_unknown_name_cannot(self, steps: list[str]) -> None:
        with pytest.raises(SystemExit):
            checks.run_all(["--without", "breakfast"])
        assert steps == []


@pytest.mark.e2e
@pytest.mark.skipif(sys.platform != "linux", reason="a private screen is an X server")
def test_private_screen_comes_and_goes() -> None:
    with screen.private() as variables:
        display = {"DISPLAY": variables["DISPLAY"]}
        assert preflight.complaint(display) is None
        assert variables["DBUS_SESSION_BUS_ADDRESS"].startswith("unix:")
        assert Path(variables["XDG_RUNTIME_DIR"]).is_dir()
    assert preflight.complaint(display)
    assert not Path(variables["XDG_RUNTIME_DIR"]).exists()
