"""Bots for Hues and Cues."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from huetable.core.bot import Bot, BotMaker

# Bots are imported where the first one is made and thinks: it takes a while, and a server should start without them.


def _random(budget: int) -> Bot:
    from .players import RandomBot

    return RandomBot()


def _easy(budget: int) -> Bot:
    from .players import EASY, HuesBot

    return HuesBot(EASY)


def _normal(budget: int) -> Bot:
    from .players import NORMAL, HuesBot

    return HuesBot(NORMAL)


def _hard(budget: int) -> Bot:
    from .players import HARD, HuesBot

    return HuesBot(HARD)


BOTS: Final[Mapping[str, BotMaker]] = {"random": _random, "easy": _easy, "normal": _normal, "hard": _hard}
"""A maker for each level, the weakest first."""
