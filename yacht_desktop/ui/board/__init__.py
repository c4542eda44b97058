"""The table: the tray with its dice, the card beside it, the panel below."""
