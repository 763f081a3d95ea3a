"""Writes down how each recipe looks, several times over, for the bots to compare with.

python -m huetable.games.cluzzle.lab.looks
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from huetable.bots.contest import run_in_processes
from huetable.core.rng import Rng
from huetable.games.cluzzle.clay import recipes
from huetable.games.cluzzle.clay.likeness import ShapeDescriptor, descriptor, pack_descriptors

EXAMPLES = 4
TARGET = Path(__file__).parents[1] / "clay/looks.bin"


def pack_known_looks() -> bytes:
    words = recipes.names()
    return pack_descriptors(words, np.concatenate(list(run_in_processes(known_looks, range(len(words))))))


def known_looks(numbers: Sequence[int]) -> ShapeDescriptor:
    words = [recipes.names()[number] for number in numbers]
    made = [[descriptor(example_sculpture(word, number)) for number in range(EXAMPLES)] for word in words]
    return np.array(made, np.float32)


def example_sculpture(word: str, number: int) -> bytes:
    """The first is the plain one, and the others have other colours."""
    return recipes.build(word, Rng.from_number(number).child("looks", word), 1.0 if number else 0.0, number)


if __name__ == "__main__":
    TARGET.write_bytes(pack_known_looks())
