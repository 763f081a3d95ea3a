"""Hues and Cues: one gives cues to a colour, the others find it on a board of 480."""

from __future__ import annotations

from .game import GAME

__all__ = ["GAME"]
