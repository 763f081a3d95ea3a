"""Copies of a game's state every few steps, so that taking a move back replays a few dozen moves and not the whole game.

They hold nothing that the log does not: without them the same state is replayed from the deal.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Raw, Struct

EVERY = 32
"""Steps from one checkpoint to the next."""

_MOST = 4
"""How many are kept: further back than this a table takes moves back only in many votes, one after the other."""


class Checkpoint(Struct, frozen=True):
    number: int
    """Of the step after which the game stood like this."""
    state: Raw
    """As the codec wrote it: a third of the memory that the objects take."""
    last_steps: tuple[int, ...]


class Checkpoints:
    __slots__ = ("kept",)

    def __init__(self, kept: Sequence[Checkpoint] = ()) -> None:
        self.kept = list(kept)

    def add(self, number: int, state: bytes, last_steps: Sequence[int]) -> None:
        """Later ones go: they are of steps that are about to be replayed, or were taken back."""
        self.drop_after(number - 1)
        self.kept.append(Checkpoint(number, Raw(state), tuple(last_steps)))
        del self.kept[:-_MOST]

    def latest(self, number: int) -> Checkpoint | None:
        """The latest one that is no further than this step."""
        return next((each for each in reversed(self.kept) if each.number <= number), None)

    def drop_after(self, number: int) -> None:
        self.kept = [each for each in self.kept if each.number <= number]
