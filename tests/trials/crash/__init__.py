"""An evening of play whose every write is recorded, and every disk that a crash could leave."""
