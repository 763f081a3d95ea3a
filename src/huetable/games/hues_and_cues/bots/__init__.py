"""Bots for Hues and Cues."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from huetable.core.bot import BotMaker

from .players import EASY, HARD, NORMAL, HuesBot, RandomBot

BOTS: Final[Mapping[str, BotMaker]] = {
    "random": lambda budget: RandomBot(),
    "easy": lambda budget: HuesBot(EASY),
    "normal": lambda budget: HuesBot(NORMAL),
    "hard": lambda budget: HuesBot(HARD),
}
"""A maker for each level, the weakest first."""
