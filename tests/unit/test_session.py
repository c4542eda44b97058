"""A game in play, told by examples: journal first, what can be taken back, and what was thrown."""

from collections.abc import Callable

import pytest

from tests.unit.doubles import ListJournal, ScriptedDice, almost_over, session_of, slots
from tests.unit.rules.published import recorded_game
from yacht_desktop.rules import (
    PRESETS,
    Category,
    IllegalMoveError,
    replay,
)
from yacht_desktop.session import Session, Step

TRADITIONAL = PRESETS["traditional"]


def notation(session: Session) -> str:
    return ", ".join(map(str, session.log))


def test_a_new_session_is_an_untouched_game_and_writes_nothing() -> None:
    journal = ListJournal()
    session = session_of(players=4, journal=journal)
    assert session.game == replay(TRADITIONAL, 4, [])
    assert (session.log, session.undoable, session.redoable) == ((), None, None)
    assert journal.written == []


def test_the_recorded_game_is_played_to_its_published_sheets() -> None:
    turns = recorded_game()
    journal = ListJournal()
    dice = ScriptedDice(*(faces for turn in turns for faces in turn.rolls))
    session = Session(TRADITIONAL, 2, journal, dice)
    for turn in turns:
        assert session.roll().after.faces == turn.rolls[0]
        for held, faces in zip(turn.holds, turn.rolls[1:], strict=True):
            session.hold(held)
            assert session.roll().after.faces == faces
        assert journal.totals is None
        session.score(turn.category)
    assert [card.points for card in session.game.cards] == [
        (1, 2, 0, 8, 5, 12, 0, 0, 0, 0, 17, 0),
        (1, 2, 3, 0, 10, 12, 0, 0, 0, 0, 19, 0),
    ]
    assert journal.totals == [45, 47]
    assert session.game.winners == (1,)
    assert list(session.log) == journal.moves == [move for turn in turns for move in turn.moves]


def test_a_change_of_mind_replaces_the_hold_before_it() -> None:
    session = session_of("12345", "12666")
    session.roll()
    for held in (slots(4), slots(0, 4), slots(0), slots(0, 1)):
        session.hold(held)
        assert session.game.held == held
    assert notation(session) == "roll 12345, hold xx..."
    session.roll()
    session.hold(slots(2))
    session.hold(slots(0, 1))
    assert notation(session) == "roll 12345, hold xx..., roll 12666"


def test_holding_what_is_held_already_is_no_gesture() -> None:
    journal = ListJournal()
    session = session_of("12345", journal=journal)
    session.roll()
    session.hold(slots(3))
    session.undo()
    journal.full = True
    step = session.hold(slots())
    assert step == Step(session.game, session.game)
    assert str(session.redoable) == "hold ...x."
    journal.full = False
    session.redo()
    session.hold(slots(3))
    session.undo()
    assert session.undoable is None
    assert notation(session) == "roll 12345"


def test_undo_and_redo_say_what_they_would_take_back_or_bring_back() -> None:
    session = session_of("12345", "12345")
    told = []

    def tell(gesture: Callable[[], Step]) -> None:
        gesture()
        told.append((str(session.undoable), str(session.redoable)))

    tell(session.roll)
    tell(lambda: session.hold(slots(0)))
    tell(lambda: session.hold(slots(1)))
    tell(lambda: session.hold(slots()))
    tell(lambda: session.score(Category.CHOICE))
    for _ in range(4):
        tell(session.undo)
    for _ in range(4):
        tell(session.redo)
    tell(session.roll)
    one, other, score, none = "hold x....", "hold .x...", "score choice", "None"
    there = [(none, one), (one, other), (other, other), (other, score), (score, none)]
    assert told == [
        *((none, none), (one, none), (other, none), (other, none), (score, none)),
        *reversed(there[:-1]),
        *there[1:],
        (none, none),
    ]


def test_a_roll_cannot_be_taken_back() -> None:
    session = session_of("12345", "54321")
    with pytest.raises(IllegalMoveError, match="a roll can't be taken back"):
        session.undo()
    session.roll()
    session.hold(slots(2))
    session.undo()
    session.roll()
    for nothing, why in ((session.undo, "a roll can't"), (session.redo, "nothing has been taken")):
        with pytest.raises(IllegalMoveError, match=why):
            nothing()
    assert notation(session) == "roll 12345, roll 54321"


def test_a_new_gesture_clears_what_could_be_brought_back() -> None:
    session = session_of("12345")
    session.roll()
    session.hold(slots(2))
    session.undo()
    session.hold(slots(3))
    assert session.redoable is None
    session.undo()
    assert str(session.redoable) == "hold ...x."
    session.score(Category.ONES)
    with pytest.raises(IllegalMoveError, match="nothing has been taken back"):
        session.redo()


def test_around_one_table_undo_gives_the_turn_back_to_the_right_player() -> None:
    session = session_of("66611", "12345", "22345", players=3)
    session.roll()
    session.hold(slots(0, 1, 2))
    scored = session.score(Category.SIXES)
    assert len({scored, Step(scored.before, scored.after)}) == 1
    assert session.undo() == Step(scored.after, scored.before)
    assert (session.game.player, session.game.faces) == (0, (6, 6, 6, 1, 1))
    assert (session.game.rolls_used, session.game.totals) == (1, (0, 0, 0))
    assert session.game.held == slots(0, 1, 2)
    assert session.score(Category.FULL_HOUSE).after.totals == (20, 0, 0)
    session.roll()
    session.roll()
    rolled_twice = (session.game, session.log)
    for _ in range(3):
        with pytest.raises(IllegalMoveError, match="a roll can't be taken back"):
            session.undo()
    assert (session.game, session.log) == rolled_twice
    assert session.score(Category.TWOS).after.totals == (20, 4, 0)
    assert session.game.player == 2


@pytest.mark.parametrize("players", [1, 2])
def test_a_step_tells_which_dice_were_thrown(players: int) -> None:
    log = almost_over(players)
    session = session_of(*["66666"] * 6, players=players, log=log)
    assert session.roll().thrown == slots(0, 1, 2, 3, 4)
    assert session.hold(slots(1, 3)).thrown == slots()
    assert session.roll().thrown == slots(0, 2, 4)
    assert session.hold(slots(0, 1, 2, 3)).thrown == slots()
    assert session.undo().thrown == slots()
    assert session.redo().thrown == slots()
    assert session.roll().thrown == slots(4)
    assert session.score(Category.YACHT).thrown == slots()
    assert session.game.is_over == (players == 1)
    assert session.undo().thrown == slots()
    assert session.redo().thrown == slots()
