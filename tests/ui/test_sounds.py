"""What is heard of a game, and that a computer without sound plays on as if nothing were."""

import os
import stat
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess

from tests.ui.board.test_result import end, play_to
from tests.ui.games import begin, finished, seed_for
from tests.ui.pictures import texts_on
from tests.ui.table import Table, until
from yacht_desktop.paths import SOUNDS
from yacht_desktop.rules import Category
from yacht_desktop.ui.settings import Settings
from yacht_desktop.ui.sound_player import PROGRAMS

LAY = Callable[..., Table]
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows plays by itself")
PLAYERS = PROGRAMS.get(sys.platform, ())


class Room:
    """A computer's programs: those that are put there, each noting what it plays."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._folder = folder / "bin"
        self._heard = folder / "heard"
        self._folder.mkdir()
        monkeypatch.setenv("PATH", str(self._folder))

    def has(self, program: str, *, then: str = "exit 0") -> None:
        """Put a player there that does something after noting what it is given."""
        file = self._folder / program
        note = f'echo "{program} ${{1##*/}}" >> "{self._heard}"'
        file.write_text(f"#!/bin/sh\n{note}\n{then}\n", encoding="utf-8")
        file.chmod(file.stat().st_mode | stat.S_IXUSR)

    @property
    def heard(self) -> list[str]:
        """What was played, without the name of the player."""
        return [line.split()[1].removesuffix(".wav") for line in self.lines]

    @property
    def lines(self) -> list[str]:
        text = self._heard.read_text(encoding="utf-8") if self._heard.exists() else ""
        return text.splitlines()


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Room:
    return Room(tmp_path, monkeypatch)


def with_sound(table: Table) -> Table:
    table.actions.look.sound.trigger()
    return table


def running(table: Table) -> list[QProcess]:
    return table.window.sounds.findChildren(QProcess)


def until_heard(room: Room, *names: str) -> None:
    until(lambda: len(room.heard) >= len(names))
    assert room.heard == list(names)


def test_a_new_player_hears_nothing(room: Room, table: Table) -> None:
    room.has(PLAYERS[0])
    assert not table.actions.look.sound.isChecked()
    table.play_turn()
    assert not running(table)
    assert room.heard == []


def test_every_gesture_has_its_sound(room: Room, lay: LAY, tmp_path: Path) -> None:
    room.has(PLAYERS[0])
    begin(tmp_path, seed_for("13466"))
    table = with_sound(lay())
    names = ["hold"]  # a taste, when it is switched on
    until_heard(room, *names)
    for gesture, name in (("Space", "roll-5"), ("4", "hold"), ("5", "hold"), ("Space", "roll-3")):
        table.press(gesture)
        until_heard(room, *(names := [*names, name]))
    table.click_box(Category.SIXES)
    until_heard(room, *(names := [*names, "score"]))
    table.press("Ctrl+Z")  # what is taken back makes no sound
    table.press("Space")
    until_heard(room, *names, "roll-3")
    table.close()


@pytest.mark.parametrize(("earlier", "name"), [(100, "record"), (130, "score")])
def test_a_bell_rings_for_a_record_alone(
    room: Room, lay: LAY, tmp_path: Path, earlier: int, name: str
) -> None:
    room.has(PLAYERS[0])
    finished(tmp_path, earlier)
    table = with_sound(play_to(lay, tmp_path, 120))
    until_heard(room, "hold")
    end(table)
    until_heard(room, "hold", name)
    table.close()


def test_sound_is_kept_and_goes_off_again(room: Room, table: Table, lay: LAY) -> None:
    room.has(PLAYERS[0])
    with_sound(table)
    until_heard(room, "hold")
    table.close()
    assert Settings(table.settings_file).sound is True
    again = lay(table.folder)
    assert again.actions.look.sound.isChecked()
    again.press("Space")
    until_heard(room, "hold", "roll-5")
    again.actions.look.sound.trigger()
    again.press("Space")
    again.close()
    assert room.heard == ["hold", "roll-5"]


@pytest.mark.usefixtures("room")
def test_where_there_is_no_player_the_game_says_so_once_and_goes_on(table: Table) -> None:
    with_sound(table)
    assert "found nothing on this computer" in "".join(texts_on(table.notice))
    table.finish_game()
    assert table.states() == ["finished"]
    assert not running(table)


@pytest.mark.skipif(len(PLAYERS) < 2, reason="one player only")
def test_a_player_that_fails_lets_the_next_one_try(room: Room, table: Table) -> None:
    room.has(PLAYERS[0], then="exit 1")  # as without a sound server
    room.has(PLAYERS[1])
    with_sound(table)
    until(lambda: not running(table))
    table.press("Space")
    until(lambda: len(room.lines) == 2)
    assert room.lines[1] == f"{PLAYERS[1]} roll-5.wav"
    table.close()


@pytest.mark.parametrize("then", ["exit 1", "kill -SEGV $$", "exec /bin/sleep 60"])
def test_fifty_fast_rolls_without_a_working_device(room: Room, table: Table, then: str) -> None:
    """A server that is nowhere, a card that was pulled out: players fail, crash, or hang."""
    room.has(PLAYERS[0], then=then)
    with_sound(table)
    longest = 0.0
    for _ in range(50):
        start = time.thread_time()
        table.press("Ctrl+N" if table.game.rolls_left == 0 else "Space")
        longest = max(longest, time.thread_time() - start)
        assert len(running(table)) <= 2 * 4  # those that are heard, and ended ones to be cleared
    assert longest < 0.05
    table.finish_game()
    assert table.states()[-1] == "finished"
    table.close()


def test_nothing_is_left_running_when_the_window_closes(room: Room, table: Table) -> None:
    room.has(PLAYERS[0], then="exec /bin/sleep 60")
    with_sound(table)
    table.press("Space", "1")
    numbers = [process.processId() for process in running(table)]
    assert numbers
    table.window.close()
    until(lambda: not any(Path(f"/proc/{number}/cmdline").exists() for number in numbers))


def test_every_sound_is_there() -> None:
    names = {file.stem for file in SOUNDS.glob("*.wav")}
    assert names == {*(f"roll-{dice}" for dice in range(1, 6)), "hold", "score", "record"}
    assert sum(file.stat().st_size for file in SOUNDS.iterdir()) < 300_000
    assert all(os.access(file, os.R_OK) for file in SOUNDS.iterdir())
