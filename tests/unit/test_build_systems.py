"""What Windows and macOS are told about the program, as far as it can be tried elsewhere."""

import ast
import plistlib
import shutil
import subprocess
from pathlib import Path

import pytest
import reproduce
from freezing import mac_bundle, windows_version
from shipping import facts, windows

from yacht_desktop import __version__

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("version", "numbers"),
    [
        ("1.2.3", (1, 2, 3, 0)),
        ("0.1", (0, 1, 0, 0)),
        ("2.0.1rc3", (2, 0, 1, 0)),
        ("1.2.3.4", (1, 2, 3, 0)),
    ],
)
def test_windows_compares_versions_as_four_numbers(
    version: str, numbers: tuple[int, int, int, int]
) -> None:
    assert windows_version.numbers(version) == numbers


def test_windows_shows_what_the_program_is() -> None:
    resource = windows_version.resource()
    ast.parse(resource)
    assert f"StringStruct('ProductVersion', '{__version__}')" in resource


@pytest.mark.skipif(not shutil.which("makensis"), reason="needs makensis")
class TestInstaller:
    def test_it_is_made_without_a_warning(self, tmp_path: Path) -> None:
        payload = tmp_path / "Yacht"
        (payload / "_internal" / "odd name").mkdir(parents=True)
        (payload / "Yacht.exe").write_bytes(b"MZ")
        (payload / "_internal" / "odd name" / "ü.dll").write_bytes(b"MZ")
        made = windows.installer(payload, tmp_path)
        assert made.read_bytes()[:2] == b"MZ"
        assert made.name == f"Yacht-{__version__}-windows-setup.exe"

    def test_nothing_to_install_is_told(self, tmp_path: Path) -> None:
        with pytest.raises(windows.NsisError, match="no files found"):
            windows.installer(tmp_path / "missing", tmp_path)


def test_removal_asks_before_it_deletes_games() -> None:
    script = windows.SCRIPT.read_text(encoding="utf-8")
    section = script.index('Section /o "un.$(MyGames)"')
    for folder in ("$APPDATA", "$LOCALAPPDATA"):
        assert script.index(f'RMDir /r "{folder}\\Yacht"') > section


def test_installer_asks_for_no_administrator() -> None:
    script = windows.SCRIPT.read_text(encoding="utf-8")
    assert "RequestExecutionLevel user" in script
    assert "HKLM" not in script
    assert "$PROGRAMFILES" not in script


def test_mac_opens_both_kinds_of_files_sharp_and_dark() -> None:
    told = plistlib.loads(plistlib.dumps(mac_bundle.information()))
    declared = {kind["UTTypeIdentifier"]: kind for kind in told["UTExportedTypeDeclarations"]}
    opened = [name for kind in told["CFBundleDocumentTypes"] for name in kind["LSItemContentTypes"]]
    assert sorted(opened) == sorted(declared)
    suffixes = [
        kind["UTTypeTagSpecification"]["public.filename-extension"][0] for kind in declared.values()
    ]
    assert sorted(suffixes) == ["yacht-games", "yacht-rules"]
    assert told["CFBundleShortVersionString"] == __version__
    assert told["NSHighResolutionCapable"]
    assert told["NSRequiresAquaSystemAppearance"] is False


def test_every_system_is_told_the_same_suffixes() -> None:
    script = windows.SCRIPT.read_text(encoding="utf-8")
    mime = facts.linux_file("yacht-desktop.xml").read_text(encoding="utf-8")
    for suffix in ("yacht-games", "yacht-rules"):
        assert f'!insertmacro KIND "{suffix}"' in script
        assert f'<glob pattern="*.{suffix}"/>' in mime


def test_builds_differ_by_files_links_and_contents(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    for folder in (first, second):
        (folder / "lib").mkdir(parents=True)
        (folder / "lib" / "same").write_text("a")
        (folder / "lib" / "other").write_text(folder.name)
        (folder / "link").symlink_to("lib" if folder == first else "lib/same")
    assert reproduce.differences(first, first) == []
    (second / "more").touch()
    assert reproduce.differences(first, second) == [str(Path("lib", "other")), "link", "more"]


def test_mac_scripts_are_well_formed() -> None:
    folder = ROOT / "packaging" / "macos"
    entitlements = plistlib.loads((folder / "entitlements.plist").read_bytes())
    assert all(value is True for value in entitlements.values())
    if shutil.which("bash"):
        subprocess.run(["bash", "-n", str(folder / "sign.sh")], check=True)
