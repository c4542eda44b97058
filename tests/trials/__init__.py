"""Trials: what takes minutes by nature, with a short form of each in the checks."""
