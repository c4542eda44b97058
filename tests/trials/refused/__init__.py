"""A player whose disk refuses one call after the other, and what the window makes of that."""
