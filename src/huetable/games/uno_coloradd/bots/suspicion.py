"""Whether to believe a Wild Draw Four: by the odds of the cards, and by what earlier challenges have shown of that player.

A view holds how the challenges of this match have ended, and nothing of Wild Draw Fours that nobody challenged.
"""

from __future__ import annotations

from typing import Final

from huetable.core.terms import Seat
from huetable.games.uno_coloradd.rules.verdicts import verdicts_on
from huetable.games.uno_coloradd.rules.view import View

from .heuristics import bluff_probability

ASSUMED_BLUFF_RATE: Final = 0.12
"""How often a player of whom nothing is known bluffs when they can."""

ASSUMED_CHALLENGES: Final = 4
"""How many challenges it takes until what they have shown counts as much as the assumption."""

CHALLENGE_FROM_PROBABILITY: Final = 0.3
"""Odds of a bluff from which a challenge pays: eight cards and a turn to win, two cards to lose."""


def bluff_rate(view: View, seat: Seat) -> float:
    """How often this player bluffs when they can, as far as anybody can tell."""
    known = verdicts_on(view.public.verdicts, seat)
    judged = known.bluffs + known.honest
    return (ASSUMED_BLUFF_RATE * ASSUMED_CHALLENGES + known.bluffs) / (ASSUMED_CHALLENGES + judged)


def is_suspicious(view: View, seat: Seat) -> bool:
    """Whether this seat should challenge the Wild Draw Four that was played on it."""
    return bluff_probability(view, seat, bluff_rate(view, view.public.threat.by)) > CHALLENGE_FROM_PROBABILITY
