"""Rooms beside the table."""
