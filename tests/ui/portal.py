"""A desktop's portal, as a process of its own on a bus: `python -m tests.ui.portal BUS ANSWERS`."""

import json
import sys
import time

from PySide6.QtCore import ClassInfo, QCoreApplication, QObject, Slot
from PySide6.QtDBus import QDBusConnection, QDBusVariant


# The stubs know ClassInfo as a class, not as the decorator that it is.
@ClassInfo({"D-Bus Interface": "org.freedesktop.portal.Settings"})  # type: ignore[call-arg]
class Portal(QObject):  # type: ignore[operator]
    """Answers with what it was given for a setting; None keeps everybody waiting."""

    def __init__(self, answers: dict[str, object]) -> None:
        super().__init__()
        self._answers = answers

    @Slot(str, str, result="QDBusVariant")
    def ReadOne(self, group: str, key: str) -> QDBusVariant:
        answer = self._answers.get(f"{group} {key}", "nothing of the kind")
        if answer is None:
            time.sleep(60)
        return QDBusVariant(answer)


def main(address: str, answers: str) -> int:
    app = QCoreApplication([])
    bus = QDBusConnection.connectToBus(address, "portal")
    portal = Portal(json.loads(answers))
    how = QDBusConnection.RegisterOption.ExportAllSlots
    assert bus.registerObject("/org/freedesktop/portal/desktop", portal, how)
    assert bus.registerService("org.freedesktop.portal.Desktop")
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
