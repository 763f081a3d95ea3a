"""How long a person would think about a decision: the harder it is, the longer.

A bot says how hard a decision is, and these functions say how long it takes. Nothing here waits: the table plays a
bot's move when that time is over, and simulations keep it in virtual time.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from .rng import Rng

_SWAY: Final = 0.2
"""Nobody takes the same time twice: up to this share more or less."""

_MANY_CHOICES: Final = 16
"""More choices than this are not weighed one by one, and so make a decision no harder."""

_CLEAR_CHOICE: Final = 0.35
"""How hard it is to find the best of many choices, if it is far better than all others."""

_RISK: Final = 0.35
"""How much harder it is to bluff, to doubt somebody, or to leave something to the dice."""


class ThinkingTime(NamedTuple):
    """For one kind of decision, in milliseconds."""

    forced: int
    """There is nothing to decide."""
    easy: int
    hard: int

    def draw(self, difficulty: float, rng: Rng) -> int:
        """Difficulty: 0 for a forced move, up to 1."""
        thought = self.easy + min(1.0, difficulty) * (self.hard - self.easy)
        middle = thought if difficulty > 0 else self.forced
        return int(middle * (1 - _SWAY + 2 * _SWAY * rng.fraction("pause")))

    @property
    def longest(self) -> int:
        return int(self.hard * (1 + _SWAY))


USUAL: Final = ThinkingTime(forced=800, easy=1000, hard=2600)


def difficulty(choices: int, close: float = 1.0, *, risky: bool = False) -> float:
    """From 0 to 1, by how many choices there are and how close the best ones are; see `closeness`."""
    if choices <= 1:
        return 0.0
    by_number = _doublings(min(choices, _MANY_CHOICES)) / _doublings(_MANY_CHOICES)
    return min(1.0, by_number * (_CLEAR_CHOICE + (1 - _CLEAR_CHOICE) * close) + (_RISK if risky else 0.0))


def _doublings(choices: int) -> int:
    """Twice as many choices are one step harder."""
    return choices.bit_length() - 1


def closeness(values: Iterable[float], clear: float) -> float:
    """How hard it is to tell the best choice from the second: 1 where they are worth the same, 0 where the best one
    leads by `clear` or more.
    """
    best, second = [*sorted(values, reverse=True), float("-inf"), float("-inf")][:2]
    return 0.0 if second == float("-inf") else max(0.0, 1 - (best - second) / clear)
