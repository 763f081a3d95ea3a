"""How hard a decision of UNO is, so that a bot takes as long over it as a person would.

Time must not give a bluff away: any Wild Draw Four takes as long, whatever else the player holds. The same goes for
believing one and challenging it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from huetable.core.terms import Observation
from huetable.core.thinking_time import difficulty
from huetable.games.uno_coloradd.rules.moves import Accept, Challenge, Keep, Move, Play

from .heuristics import KIND_OF

_WORTH_A_THOUGHT: Final = 2
"""A Wild Draw Four, and what to answer to one: to do it or not."""


def decision_difficulty(observation: Observation, move: Move, close: float = 1.0) -> float:
    """Close: how close the best choices are, as far as the bot can tell."""
    doubtful = isinstance(move, Accept | Challenge) or is_draw_four(move)
    if doubtful:
        return difficulty(_WORTH_A_THOUGHT, risky=True)
    return difficulty(count_cards(observation.moves), close)


def is_draw_four(move: Move) -> bool:
    return isinstance(move, Play) and KIND_OF[move.card] == "four"


def count_cards(moves: Sequence[Move]) -> int:
    """Different cards, and whether to keep one: naming a colour and calling come with a card. If nothing fits, the player
    simply draws.
    """
    cards = {move.card for move in moves if isinstance(move, Play)}
    return len(cards) + any(isinstance(move, Keep) for move in moves)
