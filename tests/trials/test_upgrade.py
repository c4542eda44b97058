"""A few kills of a short migration."""

import pytest

from tests.trials.upgrade import EARLIER, run, try_step


@pytest.mark.parametrize("step", EARLIER)
def test_a_killed_upgrade_loses_nothing(step: int) -> None:
    outcome = try_step(step, games=50, kills=3, seed="short")
    assert outcome.wrong == []
    assert outcome.old + outcome.new == 3


def test_a_run_says_what_it_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--kills", "1", "--games", "0", "--seed", "7"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "upgrade: seed 7"
    assert [line.partition(",")[0] for line in told[1:-1]] == [f"step {step}" for step in EARLIER]
