"""UNO ColorADD: get rid of your cards, and say so in time."""

from __future__ import annotations

from .game import GAME

__all__ = ["GAME"]
