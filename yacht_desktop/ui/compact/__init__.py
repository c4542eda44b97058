"""The game in a small frame that stays above other windows."""
