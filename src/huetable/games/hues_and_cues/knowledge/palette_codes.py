"""Any board that somebody may bring along, as 480 codes such as "#7f3f1f"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from re import fullmatch
from typing import Any

import numpy as np
from numpy.typing import NDArray

from huetable.games.hues_and_cues.rules.board import COLUMNS, FIELDS, ROWS

Colour = str | Sequence[float]
Palette = Sequence[Colour] | Sequence[Sequence[Colour]] | NDArray[Any]
"""Colours as "#rrggbb", or as red, green and blue up to 255, in one row or in sixteen."""


def codes_of_palette(palette: Palette) -> tuple[str, ...]:
    """Row by row; whatever is no board says so."""
    codes = tuple(_codes(palette))
    if len(codes) != len(FIELDS):
        raise ValueError(f"a board has {ROWS} by {COLUMNS} colours, not {len(codes)}")
    return codes


def _codes(found: Any) -> Iterator[str]:
    for item in found:
        if isinstance(item, str):
            yield _code(item)
        elif len(item) == 3 and not isinstance(item[0], str) and np.ndim(item[0]) == 0:
            yield _of_numbers(item)
        else:
            yield from _codes(item)


def _code(text: str) -> str:
    if not fullmatch("#?[0-9a-fA-F]{6}", text):
        raise ValueError(f"{text!r} is no colour such as '#7f3f1f'")
    return "#" + text.removeprefix("#").lower()


def _of_numbers(parts: Sequence[float]) -> str:
    numbers = [round(float(part)) for part in parts]
    if not all(0 <= number <= 255 for number in numbers):
        raise ValueError(f"{parts!r} is no colour: red, green and blue go from 0 to 255")
    return "#" + bytes(numbers).hex()
