"""Whatever goes wrong on another thread: the player hears of it, the log too, and play goes on."""

import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.book.reading import Reader, play
from tests.ui.keeper import Keeper
from tests.ui.reviews import solve
from tests.ui.table import Table, until
from yacht_desktop.coach import Study
from yacht_desktop.records import Archive
from yacht_desktop.rules import Category

LAY = Callable[..., Table]
FAULTS = (
    MemoryError("no room"),
    RecursionError("too deep"),
    OSError(5, "a disk that is gone"),
    sqlite3.InterfaceError("what nobody expects"),
    KeyError("what is no key"),
)
every_fault = pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: type(fault).__name__)
SORRY = "Something went wrong in Yacht. Your games are as they were."


@pytest.fixture
def silent_ends(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Threads that ended by an error that nobody told of."""
    ended: list[str] = []
    monkeypatch.setattr(
        threading, "excepthook", lambda end: ended.append(f"{end.thread}: {end.exc_value}")
    )
    yield ended
    assert ended == []


def plays_on(table: Table) -> bool:
    table.press("Ctrl+1")
    table.roll()
    table.click_box(Category.CHOICE)
    return table.game.card.filled == 1


def still_answers(reader: Reader) -> bool:
    reader.wait_for(reader.table.book.choose)
    return [total for _, total in reader.places] == [230, 200]


@every_fault
@pytest.mark.usefixtures("silent_ends")
def test_record_book_says_that_it_failed_and_answers_the_next_question(
    lay: LAY, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    play(tmp_path, 230, 200)
    reader = Reader(lay()).open()

    def fail(*_: object) -> None:
        raise fault

    with qtbot.capture_exceptions() as noted, monkeypatch.context() as patch:
        patch.setattr(Archive, "counts", fail)
        patch.setattr(Archive, "boxes", fail)
        reader.table.book.choose()
        until(lambda: len(noted) == 3)  # lists, charts, boxes
        assert reader.notice == SORRY
    assert {kind for kind, *_ in noted} == {type(fault)}
    assert still_answers(reader)
    assert plays_on(reader.table)


@pytest.mark.usefixtures("silent_ends")
def test_record_book_outlives_a_file_that_another_program_has_emptied(
    lay: LAY, tmp_path: Path, qtbot: QtBot
) -> None:
    play(tmp_path, 230, 200)
    reader = Reader(lay()).open()
    with closing(sqlite3.connect(reader.table.file)) as other:
        other.execute("DROP TABLE tally")
    with qtbot.capture_exceptions() as noted:
        reader.table.book.choose()
        until(lambda: bool(noted))
    assert reader.notice == SORRY


@pytest.mark.usefixtures("silent_ends")
def test_game_whose_rules_make_no_sense_is_said_to_be_unreadable(lay: LAY, tmp_path: Path) -> None:
    play(tmp_path, 230, 200)
    reader = Reader(lay()).open()

    def fail(_shelf: object) -> Any:
        raise ValueError("rules that are none")

    reader.table.book._ask("game", fail, reader.page._open_game)  # noqa: SLF001
    until(lambda: "can't be read any more" in reader.notice)
    assert still_answers(reader)


@every_fault
@pytest.mark.usefixtures("silent_ends")
def test_coach_says_that_it_is_gone_and_the_game_needs_none(
    lay: LAY, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    def fail(*_: object) -> Iterator[None]:
        yield
        raise fault

    monkeypatch.setattr(Study, "learn", fail)
    table = lay()
    with qtbot.capture_exceptions() as noted:
        table.actions.coach.trigger()
        until(lambda: bool(noted))
    assert [kind for kind, *_ in noted] == [type(fault)]
    assert "can't be loaded" in table.coach.counsel().caption
    assert plays_on(table)


@pytest.mark.usefixtures("silent_ends")
def test_coach_learns_where_no_cache_can_be(lay: LAY, tmp_path: Path) -> None:
    table = lay(solutions=tmp_path / ("x" * 300))
    table.actions.coach.trigger()
    study = table.runner.study
    ruleset = table.game.ruleset
    until(lambda: (known := study(ruleset)) is not None and known.means is not None)
    assert plays_on(table)


@every_fault
@pytest.mark.usefixtures("silent_ends")
def test_errand_that_fails_is_told_of(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, fault: Exception, tmp_path: Path
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise fault

    file = tmp_path / "their.yacht-games"
    file.write_text("{}")
    monkeypatch.setattr("yacht_desktop.records.transfer.incoming._is_sqlite", fail)
    with qtbot.capture_exceptions() as noted:
        table.window.open_file(file)
        keeper = Keeper(table)
        until(lambda: "Nothing was imported" in keeper.words())
    is_of_the_file = isinstance(fault, OSError)
    assert [kind for kind, *_ in noted] == ([] if is_of_the_file else [type(fault)])
    assert ("can't be read" if is_of_the_file else SORRY) in keeper.words()


@pytest.mark.usefixtures("silent_ends")
def test_judge_leaves_out_a_game_that_makes_no_sense(
    lay: LAY, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    solutions = tmp_path_factory.getbasetemp() / "solutions"
    solve(solutions)
    first, second = play(tmp_path, 230, 200)
    with closing(sqlite3.connect(tmp_path / "yacht.db")) as other:
        other.execute("UPDATE move SET notation = 'nonsense' WHERE game = ? AND ply = 3", (first,))
        other.commit()
    reader = Reader(lay(solutions=solutions)).open()
    until(lambda: reader.table.book.judgement(second) is not None)
    assert reader.table.book.judgement(first) is None
