"""The script behind the two commands: its decisions, without doing anything to this machine."""

import ast
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import dev
import pytest
from devtools import checks, environment, screen, system, translations

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


class TestLock:
    def test_has_a_chapter_to_play_and_one_for_the_rest(self) -> None:
        play = "numpy==2 \\\n    --hash=sha256:a\n    # via yacht\n"
        everything = "mypy==1 \\\n    --hash=sha256:b\n" + play + "zed==3 \\\n    --hash=sha256:c\n"
        assert environment.two_chapters(play, everything) == (
            f"{environment.PLAY_CHAPTER}{play}{environment.CHECKS_CHAPTER}"
            "mypy==1 \\\n    --hash=sha256:b\nzed==3 \\\n    --hash=sha256:c\n"
        )

    def test_names_no_address(self) -> None:
        assert not re.search(r"://|index|find-links", environment.LOCK.read_text("utf-8"))

    def test_every_entry_is_exact_and_hashed(self) -> None:
        entries = re.split(r"^(?=\w)", environment.LOCK.read_text("utf-8"), flags=re.MULTILINE)[1:]
        assert len(entries) > 30
        assert all(re.match(r"[\w-]+==[\w.]+ .*\\\n    --hash=sha256:", entry) for entry in entries)

    def test_holds_what_the_project_asks_for(self) -> None:
        project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
        to_play, _, for_checks = environment.LOCK.read_text("utf-8").partition(
            environment.CHECKS_CHAPTER
        )
        assert names(project["dependencies"]) <= locked(to_play)
        assert names(project["optional-dependencies"]["test"]) <= locked(for_checks)
        assert locked(to_play).isdisjoint(locked(for_checks))


def names(requirements: list[str]) -> set[str]:
    return {re.split(r"[^\w-]", requirement)[0].lower() for requirement in requirements}


def locked(chapter: str) -> set[str]:
    return set(re.findall(r"^([\w-]+)==", chapter, re.MULTILINE))


class TestEnvironment:
    @pytest.fixture
    def installed(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
        """The requirements that were installed, one text for each time; none really is."""
        texts: list[str] = []
        for name in ("LOCK", "STAMP"):
            monkeypatch.setattr(environment, name, tmp_path / name)
        environment.LOCK.write_text(f"numpy==2\n{environment.CHECKS_CHAPTER}mypy==1\n")
        monkeypatch.setattr(environment, "_install", lambda file: texts.append(file.read_text()))
        return texts

    def test_player_gets_the_first_chapter_once(self, installed: list[str]) -> None:
        environment.provide("play")
        environment.provide("play")
        assert installed == ["numpy==2\n"]

    def test_checks_get_all_and_then_a_player_lacks_nothing(self, installed: list[str]) -> None:
        environment.provide("play")
        environment.provide("checks")
        environment.provide("play")
        environment.provide("checks")
        assert installed == ["numpy==2\n", environment.LOCK.read_text()]

    def test_changed_lock_is_installed(self, installed: list[str]) -> None:
        environment.provide("play")
        environment.LOCK.write_text("numpy==3\n")
        environment.provide("play")
        assert installed == ["numpy==2\n", "numpy==3\n"]

    def test_failed_installation_is_done_again(
        self, installed: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        lock = environment.LOCK.read_text()
        environment.provide("play")
        environment.LOCK.write_text("numpy==3\n")
        with monkeypatch.context() as patch:
            patch.setattr(environment, "_install", lambda _: sys.exit(1))
            with pytest.raises(SystemExit):
                environment.provide("play")
        environment.LOCK.write_text(lock)
        environment.provide("play")
        assert installed == ["numpy==2\n", "numpy==2\n"]

    @pytest.mark.parametrize(
        ("setting", "usable"),
        [
            (f"version = {environment.VERSION}.7", True),
            (f"home = /usr/bin\nversion_info = {environment.VERSION}.7", True),
            ("version = 3.10.1", False),
            ("home = /usr/bin", False),
        ],
    )
    def test_is_usable_when_made_by_this_python(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, setting: str, usable: bool
    ) -> None:
        monkeypatch.setattr(environment, "VENV", tmp_path)
        monkeypatch.setattr(environment, "PYTHON", Path(sys.executable))
        (tmp_path / "pyvenv.cfg").write_text(setting)
        assert environment.is_usable() is usable


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lacks anything")
class TestSystem:
    @pytest.fixture
    def commands(self, monkeypatch: pytest.MonkeyPatch) -> list[str]:
        """The commands that were run on a Debian machine; none really is."""
        done: list[str] = []

        def pretend(*command: str, variables: dict[str, str]) -> int:
            done.append(" ".join(command))
            return int("broken" in done[-1] or not variables)

        monkeypatch.setattr(system, "run", pretend)
        monkeypatch.setattr(preflight, "package_manager", lambda: "apt-get")
        monkeypatch.setattr("os.geteuid", lambda: 0)
        return done

    def test_nothing_lacking_is_nothing_done(self, commands: list[str]) -> None:
        system.provide([])
        assert commands == []

    def test_root_just_installs(self, commands: list[str]) -> None:
        system.provide(["Xvfb", "libxcb-icccm.so.4"])
        assert commands == [
            "apt-get update -q",
            "apt-get install -q --yes --no-install-recommends libxcb-icccm4 xvfb",
        ]

    def test_others_are_told_the_line(
        self, commands: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("os.geteuid", lambda: 1000)
        monkeypatch.setattr("sys.stdin.isatty", lambda: False, raising=False)
        monkeypatch.setattr("shutil.which", lambda _: "/usr/bin/sudo")
        line = "sudo apt-get update -q && sudo apt-get install -q .* binutils"
        with pytest.raises(SystemExit, match=line):
            system.provide(["objdump"])
        assert commands == []

    @pytest.mark.parametrize(("answer", "count"), [("yes", 2), ("Y", 2), ("", 0), ("no", 0)])
    def test_others_are_asked_at_a_terminal(
        self, commands: list[str], monkeypatch: pytest.MonkeyPatch, answer: str, count: int
    ) -> None:
        monkeypatch.setattr("os.geteuid", lambda: 1000)
        monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
        monkeypatch.setattr("shutil.which", lambda _: "/usr/bin/sudo")
        monkeypatch.setattr("builtins.input", lambda _: answer)
        if count:
            system.provide(["objdump"])
        else:
            with pytest.raises(SystemExit, match="To install them, type"):
                system.provide(["objdump"])
        assert len(commands) == count
        assert all(command.startswith("sudo ") for command in commands)

    def test_failed_installation_ends_it(
        self, commands: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setitem(system.PACKAGES, "Xvfb", {"apt-get": "broken"})
        with pytest.raises(SystemExit, match="could not be installed"):
            system.provide(["Xvfb"])
        assert len(commands) == 2

    def test_unknown_distribution_gets_the_names(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(preflight, "package_manager", lambda: None)
        with pytest.raises(SystemExit, match=r"needs libGL\.so\.1, Xvfb from your system"):
            system.provide(["libGL.so.1", "Xvfb"])

    def test_lacking_tools_are_seen(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("shutil.which", lambda _: None)
        monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
        assert "venv" in system.lacking_for_play()
        assert {"Xvfb", "dbus-daemon", "objdump", "venv"} <= set(system.lacking_for_checks())

    def test_each_tool_has_a_package_everywhere(self) -> None:
        managers = set(preflight.INSTALL_COMMANDS)
        assert set(system.INSTALL) == managers
        assert all(set(packages) == managers for packages in system.PACKAGES.values())


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
