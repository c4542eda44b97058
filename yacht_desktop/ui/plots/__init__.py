"""Charts of many games: given plain values, they know nothing about where these come from."""
