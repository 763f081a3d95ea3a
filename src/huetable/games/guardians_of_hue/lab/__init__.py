"""Measures the bots and the balance of the game; production imports none of it."""
