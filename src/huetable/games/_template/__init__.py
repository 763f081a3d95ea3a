"""Rising Cards: a small card game with secret hands."""

from .game import RisingCards

GAME = RisingCards()
