"""Telling a screen reader what has just happened, for those who don't see it."""

from PySide6 import QtGui  # its classes for readers are made when there is one
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str) -> None:
    """Have a text read out, if there is a reader."""
    if QtGui.QAccessible.isActive() and text:
        QtGui.QAccessible.updateAccessibility(QtGui.QAccessibleAnnouncementEvent(widget, text))
