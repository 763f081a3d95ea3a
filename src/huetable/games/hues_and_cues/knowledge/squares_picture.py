"""A picture of coloured squares, such as the board."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.png import encode_png


def squares_png(rows: Sequence[Sequence[str]], pixels: int) -> bytes:
    """Rows of "#rrggbb", each a square with sides of this many pixels."""
    lines = (b"".join(bytes.fromhex(code[1:]) * pixels for code in row) for row in rows)
    return encode_png(b"".join(line * pixels for line in lines), pixels * len(rows), pixels * len(rows[0]), 3)
