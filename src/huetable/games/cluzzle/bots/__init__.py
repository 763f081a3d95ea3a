"""Bots for Cluzzle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from huetable.core.bot import BotMaker

from .players import EASY, HARD, NORMAL, CluzzleBot
from .random_bot import RandomBot

BOTS: Final[Mapping[str, BotMaker]] = {
    "random": lambda budget: RandomBot(EASY),
    "easy": lambda budget: CluzzleBot(EASY),
    "normal": lambda budget: CluzzleBot(NORMAL),
    "hard": lambda budget: CluzzleBot(HARD),
}
"""A maker for each level, the weakest first."""
