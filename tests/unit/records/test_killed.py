"""kill -9, and a power cut, in the middle of play: nothing that was acknowledged is lost."""

import shutil
from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path
from random import Random

from tests.unit.records.playing import play
from tests.unit.records.processes import kill, kills, running
from tests.unit.records.support import Dump, dump, dump_of, games_of, profile
from yacht_desktop.records import Database, open_in_memory, open_profile


def dumps_along(database: Database, seed: str, skip: int = 0) -> Iterator[Dump]:
    """What a profile holds after `skip` gestures of the program that plays, and after each more."""
    gestures = play(games_of(database), Random(seed))
    for _ in range(skip):
        next(gestures)
    yield dump(database)
    for _ in gestures:
        yield dump(database)


def test_a_program_that_is_killed_loses_no_gesture_that_it_acknowledged(path: Path) -> None:
    """The same gestures, played in memory on what the file held before, say what it must hold."""
    open_profile(path).close()
    for luck in kills(20):
        seed = str(luck.random())
        with closing(open_in_memory(path)) as model, running("playing", path, seed) as process:
            stored = kill(process, luck.randint(0, 12), luck.uniform(0, 0.006))
            expected = list(islice(dumps_along(model, seed, skip=stored), 2))
        with closing(open_in_memory(path)) as seen:
            in_memory = dump(seen)
        assert in_memory in expected
        assert dump_of(path) == in_memory


def test_a_log_that_a_power_cut_tears_apart_holds_every_gesture_before(tmp_path: Path) -> None:
    """Wherever the last write stops, what is read is what some gesture left, whole."""
    path, torn = tmp_path / "yacht.db", tmp_path / "torn" / "yacht.db"
    torn.parent.mkdir()
    luck = Random(2)
    with profile(path) as database:
        wholes = list(islice(dumps_along(database, "any"), 40))
        log = Path(f"{path}-wal").read_bytes()
        cuts = sorted(luck.randrange(len(log)) for _ in range(25))
        before = 0
        for cut in [0, *cuts, len(log)]:
            shutil.copy(path, torn)
            Path(f"{torn}-wal").write_bytes(log[:cut] + luck.randbytes(luck.randrange(5000)))
            with closing(open_in_memory(torn)) as seen:
                in_memory = dump(seen)
            assert dump_of(torn) == in_memory
            assert in_memory in wholes[before:]
            before = wholes.index(in_memory, before)
    assert wholes[before] == wholes[-1]


def test_a_gesture_is_stored_for_other_eyes_at_once(path: Path) -> None:
    """What the program shows after a gesture, another that opens the file would see."""
    with profile(path) as database:
        for held in islice(dumps_along(database, "any"), 30):
            with closing(open_in_memory(path)) as others:
                assert dump(others) == held
