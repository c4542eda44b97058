"""Yacht, the old five-dice game, as an offline desktop program."""

__version__ = "0.1.0"
