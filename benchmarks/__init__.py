"""What the game costs, measured side by side with a bare window: `python -m benchmarks`."""
