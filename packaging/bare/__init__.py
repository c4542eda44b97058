"""A bare system in a folder, and what a package must do there."""
