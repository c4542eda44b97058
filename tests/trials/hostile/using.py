"""What the program does with files that have come in: an evening, and all that pages ask."""

from contextlib import closing, suppress
from datetime import date
from pathlib import Path

from PySide6.QtCore import QLockFile

from tests.trials.hostile import good
from tests.trials.hostile.watching import DECLARED
from yacht_desktop.chance import SeededDice
from yacht_desktop.playing import Opened, _open
from yacht_desktop.records import (
    FILE_NAME,
    Archive,
    Database,
    Games,
    Houses,
    Kind,
    Selection,
    Upkeep,
    open_profile,
)
from yacht_desktop.records.backups import back_up_daily, count_games, list_backups
from yacht_desktop.records.restoring import restore
from yacht_desktop.records.transfer import export_games, export_totals, read_import
from yacht_desktop.rules import Game, Roll, Ruleset, play
from yacht_desktop.ui.settings import Settings
from yacht_desktop.ui.single_instance import SingleInstance


def use(folder: Path) -> None:
    """Start with these games, play a little, and ask for all that the program can tell of them."""
    opened = _open(folder / FILE_NAME, Settings(folder / "yacht.ini"), [])
    if opened is None:
        return
    try:
        _play(opened)
        for look in (_look_into_book, _look_at_games, _tidy_up, _take_out):
            with suppress(*DECLARED):
                look(opened.database, folder)
    finally:
        opened.database.close()


def _play(opened: Opened) -> None:
    controller = opened.controller
    for _ in range(3):
        controller.roll()
        controller.toggle(1)
        controller.roll()
        if controller.game.card.open_boxes:
            controller.score(controller.game.card.open_boxes[0])
        controller.undo()
        controller.redo()
    _ = controller.known_names, controller.ending
    controller.consult()
    controller.new_game()
    controller.undo()


def _look_into_book(database: Database, _folder: Path) -> None:
    archive = Archive(database)
    rulesets = [ruleset for ruleset, _ in archive.rulesets()]
    for ruleset in rulesets[:3]:
        for kind in Kind:
            for since in (None, date(2026, 1, 1)):
                with suppress(*DECLARED):
                    _ask_archive(archive, Selection(ruleset, kind, since))


def _look_at_games(database: Database, _folder: Path) -> None:
    archive, games = Archive(database), Games(database)
    reviewed = games.finished()
    for number in range(1, 18):
        _ = (
            archive.stored(number),
            archive.note(number),
            archive.state(number),
            games.ending(number),
        )
    if reviewed is not None:
        games.finished(reviewed.number)
        games.finished_after(reviewed.number)


def _ask_archive(archive: Archive, selection: Selection) -> None:
    archive.counts(selection)
    archive.best(selection, 0, 50)
    archive.others(selection, 0, 50)
    list(archive.course(selection))
    archive.totals(selection)
    archive.boxes(selection)
    archive.streak(selection)


def _tidy_up(database: Database, _folder: Path) -> None:
    houses, upkeep = Houses(database), Upkeep(database)
    for house in houses.in_order():
        houses.delete(house.number)
    houses.save("Mine", Ruleset(yacht=71))
    upkeep.restore(upkeep.delete(3))
    upkeep.delete(4)
    upkeep.purge(0.5)


def _take_out(database: Database, folder: Path) -> None:
    export_games(database.snapshot(), database.path, folder / "out.json")
    export_totals(database.snapshot(), database.path, folder / "out.csv")
    if database.is_on_disk:
        back_up_daily(database)


def take_in(folder: Path, path: Path) -> None:
    with (
        closing(open_profile(folder / FILE_NAME)) as database,
        closing(read_import(database, path, SeededDice)) as waiting,
    ):
        waiting.take_in()
        _look_into_book(database, folder)


def look_at_backups(folder: Path) -> None:
    with closing(open_profile(folder / FILE_NAME)) as database:
        back_up_daily(database)
        found = list_backups(database.path)
        for known in found:
            count_games(known)
        if found:
            restore(database, found[0].path)
            _look_into_book(database, folder)


def ask_settings(path: Path) -> None:
    settings = Settings(path)
    for name, kept in vars(Settings).items():
        if isinstance(kept, property):
            value = getattr(settings, name)
            if kept.fset is not None and value is not None:
                setattr(settings, name, value)
    assert 1 <= len(settings.setup.names) <= 6


def ask_coach(folder: Path) -> None:
    study = good.learn(folder)
    game = Game.new(good.TRADITIONAL)
    assert study.advise(play(game, Roll((1, 2, 2, 5, 6)))) is not None
    study.advise(game)


def start_alone(folder: Path) -> None:
    instance = SingleInstance(folder)
    may_go_on = instance.acquire()
    if not may_go_on:
        machine = (folder / "yacht.lock").read_bytes().split(b"\n")[2:4]
        process, *_ = QLockFile(str(folder / "yacht.lock")).getLockInfo()
        assert process, "kept out by nobody"
        assert machine != good.abandoned_lock().split(b"\n")[2:4], "kept out by a dead program"
    instance.release()
