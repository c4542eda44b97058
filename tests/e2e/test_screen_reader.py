"""A whole game by the accessibility tree alone: no key, no pixel, no file."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e import stored
from tests.e2e.conftest import Start
from tests.e2e.message_bus import session_bus
from tests.e2e.program import Program
from tests.e2e.reader import Reader, Thing
from yacht_desktop.ui.first_turn import Hint

FACES = ["one", "two", "three", "four", "five", "six"]
HINTS = {*(hint.text for hint in Hint), "The dice can be heard, too."}
"""Said beside all the rest to somebody who plays for the first time."""
PAGES = ["Play", "Records", "Review", "Rules"]


@pytest.fixture
def bus() -> Iterator[str]:
    with session_bus() as address:
        yield address


@pytest.fixture
def reader(bus: str) -> Iterator[Reader]:
    with Reader(bus) as reader:
        yield reader


class Listener:
    """Someone who plays by what the tree says, and acts by what it offers."""

    def __init__(self, reader: Reader, program: Program) -> None:
        self.reader = reader
        program.wait_for_window()
        self.window = reader.wait_for_window("Yacht")
        things = [thing for thing in self.window.walk() if "showing" in thing.states]
        self.dice = [thing for thing in things if thing.name.startswith("Die ")]
        (self.roll_button,) = (t for t in things if re.fullmatch(r"Roll \d dice", t.name))
        (self.total_line,) = (t for t in things if t.name.startswith("Total "))
        (self.card,) = (t for t in things if (t.role, t.name) == ("table", "Scorecard"))
        self.cells = [thing for thing in self.card.children if thing.role.endswith("cell")]
        self.things = things

    def roll(self) -> str:
        """Roll, and hear once what lies there."""
        self.reader.said()
        self.roll_button.do("Press")
        return self.hear("Rolled ")

    def hear(self, beginning: str) -> str:
        """The one thing that is read out next; nothing may be read out twice."""
        said: list[str] = []

        def heard() -> bool:
            said.extend(text for text in self.reader.said() if text not in HINTS)
            return any(text.startswith(beginning) for text in said)

        self.reader.wait(heard, f"{beginning}…")
        assert said == [said[-1]]
        return said[-1]

    def faces(self) -> list[int]:
        return [FACES.index(re.split(r"[, ]+", die.name)[2]) + 1 for die in self.dice]

    def hold(self, face: int) -> None:
        """Hold the dice of a face, and no other."""
        for die, shown in zip(self.dice, self.faces(), strict=True):
            is_held = "checked" in die.states
            assert die.name.endswith(", held" if is_held else ", will be rolled")
            if is_held != (shown == face):
                die.do("Toggle", "Press")
                self.reader.wait(lambda: ("checked" in die.states) != is_held, die.name)  # noqa: B023

    def worth(self) -> dict[str, tuple[int, Thing]]:
        """What each open box would score, and its cell."""
        found: dict[str, tuple[int, Thing]] = {}
        for cell in self.cells:
            match = re.match(r"(.+?), would score (\d+)", cell.name)
            if match:
                found[match[1]] = int(match[2]), cell
        return found

    def play_a_turn(self) -> int:
        """Keep what there is most of, fill the best box, and return what it scored."""
        self.roll()
        for _ in range(2):
            faces = self.faces()
            self.hold(max(faces, key=faces.count))
            if "enabled" not in self.roll_button.states:
                break
            self.roll()
        worth = self.worth()
        box = max(worth, key=lambda name: worth[name][0])
        points, cell = worth[box]
        self.reader.said()
        cell.do("Toggle")
        self.reader.wait(lambda: cell.name == f"{box}, scored {points}", f"{box} filled")
        return points

    @property
    def total(self) -> int:
        return int(self.total_line.name.removeprefix("Total "))


def test_a_whole_game_is_played_by_ear(start: Start, data: Path, bus: str, reader: Reader) -> None:
    reader.switch_on()
    program = start(variables={"DBUS_SESSION_BUS_ADDRESS": bus})
    player = Listener(reader, program)
    total, told = 0, [""]
    for turn in range(1, 13):
        points = player.play_a_turn()
        total += points
        told = [text for text in player.reader.said() if text not in HINTS]
        assert (
            len([text for text in told if text.endswith(f"scored {points}. Total {total}.")]) == 1
        )
        assert len(told) == (1 if turn < 12 else 2), told
        reader.wait(lambda: player.total == total, "the total")  # noqa: B023
    assert told[1].startswith(f"{total} points. ")

    (finished,) = stored.games(data)
    assert (finished.state, finished.total) == ("finished", total)


def test_all_that_is_shown_has_a_role_and_a_name(start: Start, bus: str, reader: Reader) -> None:
    reader.switch_on()
    player = Listener(reader, start(variables={"DBUS_SESSION_BUS_ADDRESS": bus}))
    player.roll()

    assert [die.role for die in player.dice] == ["check box"] * 5
    assert all(re.fullmatch(r"Die \d, \w+, will be rolled", die.name) for die in player.dice)
    assert player.roll_button.role == "push button"
    assert {cell.role for cell in player.cells} <= {"table cell", "cell"}
    assert len(player.worth()) == 12
    assert all(cell.description for cell in player.cells)
    pages = [thing for thing in player.things if thing.name in PAGES]
    assert [page.name for page in pages] == PAGES
    assert ["checked" in page.states for page in pages] == [True, False, False, False]
    nameless = [t for t in player.things if "focusable" in t.states and not t.name]
    assert [(thing.role, thing.path) for thing in nameless] == []


def test_a_reader_that_comes_later_is_told_everything_too(
    start: Start, bus: str, reader: Reader
) -> None:
    program = start(variables={"DBUS_SESSION_BUS_ADDRESS": bus})
    program.wait_for_window()
    program.screen.settle()
    reader.switch_on()
    assert re.fullmatch(r"Rolled \d(, \d){4}", Listener(reader, program).roll())
