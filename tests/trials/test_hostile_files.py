"""The short form: a few hostile files at every door."""

from tests.trials.hostile_files import run


def test_hostile_files_are_used_or_refused_in_words() -> None:
    assert run(["--examples", "20"]) == 0
