"""Bots for UNO ColorADD."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from huetable.core.bot import Bot, BotMaker

# Bots are imported where the first one is made and thinks: it takes a while, and a server should start without them.


def _random(budget: int) -> Bot:
    from .players import RandomBot

    return RandomBot()


def _easy(budget: int) -> Bot:
    from .alertness import CARELESS
    from .players import EasyBot

    return EasyBot(CARELESS)


def _normal(budget: int) -> Bot:
    from .alertness import ATTENTIVE
    from .players import AdvisedBot

    return AdvisedBot(ATTENTIVE)


def _hard(budget: int) -> Bot:
    from huetable.bots.search import Budget
    from huetable.games.uno_coloradd import GAME

    from .players import HardBot

    return HardBot(GAME, Budget(milliseconds=budget))


BOTS: Final[Mapping[str, BotMaker]] = {"random": _random, "easy": _easy, "normal": _normal, "hard": _hard}
"""A maker for each level, the weakest first."""
