"""What five tumbling dice cost a frame, beside five flat pictures of dice at the same places.

Processor time of the thread that paints: other programs on the machine don't count.

Painted by the processor, as on a screen without any help of a graphics card; the window has
1280 x 800 pixels.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from benchmarks.table import SPREAD, ratio, show, spread
from tests.ui.table import Table
from yacht_desktop.ui.board.tumble import Tumble
from yacht_desktop.ui.marks import Marks

WIDTH, HEIGHT = 1280, 800
THROWS, FRAMES = 10, 36  # 600 ms at 60 frames a second


def run() -> None:
    """Paint some throws frame by frame."""
    app = QApplication.instance() or QApplication([*sys.argv[:1], "-style", "fusion"])
    assert isinstance(app, QApplication)
    with tempfile.TemporaryDirectory() as folder:
        table = Table(app, Path(folder), still=False)
        table.resize(WIDTH, HEIGHT)
        flat = _flat_dice(table)
        dice = {marks: _dice(table, marks) for marks in Marks}
        frame = _whole_frames(table)
        table.close()
    rows = [
        ["five flat pixmaps", *spread(flat, 2), "1.00 ×"],
        *(
            [f"five tumbling dice, {marks}", *spread(times, 2), ratio(median(times), median(flat))]
            for marks, times in dice.items()
        ),
        ["frame of the window", *spread(frame, 2), ratio(median(frame), median(flat))],
    ]
    show(f"Painting at {WIDTH} x {HEIGHT}, ms", ("", *SPREAD, "of flat"), rows)


def _flat_dice(table: Table) -> list[float]:
    """The yardstick: a still picture of each die."""
    table.theme.set_still(True)
    table.roll()
    pictures = [(die.pos(), QPixmap(die.grab())) for die in table.dice]
    table.theme.set_still(False)

    def paint(painter: QPainter) -> None:
        for place, picture in pictures:
            painter.drawPixmap(place, picture)

    return [_milliseconds(table, paint) for _ in range(THROWS * FRAMES)]


def _dice(table: Table, marks: Marks) -> list[float]:
    table.theme.set_marks(marks)
    (tumble,) = table.tray.findChildren(Tumble)
    times = []
    for _ in range(THROWS):
        _throw(table)
        for frame in range(FRAMES):
            _show(table, frame)
            times.append(_milliseconds(table, tumble.paint_dice))
        table.wait_for_dice()
    return times


def _whole_frames(table: Table) -> list[float]:
    """All that is painted anew in the window: the felt, what lies on it, and the dice."""
    times = []
    for _ in range(THROWS):
        _throw(table)
        for frame in range(FRAMES):
            start = time.thread_time()
            _show(table, frame)
            QCoreApplication.processEvents()
            times.append((time.thread_time() - start) * 1000)
        table.wait_for_dice()
    return times


def _throw(table: Table) -> None:
    table.press("Ctrl+N")
    table.press("Space")
    table.throw.pause()


def _show(table: Table, frame: int) -> None:
    table.throw.setCurrentTime(round(frame * table.throw.duration() / FRAMES))


def _milliseconds(table: Table, paint: Callable[[QPainter], None]) -> float:
    image = QImage(table.tray.size(), QImage.Format.Format_ARGB32_Premultiplied)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        start = time.thread_time()
        paint(painter)
        return (time.thread_time() - start) * 1000
