"""Guardians of Hue: together against the darkness, by Ronald Villaver (CC BY-NC-SA 4.0, non-commercial)."""

from __future__ import annotations

from .game import GAME

__all__ = ["GAME"]
