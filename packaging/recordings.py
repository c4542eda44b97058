"""Make the sounds of the game, from nothing but arithmetic: `python3 packaging/dev.py sounds`.

Dice are knocked on wood, a leather cup is shaken, felt is touched, and a bell rings for a record.
The same numbers come out each time; a test compares them with what is in resources/sounds.
"""

import wave
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from yacht_desktop.paths import SOUNDS

Sound = NDArray[np.float64]

RATE = 22_050
"""Samples a second: dice have little above 10 kHz, and every sound device can play it."""

_SLOTS = 5
_ROLL_SECONDS = 0.78
_LOUDEST = 0.5

# The wood of a table: how high each of its tones is (hertz), how long it lasts (seconds), how loud.
_WOOD = (
    (310, 0.045, 0.55),
    (520, 0.038, 0.8),
    (905, 0.026, 0.7),
    (1480, 0.017, 0.45),
    (2650, 0.009, 0.3),
)
_BELL = ((1.0, 0.62, 1.0), (2.0, 0.42, 0.45), (2.76, 0.30, 0.28), (5.40, 0.12, 0.16))
"""The tones of a bell: how much higher than its note, how long, how loud."""
_CHIME = ((0.0, 659.26), (0.13, 830.61), (0.26, 987.77), (0.39, 1318.51))
"""When each bell rings, and its note in hertz: E major, upwards."""


def recordings() -> dict[str, Sound]:
    """Every sound by its name, from -1 to 1."""
    made = {f"roll-{dice}": _roll(dice) for dice in range(1, _SLOTS + 1)}
    made |= {"hold": _hold(), "score": _score(), "record": _record()}
    return made


def write(name: str, sound: Sound, folder: Path) -> None:
    """Keep a sound as 16-bit PCM, which every system plays by itself."""
    with wave.open(str(folder / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(as_samples(sound).tobytes())


def as_samples(sound: Sound) -> NDArray[np.int16]:
    """A sound as it is stored."""
    return np.round(np.clip(sound, -1, 1) * 32_767).astype("<i2")


def _roll(dice: int) -> Sound:
    """A shake of the cup, then so many dice that hit the table, bounce and fall over."""
    chance = np.random.Generator(np.random.PCG64(1_000 + dice))
    sound = _silence(_ROLL_SECONDS)
    _mix(sound, 0.0, _shake(chance, dice) * (0.30 + 0.03 * dice))
    for number in range(dice):
        start = 0.15 + 0.05 * number + 0.02 * chance.random()
        size = 0.9 + 0.2 * chance.random()
        for away, loudness in ((0.0, 0.8), (0.115, 0.45), (0.19, 0.24), (0.245, 0.14)):
            late = away * (0.85 + 0.3 * chance.random())
            _mix(sound, start + late, _knock(chance, size) * loudness)
        _mix(sound, start + 0.30 + 0.04 * chance.random(), _knock(chance, size * 0.92) * 0.5)
    return _finished(sound, _LOUDEST * (0.7 + 0.06 * dice))


def _knock(chance: np.random.Generator, size: float) -> Sound:
    """A die that hits wood: a click of its own, and what the wood makes of it."""
    time = _time(0.16)
    sound = np.zeros_like(time)
    for hertz, seconds, loudness in _WOOD:
        tone = hertz / size * (0.96 + 0.08 * chance.random())
        sound += loudness * np.exp(-time / seconds) * np.sin(2 * np.pi * tone * time)
    click = chance.standard_normal(time.size) * np.exp(-time / 0.0016)
    return sound * 0.5 + _brightened(click) * 0.35


def _shake(chance: np.random.Generator, dice: int) -> Sound:
    """Dice in a leather cup: many dull knocks close together."""
    sound = _silence(0.2)
    for _ in range(3 + 2 * dice):
        start = 0.12 * chance.random()
        knock = _dulled(_knock(chance, 1.3), 6) * (0.4 + 0.6 * chance.random())
        _mix(sound, start, knock)
    return sound


def _hold() -> Sound:
    """A soft tick, as of a fingernail on a die."""
    chance = np.random.Generator(np.random.PCG64(2_000))
    time = _time(0.07)
    tone = np.exp(-time / 0.009) * np.sin(2 * np.pi * 1_150 * time)
    low = np.exp(-time / 0.016) * np.sin(2 * np.pi * 460 * time)
    breath = _dulled(chance.standard_normal(time.size), 3) * np.exp(-time / 0.003)
    return _finished(tone * 0.5 + low * 0.5 + breath * 0.25, _LOUDEST * 0.3)


def _score() -> Sound:
    """A hand that puts the dice down on felt."""
    chance = np.random.Generator(np.random.PCG64(3_000))
    time = _time(0.24)
    rise = 1 - np.exp(-time / 0.004)
    thump = np.exp(-time / 0.05) * np.sin(2 * np.pi * 105 * time)
    cloth = _dulled(chance.standard_normal(time.size), 18) * np.exp(-time / 0.045)
    return _finished(rise * (thump * 0.8 + cloth * 1.1), _LOUDEST * 0.45)


def _record() -> Sound:
    """Four bells, one after the other."""
    sound = _silence(1.9)
    for start, note in _CHIME:
        time = _time(1.5)
        bell = np.zeros_like(time)
        for higher, seconds, loudness in _BELL:
            bell += loudness * np.exp(-time / seconds) * np.sin(2 * np.pi * note * higher * time)
        _mix(sound, start, bell * (1 - np.exp(-time / 0.003)) * 0.5)
    return _finished(sound, _LOUDEST * 0.8)


def _time(seconds: float) -> Sound:
    return np.arange(round(seconds * RATE)) / RATE


def _silence(seconds: float) -> Sound:
    return np.zeros(round(seconds * RATE))


def _mix(sound: Sound, start: float, other: Sound) -> None:
    """Add another sound from a moment on, as far as there is room for it."""
    first = round(start * RATE)
    room = sound[first : first + other.size]
    room += other[: room.size]


def _dulled(sound: Sound, width: int) -> Sound:
    """A sound behind leather or cloth: without what is high."""
    return np.convolve(sound, np.hanning(width + 2)[1:-1] / (width / 2), mode="same")


def _brightened(sound: Sound) -> Sound:
    """A sound without what is low."""
    return np.diff(sound, prepend=0.0)


def _finished(sound: Sound, loudest: float) -> Sound:
    """A sound of some loudness that ends in silence, not in a crack."""
    end = round(0.02 * RATE)
    sound[-end:] *= np.linspace(1, 0, end)
    return sound * (loudest / float(np.abs(sound).max()))


def main() -> None:
    """Write every sound into the resources."""
    SOUNDS.mkdir(exist_ok=True)
    for name, sound in recordings().items():
        write(name, sound, SOUNDS)


if __name__ == "__main__":
    main()
