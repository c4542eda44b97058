"""What stands between a program and its files: it writes down each call, or refuses the Nth."""
