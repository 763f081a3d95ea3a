"""During a game: moves, votes, pauses, giving up."""
