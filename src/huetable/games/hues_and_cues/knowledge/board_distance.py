"""The board in numbers: what a piece on one field is worth when another one is the target."""

from __future__ import annotations

from typing import Final

import numpy as np

from huetable.games.hues_and_cues.rules.board import COLUMNS, FIELDS

from .word_data import Floats

_ROW, _COLUMN = np.divmod(np.arange(len(FIELDS), dtype=np.int16), np.int16(COLUMNS))

STEPS: Final = np.maximum(abs(_ROW[:, None] - _ROW), abs(_COLUMN[:, None] - _COLUMN)).astype(np.float32)
"""Between any two fields, as a king goes."""

POINTS: Final[Floats] = np.maximum(0, 3 - STEPS)
IN_FRAME: Final[Floats] = (STEPS <= 1).astype(np.float32)
