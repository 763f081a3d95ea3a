"""The fields of the board by their names, A1 to P30, and how far apart they lie."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

ROWS: Final = 16
COLUMNS: Final = 30
LETTERS: Final = "ABCDEFGHIJKLMNOP"

FieldName = Annotated[str, Meta(pattern="^[A-P]([1-9]|[12][0-9]|30)$")]
"""A row's letter and a column's number, such as K24."""

FIELDS: Final[tuple[str, ...]] = tuple(
    f"{letter}{column}" for letter in LETTERS for column in range(1, COLUMNS + 1)
)
"""Row by row, from the top left."""

NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(FIELDS)}


def distance(one: str, other: str) -> int:
    """Steps of a king: diagonals count as one."""
    rows = abs(NUMBERS[one] // COLUMNS - NUMBERS[other] // COLUMNS)
    columns = abs(NUMBERS[one] % COLUMNS - NUMBERS[other] % COLUMNS)
    return max(rows, columns)
