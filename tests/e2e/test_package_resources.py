"""The built program without some of its files: something else is drawn, said or heard instead."""

from pathlib import Path

import pytest

from tests.e2e.program import BUILT
from tests.e2e.screen import Screen
from tests.trials.resources import WAYS, by_folder, copy_of_the_program, play_without, resources

pytestmark = pytest.mark.package
KINDS = ("translations", "coach", "i18n", "icons", "licences", "resources", "sounds")


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not Path(BUILT[0]).exists():
        pytest.fail("dist/Yacht is not there yet: python3 packaging/dev.py package builds it")
    return copy_of_the_program(tmp_path_factory.mktemp("lacking"))


def test_every_folder_is_tried(bundle: Path) -> None:
    assert [files[0].parent.name for files in by_folder(resources(bundle))] == list(KINDS)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", KINDS)
def test_it_is_played_without_its_files(screen: Screen, bundle: Path, kind: str, way: str) -> None:
    """One by one it takes longer: `dev.py trials resources`."""
    (files,) = [files for files in by_folder(resources(bundle)) if files[0].parent.name == kind]
    assert play_without(screen, bundle, files, way) == []
