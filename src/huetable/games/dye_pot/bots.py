"""Bots for Dye Pot: they see what their seat sees."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any, Final

from huetable.core.bot import Bot
from huetable.core.rng import Rng
from huetable.core.terms import Observation
from huetable.core.thinking_time import ThinkingTime, closeness, difficulty
from huetable.language.known import DEFAULT

from .rules.moves import Claim, Move, Name, Pour, Shrug
from .rules.names import fold_name
from .rules.rounds import mixture
from .rules.state import DYES, Colour, Dye, Tint
from .rules.view import View
from .tint_names import possible_names

NAMING: Final = ThinkingTime(forced=5000, easy=6000, hard=7600)
THINKING_TIMES: Final[Mapping[type[Any], ThinkingTime]] = {
    Pour: ThinkingTime(forced=900, easy=1200, hard=3200),
    Claim: ThinkingTime(forced=1500, easy=1600, hard=3400),
}

CLEARLY_BETTER: Final = 0.3
"""A dye that is this much likelier to help is poured without a second thought."""


def invent_name(book: Sequence[Tint], rng: Rng, language: str = DEFAULT) -> str:
    """A name that is not in the book yet; there are many more of them than lines in a book."""
    taken = {fold_name(tint.name) for tint in book if tint.name}
    return rng.choice([name for name in possible_names(language) if fold_name(name) not in taken], "name")


@cache
def colour_chances(others: int) -> dict[Dye, dict[Colour, float]]:
    """For each pour of mine: how likely each colour is when the others pour anything at random."""
    table: dict[Dye, dict[Colour, float]] = {}
    for mine in DYES:
        odds: dict[Colour, float] = {}
        for drops in product(DYES, repeat=others):
            colour = mixture((mine, *drops))
            odds[colour] = odds.get(colour, 0.0) + len(DYES) ** -others
        table[mine] = odds
    return table


class EasyBot(Bot):
    """Pours what it fancies, and overlooks every third claim."""

    def choose(self, observation: Observation, rng: Rng) -> Move | None:
        if Claim() in observation.moves and self.notices_claim(observation.view, rng):
            return Claim()
        if observation.seat not in observation.awaited:
            return None
        if observation.open_moves:
            return self.name(observation.view, rng)
        return self.pour(observation.view, rng)

    def pause(self, observation: Observation, move: Move, rng: Rng) -> int:
        """Naming takes longest, so that people have time to claim."""
        close = closeness(self.values_of_dyes(observation.view), CLEARLY_BETTER)
        hard = difficulty(len(observation.moves), close) if isinstance(move, Pour) else rng.fraction("claim")
        return THINKING_TIMES.get(type(move), NAMING).draw(hard, rng)

    def values_of_dyes(self, view: View) -> Collection[float]:
        """What each dye is worth to it now; without an idea of that, all are worth the same."""
        return (0.0, 0.0)

    def notices_claim(self, view: View, rng: Rng) -> bool:
        """Decided once a round: what was overlooked stays overlooked."""
        return rng.child("notice", view.public.round).below(3) > 0

    def pour(self, view: View, rng: Rng) -> Pour:
        return Pour(rng.choice(DYES, "pour"))

    def name(self, view: View, rng: Rng) -> Name | Shrug:
        return (
            Shrug()
            if rng.below(3, "shrug") == 0
            else Name(invent_name(view.public.book, rng, view.public.options.language))
        )


class NormalBot(EasyBot):
    """Pours what makes its own orders likeliest, and never overlooks a claim."""

    def notices_claim(self, view: View, rng: Rng) -> bool:
        return True

    def pour(self, view: View, rng: Rng) -> Pour:
        worth = self.chances_of_dyes(view)
        best = max(worth.values())
        return Pour(rng.choice([dye for dye in DYES if worth[dye] > best - 0.02], "pour"))

    def chances_of_dyes(self, view: View) -> dict[Dye, float]:
        """For each dye, how likely it makes one of its orders."""
        odds = colour_chances(len(view.public.scores) - 1)
        return {dye: sum(odds[dye].get(order, 0.0) for order in set(view.private.orders)) for dye in DYES}

    def values_of_dyes(self, view: View) -> Collection[float]:
        return self.chances_of_dyes(view).values()

    def name(self, view: View, rng: Rng) -> Name:
        return Name(invent_name(view.public.book, rng, view.public.options.language))
