"""The look at the machine before Qt: it must see what is missing, and never cry wolf."""

import subprocess
import sys
from pathlib import Path

import PySide6
import pytest
from devtools import screen
from freezing import elf

from yacht_desktop import __version__, preflight

ROOT = Path(__file__).parents[2]
QT = Path(PySide6.__path__[0], "Qt")
START = "sys.argv[1:] = ['--version']; from yacht_desktop.__main__ import main; main()"
ABLE = f"Yacht {__version__}\n"
NO_SCREEN = "Yacht needs a screen, but neither DISPLAY nor WAYLAND_DISPLAY is set.\n"
NONSENSE = ["libnonsense.so.9", "every", "nonsense9", "nonsense-rpm", "nonsense", "libnonsense9"]

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="looks at Linux machines only")


def python(code: str, *options: str, **environ: str) -> subprocess.CompletedProcess[str]:
    """Run some code in a machine room where only these variables are set."""
    command = [
        sys.executable,
        *options,
        "-c",
        f"import sys; sys.path[:0] = [{str(ROOT)!r}]; {code}",
    ]
    return subprocess.run(command, env=environ, capture_output=True, text=True, check=False)


def asked_for(*files: Path) -> set[str]:
    """What these files and their own libraries ask for, without what PySide6 brings."""
    asked: set[str] = set()
    queue = list(files)
    while queue:
        file = queue.pop()
        new = elf.needs([file])[file].libraries - asked
        asked |= new
        queue += [QT / "lib" / name for name in new if (QT / "lib" / name).exists()]
    return {name for name in asked if not (QT / "lib" / name).exists()}


def comes_with_python(soname: str) -> bool:
    """The C library, without which no Python runs, and what the C++ library brings along."""
    pieces = {"libc.so.6", "libdl.so.2", "libgcc_s.so.1", "libm.so.6", "libpthread.so.0"}
    return soname in pieces or soname.startswith("ld-linux")


@linux_only
@pytest.mark.parametrize("platform", ["xcb", "wayland", "offscreen"])
def test_table_names_exactly_what_qt_asks_for(platform: str) -> None:
    asked = asked_for(QT / f"plugins/platforms/libq{platform}.so", QT / "lib/libQt6Widgets.so.6")
    outside = {soname for soname in asked if not comes_with_python(soname)}
    assert outside == set(preflight.sonames_for(platform))


def test_each_library_has_a_package_for_each_package_manager() -> None:
    assert {len(row) for row in preflight.LIBRARIES} == {2 + len(preflight.INSTALL_COMMANDS)}
    assert preflight.packages_of(["libxcb-icccm.so.4", "libxcb.so.1"], "dnf") == [
        "libxcb",
        "xcb-util-wm",
    ]


@linux_only
@pytest.mark.parametrize(
    ("environ", "sentence"),
    [
        ({}, NO_SCREEN),
        ({"QT_QPA_PLATFORM": "xcb:testability;xcb"}, NO_SCREEN),
        ({"DISPLAY": ":987"}, "Yacht can't reach the screen that DISPLAY names (':987').\n"),
        (
            {"WAYLAND_DISPLAY": "wayland-9", "XDG_RUNTIME_DIR": "/run/nobody"},
            "Yacht can't reach the screen that WAYLAND_DISPLAY names ('/run/nobody/wayland-9').\n",
        ),
    ],
)
def test_missing_screen_is_said_in_one_sentence(environ: dict[str, str], sentence: str) -> None:
    outcome = python(START, **environ)
    assert (outcome.returncode, outcome.stdout, outcome.stderr) == (1, "", sentence)


@pytest.mark.parametrize("platform", ["offscreen", "offscreen:size=800x600", "minimal"])
def test_windows_that_show_nowhere_need_no_screen(platform: str) -> None:
    assert python(START, QT_QPA_PLATFORM=platform).stdout == ABLE


@linux_only
@pytest.mark.e2e
def test_screen_that_answers_will_do() -> None:
    dead_wayland = {"WAYLAND_DISPLAY": "wayland-9", "XDG_RUNTIME_DIR": "/nowhere"}
    with screen.private() as variables:
        display = {"DISPLAY": variables["DISPLAY"]}
        assert python(START, **display).stdout == ABLE
        assert python(START, **display, **dead_wayland).stdout == ABLE
    assert python(START, **display).returncode == 1


@linux_only
def test_wayland_socket_will_do(tmp_path: Path) -> None:
    (tmp_path / "wayland-5").touch()
    environ = {"WAYLAND_DISPLAY": "wayland-5", "XDG_RUNTIME_DIR": str(tmp_path)}
    assert preflight.complaint(environ) is None


@linux_only
def test_missing_library_is_named_by_its_package(tmp_path: Path) -> None:
    broken_plugin = tmp_path / "PySide6/Qt/plugins/platforms/libqxcb.so"
    broken_plugin.parent.mkdir(parents=True)
    broken_plugin.write_text("no library at all")
    missing = f"from yacht_desktop import preflight; preflight.LIBRARIES += [{NONSENSE!r}]; "
    debian = "preflight.package_manager = lambda: 'apt-get'; "
    path = f"sys.path[:0] = [{str(tmp_path)!r}]; "
    outcome = python(path + missing + debian + START, DISPLAY=":987")
    assert outcome.returncode == 1
    assert outcome.stderr == (
        "Yacht needs the system packages nonsense9; "
        "to install them, type: sudo apt-get install nonsense9\n"
    )
    elsewhere = "preflight.package_manager = lambda: None; "
    outcome = python(path + missing + elsewhere + START, DISPLAY=":987")
    assert outcome.stderr == (
        "Yacht needs the system libraries libnonsense.so.9; please install them.\n"
    )


@linux_only
def test_a_plugin_that_opens_all_the_same_has_the_last_word(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(preflight, "LIBRARIES", [*preflight.LIBRARIES, NONSENSE])
    assert preflight.missing_libraries(preflight.sonames_for("offscreen")) == ["libnonsense.so.9"]
    assert preflight.complaint({"QT_QPA_PLATFORM": "offscreen"}) is None


@linux_only
def test_library_unknown_to_the_index_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preflight, "_linker_index", lambda: b"")
    assert preflight.missing_libraries(["libc.so.6", "libnonsense.so.9"]) == ["libnonsense.so.9"]


def test_library_in_the_bundle_is_not_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "libnonsense.so.9").touch()
    monkeypatch.setattr(preflight, "_BUNDLE", str(tmp_path))
    assert preflight.missing_libraries(["libnonsense.so.9"]) == []


@linux_only
def test_plugin_in_the_bundle_does_not_open_just_because_it_is_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    plugin = tmp_path / "PySide6/Qt/plugins/platforms/libqxcb.so"
    plugin.parent.mkdir(parents=True)
    plugin.write_text("a library that lacks another")
    monkeypatch.setattr(preflight, "_BUNDLE", str(tmp_path))
    monkeypatch.setattr(preflight, "LIBRARIES", [*preflight.LIBRARIES, NONSENSE])
    monkeypatch.setattr("sys.path", [str(tmp_path)])

    complaint = preflight.complaint({"DISPLAY": ":987"})

    assert complaint
    assert "nonsense" in complaint


@linux_only
def test_program_without_stderr_ends_quietly() -> None:
    assert python(f"sys.stderr = None; {START}").returncode == 1


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_other_systems_always_have_a_screen(monkeypatch: pytest.MonkeyPatch, system: str) -> None:
    monkeypatch.setattr(sys, "platform", system)
    assert preflight.complaint({}) is None


@pytest.mark.parametrize(
    ("os_release", "manager"),
    [
        ("NAME='x'\nID=debian\n", "apt-get"),
        ('ID=linuxmint\nID_LIKE="ubuntu debian"\n', "apt-get"),
        ("ID=fedora\n", "dnf"),
        ('ID="rocky"\nID_LIKE="rhel centos fedora"\n', "dnf"),
        ('ID="opensuse-tumbleweed"\nID_LIKE="opensuse suse"\n', "zypper"),
        ("ID=manjaro\nID_LIKE=arch\n", "pacman"),
        ("ID=nixos\nDOCUMENTATION_URL='no debian'\n", None),
    ],
)
def test_package_manager_of_a_distribution(
    tmp_path: Path, os_release: str, manager: str | None
) -> None:
    file = tmp_path / "os-release"
    file.write_text(os_release)
    assert preflight.package_manager(str(file)) == manager
    assert preflight.package_manager(str(tmp_path / "absent")) is None


def test_it_imports_next_to_nothing() -> None:
    heavy = {"PySide6", "collections", "dataclasses", "enum", "numpy", "pathlib", "re", "typing"}
    loaded = python(
        "import yacht_desktop.preflight; print(*sys.modules)", "-I", "-S"
    ).stdout.split()
    assert "yacht_desktop.preflight" in loaded
    assert heavy.isdisjoint(loaded)
