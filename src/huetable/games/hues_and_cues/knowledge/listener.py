"""From cues and from what the others made of them to a field."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import numpy as np

from .board_distance import POINTS, STEPS
from .colour_model import ColourModel, normalised
from .word_data import Floats

DOUBT: Final = 0.08
"""The share of a cue that may mean anything: people say odd things."""

HERD: Final = 0.35
"""How much of another's guess is worth listening to."""
NEAR: Final = 3.0
"""How many fields around it."""

_AROUND: Final[Floats] = np.exp(-0.5 * (STEPS / np.float32(NEAR)) ** 2)


def field_chances(model: ColourModel, cues: Sequence[str]) -> Floats:
    """How likely each field is, after all cues of the round."""
    heard = np.ones(len(POINTS), np.float32)
    for cue in cues:
        heard = heard * ((1 - DOUBT) * model.likely_fields(cue) + np.float32(DOUBT / len(POINTS)))
    return normalised(heard)


def weigh_other_guesses(likely: Floats, fields: Sequence[int]) -> Floats:
    """What others have guessed is evidence too, if not much."""
    for field in fields:
        likely = likely * (1 - HERD + HERD * _AROUND[field])
    return normalised(likely)


def expected_points(likely: Floats, taken: Collection[int]) -> Floats:
    """The points that a piece on each field can expect; less than nothing where it cannot lie."""
    expected: Floats = POINTS @ likely
    expected[list(taken)] = -1
    return expected
