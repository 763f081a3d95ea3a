"""Bots for Cluzzle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from huetable.core.bot import Bot, BotMaker

# Bots are imported where the first one is made and thinks: it takes a while, and a server should start without them.


def _random(budget: int) -> Bot:
    from .players import EASY
    from .random_bot import RandomBot

    return RandomBot(EASY)


def _easy(budget: int) -> Bot:
    from .players import EASY, CluzzleBot

    return CluzzleBot(EASY)


def _normal(budget: int) -> Bot:
    from .players import NORMAL, CluzzleBot

    return CluzzleBot(NORMAL)


def _hard(budget: int) -> Bot:
    from .players import HARD, CluzzleBot

    return CluzzleBot(HARD)


BOTS: Final[Mapping[str, BotMaker]] = {"random": _random, "easy": _easy, "normal": _normal, "hard": _hard}
"""A maker for each level, the weakest first."""
