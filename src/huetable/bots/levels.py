"""The levels of skill that a game offers: its own, or those that any game has."""

from __future__ import annotations

from huetable.core.bot import Bot, BotMaker
from huetable.core.game import AnyGame

from .default_bot import default_bot
from .random_bot import RandomBot, can_imagine


class UnknownLevel(LookupError):
    """No bot of this game has this level."""


def levels(game: AnyGame) -> dict[str, BotMaker]:
    """A maker for each level, the weakest first. Every game has a level "random"; a game that brings no bots has a
    search as its "normal" one, unless it hides something and cannot imagine it.
    """
    if "random" in game.bots:
        return dict(game.bots)
    own = game.bots
    if not own and can_imagine(game):
        own = {"normal": lambda budget: default_bot(game, budget)}
    return {"random": lambda budget: RandomBot(game), **own}


def make_bot(game: AnyGame, level: str, budget_ms: int) -> Bot:
    """A bot that may think for this many milliseconds; raises UnknownLevel with the levels there are."""
    makers = levels(game)
    if level not in makers:
        raise UnknownLevel(
            f"{game.meta.title} has no bot {level!r}. Choose one of these: {', '.join(makers)}"
        )
    return makers[level](budget_ms)
