"""When two worths are the same."""

TOLERANCE = 1e-8
"""Worths that differ by less are ties: rounding errs by some 1e-13, true differences by more."""
