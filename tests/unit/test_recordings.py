"""The sounds of the game: those that come along are those that the script makes."""

import wave

import numpy as np
import pytest
import recordings

from yacht_desktop.paths import SOUNDS

MADE = recordings.recordings()


@pytest.mark.parametrize("name", MADE)
def test_what_comes_along_is_what_the_script_makes(name: str) -> None:
    with wave.open(str(SOUNDS / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        assert file.getframerate() == recordings.RATE
        kept = np.frombuffer(file.readframes(file.getnframes()), dtype="<i2").astype(int)
    made = recordings.as_samples(MADE[name]).astype(int)
    assert kept.size == made.size
    assert np.abs(kept - made).max() <= 2  # other processors round otherwise


@pytest.mark.parametrize("name", MADE)
def test_no_sound_clips_startles_or_cracks(name: str) -> None:
    sound = MADE[name]
    assert 0.1 < np.abs(sound).max() <= 0.5
    assert np.abs(sound[-20:]).max() < 0.01
    assert abs(sound.mean()) < 0.01


def test_more_dice_are_louder_and_a_hold_is_soft() -> None:
    rolls = [float(np.square(MADE[f"roll-{dice}"]).mean()) for dice in range(1, 6)]
    assert rolls[4] > 2 * rolls[0]
    assert np.abs(MADE["hold"]).max() < np.abs(MADE["roll-1"]).max() / 2
