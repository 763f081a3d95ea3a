"""How good the bots of Cluzzle are at each part of it."""
