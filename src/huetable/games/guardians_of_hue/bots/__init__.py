"""Bots for Guardians of Hue, as guardians and as Lord Sepia."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from huetable.core.bot import Bot, BotMaker

# Bots are imported where the first one is made and thinks: it takes a while, and a server should start without them.


def _easy(budget: int) -> Bot:
    from .players import EasyBot

    return EasyBot()


def _normal(budget: int) -> Bot:
    from .players import NormalBot

    return NormalBot()


def _hard(budget: int) -> Bot:
    from .players import HardBot

    return HardBot(budget)


BOTS: Final[Mapping[str, BotMaker]] = {"easy": _easy, "normal": _normal, "hard": _hard}
"""A maker for each level, the weakest first."""
