"""Colour Memory: turn over two cards, and remember where the colours are."""

from .game import ColourMemory

GAME = ColourMemory()
