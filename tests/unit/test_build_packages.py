"""What packages say about themselves, and what they ask of a system."""

import configparser
import os
import shutil
import subprocess
import sys
import tarfile
import xml.etree.ElementTree as ET
from datetime import date
from pathlib import Path

import pytest
from freezing import search_path
from freezing.inspection import PROMISED
from shipping import archive, changes, dependencies, facts, installable, metainfo, validation

from yacht_desktop import __version__

TOLD = """# Changelog

All that a player notices.

## Unreleased

- Rolls *five* dice,
  which tumble.
- Opens `files`.

## 0.0.9 – 2026-01-31

- [A page](https://example.org) to read.
"""
linux_only = pytest.mark.skipif(sys.platform != "linux", reason="ELF files are Linux's")


@pytest.fixture(autouse=True)
def at_one_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1796083200")  # 2026-12-01
    monkeypatch.delenv("YACHT_PROJECT_ADDRESS", raising=False)


class TestChanges:
    def test_unreleased_is_the_version_in_the_making(self) -> None:
        newest, oldest = changes.releases(TOLD)
        assert newest == (__version__, date(2026, 12, 1), newest.items)
        assert newest.items == ["Rolls *five* dice, which tumble.", "Opens `files`."]
        assert oldest[:2] == ("0.0.9", date(2026, 1, 31))

    def test_notes_are_of_one_version(self) -> None:
        assert changes.notes("0.0.9", TOLD) == "- [A page](https://example.org) to read.\n"

    def test_unknown_version_has_none(self) -> None:
        with pytest.raises(changes.UnknownVersionError, match=r"nothing about 7\.0"):
            changes.notes("7.0", TOLD)

    def test_debian_reads_them_in_its_own_form(self) -> None:
        text = changes.for_debian(changes.releases(TOLD))
        assert text.startswith(f"yacht-desktop ({__version__}) stable; urgency=medium\n\n  * Rolls")
        assert "\n -- The Yacht authors <" in text
        assert "Sat, 31 Jan 2026 00:00:00 +0000" in text
        assert "  * A page to read.\n" in text

    def test_the_projects_own_changelog_tells_of_this_version(self) -> None:
        assert changes.current()[0].version == __version__
        assert all(release.items for release in changes.current())

    @pytest.mark.parametrize(("tag", "code"), [(f"v{__version__}", 0), ("v99.0", 1)])
    def test_tag_must_be_of_this_version(self, tag: str, code: int) -> None:
        command = [sys.executable, "packaging/dev.py", "notes", tag]
        told = subprocess.run(
            command, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False
        )
        assert told.returncode == code
        assert told.stdout.startswith("- ") is (code == 0)


class TestMetainfo:
    def test_names_no_address_while_nobody_publishes_it(self, tmp_path: Path) -> None:
        component = self.written(tmp_path)
        assert component.find("screenshots") is None
        assert component.find("url") is None
        assert component.findtext("id") == facts.COMPONENT
        versions = [release.get("version") for release in component.iter("release")]
        assert versions[0] == __version__

    def test_pictures_lie_with_the_release_of_whoever_publishes_it(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("YACHT_PROJECT_ADDRESS", "https://example.org/yacht/")
        component = self.written(tmp_path)
        places = [image.text for image in component.iter("image")]
        start = f"https://example.org/yacht/releases/download/v{__version__}/"
        assert places == [start + name for name in metainfo.PICTURES]
        if shutil.which("appstreamcli"):
            command = ["appstreamcli", "validate", "--no-net", str(tmp_path / "a.metainfo.xml")]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)

    def test_its_launcher_opens_the_kinds_of_files_that_it_provides(self, tmp_path: Path) -> None:
        entry = configparser.RawConfigParser(delimiters=["="])
        entry.read(facts.linux_file("yacht-desktop.desktop"), encoding="utf-8")
        kinds = entry["Desktop Entry"]["MimeType"].strip(";").split(";")
        assert kinds == [kind.text for kind in self.written(tmp_path).iter("mediatype")]
        space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
        known = ET.parse(facts.linux_file("yacht-desktop.xml")).findall("m:mime-type", space)
        assert kinds == [kind.get("type") for kind in known] == [facts.GAMES_TYPE, facts.RULES_TYPE]

    def written(self, folder: Path) -> ET.Element:
        metainfo.write(folder / "a.metainfo.xml")
        return ET.parse(folder / "a.metainfo.xml").getroot()


class TestDependencies:
    SONAMES = ("libEGL.so.1", "libc.so.6", "libglib-2.0.so.0", "libm.so.6", "libstdc++.so.6")

    def test_debian_is_asked_for_packages_each_once(self) -> None:
        assert dependencies.of_deb(list(self.SONAMES)) == [
            "libc6 (>= 2.35)",
            "libegl1",
            "libglib2.0-0",
            "libstdc++6 (>= 12)",
            "xkb-data",
            "fontconfig-config",
        ]

    def test_rpm_is_asked_for_the_libraries_themselves(self) -> None:
        asked = dependencies.of_rpm(list(self.SONAMES))
        assert asked[0] == "libEGL.so.1()(64bit)"
        assert "libc.so.6(GLIBC_2.35)(64bit)" in asked
        assert "libstdc++.so.6(GLIBCXX_3.4.30)(64bit)" in asked

    def test_nothing_newer_is_built_than_is_asked_for(self) -> None:
        promised = {kind: ".".join(map(str, number)) for kind, number in PROMISED.items()}
        asked = dependencies.of_rpm([])
        assert f"libc.so.6(GLIBC_{promised['GLIBC']})(64bit)" in asked
        assert f"libstdc++.so.6(GLIBCXX_{promised['GLIBCXX']})(64bit)" in asked
        assert f"libc6 (>= {promised['GLIBC']})" in dependencies.of_deb(["libc.so.6"])

    def test_library_of_no_known_package_stops_it(self) -> None:
        with pytest.raises(dependencies.UnknownLibraryError, match="libstrange"):
            dependencies.of_deb(["libstrange.so.7"])

    @pytest.mark.parametrize("packager", ["deb", "rpm"])
    def test_printers_and_players_of_sounds_are_welcome_but_not_needed(self, packager: str) -> None:
        printers, players = dependencies.recommended(packager)
        assert printers.startswith("libcups")
        assert "pulseaudio-utils" in players
        assert "libcups2" not in dependencies.of_deb(list(self.SONAMES))

    @linux_only
    def test_what_comes_along_is_not_asked_for(self, tmp_path: Path) -> None:
        shutil.copy(sys.executable, tmp_path / "program")
        needed = dependencies.from_the_system(tmp_path)
        assert "libc.so.6" in needed
        (tmp_path / "libc.so.6").touch()
        assert "libc.so.6" not in dependencies.from_the_system(tmp_path)

    def test_homepage_is_told_only_where_there_is_one(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        for packager in ("deb", "rpm"):
            told = installable.configuration(packager, Path("/tree"), [], quick=True)
            assert "homepage" not in told
            assert told["version"] == __version__
        monkeypatch.setenv("YACHT_PROJECT_ADDRESS", "https://example.org/yacht")
        told = installable.configuration("deb", Path("/tree"), [], quick=True)
        assert told["homepage"] == "https://example.org/yacht"


@linux_only
class TestSearchPath:
    def test_library_forgets_where_it_was_built(self, tmp_path: Path) -> None:
        library = self.built(tmp_path, "-Wl,-rpath,/home/builder/lib")
        assert "/home/builder/lib" in self.told(library)
        assert search_path.forget(library)
        assert "/home/builder/lib" not in self.told(library)
        assert "libc.so.6" in self.told(library)
        subprocess.run([library], check=True)

    def test_library_without_one_stays_as_it_is(self, tmp_path: Path) -> None:
        library = self.built(tmp_path)
        before = library.read_bytes()
        assert not search_path.forget(library)
        assert library.read_bytes() == before

    def test_other_files_stay_as_they_are(self, tmp_path: Path) -> None:
        (tmp_path / "text").write_text("RUNPATH")
        assert not search_path.forget(tmp_path / "text")

    def built(self, folder: Path, *options: str) -> Path:
        if not shutil.which("cc"):
            pytest.skip("needs a C compiler")
        (folder / "a.c").write_text("int main(void) { return 0; }\n")
        command = ["cc", *options, str(folder / "a.c"), "-o", str(folder / "a")]
        subprocess.run(command, check=True)
        return folder / "a"

    def told(self, library: Path) -> str:
        command = ["readelf", "--dynamic", str(library)]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_archive_is_the_same_whenever_and_by_whomever_it_is_packed(tmp_path: Path) -> None:
    folder = tmp_path / "Yacht"
    (folder / "lib").mkdir(parents=True)
    for name in ("b", "a"):
        (folder / "lib" / name).write_text(name)
    (folder / "link").symlink_to(Path("lib", "a"))
    first = archive.pack(folder, "Yacht-1", tmp_path / "1.tar.xz").read_bytes()
    os.utime(folder / "lib" / "a", (1, 1))
    second = archive.pack(folder, "Yacht-1", tmp_path / "2.tar.xz").read_bytes()
    assert first == second
    with tarfile.open(tmp_path / "1.tar.xz") as packed:
        names = packed.getnames()
    assert names == ["Yacht-1", "Yacht-1/lib", "Yacht-1/lib/a", "Yacht-1/lib/b", "Yacht-1/link"]


class TestValidators:
    def test_those_that_are_missing_say_nothing(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (tmp_path / "usr" / "share" / "mime" / "packages").mkdir(parents=True)
        monkeypatch.setenv("PATH", str(tmp_path))
        assert list(validation.faults(tmp_path, tmp_path / "a.deb")) == []

    @pytest.mark.skipif(not shutil.which("xmllint"), reason="needs xmllint")
    def test_what_one_complains_of_is_told(self, tmp_path: Path) -> None:
        packages = tmp_path / "usr" / "share" / "mime" / "packages"
        packages.mkdir(parents=True)
        (packages / "a.xml").write_text("<mime-info>")
        told = list(validation.faults(tmp_path, tmp_path / "a.deb"))
        assert any(fault.startswith("xmllint: ") for fault in told)
