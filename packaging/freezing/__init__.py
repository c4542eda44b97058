"""The rooms behind build.py: what goes into the frozen program, and whether it is all there."""
