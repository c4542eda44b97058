"""A display as its user has it: windows come and go, keys are pressed, and something is seen."""

import select
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from Xlib import XK, X  # type: ignore[import-untyped]
from Xlib.display import Display  # type: ignore[import-untyped]
from Xlib.ext import damage  # type: ignore[import-untyped]
from Xlib.protocol.event import ClientMessage  # type: ignore[import-untyped]

PATIENCE = 30.0
"""Seconds until something that should have come will not: much for a busy machine."""
_GLANCE = 0.25
"""Seconds after which to look again though the screen did not change."""
_SHORTEST_REPETITION = 0.015
"""Seconds between two presses of a key by the quickest of fingers."""

Place = tuple[int, int, int, int]


class NotSeenError(AssertionError):
    """What was waited for did not come."""


@dataclass
class Window:
    """A window of a program: when it was shown, first painted and last (time.perf_counter)."""

    handle: Any
    shown: float | None = None
    painted: float | None = None
    latest: float | None = None
    paintings: int = field(default=0)


class Screen:
    """A client of the X server. There is no window manager: this gives windows the focus."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._display = Display(name)
        self._display.set_error_handler(_overlook)
        self._display.damage_query_version()
        self._painting = self._display.extension_event.DamageNotify
        self._root = self._display.screen().root
        self._root.change_attributes(event_mask=X.SubstructureNotifyMask)
        self.put_pointer_away()
        self._display.sync()
        self._windows: dict[int, Window] = {}
        self._pressed: dict[str, float] = {}

    def close(self) -> None:
        self._display.close()

    @property
    def windows(self) -> list[Window]:
        """Those that are shown, in the order in which they came."""
        self._take_note()
        shown = [window for window in self._windows.values() if window.shown is not None]
        return sorted(shown, key=lambda window: window.shown or 0.0)

    @property
    def paintings(self) -> int:
        """How often anything was painted in the windows that are there."""
        self._take_note()
        return sum(window.paintings for window in self._windows.values())

    def wait(self, happened: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
        """Look at every change on the screen whether it has happened."""
        end = time.monotonic() + seconds
        while not happened():
            left = end - time.monotonic()
            if left <= 0:
                raise NotSeenError(f"{what}: not within {seconds:g} seconds")
            self.pause(min(left, _GLANCE))

    def wait_for_window(self, alive: Callable[[], bool], seconds: float = PATIENCE) -> Window:
        """The window that is shown and painted next, if none is there yet."""

        def is_there() -> bool:
            if not alive():
                raise NotSeenError("the program ended before it showed a window")
            return any(window.painted for window in self.windows)

        self.wait(is_there, "a painted window", seconds)
        return next(window for window in self.windows if window.painted)

    def wait_until_furnished(self, window: Window, alive: Callable[[], bool]) -> None:
        """Until a window of the program's that is seen has everything in it, and shows it."""

        def is_furnished() -> bool:
            if not alive():
                raise NotSeenError("the program ended before its window was furnished")
            if window.paintings < 2:  # the server is asked only when something has happened
                return False
            hints = window.handle.get_wm_normal_hints()
            return bool(hints and hints.min_width)  # it knows how small it can be

        self.wait(is_furnished, "a furnished window")
        self.settle(_GLANCE)

    def wait_until_empty(self) -> None:
        """Windows of a program that was killed go a moment later than the program."""
        self.wait(lambda: not self.windows, "the end of all windows")

    def settle(self, seconds: float = 0.4) -> None:
        """Wait until nothing was painted for some time."""
        seen = -1
        while self.paintings != seen:
            seen = self.paintings
            end = time.monotonic() + seconds
            while time.monotonic() < end and self.paintings == seen:
                self.pause(end - time.monotonic())

    def pause(self, seconds: float) -> None:
        """Wait for the next change on the screen, for some time."""
        if not self._display.pending_events():
            select.select([self._display], [], [], max(0.0, seconds))
        self._take_note()

    def press(self, *strokes: str) -> None:
        """Press keys one after the other: "space", "Return", "ctrl+z"."""
        for stroke in strokes:
            self._leave_time_since_last(stroke)
            codes = [self._code(name) for name in stroke.split("+")]
            for code in codes:
                self._display.xtest_fake_input(X.KeyPress, code)
            for code in reversed(codes):
                self._display.xtest_fake_input(X.KeyRelease, code)
        self._display.flush()

    def _leave_time_since_last(self, stroke: str) -> None:
        """A key that comes again at once would be taken for one that is held down."""
        wait = self._pressed.get(stroke, 0.0) + _SHORTEST_REPETITION - time.monotonic()
        if wait > 0:
            self._display.flush()
            time.sleep(wait)
        self._pressed[stroke] = time.monotonic()

    def hold_down(self, key: str, seconds: float) -> None:
        """Keep a key down; the X server repeats it after about two thirds of a second."""
        self._display.change_keyboard_control(auto_repeat_mode=X.AutoRepeatModeOn)
        code = self._code(key)
        self._display.xtest_fake_input(X.KeyPress, code)
        self._display.flush()
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.pause(end - time.monotonic())
        self._display.xtest_fake_input(X.KeyRelease, code)
        self._display.change_keyboard_control(auto_repeat_mode=X.AutoRepeatModeOff)
        self._display.flush()

    def click(self, x: int, y: int, times: int = 1) -> None:
        """Click with the left button, as fast as a finger can."""
        self._display.xtest_fake_input(X.MotionNotify, x=x, y=y)
        for _ in range(times):
            self._leave_time_since_last("click")
            self._display.xtest_fake_input(X.ButtonPress, 1)
            self._display.xtest_fake_input(X.ButtonRelease, 1)
        self._display.flush()

    def put_pointer_away(self) -> None:
        """Into the corner, where it lights nothing."""
        size = self._root.get_geometry()
        self._display.xtest_fake_input(X.MotionNotify, x=size.width - 1, y=size.height - 1)

    def ask_to_close(self, window: Window) -> None:
        """What a window manager does when the cross in the frame is clicked."""
        atom = self._display.intern_atom
        data = (32, [atom("WM_DELETE_WINDOW"), X.CurrentTime, 0, 0, 0])
        message = ClientMessage(window=window.handle, client_type=atom("WM_PROTOCOLS"), data=data)
        window.handle.send_event(message)
        self._display.flush()

    def place(self, window: Window) -> Place:
        """Where a window lies: left, top, width, height."""
        size = window.handle.get_geometry()
        corner = window.handle.translate_coords(self._root, 0, 0)
        return -corner.x, -corner.y, size.width, size.height

    def move(self, window: Window, place: Place) -> None:
        """Put a window somewhere."""
        left, top, width, height = place
        window.handle.configure(x=left, y=top, width=width, height=height)
        self._display.sync()

    def wishes(self, window: Window) -> list[str]:
        """What a window asks of the window manager, as "_NET_WM_STATE_ABOVE"."""
        kind = self._display.intern_atom("_NET_WM_STATE")
        found = window.handle.get_full_property(kind, X.AnyPropertyType)
        return [self._display.get_atom_name(atom) for atom in found.value] if found else []

    def picture(self, window: Window) -> bytes:
        """All that a window shows, four bytes a pixel: blue, green, red and nothing."""
        size = window.handle.get_geometry()
        image = window.handle.get_image(0, 0, size.width, size.height, X.ZPixmap, 0xFFFFFFFF)
        return bytes(image.data)

    def middle_of(self, window: Window, colour: int) -> tuple[int, int]:
        """The middle of all that has a colour (0xRRGGBB) in a window, as a place on the screen."""
        left, top, width, _ = self.place(window)
        pixel = colour.to_bytes(3, "little")
        picture = self.picture(window)
        found = [at // 4 for at in range(0, len(picture), 4) if picture[at : at + 3] == pixel]
        columns = [at % width for at in found]
        middle = (min(columns) + max(columns)) // 2
        return left + middle, top + (min(found) + max(found)) // (2 * width)

    def _take_note(self) -> None:
        while self._display.pending_events():
            event = self._display.next_event()
            now = time.perf_counter()
            match event.type:
                case X.CreateNotify if not event.override:
                    self._watch(event.window)
                case X.MapNotify if event.window.id in self._windows:
                    self._windows[event.window.id].shown = now
                    self._give_focus()
                case X.UnmapNotify if event.window.id in self._windows:
                    self._windows[event.window.id].shown = None
                    self._give_focus()
                case X.DestroyNotify:
                    self._windows.pop(event.window.id, None)
                case self._painting:
                    self._note_painting(event.drawable.id, now)

    def _watch(self, handle: Any) -> None:
        self._windows[handle.id] = Window(handle)
        handle.damage_create(damage.DamageReportRawRectangles)
        self._display.flush()

    def _note_painting(self, number: int, now: float) -> None:
        window = self._windows.get(number)
        if window is not None:
            window.paintings += 1
            window.painted = window.painted or now
            window.latest = now

    def _give_focus(self) -> None:
        """To the window that came last, as window managers do."""
        shown = [window for window in self._windows.values() if window.shown is not None]
        if shown:
            latest = max(shown, key=lambda window: window.shown or 0.0)
            latest.handle.set_input_focus(X.RevertToPointerRoot, X.CurrentTime)
            self._display.flush()

    def _code(self, key: str) -> int:
        name = {"ctrl": "Control_L", "shift": "Shift_L", "alt": "Alt_L"}.get(key, key)
        code: int = self._display.keysym_to_keycode(XK.string_to_keysym(name))
        assert code, f"no key is called {key!r}"
        return code


def _overlook(*_: object) -> None:
    """A window may vanish while it is talked to."""
