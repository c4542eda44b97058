"""What the program brings along of others: the bill of materials and the licences."""

import json
import sys
from pathlib import Path

import pytest
from freezing.trim import Entry
from shipping import licences, parts, sbom

LOCK = """numpy==2.4.6 \\
    --hash=sha256:aa \\
    --hash=sha256:bb
    # via yacht
numpy-other==1 \\
    --hash=sha256:cc
"""


@pytest.fixture
def binaries(tmp_path: Path) -> list[Entry]:
    places = [
        "PySide6/QtGui.abi3.so",
        "PySide6/Qt/lib/libQt6Gui.so.6",
        "PySide6/Qt/lib/libicudata.so.73",
        "shiboken6/Shiboken.abi3.so",
        "numpy/_core/_multiarray_umath.so",
        "numpy.libs/libgfortran-040039e1.so.5.0.0",
        "python3.11/lib-dynload/_json.so",
        "libpython3.11.so.1.0",
        "libstrange.so.1",
    ]
    entries: list[Entry] = []
    for number, place in enumerate(places):
        source = tmp_path / str(number)
        source.write_bytes(place.encode())
        entries.append((place, str(source), "BINARY"))
    return [*entries, ("libQt6Gui.so.6", places[1], "SYMLINK")]


def test_every_file_has_an_owner(binaries: list[Entry]) -> None:
    found = {part.name: part for part in parts.parts_of(binaries)}
    assert list(found) == sorted(
        ["GCC runtime", "ICU", "PySide6-Essentials", "Python", "libstrange", "numpy", "shiboken6"]
    )
    assert found["PySide6-Essentials"].licence == "LGPL-3.0-only"
    assert (found["ICU"].version, found["ICU"].licence) == ("73", "Unicode-DFS-2016")
    assert found["Python"].version == ".".join(map(str, sys.version_info[:3]))
    assert sum(len(part.files) for part in found.values()) == len(binaries) - 1


def test_bill_names_parts_files_and_digests(binaries: list[Entry], tmp_path: Path) -> None:
    found = parts.parts_of(binaries)
    bill = sbom.bill(found, LOCK)
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.5")
    (numpy,) = [part for part in bill["components"] if part["name"] == "numpy"]
    assert numpy["purl"].startswith("pkg:pypi/numpy@")
    assert [entry["value"] for entry in numpy["properties"]] == ["aa", "bb"]
    (file,) = numpy["components"]
    digest = parts.digest(tmp_path / "4")
    assert file["hashes"] == [{"alg": "SHA-256", "content": digest}]
    references = [part["bom-ref"] for part in bill["components"]]
    assert bill["dependencies"][0]["dependsOn"] == references
    assert len(set(references)) == len(references)


def test_same_parts_give_the_same_bill(
    binaries: list[Entry], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1796083200")

    def written(order: list[Entry]) -> bytes:
        place, file, kind = sbom.written(parts.parts_of(order), tmp_path / "sbom.json")
        assert (place, kind) == (str(Path("resources", "sbom.cdx.json")), "DATA")
        return Path(file).read_bytes()

    assert written(binaries) == written(binaries[::-1])
    assert json.loads(written(binaries))["metadata"]["timestamp"].startswith("2026-12-01")


def test_licences_come_along_word_for_word(tmp_path: Path) -> None:
    library = parts.Part("libone", "1", "MIT", "pkg:deb/debian/libone@1", {}, "Be kind.")
    other = library._replace(name="libtwo")
    unknown = parts.Part("libthree", "unknown", "MIT", "pkg:generic/libthree", {})
    entries = licences.gathered([library, other, unknown], tmp_path)
    texts = {Path(place).stem: Path(file).read_text("utf-8") for place, file, _ in entries}
    assert set(texts) == {"Yacht", "NumPy", "Python", "PyInstaller", "Other libraries"}
    assert "OpenBLAS" in texts["NumPy"]
    assert "GCC RUNTIME LIBRARY EXCEPTION" in texts["NumPy"]
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in texts["Python"]
    assert "Permission is hereby granted" in texts["Yacht"]
    assert "libone, libtwo\n\nBe kind." in texts["Other libraries"]
    assert "libthree\n\nLicence: MIT" in texts["Other libraries"]


def test_package_without_a_licence_stops_the_build() -> None:
    with pytest.raises(parts.MissingLicenceError, match="PySide6-Essentials"):
        parts.texts_of_package("PySide6-Essentials")
