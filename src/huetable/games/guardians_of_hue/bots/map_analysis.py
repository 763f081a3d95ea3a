"""What a bot knows about a map: ways, and the work that it takes to bring back the light."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from huetable.games.guardians_of_hue.data.cards import CARDS, CENTRE
from huetable.games.guardians_of_hue.rules.board.dice_odds import chance, chance_with_rerolls
from huetable.games.guardians_of_hue.rules.board.ratings import TARGET_PER_RATING, influence
from huetable.games.guardians_of_hue.rules.state import OUTER_LOCATIONS, State

UNREACHABLE: Final = 99
MAX_ACTIONS: Final = 12.0
"""More actions than this no attempt is reckoned at: somebody would change the plan before."""


@cache
def actions_for(target: int, helpers: int = 0) -> float:
    """How many actions an attempt takes until it succeeds: a failure costs another one to stand up."""
    probability = chance_with_rerolls(target, helpers)
    return min(MAX_ACTIONS, 2 / probability - 1) if probability > 0 else MAX_ACTIONS


@cache
def reroll_chance(target: int) -> float:
    """How likely a roll that fell short is saved when the best of its dice are rolled again."""
    missed = 1 - chance(target)
    return (chance_with_rerolls(target, 1) - chance(target)) / missed if missed else 1.0


Costs = tuple[tuple[int, float], ...]
"""Dark locations, each with the actions that it would take there."""


class MapAnalysis:
    """One map, and what was found out about it; bots that play on it share it."""

    def __init__(self, near: tuple[int, ...]) -> None:
        self.near = near
        self.steps = [_steps_from(near, card) for card in range(len(near))]
        """How many moves it is from one location to another."""
        self.around = [adjacent | 1 << card for card, adjacent in enumerate(near)]
        self.ways = [tuple(c for c in range(len(near)) if adjacent >> c & 1) for adjacent in near]
        self._costs: dict[tuple[int, int, int], Costs] = {}
        self._work: dict[tuple[int, int, int], float] = {}

    def costs(self, light: int, spirits: int, helpers: int = 0) -> Costs:
        """The actions at each dark location but the centre, without the way there."""
        key = (light, spirits, helpers)
        if key not in self._costs:
            dark = [card for card in range(CENTRE) if not light >> card & 1]
            self._costs[key] = tuple((card, self._cost(card, *key)) for card in dark)
        return self._costs[key]

    def _cost(self, card: int, light: int, spirits: int, helpers: int) -> float:
        seal = actions_for(TARGET_PER_RATING * CARDS[card].defense, helpers)
        if spirits >> card & 1:
            return seal
        return seal + actions_for(TARGET_PER_RATING * influence(light, self.around[card]), helpers)

    def actions_to_light_all(self, light: int, spirits: int, helpers: int = 0) -> float:
        """The actions that it takes to light them all, always the cheapest first, without the ways."""
        key = (light, spirits, helpers)
        if key not in self._work:
            costs = self.costs(*key)
            if costs:
                card, cost = min(costs, key=lambda pair: pair[1])
                self._work[key] = cost + self.actions_to_light_all(
                    light | 1 << card, spirits & ~(1 << card), helpers
                )
            else:
                self._work[key] = 0.0
        return self._work[key]


def _steps_from(near: tuple[int, ...], start: int) -> list[int]:
    steps = [UNREACHABLE] * len(near)
    steps[start] = 0
    queue = [start]
    for card in queue:
        for other, _ in enumerate(near):
            if near[card] >> other & 1 and steps[other] == UNREACHABLE:
                steps[other] = steps[card] + 1
                queue.append(other)
    return steps


@lru_cache(maxsize=64)
def map_analysis(near: tuple[int, ...]) -> MapAnalysis:
    return MapAnalysis(near)


def map_analysis_of(state: State) -> MapAnalysis:
    return map_analysis(tuple(state.near))


def all_light_but_centre(light: int) -> bool:
    return light & OUTER_LOCATIONS == OUTER_LOCATIONS
