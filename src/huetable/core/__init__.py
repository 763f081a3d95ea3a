"""The rules' own library: pure, deterministic, no clock, no I/O, no randomness but the Rng it is given."""

from .bot import Bot
from .codec import decode
from .game import Game
from .move_text import parse_move, write_move
from .random_play import random_step
from .rng import Rng, commitment
from .terms import Meta, Observation, Refusal, Result

__all__ = [
    "Bot",
    "Game",
    "Meta",
    "Observation",
    "Refusal",
    "Result",
    "Rng",
    "commitment",
    "decode",
    "parse_move",
    "random_step",
    "write_move",
]
