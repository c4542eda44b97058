"""Files from paper: whole or not at all."""

from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.unit.records.limits import file_size_limit
from tests.unit.records.test_read_only import mode
from yacht_desktop.records import Problem, StoreError
from yacht_desktop.ui.paper.files import write_file

OLD, NEW = b"old", b"new" * 10_000


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "folder" / "card <b>%1 & ü.pdf"
    path.parent.mkdir()
    path.write_bytes(OLD)
    return path


def test_a_file_takes_the_place_of_the_old_one(file: Path) -> None:
    write_file(file, NEW)
    assert file.read_bytes() == NEW
    assert [path.name for path in file.parent.iterdir()] == [file.name]


@pytest.mark.parametrize("what", ["full", "folder", "file"])
def test_what_can_t_be_written_leaves_the_old_file_whole(file: Path, what: str) -> None:
    hindrances: dict[str, AbstractContextManager[None]] = {
        "full": file_size_limit(1000),
        "folder": mode(file.parent, 0o555),
        "file": mode(file, 0o444),
    }
    with hindrances[what], pytest.raises(StoreError) as caught:
        write_file(file, NEW)
    assert caught.value.problem is (Problem.FULL if what == "full" else Problem.READ_ONLY)
    assert file.read_bytes() == OLD
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_a_folder_that_is_gone_is_told(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as caught:
        write_file(tmp_path / "gone" / "card.pdf", NEW)
    assert caught.value.problem is Problem.UNREACHABLE
