"""Long work tells how far it is and stops when told to, also inside of SQLite."""

import sqlite3
from pathlib import Path

import pytest

from tests.unit.records.support import refused
from tests.unit.records.transferring import Said
from yacht_desktop.records import Problem, StoppedError
from yacht_desktop.records.files import connect_in_memory
from yacht_desktop.records.progress import stoppable, unwatched
from yacht_desktop.records.transfer.profile_copy import faults_of_file

LONG = (
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 200000)"
    " SELECT count(*) FROM n"
)


def test_a_long_question_can_be_stopped() -> None:
    connection, said = connect_in_memory(), Said(3)
    with pytest.raises(StoppedError), stoppable(connection, said, 0.5):
        connection.execute(LONG).fetchone()
    assert said == [0.5] * 4
    assert connection.execute(LONG).fetchone() == (200_000,)
    assert len(said) == 4
    connection.close()


def test_a_question_that_makes_no_sense_is_our_fault() -> None:
    connection = connect_in_memory()
    with pytest.raises(sqlite3.OperationalError), stoppable(connection, unwatched, 0):
        connection.execute("SELECT nothing FROM nowhere")
    connection.close()


def test_a_full_disk_is_not_the_fault_of_the_file_that_is_read(tmp_path: Path) -> None:
    connection = connect_in_memory()
    connection.execute("PRAGMA max_page_count = 2")
    with refused(Problem.FULL), faults_of_file(tmp_path / "a.db"):
        connection.execute("CREATE TABLE t (x)")
        connection.execute("INSERT INTO t SELECT hex(zeroblob(100000))")
    connection.close()
