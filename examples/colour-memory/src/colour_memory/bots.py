"""Bots: they forget, as people do."""

from __future__ import annotations

from huetable.core.bot import Bot
from huetable.core.rng import Rng
from huetable.core.terms import Observation

from .rules.types import TurnOver
from .rules.view import PublicView


class MemoryBot(Bot):
    """Remembers the cards that were seen last, and turns over any other card if they are of no use."""

    def __init__(self, memory: int) -> None:
        self._memory = memory

    def choose(self, observation: Observation, rng: Rng) -> TurnOver:
        public: PublicView = observation.view.public
        remembered = dict(public.recent[-self._memory :])
        cards = [move.card for move in observation.moves]
        known = {card: remembered[card] for card in cards if card in remembered}
        unknown = [card for card in cards if card not in known] or cards
        useful = _useful(public, known)
        return TurnOver(rng.choice(unknown, "card") if useful is None else useful)


def _useful(public: PublicView, known: dict[int, str]) -> int | None:
    """A card that makes a pair with the open one, or the first of a pair that is known."""
    if len(public.open) == 1:
        wanted = [public.cards[public.open[0]]]
    else:
        wanted = [colour for colour in known.values() if list(known.values()).count(colour) > 1]
    return next((card for card, colour in known.items() if colour in wanted), None)
