"""The true odds of three dice, with every way of rolling some of them again. Exact: counted, not sampled."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product
from typing import Final

DICE: Final = 3
SIDES: Final = 6

DICE_CHOICES: Final = tuple(
    which for count in range(1, DICE + 1) for which in combinations(range(DICE), count)
)
"""Every choice of dice to roll again, by their places."""


@cache
def rolls_reaching(dice: int, least: int) -> int:
    """How many of the 6 ** dice rolls of this many dice add up to at least this."""
    return sum(sum(roll) >= least for roll in product(range(1, SIDES + 1), repeat=dice))


@cache
def chance(target: int, dice: int = DICE) -> float:
    return rolls_reaching(dice, target) / float(SIDES**dice)


@cache
def chance_after_reroll(dice: tuple[int, ...], which: tuple[int, ...], target: int) -> float:
    """The chance to reach the target when these of the dice are rolled again."""
    kept = sum(value for place, value in enumerate(dice) if place not in which)
    return chance(target - kept, len(which))


@cache
def best_reroll(dice: tuple[int, ...], target: int) -> tuple[tuple[int, ...], float]:
    """Which dice to roll again, and the chance that gives; of equal chances the one with fewest dice."""
    return max(
        ((which, chance_after_reroll(dice, which, target)) for which in DICE_CHOICES),
        key=lambda choice: choice[1],
    )


@cache
def chance_with_rerolls(target: int, helpers: int) -> float:
    """The chance of an attempt when this many others can each have dice rolled again once."""
    if helpers == 0:
        return chance(target)
    rolls = product(range(1, SIDES + 1), repeat=DICE)
    return sum(_chance_from_dice(tuple(sorted(roll)), target, helpers) for roll in rolls) / SIDES**DICE


@cache
def _chance_from_dice(dice: tuple[int, ...], target: int, helpers: int) -> float:
    """The chance from dice that lie on the table, rolled again in the best way as often as can be."""
    if sum(dice) >= target:
        return 1.0
    if helpers == 0:
        return 0.0
    return max(_chance_rerolling(dice, which, target, helpers) for which in DICE_CHOICES)


def _chance_rerolling(dice: tuple[int, ...], which: tuple[int, ...], target: int, helpers: int) -> float:
    kept = [value for place, value in enumerate(dice) if place not in which]
    rolls = product(range(1, SIDES + 1), repeat=len(which))
    saved = sum(_chance_from_dice(tuple(sorted([*kept, *roll])), target, helpers - 1) for roll in rolls)
    return saved / float(SIDES ** len(which))


def per_mille(probability: float) -> int:
    return round(1000 * probability)
