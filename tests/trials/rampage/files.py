"""Naming files in the dialogs that ask for them."""

from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit

from tests.trials.rampage.hand import Hand
from tests.ui import hands


def answer(hand: Hand) -> None:
    """Name a file in the dialog that is open, or leave it."""
    dialog = QApplication.activeModalWidget()
    if not isinstance(dialog, QFileDialog):
        return
    if hand.chance.random() < 0.3:
        hand.say("leave the file dialog")
        hands.press(dialog, "Escape")
        return
    is_to_write = dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    file = hand.files.new() if is_to_write else hand.files.any()
    hand.say(f"name {file.name} in the file dialog")
    line = dialog.findChild(QLineEdit)
    if line is not None:
        line.setText(str(file))
        hands.press(dialog, "Return")
