"""Cluzzle: everybody sculpts a secret thing in clay, and finds out by questions what the others have made."""

from __future__ import annotations

from .game import GAME

__all__ = ["GAME"]
