"""Bots for Cluzzle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from huetable.core.bot import BotMaker

from .at_random import RandomBot
from .players import EASY, HARD, NORMAL, CluzzleBot

BOTS: Final[Mapping[str, BotMaker]] = {
    "random": lambda budget: RandomBot(EASY),
    "easy": lambda budget: CluzzleBot(EASY),
    "normal": lambda budget: CluzzleBot(NORMAL),
    "hard": lambda budget: CluzzleBot(HARD),
}
"""A maker for each level, the weakest first."""
