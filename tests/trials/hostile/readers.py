"""Every door by which a file comes in, with the damage that is tried at it."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from hypothesis import strategies as st

from tests.trials.hostile import good, sql
from tests.trials.hostile.damage import (
    NO_FILES,
    damaged_bytes,
    damaged_ini,
    damaged_json,
    not_a_file,
)
from tests.trials.hostile.using import (
    ask_coach,
    ask_settings,
    look_at_backups,
    start_alone,
    take_in,
    use,
)
from yacht_desktop.records import (
    FILE_NAME,
)
from yacht_desktop.ui.house import ruleset_file
from yacht_desktop.ui.incoming import Incoming

Told = list[str]
Reader = Callable[[Path, st.DataObject, Told], Callable[[], object]]
"""Puts a hostile file into a folder and tells what it is; what it returns reads it."""

KEYS: Final = (
    *("appearance", "scheme", "marks", "zoom", "language", "still", "sound", "guide", "coach"),
    *("hints", "knows_assisted", "ruleset", "setup/names", "setup/table_dice", "yacht_first"),
    *(
        "three_rolls",
        "large_boxes",
        "paper",
        "two_on_page",
        "geometry",
        "compact/geometry",
        "more",
        "General/x",
    ),
)


def profile(folder: Path, data: st.DataObject, told: Told) -> Callable[[], object]:
    """The file of games, at the start and through a short evening."""
    spoil_profile(folder / FILE_NAME, data, told)
    return lambda: use(folder)


def transfer(folder: Path, data: st.DataObject, told: Told) -> Callable[[], object]:
    """A file that games are imported from: JSON of ours, or somebody's yacht.db."""
    path = folder / "theirs.yacht-games"
    spoil_games(path, data, told)
    return lambda: take_in(folder, path)


def backup(folder: Path, data: st.DataObject, told: Told) -> Callable[[], object]:
    """The folder of backups, and the way back to one of them."""
    (folder / "backups").mkdir()
    for number in range(1, 4):
        spoil_profile(folder / good.backup_name(number), data, told)
    return lambda: look_at_backups(folder)


def rules(folder: Path, data: st.DataObject, told: Told) -> Callable[[], object]:
    """A file of house rules."""
    path = folder / "x.yacht-rules"
    spoil_rules(path, data, told)
    return lambda: ruleset_file.read(path)


def settings(folder: Path, data: st.DataObject, told: Told) -> Callable[[], object]:
    """The settings, every one of them asked for and written."""
    spoil_settings(folder / "yacht.ini", data, told)
    return lambda: ask_settings(folder / "yacht.ini")


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
    return lambda: ask_coach(folder)


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
    return lambda: start_alone(folder)


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
"""Those that are read within this process; the log is only read by who looks for help."""


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
