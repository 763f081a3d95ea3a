"""Bots for Guardians of Hue, as guardians and as Lord Sepia."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from huetable.core.bot import BotMaker

from .players import EasyBot, HardBot, NormalBot

BOTS: Final[Mapping[str, BotMaker]] = {
    "easy": lambda budget: EasyBot(),
    "normal": lambda budget: NormalBot(),
    "hard": HardBot,
}
"""A maker for each level, the weakest first."""
