"""What the player sees and touches: the only rooms that know Qt."""
