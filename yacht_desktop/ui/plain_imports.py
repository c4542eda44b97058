"""Imports as Python means them.

PySide6 puts a function of its own in the place of Python's import. It reads the source of whatever
module comes in after Qt, to see whether that one uses PySide6 and so might ask for other names for
Qt's methods. We ask for none, and the reading would slow our start, and most of all numpy's.
"""

import builtins

import PySide6.QtCore  # noqa: F401 - brings the function in


def restore_import() -> None:
    """Give Python its own import back."""
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
