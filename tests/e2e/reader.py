"""A screen reader without a voice: all it knows of a program is the tree that AT-SPI hands it.

It reads names, roles, states and texts, uses the actions that are offered there, and notes what
it is told to say. Neither the screen nor a key nor the file of games is at its command.
"""

import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

from jeepney import (  # type: ignore[import-untyped]
    DBusAddress,
    MatchRule,
    Message,
    MessageType,
    new_method_call,
)
from jeepney.bus_messages import message_bus  # type: ignore[import-untyped]
from jeepney.io.blocking import (  # type: ignore[import-untyped]
    DBusConnection,
    open_dbus_connection,
)

from tests.e2e.screen import PATIENCE, NotSeenError

_SPI = "org.a11y.atspi"
_ROOT = "/org/a11y/atspi/accessible/root"
_STATES = {3: "busy", 4: "checked", 7: "editable", 8: "enabled", 11: "focusable", 12: "focused"} | {
    24: "sensitive",
    25: "showing",
    30: "visible",
    41: "checkable",
}
"""Those of AT-SPI's numbered states that are looked at here."""
_GLANCE = 0.02
"""Seconds between two looks for something that is to come."""


@dataclass(frozen=True)
class Thing:
    """Something in the tree: a window, a button, a die, a cell of a table."""

    reader: "Reader"
    owner: str
    path: str

    @property
    def name(self) -> str:
        return str(self._property("Name"))

    @property
    def description(self) -> str:
        return str(self._property("Description"))

    @property
    def role(self) -> str:
        """What it is, in AT-SPI's words: "check box", "table cell"."""
        return str(self.call("Accessible", "GetRoleName")[0])

    @property
    def states(self) -> set[str]:
        low, high = self.call("Accessible", "GetState")[0]
        bits = low | high << 32
        return {name for number, name in _STATES.items() if bits >> number & 1}

    @property
    def children(self) -> list["Thing"]:
        (found,) = self.call("Accessible", "GetChildren")
        return [Thing(self.reader, owner, path) for owner, path in found]

    @property
    def actions(self) -> list[str]:
        """The names of what can be done with it."""
        try:
            return [action[0] for action in self.call("Action", "GetActions")[0]]
        except CallError:
            return []

    def do(self, *names: str) -> None:
        """Do the first of these actions that it offers."""
        offered = self.actions
        wanted = next(offered.index(name) for name in names if name in offered)
        assert self.call("Action", "DoAction", "i", wanted)[0], f"{self} refuses"

    def walk(self) -> Iterator["Thing"]:
        """This and everything below it, from the top; what is going away meanwhile is left out."""
        yield self
        with suppress(CallError):
            for child in self.children:
                yield from child.walk()

    def call(self, interface: str, method: str, signature: str = "", *body: object) -> Any:
        """Ask it something over the bus."""
        address = DBusAddress(self.path, self.owner, f"{_SPI}.{interface}")
        return self.reader.ask(new_method_call(address, method, signature or None, body))

    def _property(self, name: str) -> Any:
        address = DBusAddress(self.path, self.owner, "org.freedesktop.DBus.Properties")
        question = new_method_call(address, "Get", "ss", (f"{_SPI}.Accessible", name))
        return self.reader.ask(question)[0][1]


class CallError(Exception):
    """The program answered a question with an error: what was asked is not there any more."""


class Reader:
    """Listens on the bus of screen readers, which it finds on a session bus."""

    def __init__(self, session_address: str) -> None:
        self._session = open_dbus_connection(session_address)
        status = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
        (address,) = _answer(self._session, new_method_call(status, "GetAddress"))
        self._bus = open_dbus_connection(address)
        self._told: deque[Message] = deque()
        self._listen()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: object, _trace: TracebackType | None
    ) -> None:
        self._bus.close()
        self._session.close()

    def switch_on(self) -> None:
        """Tell everybody that somebody listens, as a screen reader does when it starts."""
        properties = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.freedesktop.DBus.Properties")
        for name in ("IsEnabled", "ScreenReaderEnabled"):
            values = ("org.a11y.Status", name, ("b", True))
            _answer(self._session, new_method_call(properties, "Set", "ssv", values))

    def wait_for_window(self, application: str) -> Thing:
        """The first window of a program, once it is in the tree."""

        def windows() -> list[Thing]:
            desktop = Thing(self, f"{_SPI}.Registry", _ROOT)
            programs = [thing for thing in desktop.children if thing.name == application]
            return [window for program in programs for window in program.children]

        self.wait(lambda: bool(windows()), f"a window of {application} in the tree")
        return windows()[0]

    def wait(self, happened: Callable[[], bool], what: str) -> None:
        """Ask again and again until something is so."""
        end = time.monotonic() + PATIENCE
        while True:
            with suppress(CallError):
                if happened():
                    return
            if time.monotonic() > end:
                raise NotSeenError(f"{what}: not within {PATIENCE:g} seconds")
            time.sleep(_GLANCE)

    def said(self) -> list[str]:
        """What was to be read out since this was asked last."""
        self.ask(message_bus.GetId())  # what was sent before the answer has come with it
        said = [str(message.body[3][1]) for message in self._told]
        self._told.clear()
        return said

    def ask(self, question: Message) -> Any:
        """Put a question to somebody on the bus."""
        return _answer(self._bus, question)

    def _listen(self) -> None:
        rule = MatchRule(type="signal", interface=f"{_SPI}.Event.Object", member="Announcement")
        self.ask(message_bus.AddMatch(rule))
        self._bus.filter(rule, queue=self._told)
        registry = DBusAddress("/org/a11y/atspi/registry", f"{_SPI}.Registry", f"{_SPI}.Registry")
        for event in ("object:announcement", "object:state-changed:", "window:"):
            self.ask(new_method_call(registry, "RegisterEvent", "s", (event,)))


def _answer(bus: DBusConnection, question: Message) -> Any:
    answer = bus.send_and_get_reply(question, timeout=PATIENCE)
    if answer.header.message_type is MessageType.error:
        raise CallError(answer.body)
    return answer.body
