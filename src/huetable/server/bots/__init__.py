"""Bots at a table: what they see, where they think, when they move."""
