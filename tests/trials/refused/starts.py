"""Starts of the program with one call refused: in its window, and a migration by itself."""

import shutil
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random

from PySide6.QtWidgets import QApplication

from tests.trials.crash.evening import seen
from tests.trials.crash.verdict import Content, WrongError, reopen
from tests.trials.refused.refusal import Report, Way
from tests.trials.shim.preloaded import Preloaded
from tests.ui import hands
from tests.ui.pictures import texts_on
from tests.ui.program import Run
from tests.ui.table import until
from tests.unit.records.transferring import a_game, in_version_1
from yacht_desktop.records import FILE_NAME, Problem, StoreError, open_profile
from yacht_desktop.ui.main_window import MainWindow

_LIES = (Problem.DAMAGED, Problem.FOREIGN, Problem.NEWER, Problem.REPLACED)
_LONGEST_STEP = 25
_QUIT = "Quit"


def templates(root: Path) -> dict[str, Path]:
    """Folders as they may lie there when the program starts."""
    folders = {name: root / "templates" / name for name in ("new", "known", "older")}
    for folder in folders.values():
        folder.mkdir(parents=True)
    with closing(open_profile(folders["known"] / FILE_NAME)) as database:
        a_game(database, 1)
        a_game(database, 2, turns=3)
    in_version_1(folders["known"] / FILE_NAME, folders["older"] / FILE_NAME)
    return folders


class Starts:
    """One start after the other, each in a folder like one of those."""

    def __init__(self, app: QApplication, preloaded: Preloaded, report: Report, root: Path) -> None:
        self._app = app
        self._preloaded = preloaded
        self._report = report
        self._home = root / "home"
        self._templates = templates(root)
        self._contents = {name: self._content_of(name) for name in self._templates}

    def try_all(self, way: Way, luck: Random | None) -> None:
        """Every start, and every end, once for each call that it makes."""
        for name in self._templates:
            self._in_turn(partial(self.open, name, way=way), luck, 1)
        # What a window makes of it does not depend on which page of a file it was.
        for name, step in (("new", 1), ("known", 1), ("older", _LONGEST_STEP)):
            self._in_turn(partial(self.start, name, way=way), luck, step)
        self._in_turn(lambda number: self.end(number, way), luck, 1)

    def open(self, name: str, number: int, way: Way) -> bool:
        """Make, migrate or open a file by itself."""
        said = f"opening {name}, call {number}, {way}"
        self._lay_out(name)
        self._refuse(number, way)
        try:
            open_profile(self._home / FILE_NAME).close()
        except StoreError as error:
            self._report.expect(error.problem not in _LIES, f"{said}: {error}")
        is_clean = self._lift()
        self._look(self._contents[name], said)
        return is_clean

    def start(self, name: str, number: int, way: Way) -> bool:
        """Start, look at what the window says, and play when all is well again."""
        said = f"start with {name}, call {number}, {way}"
        self._lay_out(name)
        results: list[tuple[bool, str, str]] = []

        def during(window: MainWindow) -> None:
            is_clean, words = self._lift(), " ".join(texts_on(window.board.notice))
            until(window.isActiveWindow)
            hands.press(window, "Space")
            results.append((is_clean, words, seen(window.board._controller.game)))  # noqa: SLF001

        self._refuse(number, way)
        run = Run(self._app, self._home)
        run.play(during, _QUIT)
        if not results:
            self._lift()
        self._report.expect(bool(results), f"{said}: no window, but {run.messages}")
        if not results:
            return False
        is_clean, words, shown = results[0]
        if "can't be saved" in words:
            self._look(self._contents[name], said)
        else:
            self._look(None, said, shown)
        return is_clean

    def end(self, number: int, way: Way) -> bool:
        """Close the window while a call is refused: nothing that was played is lost."""
        said = f"end, call {number}, {way}"
        self._lay_out("known")
        shown = []

        def during(window: MainWindow) -> None:
            hands.press(window, "Space")
            shown.append(seen(window.board._controller.game))  # noqa: SLF001
            self._refuse(number, way)
            window.close()

        Run(self._app, self._home).play(during)
        is_clean = self._lift()
        self._look(None, said, shown[0])
        return is_clean

    def _in_turn(self, attempt: Callable[[int], bool], luck: Random | None, step: int) -> None:
        number = 1
        while not attempt(number):
            self._report.tally["starts and ends with a call refused"] += 1
            number += luck.randint(1, _LONGEST_STEP) if luck else step

    def _lay_out(self, name: str) -> None:
        shutil.rmtree(self._home, ignore_errors=True)
        shutil.copytree(self._templates[name], self._home)

    def _content_of(self, name: str) -> Content:
        self._lay_out(name)
        return reopen(self._home)[0]

    def _refuse(self, number: int, way: Way) -> None:
        self._preloaded.refuse(number, way.error, for_good=way.is_for_good)

    def _lift(self) -> bool:
        """Let all calls succeed again; whether none was refused."""
        self._refused = self._preloaded.refused
        self._preloaded.lift()
        return not self._refused

    def _look(self, expected: Content | None, said: str, shown: str = "") -> None:
        """Whether the next start finds what is expected, or what was shown."""
        try:
            content, stored = reopen(self._home)
        except (StoreError, WrongError) as error:
            self._report.blame(f"{said} ({self._refused}): {error}")
            return
        if expected is not None:
            self._report.expect(content == expected, f"{said} ({self._refused}): other games")
        if shown:
            problem = f"{said} ({self._refused}): shown is {shown}, stored is {stored}"
            self._report.expect(shown == stored, problem)
