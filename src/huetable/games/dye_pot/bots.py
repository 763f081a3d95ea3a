"""Bots for Dye Pot: they see what their seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product

from huetable.core.bot import Bot
from huetable.core.rng import Rng
from huetable.core.terms import Observation

from .rules.moves import Claim, Move, Name, Pour, Shrug
from .rules.names import fold_name
from .rules.rounds import mixture
from .rules.state import DYES, Colour, Dye, Tint
from .rules.view import View

MOODS = (
    "murky",
    "royal",
    "sleepy",
    "sour",
    "velvet",
    "rusty",
    "misty",
    "bold",
    "dusty",
    "electric",
    "lazy",
    "wild",
)
THINGS = (
    "swamp",
    "sunset",
    "plum",
    "lagoon",
    "teapot",
    "thunder",
    "marmalade",
    "moss",
    "poppy",
    "ink",
    "cocoa",
    "dusk",
)


def invent_name(book: Sequence[Tint], rng: Rng) -> str:
    """A mood and a thing that are not in the book yet; there are many more of them than lines in a book."""
    taken = {fold_name(tint.name) for tint in book if tint.name}
    names = [f"{mood} {thing}" for mood in MOODS for thing in THINGS]
    return rng.choice([name for name in names if name not in taken], "name")


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
        slowest = {Pour: 2500, Claim: 3000, Name: 4000, Shrug: 4000}[type(move)]
        least = {Pour: 800, Claim: 1200, Name: 5000, Shrug: 5000}[type(move)]
        return least + rng.below(slowest, "pause")

    def notices_claim(self, view: View, rng: Rng) -> bool:
        """Decided once a round: what was overlooked stays overlooked."""
        return rng.child("notice", view.public.round).below(3) > 0

    def pour(self, view: View, rng: Rng) -> Pour:
        return Pour(rng.choice(DYES, "pour"))

    def name(self, view: View, rng: Rng) -> Name | Shrug:
        return Shrug() if rng.below(3, "shrug") == 0 else Name(invent_name(view.public.book, rng))


class NormalBot(EasyBot):
    """Pours what makes its own orders likeliest, and never overlooks a claim."""

    def notices_claim(self, view: View, rng: Rng) -> bool:
        return True

    def pour(self, view: View, rng: Rng) -> Pour:
        odds = colour_chances(len(view.public.scores) - 1)
        worth = {dye: sum(odds[dye].get(order, 0.0) for order in set(view.private.orders)) for dye in DYES}
        best = max(worth.values())
        return Pour(rng.choice([dye for dye in DYES if worth[dye] > best - 0.02], "pour"))

    def name(self, view: View, rng: Rng) -> Name:
        return Name(invent_name(view.public.book, rng))
