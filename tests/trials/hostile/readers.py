"""Every door by which a file comes in, with the damage that is tried at it."""

import json
import os
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import date
from pathlib import Path
from typing import Final

from hypothesis import strategies as st
from PySide6.QtCore import QLockFile

from tests.trials.hostile import good, sql
from tests.trials.hostile.damage import (
    NO_FILES,
    damaged_bytes,
    damaged_ini,
    damaged_json,
    not_a_file,
)
from tests.trials.hostile.watching import DECLARED
from yacht_desktop.chance import SeededDice
from yacht_desktop.log import start_log
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
from yacht_desktop.ui.house import ruleset_file
from yacht_desktop.ui.incoming import Incoming
from yacht_desktop.ui.settings import Settings
from yacht_desktop.ui.single_instance import SingleInstance

Told = list[str]
Reader = Callable[[Path, st.DataObject, Told], Callable[[], object]]
"""Puts a hostile file into a folder and tells what it is; what it returns reads it."""

KEYS: Final = (
    *("appearance", "scheme", "marks", "zoom", "language", "still", "sound", "guide", "coach"),
    *("hints", "knows_assisted", "ruleset", "setup/names", "setup/table_dice", "yacht_first"),
    *("three_rolls", "paper", "two_on_page", "geometry", "compact/geometry", "more", "General/x"),
)


def profile(folder: Path, data: st.DataObject, told: Told) -> Callable[[], object]:
    """The file of games, at the start and through a short evening."""
    spoil_profile(folder / FILE_NAME, data, told)
    return lambda: use(folder)


def transfer(folder: Path, data: st.DataObject, told: Told) -> Callable[[], object]:
    """A file that games are imported from: JSON of ours, or somebody's yacht.db."""
    path = folder / "theirs.yacht-games"
    spoil_games(path, data, told)
    return lambda: _take_in(folder, path)


def backup(folder: Path, data: st.DataObject, told: Told) -> Callable[[], object]:
    """The folder of backups, and the way back to one of them."""
    (folder / "backups").mkdir()
    for number in range(1, 4):
        spoil_profile(folder / good.backup_name(number), data, told)
    return lambda: _look_at_backups(folder)


def rules(folder: Path, data: st.DataObject, told: Told) -> Callable[[], object]:
    """A file of house rules."""
    path = folder / "x.yacht-rules"
    spoil_rules(path, data, told)
    return lambda: ruleset_file.read(path)


def settings(folder: Path, data: st.DataObject, told: Told) -> Callable[[], object]:
    """The settings, every one of them asked for and written."""
    spoil_settings(folder / "yacht.ini", data, told)
    return lambda: _ask_settings(folder / "yacht.ini")


def cache(folder: Path, data: st.DataObject, told: Told) -> Callable[[], object]:
    """A solution of the coach's, in the cache or in the opening book."""
    name, table = good.table()
    if data.draw(st.booleans()):
        numbers = data.draw(st.floats() | st.sampled_from((-1.0, 1e308, 1e15)))
        short = data.draw(st.sampled_from((0, 0, 0, 1, 4000)))
        told.append(f"a sealed table of {numbers}, {short} short")
        good.sealed(folder, numbers, short)
    else:
        _spoil(folder / name, table, None, data, told)
    return lambda: _ask_coach(folder)


def incoming(folder: Path, data: st.DataObject, told: Told) -> Callable[[], object]:
    """The notes that a second start leaves."""
    running = Incoming(folder)
    (folder / "incoming").mkdir()
    for number in range(3):
        path = folder / "incoming" / f"{number}.path"
        _spoil(path, os.fsencode(folder / "x.yacht-games"), None, data, told)
    return running.look


def lock(folder: Path, data: st.DataObject, told: Told) -> Callable[[], object]:
    """The lock of the folder; unless it seems to be another machine's, a start must go on."""
    _spoil(folder / "yacht.lock", good.abandoned_lock(), None, data, told)
    return lambda: _start_alone(folder)


def log(folder: Path, data: st.DataObject, told: Told) -> Callable[[], object]:
    """The log, which anything may be in the place of."""
    _spoil(folder / "yacht.log", b"2026-11-30 INFO\n" * 99, None, data, told)
    return lambda: start_log(folder)


READERS: Final[dict[str, Reader]] = {
    "profile": profile,
    "import": transfer,
    "backups": backup,
    "rules": rules,
    "settings": settings,
    "cache": cache,
    "incoming": incoming,
    "lock": lock,
}
"""Those that are read within this process; the log is a start's alone."""


def spoil_profile(path: Path, data: st.DataObject, told: Told) -> None:
    """A file of games that something is wrong with."""
    kind = data.draw(st.sampled_from(("sql", "sql", "sql", "bytes", "none", "beside")))
    if kind == "none":
        told.append(f"{path.name} is {(odd := data.draw(st.sampled_from(NO_FILES)))}")
        not_a_file(path, odd)
        return
    path.write_bytes(good.profile())
    if kind == "sql":
        told.extend(todo := data.draw(sql.statements()))
        sql.apply(path, todo)
    elif kind == "bytes":
        spoilt, what = data.draw(damaged_bytes(good.profile()))
        told.append(what)
        path.write_bytes(spoilt)
    else:
        end = data.draw(st.sampled_from(("-wal", "-shm", "-journal")))
        told.append(f"bytes in {path.name}{end}")
        path.with_name(path.name + end).write_bytes(data.draw(st.binary(max_size=200)) * 99)


def spoil_settings(path: Path, data: st.DataObject, told: Told) -> None:
    """Settings that make no sense."""
    if data.draw(st.integers(0, 9)) == 0:
        told.append(f"settings: {(odd := data.draw(st.sampled_from(NO_FILES)))}")
        not_a_file(path, odd)
        return
    spoilt, what = data.draw(damaged_ini(KEYS) | damaged_bytes(b"[General]\nzoom=100\n"))
    told.append(what)
    path.write_bytes(spoilt)


def spoil_games(path: Path, data: st.DataObject, told: Told) -> None:
    """A file of games to be taken in: JSON of ours, or somebody's yacht.db."""
    if data.draw(st.integers(0, 3)) == 0:
        spoil_profile(path, data, told)
    else:
        _spoil(path, good.games(), good.few_games(), data, told)


def spoil_rules(path: Path, data: st.DataObject, told: Told) -> None:
    """House rules from somewhere else."""
    _spoil(path, good.rules(), json.loads(good.rules()), data, told)


def _spoil(path: Path, content: bytes, value: object, data: st.DataObject, told: Told) -> None:
    kind = data.draw(
        st.sampled_from(("bytes", "none") if value is None else ("json", "json", "bytes", "none"))
    )
    if kind == "none":
        told.append(f"{path.name} is {(odd := data.draw(st.sampled_from(NO_FILES)))}")
        not_a_file(path, odd)
    elif kind == "json":
        text, what = data.draw(damaged_json(value))
        told.append(what)
        path.write_bytes(text.encode(errors="surrogatepass"))
    else:
        spoilt, what = data.draw(damaged_bytes(content))
        told.append(what)
        path.write_bytes(spoilt)


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


def _take_in(folder: Path, path: Path) -> None:
    with (
        closing(open_profile(folder / FILE_NAME)) as database,
        closing(read_import(database, path, SeededDice)) as waiting,
    ):
        waiting.take_in()
        _look_into_book(database, folder)


def _look_at_backups(folder: Path) -> None:
    with closing(open_profile(folder / FILE_NAME)) as database:
        back_up_daily(database)
        found = list_backups(database.path)
        for known in found:
            count_games(known)
        if found:
            restore(database, found[0].path)
            _look_into_book(database, folder)


def _ask_settings(path: Path) -> None:
    settings = Settings(path)
    for name, kept in vars(Settings).items():
        if isinstance(kept, property):
            value = getattr(settings, name)
            if kept.fset is not None and value is not None:
                setattr(settings, name, value)
    assert 1 <= len(settings.setup.names) <= 6


def _ask_coach(folder: Path) -> None:
    study = good.learn(folder)
    game = Game.new(good.TRADITIONAL)
    assert study.advise(play(game, Roll((1, 2, 2, 5, 6)))) is not None
    study.advise(game)


def _start_alone(folder: Path) -> None:
    instance = SingleInstance(folder)
    may_go_on = instance.acquire()
    if not may_go_on:
        machine = (folder / "yacht.lock").read_bytes().split(b"\n")[2:4]
        process, *_ = QLockFile(str(folder / "yacht.lock")).getLockInfo()
        assert process, "kept out by nobody"
        assert machine != good.abandoned_lock().split(b"\n")[2:4], "kept out by a dead program"
    instance.release()
