"""Whether the system asks programs to keep still.

Qt tells this from 6.12 on only, so each system is asked in its own way. macOS isn't asked yet:
there the choice in the View menu is the way.
"""

import ctypes
import sys

from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage, QDBusVariant

_SPI_GETCLIENTAREAANIMATION = 0x1042
_PORTAL = "org.freedesktop.portal.Desktop"
_PATIENCE = 250  # milliseconds; a portal that answers at all does so in a few

_STILL_SETTINGS = (
    ("org.freedesktop.appearance", "reduced-motion", 1),
    ("org.gnome.desktop.interface", "enable-animations", False),
)
"""Desktop settings and the values with which they ask for calm."""


def system_wants_stillness() -> bool:
    """Ask the system; False where it has no opinion."""
    if sys.platform == "win32":
        return _windows_wants_stillness()
    if sys.platform == "linux":
        return desktop_wants_stillness(QDBusConnection.sessionBus())
    return False


def desktop_wants_stillness(bus: QDBusConnection) -> bool:
    """Ask the desktop that is on this bus."""
    # Only a portal that is running already is asked: starting one could take seconds.
    if not bus.isConnected() or not bus.interface().isServiceRegistered(_PORTAL).value():
        return False
    return any(_read(bus, group, key) == still for group, key, still in _STILL_SETTINGS)


def _read(bus: QDBusConnection, group: str, key: str) -> object:
    call = QDBusMessage.createMethodCall(
        _PORTAL,
        "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings",
        "ReadOne",
    )
    call.setArguments([group, key])
    answer = bus.call(call, QDBus.CallMode.Block, _PATIENCE)
    values = answer.arguments()
    is_value = answer.type() == QDBusMessage.MessageType.ReplyMessage and len(values) == 1
    return values[0].variant() if is_value and isinstance(values[0], QDBusVariant) else None


def _windows_wants_stillness() -> bool:
    animates = ctypes.c_int(1)
    ctypes.windll.user32.SystemParametersInfoW(  # type: ignore[attr-defined,unused-ignore]
        _SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animates), 0
    )
    return not animates.value
