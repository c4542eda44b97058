"""Whoever has asked the archive may be gone when the answer comes: another language is spoken."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.ui.book.reading import Reader, settle
from tests.ui.rooms import fill_the_file
from tests.ui.table import Table, until
from yacht_desktop.ui.language import Language


@pytest.fixture
def reader(lay: Callable[..., Table], tmp_path: Path) -> Iterator[Reader]:
    fill_the_file(tmp_path)
    table = lay()
    yield Reader(table).open()
    table.speech.choose(Language.ENGLISH)


def ask_for_games_without_an_end(reader: Reader) -> None:
    reader.page.overview.list.switch.trigger()


def look_at_games_without_an_end(reader: Reader) -> None:
    ask_for_games_without_an_end(reader)
    settle()


def ask_for_more_of_them(reader: Reader) -> None:
    look_at_games_without_an_end(reader)
    reader.page.overview.list.others.games.page_wanted.emit(0)


def ask_for_more_games(reader: Reader) -> None:
    reader.page.overview.list.best.games.page_wanted.emit(0)


def ask_for_a_game(reader: Reader) -> None:
    reader.page.overview.game_chosen.emit(1)


@pytest.mark.parametrize(
    "ask",
    [
        *(ask_for_games_without_an_end, ask_for_more_of_them, ask_for_more_games, ask_for_a_game),
        look_at_games_without_an_end,
    ],
)
@pytest.mark.parametrize("leaves", [False, True])
def test_answer_comes_in_another_language(
    reader: Reader, ask: Callable[[Reader], None], *, leaves: bool
) -> None:
    table = reader.table
    ask(reader)
    if leaves:
        table.press("Ctrl+1")
    table.speech.choose(Language.GERMAN)
    settle()
    table.press("Ctrl+2")
    until(lambda: bool(Reader(table).lines))
