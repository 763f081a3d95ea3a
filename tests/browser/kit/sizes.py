"""The sizes of window that screens are held to."""

from __future__ import annotations

import pytest

Sizes = tuple[tuple[int, int], ...]

SMALLEST: Sizes = ((360, 640),)
FOR_TIPS: Sizes = ((360, 640), (390, 844), (1280, 800))
"""What every tip is held to; here, and in a lesson, the bar must fit beside everything else."""
OTHERS: Sizes = ((1280, 800), (390, 844), (844, 390), (768, 1024), (1920, 1080))

lesson_size = pytest.mark.parametrize(
    ("width", "height"),
    [(360, 640), pytest.param(1280, 800, marks=pytest.mark.soak)],
    ids=["phone", "desk"],
)
"""A lesson is played on a small phone; in the soak on a desk too."""

every_size = pytest.mark.parametrize(
    "sizes",
    [
        pytest.param(SMALLEST, id="smallest"),
        pytest.param(OTHERS, id="others", marks=pytest.mark.soak),
    ],
)
"""What fits the smallest phone mostly fits everywhere; the soak looks at all."""
