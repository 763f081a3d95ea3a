"""Bots for any game, and the table in virtual time at which they meet."""
