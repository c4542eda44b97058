"""Round a table: dice that lie there, entries that are corrected, and players who leave."""

import pytest

from tests.unit.doubles import (
    JournalFullError,
    ListJournal,
    almost_over,
    log_of,
    session_of,
    slots,
    table_session,
)
from yacht_desktop.rules import (
    Amend,
    Category,
    Game,
    IllegalMoveError,
    InvalidFacesError,
    replay,
)
from yacht_desktop.session import Session, Step

FULL_HOUSE = (3, 3, 3, 5, 5)
YACHT = (4, 4, 4, 4, 4)


def notation(session: Session) -> str:
    return ", ".join(map(str, session.log))


def test_the_dice_of_the_table_are_taken_down_and_scored() -> None:
    journal = ListJournal()
    session = table_session(players=2, journal=journal)
    session.enter((4, 4, 4, 1, 6))
    assert session.score(Category.FOURS).after.totals == (12, 0)
    assert session.game.player == 1
    assert journal.written == [(0, ["roll 44416"]), (1, ["score fours"])]


def test_three_rolls_are_taken_down_with_what_was_held() -> None:
    session = table_session()
    assert session.enter((1, 2, 2, 4, 6)).thrown == slots(0, 1, 2, 3, 4)
    session.hold(slots(1, 2))
    with pytest.raises(IllegalMoveError, match="a held die has changed its face"):
        session.enter((4, 1, 2, 4, 6))
    assert session.enter((4, 2, 2, 4, 6)).thrown == slots(0, 3, 4)
    session.hold(slots(0, 3))
    session.enter((4, 1, 4, 4, 4))
    with pytest.raises(IllegalMoveError, match="there is no roll left"):
        session.enter((4, 4, 4, 4, 4))
    assert session.score(Category.FOUR_OF_A_KIND).after.totals == (16,)
    assert notation(session) == (
        "roll 12246, hold .xx.., roll 42246, hold x..x., roll 41444, score four_of_a_kind"
    )


@pytest.mark.parametrize("faces", [(), (4, 4, 4, 1), (4, 4, 4, 1, 0), (4, 4, 4, 1, 7)])
def test_dice_that_do_not_exist_are_refused(faces: tuple[int, ...]) -> None:
    journal = ListJournal()
    session = table_session(journal=journal)
    with pytest.raises(InvalidFacesError):
        session.enter(faces)
    assert (session.log, journal.written) == ((), [])


def test_dice_are_either_rolled_here_or_lie_on_the_table() -> None:
    table, app = table_session(), session_of("12345")
    with pytest.raises(IllegalMoveError, match="the dice lie on the table"):
        table.roll()
    with pytest.raises(IllegalMoveError, match="what was rolled here stands"):
        app.enter((6, 6, 6, 6, 6))
    assert table.log == app.log == ()
    app.roll()
    app.score(Category.ONES)
    with pytest.raises(IllegalMoveError, match="what was rolled here stands"):
        app.amend(Amend(0, Category.ONES, YACHT))
    assert notation(app) == "roll 12345, score ones"


def test_a_corrected_game_is_not_taken_up_with_dice_that_are_rolled_here() -> None:
    log = log_of("roll 12345, score ones, amend 0 ones 11111")
    with pytest.raises(IllegalMoveError, match="what was rolled here stands"):
        session_of(log=log)
    assert table_session(log=log).game.totals == (5,)


def test_on_the_table_undo_goes_back_to_the_start_and_redo_to_the_end() -> None:
    session = table_session(players=3)
    states: list[tuple[Game, str]] = [(session.game, notation(session))]

    def note(_step: Step) -> None:
        states.append((session.game, notation(session)))

    note(session.enter((6, 6, 6, 1, 1)))
    note(session.hold(slots(0, 1)))
    note(session.hold(slots(0, 1, 2)))
    note(session.enter((6, 6, 6, 2, 3)))
    note(session.score(Category.SIXES))
    note(session.enter((1, 2, 3, 4, 5)))
    note(session.leave(2))
    note(session.score(Category.LITTLE_STRAIGHT))
    note(session.amend(Amend(0, Category.SIXES, (6, 6, 6, 6, 1))))
    note(session.enter((4, 4, 4, 4, 4)))
    note(session.leave(0))
    for state in reversed(states[:-1]):
        session.undo()
        assert (session.game, notation(session)) == state
    with pytest.raises(IllegalMoveError):
        session.undo()
    for state in states[1:]:
        session.redo()
        assert (session.game, notation(session)) == state
    assert session.redoable is None


def test_on_the_table_a_game_from_the_file_can_be_taken_back_to_its_start() -> None:
    log = almost_over()
    session = table_session(log=log)
    for at in range(len(log), 0, -1):
        assert session.undoable == log[at - 1]
        session.undo()
        assert session.game == replay(session.game.ruleset, 1, log[: at - 1])
    assert session.undoable is None


def test_a_turn_that_was_taken_back_across_players_is_played_anew() -> None:
    session = table_session(players=2)
    for faces, box in (((1, 1, 1, 2, 3), Category.ONES), ((2, 2, 2, 3, 4), Category.TWOS)):
        session.enter(faces)
        session.score(box)
    for _ in range(3):
        session.undo()
    assert (session.game.player, session.game.faces) == (0, (1, 1, 1, 2, 3))
    assert session.score(Category.CHOICE).after.totals == (8, 0)
    assert session.redoable is None
    assert notation(session) == "roll 11123, score choice"


def test_several_corrections_are_one_gesture_all_or_none() -> None:
    log = log_of("roll 12345, score ones, roll 12345, score twos, roll 12345, score choice")
    journal = ListJournal(log)
    session = table_session(journal=journal, log=log)
    right = [
        Amend(0, Category.ONES, (1, 1, 1, 2, 3)),
        Amend(0, Category.TWOS, (2, 2, 3, 4, 5)),
        Amend(0, Category.CHOICE, YACHT, Category.YACHT),
    ]
    with pytest.raises(IllegalMoveError, match="threes is open"):
        session.amend(*right, Amend(0, Category.THREES, YACHT))
    journal.full = True
    with pytest.raises(JournalFullError):
        session.amend(*right)
    assert (session.log, session.game.totals) == (tuple(log), (18,))
    journal.full = False
    assert session.amend(*right).after.totals == (57,)
    assert journal.written == [(6, [str(move) for move in right])]
    assert session.undo().after.totals == (18,)
    assert session.redo().after.totals == (57,)


def test_no_correction_at_all_is_no_gesture() -> None:
    journal = ListJournal(log_of("roll 12345, score ones"))
    session = table_session(journal=journal, log=journal.moves)
    session.amend()
    assert (journal.written, len(session.log)) == ([], 2)


def test_a_correction_of_a_finished_game_writes_its_result_anew() -> None:
    log = [*almost_over(), *log_of("roll 12345, score yacht")]
    journal = ListJournal(log)
    session = table_session(journal=journal, log=log)
    total = session.game.totals[0]
    session.amend(Amend(0, Category.YACHT, YACHT))
    assert session.game.is_over
    assert journal.totals == [total + 50]
    session.undo()
    assert journal.totals == [total]


def test_a_correction_between_two_holds_keeps_both() -> None:
    session = table_session()
    session.enter((1, 1, 1, 2, 3))
    session.score(Category.ONES)
    session.enter((1, 2, 3, 4, 5))
    session.hold(slots(0))
    session.amend(Amend(0, Category.ONES, (1, 1, 2, 2, 3)))
    session.hold(slots(1))
    session.hold(slots(0))
    assert notation(session).endswith("roll 12345, hold x...., amend 0 ones 11223")
    assert session.game.held == slots(0)


def test_who_leaves_on_turn_comes_back_by_undo_with_the_same_dice() -> None:
    session = session_of("66611", "12345", players=3)
    session.roll()
    session.hold(slots(0, 1, 2))
    before = session.game
    step = session.leave(0)
    assert (step.after.player, step.after.faces, step.thrown) == (1, None, slots())
    step = session.undo()
    assert (step.after, step.thrown) == (before, slots())
    assert session.redo().after.player == 1
    session.roll()
    with pytest.raises(IllegalMoveError, match="a roll can't be taken back"):
        session.undo()
    assert notation(session) == "roll 66611, hold xxx.., leave 0, roll 12345"


def test_the_last_one_who_leaves_ends_the_game_and_can_come_back() -> None:
    journal = ListJournal()
    session = session_of("66611", players=2, journal=journal)
    session.leave(1)
    session.roll()
    session.score(Category.SIXES)
    assert session.game.player == 0
    assert journal.totals is None
    step = session.leave(0)
    assert step.after.is_over
    assert journal.totals == [18, 0]
    assert session.undo().after == step.before
    assert journal.totals is None


def test_who_leaves_while_another_has_rolled_takes_nothing_from_them() -> None:
    session = session_of("12345", "12666", players=2)
    session.roll()
    session.hold(slots(0, 1))
    step = session.leave(1)
    assert (step.after.faces, step.after.held, step.thrown) == (
        (1, 2, 3, 4, 5),
        slots(0, 1),
        slots(),
    )
    assert session.roll().after.faces == (1, 2, 6, 6, 6)


@pytest.mark.parametrize("player", [-1, 2, 6])
def test_nobody_leaves_who_is_not_there(player: int) -> None:
    session = session_of(players=2)
    with pytest.raises(ValueError, match="play"):
        session.leave(player)
    assert session.log == ()
