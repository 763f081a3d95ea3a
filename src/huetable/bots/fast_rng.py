"""A quick generator behind the interface of Rng, for imagined games that nobody will ever check."""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import TypeVar

from huetable.core.rng import Rng

T = TypeVar("T")


class FastRng(Rng):
    """Draws one after the other, whatever the label: a rollout is played once and forgotten."""

    def __init__(self, seed: int) -> None:
        super().__init__(b"")
        self.seed = seed

    @cached_property
    def random(self) -> Random:
        """Made when it is needed: many a short rollout draws nothing, and seeding costs as much as a move."""
        return Random(self.seed)

    def child(self, *labels: int | str) -> Rng:
        return self

    def bytes(self, count: int, label: str) -> bytes:
        return self.random.randbytes(count)

    def below(self, bound: int, label: str = "") -> int:
        return int(self.random.random() * bound)

    def fraction(self, label: str = "") -> float:
        return self.random.random()

    def shuffle(self, items: list[T], label: str = "") -> None:
        self.random.shuffle(items)
