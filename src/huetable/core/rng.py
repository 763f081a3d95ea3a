"""Stateless randomness: a draw is a function of a secret key, a path and a label.

A watcher who has seen every draw so far learns nothing about the next one, and a draw that is added or
dropped somewhere does not shift the others. The same rng asked twice for the same label answers the same.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from hashlib import sha256, shake_256
from typing import TypeVar

T = TypeVar("T")

SEED_BYTES = 32


def commitment(seed: bytes, salt: bytes) -> str:
    """What is shown before the first deal, so that the seed cannot be changed afterwards.

    >>> commitment(b"seed", b"salt")[:8]
    'fea1a7b1'
    """
    return sha256(seed + salt).hexdigest()


def rng_from_seed_and_nonces(seed: bytes, nonces: Sequence[str]) -> Rng:
    """The game's rng: the host's seed, committed to first, and then what each player's browser added.

    Neither side can choose the outcome: the host did not know the nonces, the players do not know the seed.
    """
    folded = sha256(repr(tuple(nonces)).encode()).digest()
    return Rng(shake_256(b"huetable/mix" + seed + folded).digest(SEED_BYTES))


class Rng:
    """A place in the tree of all draws of one game. The same label draws the same.

    >>> rng = Rng.from_number(7)
    >>> rng.dice(3, label="roll"), rng.dice(3, label="roll")
    ([5, 3, 3], [5, 3, 3])
    >>> rng.child("round", 2).choice(["red", "blue"], "dye")
    'red'
    """

    __slots__ = ("_key", "_path")

    def __init__(self, key: bytes, path: tuple[int | str, ...] = ()) -> None:
        self._key = key
        self._path = path

    @classmethod
    def from_number(cls, number: int) -> Rng:
        """A reproducible rng for tests and simulations; a game among people starts from `rng_from_seed_and_nonces`."""
        return cls(sha256(b"huetable/number" + str(number).encode()).digest())

    def child(self, *labels: int | str) -> Rng:
        """Costs next to nothing until something is drawn: most moves draw nothing."""
        return Rng(self._key, self._path + labels)

    def words(self, count: int, label: str) -> tuple[int, ...]:
        """`count` independent 64-bit numbers; everything else is made from them by one SHAKE call."""
        return struct.unpack(f"<{count}Q", self.bytes(8 * count, label))

    def bytes(self, count: int, label: str) -> bytes:
        return shake_256(b"%b%b#%b" % (self._key, repr(self._path).encode(), label.encode())).digest(count)

    def below(self, bound: int, label: str = "") -> int:
        """A number from 0 to bound-1; multiplying instead of dividing keeps the bias under 2**-50."""
        return self.words(1, label)[0] * bound >> 64

    def fraction(self, label: str = "") -> float:
        """A number from 0 up to, but not including, 1."""
        return (self.words(1, label)[0] >> 11) * 2.0**-53

    def choice(self, items: Sequence[T], label: str = "") -> T:
        return items[self.below(len(items), label)]

    def dice(self, count: int, sides: int = 6, label: str = "") -> list[int]:
        return [1 + (word * sides >> 64) for word in self.words(count, label)]

    def shuffle(self, items: list[T], label: str = "") -> None:
        """Fisher and Yates, in place."""
        left = len(items)
        for word in self.words(max(left - 1, 0), label):
            chosen = word * left >> 64
            left -= 1
            items[left], items[chosen] = items[chosen], items[left]
