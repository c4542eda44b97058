"""What the page for a new game is made of."""
