"""What dev.py provides before anything runs: the lock, the environment, the system's packages."""

import re
import sys
import tomllib
from pathlib import Path

import pytest
from devtools import environment, system
from packaging.requirements import Requirement

from yacht_desktop import preflight

ROOT = Path(__file__).parents[2]


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
        lock = environment.LOCK.read_text("utf-8")
        to_play, _, for_checks = lock.partition(environment.CHECKS_CHAPTER)
        assert unmet(project["dependencies"], to_play) == []
        assert unmet(project["optional-dependencies"]["test"], for_checks) == []
        assert locked(to_play).keys().isdisjoint(locked(for_checks))


def unmet(asked: list[str], chapter: str) -> list[str]:
    """What is asked for and not in a chapter of the lock, or there in another version."""
    versions = locked(chapter)
    requirements = [Requirement(text) for text in asked]
    return [str(r) for r in requirements if versions.get(r.name.lower(), "0") not in r.specifier]


def locked(chapter: str) -> dict[str, str]:
    return dict(re.findall(r"^([\w-]+)==([\w.]+)", chapter, re.MULTILINE))


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
        monkeypatch.setattr(system, "SCREEN_READER_BUS", Path("/nowhere"))
        monkeypatch.setattr(system, "FONTS", Path("/nowhere"))
        assert "venv" in system.lacking_for_play()
        assert {"DejaVu Sans", "Xvfb", "at-spi", "dbus-daemon", "objdump", "venv"} <= set(
            system.lacking_for_checks()
        )

    def test_each_tool_has_a_package_everywhere(self) -> None:
        managers = set(preflight.INSTALL_COMMANDS)
        assert set(system.INSTALL) == managers
        assert all(set(packages) == managers for packages in system.PACKAGES.values())
