"""What goes into the frozen program, and how the build notices that something is missing."""

import ast
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest
from freezing import elf, inspection, shiboken_files, trim
from freezing.trim import Entry

from yacht_desktop import preflight

PLUGINS = "PySide6/Qt/plugins"
XCB = (f"{PLUGINS}/platforms/libqxcb.so", "", "BINARY")
GTK = (f"{PLUGINS}/platformthemes/libqgtk3.so", "", "BINARY")
QT_GUI = ("PySide6/Qt/lib/libQt6Gui.so.6", "", "BINARY")
QT_NETWORK = ("PySide6/Qt/lib/libQt6Network.so.6", "", "BINARY")
WIDGETS_MODULE = ("PySide6/QtWidgets.abi3.so", "", "EXTENSION")
XCB_CURSOR = ("libxcb-cursor.so.0", "", "BINARY")
GTK_LIBRARY = ("libgtk-3.so.0", "", "BINARY")
GLIB = ("libglib-2.0.so.0", "", "BINARY")
PCRE = ("libpcre2-8.so.0", "", "BINARY")
PYTHON = ("libpython3.11.so.1.0", "", "BINARY")
LOADS = {
    "libqxcb.so": ["libQt6Gui.so.6", "libxcb-cursor.so.0"],
    "libqgtk3.so": ["libgtk-3.so.0"],
    "QtWidgets.abi3.so": ["libQt6Gui.so.6"],
    "libQt6Gui.so.6": ["libglib-2.0.so.0"],
    "libglib-2.0.so.0": ["libpcre2-8.so.0"],
}


def kept(*entries: Entry, loads: dict[str, list[str]] | None = LOADS) -> list[Entry]:
    return trim.kept_binaries(entries, loads)


class TestBinaries:
    def test_a_listed_plugin_stays_with_what_it_loads(self) -> None:
        assert kept(XCB, QT_GUI, XCB_CURSOR) == [XCB, QT_GUI, XCB_CURSOR]

    def test_another_plugin_goes_with_what_only_it_loads(self) -> None:
        assert kept(XCB, GTK, GTK_LIBRARY) == [XCB]

    def test_a_library_that_nobody_loads_goes(self) -> None:
        assert kept(WIDGETS_MODULE, QT_GUI, QT_NETWORK) == [WIDGETS_MODULE, QT_GUI]

    def test_python_itself_stays(self) -> None:
        assert kept(PYTHON) == [PYTHON]

    def test_what_the_host_has_goes_with_what_it_loads(self) -> None:
        assert kept(WIDGETS_MODULE, QT_GUI, GLIB, PCRE) == [WIDGETS_MODULE, QT_GUI]

    def test_a_library_on_no_list_stops_the_build(self) -> None:
        loads = LOADS | {"libQt6Gui.so.6": ["libpcre2-8.so.0"]}
        with pytest.raises(trim.UnexpectedLibraryError, match="libpcre2-8"):
            kept(WIDGETS_MODULE, QT_GUI, PCRE, loads=loads)

    @pytest.mark.parametrize(
        ("place", "stays"),
        [
            (r"PySide6\plugins\platforms\qwindows.dll", True),
            (r"PySide6\plugins\tls\qschannelbackend.dll", False),
            (r"PySide6\Qt6Widgets.dll", True),
            (r"PySide6\opengl32sw.dll", False),
            (r"PySide6\Qt6Network.dll", False),
            ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
            ("PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml", False),
        ],
    )
    def test_elsewhere_names_decide(self, place: str, stays: bool) -> None:
        entry = (place, "", "BINARY")
        assert kept(entry, loads=None) == ([entry] if stays else [])


class TestData:
    def test_only_our_languages_stay(self) -> None:
        folder = "PySide6/Qt/translations"
        names = ["qtbase_sv.qm", "qtbase_fr.qm", "qtdeclarative_sv.qm", "qt_help_de.qm"]
        data = [(f"{folder}/{name}", "", "DATA") for name in names]
        assert trim.kept_data(data, []) == data[:1]

    def test_of_the_games_own_stays_what_is_read(self) -> None:
        places = ("resources/i18n/yacht_sv.qm", "resources/i18n/yacht_sv.ts")
        data = [(place, "", "DATA") for place in places]
        assert trim.kept_data(data, []) == data[:1]

    def test_a_link_stays_with_its_library(self) -> None:
        gui = ("libQt6Gui.so.6", QT_GUI[0], "SYMLINK")
        network = ("libQt6Network.so.6", QT_NETWORK[0], "SYMLINK")
        assert trim.kept_data([gui, network], [QT_GUI]) == [gui]


class TestLists:
    def test_no_library_is_on_both(self) -> None:
        assert not trim.BUNDLED_FROM_MACHINE & trim.LEFT_TO_HOST

    def test_the_preflight_asks_for_all_that_qt_takes_from_the_host(self) -> None:
        asked = {trim.stem(row[0]) for row in preflight.LIBRARIES}
        assert asked <= trim.BUNDLED_FROM_MACHINE | trim.LEFT_TO_HOST

    @pytest.mark.parametrize(
        "name",
        [
            "libQt6Network.so.6",
            "Qt6Network.dll",
            "QtNetwork.abi3.so",
            "_socket.cpython-311-x86_64-linux-gnu.so",
            "_ssl.pyd",
            "libcrypto.so.3",
            "libssl-3.dll",
        ],
    )
    def test_the_network_is_forbidden(self, name: str) -> None:
        assert trim.FORBIDDEN_FILES.match(name)

    def test_the_rest_is_allowed(self) -> None:
        assert not trim.FORBIDDEN_FILES.match("libQt6Gui.so.6")

    @pytest.mark.parametrize("name", trim.EXCLUDED_MODULES)
    def test_an_excluded_module_has_a_name_that_can_be_imported(self, name: str) -> None:
        assert all(part.isidentifier() for part in name.replace("-", "_").split("."))

    def test_the_program_asks_for_nothing_that_is_left_out(self) -> None:
        package = Path(__file__).parents[2] / "yacht_desktop"
        asked = {
            name
            for file in package.rglob("*.py")
            for node in ast.walk(ast.parse(file.read_text("utf-8")))
            for name in imported_by(node)
        }
        assert "sqlite3" in asked
        assert asked.isdisjoint(trim.EXCLUDED_MODULES)

    def test_the_coach_needs_nothing_that_is_left_out(self) -> None:
        left_out = trim.PARTS_OF_NUMPY_FOR_OTHERS + trim.NEVER_ASKED_FOR
        program = (
            "import sys\n"
            f"sys.modules |= dict.fromkeys({left_out!r})\n"
            "from yacht_desktop.coach import solve_mean, solve_spread\n"
            "from yacht_desktop.rules import PRESETS\n"
            "solve_spread(solve_mean(PRESETS['traditional']))\n"
        )
        root = Path(__file__).parents[2]
        subprocess.run([sys.executable, "-c", program], check=True, cwd=root)


def imported_by(node: ast.AST) -> list[str]:
    """The modules that a statement imports, with the packages that they are in."""
    if isinstance(node, ast.Import):
        names = [alias.name for alias in node.names]
    elif isinstance(node, ast.ImportFrom) and node.module:
        names = [f"{node.module}.{alias.name}" for alias in node.names]
    else:
        return []
    parts = [name.split(".") for name in names]
    return [".".join(part[:length]) for part in parts for length in range(1, len(part) + 1)]


class TestLog:
    LOG = (
        "812 WARNING: Library not found: could not resolve 'libxcb-cursor.so.0',"
        " dependency of '/venv/PySide6/Qt/plugins/platforms/libqxcb.so'.\n"
        "813 WARNING: Library not found: could not resolve 'libmimerapi.so',"
        " dependency of '/venv/PySide6/Qt/plugins/sqldrivers/libqsqlmimer.so'.\n"
    )

    def test_a_library_that_a_kept_file_lacks_is_named(self) -> None:
        assert inspection.complaints_in(self.LOG, {"libqxcb.so"}) == [
            "libxcb-cursor.so.0, which libqxcb.so loads, is not on this machine."
        ]

    def test_a_missing_module_is_named(self) -> None:
        log = "9 ERROR: Hidden import 'numpy' not found\n"
        assert inspection.complaints_in(log, set()) == ["The module numpy is not on this machine."]


class TestBundle:
    def test_a_library_is_there_or_on_the_host(self) -> None:
        loads = {"libqxcb.so": ["libxcb-cursor.so.0", "libxcb.so.1", "libQt6Gui.so.6"]}
        assert inspection.missing_libraries(loads, {"libQt6Gui.so.6"}) == [
            "libqxcb.so loads libxcb-cursor.so.0,"
            " which is neither in the bundle nor left to the host."
        ]

    def test_versions_are_numbers(self) -> None:
        versions = {"libnew.so": ["GLIBC_2.36", "GLIBC_2.4", "GLIBCXX_3.4.9", "GLIBCXX_3.4.31"]}
        assert [sentence.split()[2] for sentence in inspection.too_new(versions)] == [
            "GLIBCXX_3.4.31:",
            "GLIBC_2.36:",
        ]

    def test_links_are_not_counted(self, tmp_path: Path) -> None:
        (tmp_path / "a").write_bytes(b"12345")
        (tmp_path / "b").symlink_to(tmp_path / "a")
        assert inspection.size_on_disk(tmp_path) == (1, 5)


def test_readelf_is_understood() -> None:
    answer = """
File: /a/libqxcb.so

Dynamic section at offset 0x2d88 contains 28 entries:
  Tag        Type                         Name/Value
 0x0000000000000001 (NEEDED)             Shared library: [libQt6Gui.so.6]
 0x0000000000000001 (NEEDED)             Shared library: [libc.so.6]
 0x000000000000000e (SONAME)             Library soname: [libqxcb.so]

Version needs section '.gnu.version_r' contains 1 entry:
  0x0010:   Name: GLIBC_2.14  Flags: none  Version: 3
  0x0020:   Name: CXXABI_1.3  Flags: none  Version: 4

File: /a/Yacht
"""
    assert elf.parse(answer) == {
        Path("/a/libqxcb.so"): elf.Needs(
            frozenset({"libQt6Gui.so.6", "libc.so.6"}), frozenset({"GLIBC_2.14"})
        ),
        Path("/a/Yacht"): elf.Needs(frozenset(), frozenset()),
    }


class TestShibokenFiles:
    def test_those_of_this_version_are_as_expected(self, tmp_path: Path) -> None:
        entries = shiboken_files.compiled(tmp_path)
        assert {kind for _, _, kind in entries} == {"DATA"}
        places = [Path(place) for place, _, _ in entries]
        assert Path("shiboken6/files.dir/shibokensupport/signature/loader.pyc") in places
        assert all(Path(source).stat().st_size for _, source, _ in entries)

    def test_other_files_stop_the_build(self) -> None:
        with pytest.raises(shiboken_files.UnknownShibokenError, match=r"parser\.py"):
            shiboken_files.changed({shiboken_files.CHANGES[0][0]: "", shiboken_files.EMPTIED: ""})

    def test_a_file_less_stops_the_build(self) -> None:
        name, before, _ = shiboken_files.CHANGES[0]
        with pytest.raises(shiboken_files.UnknownShibokenError, match="pyi_generator"):
            shiboken_files.changed({name: before})


def test_the_runtime_hook_takes_back_what_the_bootloader_set(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/bundle")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/player")
    monkeypatch.setenv("QT_PLUGIN_PATH", "/desktop")
    assert run_runtime_hook() == ("/player", None)
    assert run_runtime_hook() == (None, None)


def run_runtime_hook() -> tuple[str | None, str | None]:
    path = Path(shiboken_files.__file__).with_name("runtime_environment.py")
    spec = importlib.util.spec_from_file_location("runtime_environment", path)
    assert spec is not None
    assert spec.loader is not None
    spec.loader.exec_module(importlib.util.module_from_spec(spec))
    return os.environ.get("LD_LIBRARY_PATH"), os.environ.get("QT_PLUGIN_PATH")
