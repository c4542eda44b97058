"""Take the pictures that software centres show: `python -m tests.e2e.pictures FOLDER`.

They are of the program itself, played by keys, in the light and in the dark.
"""

import sys
import tempfile
from pathlib import Path

from PySide6.QtGui import QImage
from Xlib import X  # type: ignore[import-untyped]

from tests.e2e.player import Player
from tests.e2e.program import Program
from tests.e2e.screen import Screen, Window
from tests.e2e.x_server import x_server

APPEARANCES = {"board-light.png": "light", "board-dark.png": "dark"}
TURNS = 5


def main(folder: Path) -> int:
    """Take all of them into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with x_server() as name:
        screen = Screen(name)
        for picture, appearance in APPEARANCES.items():
            with tempfile.TemporaryDirectory() as data:
                take(screen, Path(data), appearance).save(str(folder / picture))
        screen.close()
    return 0


def take(screen: Screen, data: Path, appearance: str) -> QImage:
    """The window in the middle of a game."""
    settings = f"[General]\nappearance={appearance}\nstill=true\n"
    (data / "yacht.ini").write_text(settings, encoding="utf-8")
    with Program(screen, data) as program:
        window = program.wait_for_window()
        player = Player(program)
        for _ in range(TURNS):
            player.play_a_turn()
        player.roll()
        player.toggle(0)
        player.toggle(3)
        player.wait_until_stored()
        screen.settle()
        return shown_in(window)


def shown_in(window: Window) -> QImage:
    """What a window shows."""
    place = window.handle.get_geometry()
    seen = window.handle.get_image(0, 0, place.width, place.height, X.ZPixmap, 0xFFFFFFFF)
    row = 4 * place.width
    image = QImage(seen.data, place.width, place.height, row, QImage.Format.Format_RGB32)
    return image.copy()  # its own, when the answer of the X server is gone


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
