"""Names of files and folders in sentences: whatever they are, the window stays as it was."""

from pathlib import Path

import pytest

from tests.ui.table import Table
from yacht_desktop.records import Problem, StoreError
from yacht_desktop.ui.path_words import short_name, short_path

LONG = Path("/home") / ("x" * 250)
ENDLESS = Path("/", *["folder"] * 2000)


def test_usual_names_are_said_in_full() -> None:
    path = Path("/home/ann/Ömma’s 用户/games of 2026.yacht-games")
    assert short_name(path) == "games of 2026.yacht-games"
    assert short_path(path) == str(path)
    assert short_path(Path("/")) == str(Path("/"))


def test_long_names_keep_their_beginning_and_their_end() -> None:
    said = short_name(Path(f"{'a' * 300}.yacht-games"))
    assert said == f"{'a' * 28}…yacht-games"
    assert len(short_path(LONG)) < 80
    assert len(short_path(ENDLESS)) <= 240


@pytest.mark.parametrize("sign", ["\n", "\r", "\x1b", "\u202e", "\udcff", "\u2028", "\0"])
def test_nothing_in_a_name_breaks_the_sentence(sign: str) -> None:
    said = short_name(Path(f"a{sign}b"))
    assert sign not in said
    assert len(said) == len("a?b")


@pytest.mark.parametrize("file", [Path("/" + "y" * 100_000), LONG, LONG / "x.yacht-rules"])
def test_notice_about_a_long_name_leaves_the_window_as_it_was(table: Table, file: Path) -> None:
    before = table.board.width()
    table.window.open_file(file)
    table.resize(table.window.width(), table.window.height())
    assert table.board.width() == before


@pytest.mark.parametrize("folder", [LONG, ENDLESS])
def test_trouble_with_a_long_folder_leaves_the_window_as_it_was(table: Table, folder: Path) -> None:
    before = table.board.width()
    table.board.say_trouble(StoreError(Problem.UNREACHABLE, folder / "yacht.db"), None)
    table.resize(table.window.width(), table.window.height())
    assert table.notice.isVisible()
    assert table.board.width() == before
