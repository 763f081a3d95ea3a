"""The sizes of window that screens are held to."""

from __future__ import annotations

import pytest

Sizes = tuple[tuple[int, int], ...]

SMALLEST_AND_WIDE: Sizes = ((360, 640), (1280, 800))
OTHERS: Sizes = ((390, 844), (844, 390), (768, 1024), (1920, 1080))

every_size = pytest.mark.parametrize(
    "sizes",
    [
        pytest.param(SMALLEST_AND_WIDE, id="smallest and wide"),
        pytest.param(OTHERS, id="others", marks=pytest.mark.soak),
    ],
)
"""What fits the smallest phone and a wide screen mostly fits what lies between them; the soak looks at all."""
