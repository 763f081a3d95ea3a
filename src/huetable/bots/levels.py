"""The levels of skill that a game offers: its own, and random play where it has none of that name."""

from __future__ import annotations

from huetable.core.bot import Bot, BotMaker
from huetable.core.game import AnyGame

from .random_bot import RandomBot


class UnknownLevel(LookupError):
    """No bot of this game has this level."""


def levels(game: AnyGame) -> dict[str, BotMaker]:
    """A maker for each level, the weakest first."""
    if "random" in game.bots:
        return dict(game.bots)
    return {"random": lambda budget: RandomBot(game), **game.bots}


def make_bot(game: AnyGame, level: str, budget_ms: int) -> Bot:
    """A bot that may think for this many milliseconds; raises UnknownLevel with the levels there are."""
    makers = levels(game)
    if level not in makers:
        raise UnknownLevel(f"{game.meta.title} has no bot {level!r}; there are: {', '.join(makers)}")
    return makers[level](budget_ms)
