"""One game of the book: its moves played back, its card, its note."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tests.ui import hands
from tests.ui.book.reading import TRADITIONAL, Reader, leave, play
from tests.ui.reviews import log_of_a_child, solve
from tests.ui.table import Table, until
from yacht_desktop.chance import SeededDice
from yacht_desktop.records import Games
from yacht_desktop.rules import Game, Score
from yacht_desktop.rules import play as move_on
from yacht_desktop.ui.actions import Page

READ = Callable[..., Reader]
LAY = Callable[..., Table]


@pytest.fixture
def childs(lay: LAY) -> Reader:
    """The book with a game in which dice were held in every turn."""
    table = lay()
    games = Games(table.database)
    stored = games.start(TRADITIONAL, bytes(32))
    log = log_of_a_child(SeededDice(stored.seed))
    game = Game.new(TRADITIONAL)
    for move in log:
        game = move_on(game, move)
    games.journal(stored.number).write(0, log, game.cards)
    table.controller.open(table.controller.setup)
    reader = Reader(table).open()
    reader.open_game(stored.number)
    return reader


def shown(reader: Reader) -> tuple[object, ...]:
    """The dice, what is held, each box, and the total, as the page has them."""
    page = reader.page.game
    model = page.card.model
    boxes = [model.index(row, 1).data() for row in range(model.rowCount())]
    return (page.moves.dice.accessibleName(), boxes, page.card.totals.accessibleName())


def test_left_and_right_replay_the_log_ply_by_ply(childs: Reader) -> None:
    page, table = childs.page.game, childs.table
    games = Games(table.database)
    finished = games.finished()
    assert finished is not None
    log = log_of_a_child(SeededDice(finished.seed))
    states = [Game.new(TRADITIONAL)]
    for move in log:
        states.append(move_on(states[-1], move))
    assert page.ply == len(log)
    there = [shown(childs)]
    for ply in range(len(log), 0, -1):
        table.press("Left")
        there.append(shown(childs))
        assert page.ply == ply - 1
    back = [shown(childs)]
    for ply, (state, move) in enumerate(zip(states[1:], log, strict=True), 1):
        table.press("Right")
        back.append(shown(childs))
        faces = states[ply - 1].faces if isinstance(move, Score) else state.faces
        assert page.moves.dice.accessibleName().startswith(
            f"Dice {'-'.join(map(str, faces or ()))}"
        )
        assert ("held" in page.moves.dice.accessibleName()) == bool(state.held)
        assert page.card.totals.accessibleName() == f"Total {state.totals[0]}"
        for row, category in enumerate(TRADITIONAL.categories):
            points = state.card[category]
            assert points is None or page.card.model.index(row, 1).data() == str(points)
    assert back == there[::-1]


def test_home_end_and_the_slider_go_far(childs: Reader) -> None:
    page, table = childs.page.game, childs.table
    last = page.ply
    table.press("Home")
    assert page.ply == 0
    assert page.moves.title.text() == "Before the first roll"
    assert not page.earlier.isEnabled()
    table.press("Left")
    assert page.ply == 0
    table.press("End")
    assert page.ply == last
    assert not page.later.isEnabled()
    page.moves.slider.setValue(3)
    assert page.ply == 3


def test_moves_are_told_in_words(childs: Reader) -> None:
    page = childs.page.game
    page.go_to(1)
    assert page.moves.title.text() == "Turn 1 of 12, first roll"
    assert page.moves.sentence.text.startswith("Rolled 5 dice: ")
    page.go_to(page.moves.slider.maximum())
    assert page.moves.title.text() == "Turn 12 of 12, scoring"
    assert page.moves.sentence.text.endswith(" in Yacht.")


def test_esc_goes_back_to_the_line_of_the_game(tmp_path: Path, read: READ) -> None:
    numbers = play(tmp_path, 100, 200, 150)
    reader = read()
    reader.open_game(numbers[2])
    assert reader.status == "5 March 2024 · 150 points · unaided"
    reader.table.press("Esc")
    assert not reader.is_at_game
    assert reader.is_focused(reader.shown_list)
    assert reader.shown_list.currentIndex().row() == 1
    assert reader.status == "3 games since March 2024"


def test_note_is_on_disk_after_a_pause(tmp_path: Path, read: READ) -> None:
    (number,) = play(tmp_path, 200)
    reader = read()
    reader.open_game(number)
    reader.page.game.note.field.setFocus()
    hands.press(reader.page.game.note.field, *"12345RNH")
    until(lambda: notes(reader) == ["12345rnh"])
    assert reader.table.game.faces is None, "no key of the note reaches the dice"


def test_note_is_on_disk_when_its_field_is_left(tmp_path: Path, read: READ) -> None:
    (number,) = play(tmp_path, 200)
    reader = read()
    reader.open_game(number)
    reader.page.game.note.field.setFocus()
    reader.page.game.note.field.setPlainText("<b>Ann</b> & %1; DROP TABLE game")
    reader.table.press("Esc")
    assert notes(reader) == ["<b>Ann</b> & %1; DROP TABLE game"]
    reader.open_game(number)
    assert reader.page.game.note.field.toPlainText() == "<b>Ann</b> & %1; DROP TABLE game"


@pytest.mark.parametrize("way", ["Ctrl+1", "close"])
def test_note_is_on_disk_when_the_page_is_left(way: str, tmp_path: Path, read: READ) -> None:
    (number,) = play(tmp_path, 200)
    reader = read()
    reader.open_game(number)
    reader.page.game.note.field.setPlainText("remember this")
    if way == "close":
        reader.table.window.close()
    else:
        reader.table.press(way)
    assert notes(reader) == ["remember this"]


def test_note_that_can_not_be_written_stays_and_is_written_later(
    tmp_path: Path, read: READ
) -> None:
    (number,) = play(tmp_path, 200)
    reader = read()
    reader.open_game(number)
    refuse(reader.table, refused=True)
    note = reader.page.game.note
    note.field.setPlainText("not lost")
    note.keep()
    assert note.trouble.text().startswith("Nothing can be saved in this folder")
    reader.table.press("Esc")
    reader.open_game(number)
    assert note.field.toPlainText() == "not lost"
    assert note.trouble.isVisible()
    assert notes(reader) == [""]
    refuse(reader.table, refused=False)
    reader.table.press("Esc")
    assert notes(reader) == ["not lost"]
    reader.open_game(number)
    assert not note.trouble.isVisible()


def test_review_is_of_this_very_game(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, read: READ
) -> None:
    solutions = tmp_path_factory.getbasetemp() / "solutions"
    solve(solutions)
    numbers = play(tmp_path, 100, 200, 150)
    reader = read(solutions=solutions)
    reader.open_game(numbers[1])
    reader.press("Review")
    assert reader.table.actions.pages[Page.REVIEW].isChecked()
    assert reader.table.reviewer.game is not None
    assert reader.table.reviewer.game.number == numbers[1]
    assert reader.status == "5 March 2024 · 200 points · unaided"


def test_card_of_several_players_shows_all_of_them(tmp_path: Path, read: READ) -> None:
    (number,) = play(tmp_path, 150, names=("Ann", "", "Þóra"))
    play(tmp_path, 100)
    reader = read()
    reader.page._ask_for_game(number)  # noqa: SLF001 - no list has it yet
    until(lambda: reader.is_at_game)
    page = reader.page.game
    assert page.card.names.accessibleName() == "Ann, Player 2, Þóra"
    assert page.card.totals.accessibleName() == "Total 150, 150, 150"
    assert page.card.model.headerData(3, Qt.Orientation.Horizontal) == "Þóra"
    page.go_to(1)
    assert page.moves.title.text() == "Ann · Turn 1 of 12, first roll"
    page.go_to(3)
    assert page.moves.title.text() == "Player 2 · Turn 1 of 12, first roll"
    assert not reader.offers("Review")


def test_game_that_can_not_be_read_says_so_and_can_be_deleted(tmp_path: Path, read: READ) -> None:
    (number,) = play(tmp_path, 150)
    reader = read()
    with reader.table.database.transaction() as connection:
        connection.execute("UPDATE move SET notation = 'roll 77777' WHERE ply = 3")
    reader.open_game(number)
    assert reader.page.game.moves.sentence.text.startswith("This game can't be read")
    assert not reader.page.game.card.isVisible()
    reader.table.press("Left")
    reader.wait_for(lambda: reader.press("Delete this game"))
    assert reader.lines == []


def test_abandoned_game_can_be_replayed_but_the_running_one_not_deleted(
    tmp_path: Path, read: READ
) -> None:
    left = leave(tmp_path)
    reader = read()
    reader.press("1 abandoned, 1 unfinished")
    until(lambda: len(reader.lines) == 2)
    reader.open_game(left)
    assert reader.status == "Abandoned"
    assert reader.page.game.ply == 2
    assert reader.offers("Delete this game")
    assert not reader.offers("Review")
    reader.table.press("Esc")
    assert reader.shown_list is reader.page.overview.list.others
    reader.open_game(left + 1)
    assert not reader.offers("Delete this game")


def notes(reader: Reader) -> list[str]:
    """What another program reads."""
    return [note for (note,) in reader.table.rows("SELECT note FROM game WHERE total > 0")]


def refuse(table: Table, *, refused: bool) -> None:
    """Let the disk take nothing, or something again."""
    if refused:
        with table.database.transaction() as connection:
            connection.execute("PRAGMA query_only = ON")
    else:
        table.database.rows("PRAGMA query_only = OFF")


def test_the_card_of_an_old_game_can_be_printed_or_shared(childs: Reader) -> None:
    page = childs.page.game
    page.share.trigger()
    dialog = childs.table.window.paper.dialog
    assert dialog is not None
    assert dialog.pdf().startswith(b"%PDF")
    dialog.close()
    assert childs.table.game.totals == (0,), "the game in play is still there"
