"""Some thousand dice through the controller, and dice that cheat."""

from pathlib import Path
from random import Random

import pytest

from tests.trials.dice import trial
from yacht_desktop import chance

SOME = 5_000


def test_the_dice_that_are_shown_are_stored_and_those_of_the_seed(tmp_path: Path) -> None:
    assert trial(tmp_path, SOME, Random(1)) == []


def test_dice_that_cheat_are_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chance, "face_of", lambda byte: byte % 7 % 6 + 1)
    with pytest.raises(AssertionError, match="of seed"):
        trial(tmp_path, SOME, Random(1))
