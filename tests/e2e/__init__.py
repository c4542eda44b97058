"""The program itself, started on a real X server and played by keys."""
