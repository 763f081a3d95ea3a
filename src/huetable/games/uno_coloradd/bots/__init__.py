"""Bots for UNO ColorADD."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from huetable.bots.search import Budget
from huetable.core.bot import Bot, BotMaker

from .alertness import ATTENTIVE, CARELESS
from .players import AdvisedBot, EasyBot, HardBot, RandomBot


def _hard(budget_ms: int) -> Bot:
    from huetable.games.uno_coloradd import GAME

    return HardBot(GAME, Budget(milliseconds=budget_ms))


BOTS: Final[Mapping[str, BotMaker]] = {
    "random": lambda budget: RandomBot(),
    "easy": lambda budget: EasyBot(CARELESS),
    "normal": lambda budget: AdvisedBot(ATTENTIVE),
    "hard": _hard,
}
"""A maker for each level, the weakest first."""
