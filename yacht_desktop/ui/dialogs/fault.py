"""What to say when the program itself is at fault."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication, QMessageBox

from yacht_desktop.ui.path_words import short_path
from yacht_desktop.ui.words import fill

translate = QCoreApplication.translate


def show_fault(log: Path | None) -> None:
    """Say, once at a time, that something went wrong and that the game is safe."""
    open_boxes = (w for w in QApplication.topLevelWidgets() if w.objectName() == "fault")
    if any(box.isVisible() for box in open_boxes):
        return
    box = QMessageBox(QApplication.activeWindow())
    box.setObjectName("fault")
    # While no window is in front the box belongs to none: then this call keeps it from vanishing.
    box.finished.connect(lambda *_: box.deleteLater())
    box.setWindowTitle(translate("Fault", "Yacht"))
    box.setIcon(QMessageBox.Icon.Warning)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(translate("Fault", "Something went wrong in Yacht. Your game is safe."))
    text = translate(
        "Fault",
        "Every move was stored as you made it. If this comes back, close Yacht and start it again.",
    )
    if log is not None:
        text += "\n\n" + fill(translate("Fault", "What happened is noted in %1"), short_path(log))
    box.setInformativeText(text)
    box.open()
