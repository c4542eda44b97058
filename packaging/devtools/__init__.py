"""The rooms behind dev.py; Python's standard library only."""
