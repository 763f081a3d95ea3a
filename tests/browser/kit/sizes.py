"""The sizes of window that screens are held to."""

from __future__ import annotations

import pytest

Sizes = tuple[tuple[int, int], ...]

SMALLEST_AND_WIDE: Sizes = ((360, 640), (1280, 800))
FOR_TIPS: Sizes = ((360, 640), (390, 844), (1280, 800))
"""What every tip is held to; here, and in a lesson, the bar must fit beside everything else."""
OTHERS: Sizes = ((390, 844), (844, 390), (768, 1024), (1920, 1080))

lesson_size = pytest.mark.parametrize(
    ("width", "height"),
    [(360, 640), pytest.param(1280, 800, marks=pytest.mark.soak)],
    ids=["phone", "desk"],
)
"""A lesson is played on a small phone; in the soak on a desk too."""

every_size = pytest.mark.parametrize(
    "sizes",
    [
        pytest.param(SMALLEST_AND_WIDE, id="smallest and wide"),
        pytest.param(OTHERS, id="others", marks=pytest.mark.soak),
    ],
)
"""What fits the smallest phone and a wide screen mostly fits what lies between them; the soak looks at all."""
