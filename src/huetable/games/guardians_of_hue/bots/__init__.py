"""Bots for Guardians of Hue, as guardians and as Lord Sepia."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from huetable.core.bot import Bot, BotMaker
from huetable.core.rng import Rng
from huetable.core.terms import Observation
from huetable.games.guardians_of_hue.rules.moves import Move, Reply, Suggest
from huetable.games.guardians_of_hue.rules.view import imagine

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


def stand_in_move(observation: Observation, move: Move) -> Move:
    """Whoever ran out of time made no plan and gave no answer: their bot only does what has to be done."""
    if not isinstance(move, Suggest | Reply):
        return move
    from .greedy import choose

    return choose(imagine(observation.view, Rng.from_number(0)))
