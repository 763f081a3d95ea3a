"""Dye Pot: a small game about mixing colours, and the one that the shared tests play."""

from .game import DyePot

GAME = DyePot()
