"""A short run through the years; see years.py for the long one."""

import shutil

import pytest

from tests.trials import years


@pytest.mark.skipif(shutil.which("faketime") is None, reason="needs faketime")
def test_no_clock_and_no_move_harms_the_records(capfd: pytest.CaptureFixture[str]) -> None:
    code = years.run(["--games", "500", "--every", "2"])
    assert code == 0, capfd.readouterr().out
