"""A session and its journal: written first, never half, and enough to go on from."""

from collections.abc import Callable, Sequence

import pytest

from tests.unit.doubles import (
    JournalFullError,
    ListJournal,
    almost_over,
    log_of,
    session_of,
    slots,
)
from yacht_desktop.chance import SeededDice
from yacht_desktop.rules import (
    PRESETS,
    Category,
    Hold,
    IllegalMoveError,
    InvalidFacesError,
    Move,
    Score,
    Scorecard,
    replay,
)
from yacht_desktop.session import Session, Step

TRADITIONAL = PRESETS["traditional"]
SEED = bytes(range(32))


def test_the_log_is_written_before_anything_changes() -> None:
    seen: list[tuple[int, str]] = []

    class Watching(ListJournal):
        def write(
            self, keep: int, moves: Sequence[Move], cards: Sequence[Scorecard] | None
        ) -> None:
            seen.append((len(session.log), str(session.game.faces)))
            super().write(keep, moves, cards)

    session = session_of("12345", journal=Watching())
    session.roll()
    session.hold(slots(1))
    session.undo()
    assert seen == [(0, "None"), (1, "(1, 2, 3, 4, 5)"), (2, "(1, 2, 3, 4, 5)")]


def test_a_gesture_writes_no_more_than_it_changes() -> None:
    journal = ListJournal()
    session = session_of("12345", "66345", journal=journal)
    session.roll()
    session.hold(slots(1))
    session.hold(slots(1, 2))
    session.undo()
    session.redo()
    session.hold(slots())
    session.hold(slots(2, 3, 4))
    session.roll()
    session.score(Category.SIXES)
    session.undo()
    assert journal.written == [
        (0, ["roll 12345"]),
        (1, ["hold .x..."]),
        (1, ["hold .xx.."]),
        (1, ["hold .x..."]),
        (1, ["hold .xx.."]),
        (1, []),
        (1, ["hold ..xxx"]),
        (2, ["roll 66345"]),
        (3, ["score sixes"]),
        (3, []),
    ]


@pytest.mark.parametrize("players", [1, 3])
def test_a_result_is_written_with_the_last_score_and_withdrawn_with_it(players: int) -> None:
    journal = ListJournal(almost_over(players))
    session = session_of(*["11111"] * players, players=players, journal=journal, log=journal.moves)
    for _ in range(players):
        assert journal.totals is None
        session.roll()
        session.score(Category.YACHT)
    total = 1 + 2 + 3 + 4 + 5 + 30 + 15 + 50
    assert journal.totals == [total] * players == list(session.game.totals)
    session.undo()
    assert journal.totals is None
    assert (session.game.is_over, session.game.player) == (False, players - 1)
    session.redo()
    assert journal.totals == [total] * players
    session.undo()
    session.hold(slots(0))
    assert journal.totals is None


def gestures(session: Session) -> dict[str, Callable[[], Step]]:
    return {
        "roll": session.roll,
        "hold": lambda: session.hold(slots(0, 1)),
        "release": lambda: session.hold(slots()),
        "score": lambda: session.score(Category.YACHT),
        "undo": session.undo,
        "redo": session.redo,
    }


@pytest.mark.parametrize("gesture", ["roll", "hold", "release", "score", "undo", "redo"])
def test_a_journal_that_fails_changes_nothing_and_the_gesture_can_be_tried_again(
    gesture: str,
) -> None:
    journal = ListJournal()
    session, twin = (
        Session(TRADITIONAL, 2, each, SeededDice(SEED)) for each in (journal, ListJournal())
    )
    for each in (session, twin):
        each.roll()
        each.hold(slots(2))
        each.hold(slots(3))
        each.undo()
    journal.full = True
    before = (session.game, session.log, session.undoable, session.redoable)
    with pytest.raises(JournalFullError):
        gestures(session)[gesture]()
    assert (session.game, session.log, session.undoable, session.redoable) == before
    journal.full = False
    assert gestures(session)[gesture]() == gestures(twin)[gesture]()
    assert (session.log, session.undoable) == (twin.log, twin.undoable)
    assert session.redoable == twin.redoable
    assert journal.moves == list(twin.log)


def test_the_rules_refuse_before_the_journal_is_asked() -> None:
    journal = ListJournal()
    session = session_of("12345", "12345", "12345", "12345", journal=journal)
    for gesture in ("hold", "release", "score", "undo", "redo"):
        with pytest.raises(IllegalMoveError):
            gestures(session)[gesture]()
    for _ in range(3):
        session.roll()
    for gesture in ("roll", "hold", "release", "undo", "redo"):
        with pytest.raises(IllegalMoveError):
            gestures(session)[gesture]()
    assert len(journal.written) == 3
    assert session.game.rolls_left == 0


def test_no_dice_are_asked_for_while_all_are_held() -> None:
    session = session_of("12345", "66666")
    session.roll()
    session.hold(slots(0, 1, 2, 3, 4))
    with pytest.raises(IllegalMoveError, match="no roll left or no loose die"):
        session.roll()
    session.hold(slots())
    assert session.roll().after.faces == (6, 6, 6, 6, 6)


@pytest.mark.parametrize(
    ("dice", "error"), [("21111", IllegalMoveError), ("1116", InvalidFacesError)]
)
def test_dice_that_cannot_have_fallen_are_refused(dice: str, error: type[Exception]) -> None:
    journal = ListJournal()
    session = session_of("11111", dice, "16111", journal=journal)
    session.roll()
    session.hold(slots(0))
    with pytest.raises(error):
        session.roll()
    assert list(session.log) == log_of("roll 11111, hold x....")
    assert journal.moves == list(session.log)
    assert str(session.undoable) == "hold x...."
    assert session.roll().after.faces == (1, 6, 1, 1, 1)


def test_a_session_is_taken_up_where_its_log_ends() -> None:
    log = log_of("roll 12345, score ones, roll 66123, hold xx..., roll 66621, hold xxx..")
    journal = ListJournal(log)
    session = session_of("66655", players=2, journal=journal, log=log)
    assert journal.written == []
    assert (session.log, session.redoable) == (tuple(log), None)
    assert session.game == replay(TRADITIONAL, 2, log)
    assert session.undoable == Hold(slots(0, 1, 2))
    session.hold(slots(0, 1))
    assert session.undo().after.held == slots(0, 1, 2)
    assert session.undo().after.held == slots(0, 1)
    assert session.undoable is None
    session.redo()
    assert session.redo().after.held == slots(0, 1)
    assert session.roll().after.faces == (6, 6, 6, 5, 5)


def test_a_session_taken_up_after_a_score_can_take_it_back() -> None:
    log = log_of("roll 12345, hold x...., score ones")
    session = session_of(players=2, journal=ListJournal(log), log=log)
    assert session.undoable == Score(Category.ONES)
    assert (session.undo().after.player, str(session.undoable)) == (0, "hold x....")
    session.undo()
    assert session.undoable is None


@pytest.mark.parametrize(
    "log", ["score ones", "roll 12345, roll 12345, roll 12345, roll 12345", "hold x...."]
)
def test_a_log_that_breaks_the_rules_is_not_taken_up(log: str) -> None:
    with pytest.raises(IllegalMoveError):
        session_of(log=log_of(log))


def test_a_number_of_players_out_of_range_is_refused() -> None:
    with pytest.raises(ValueError, match="1 to 6 players"):
        session_of(players=7)
