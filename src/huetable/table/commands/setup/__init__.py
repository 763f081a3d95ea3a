"""Before a game: its settings, who is ready, the start."""
