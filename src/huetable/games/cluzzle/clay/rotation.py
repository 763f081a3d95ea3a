"""Turning solids in 64ths of a full turn, in whole numbers."""

from __future__ import annotations

STEPS = 64
"""Steps in a full turn."""

_QUARTER = (0, 25, 50, 74, 98, 121, 142, 162, 181, 198, 213, 226, 237, 245, 251, 255, 256)
"""256 times the sine of the first quarter turn: written down, because no two libraries need agree on a sine."""

Row = tuple[int, int, int]
Matrix = tuple[Row, Row, Row]


def sine(step: int) -> int:
    quarter, rest = divmod(step % STEPS, 16)
    value = _QUARTER[16 - rest] if quarter % 2 else _QUARTER[rest]
    return -value if quarter >= 2 else value


def cosine(step: int) -> int:
    return sine(step + 16)


def _times(a: Matrix, b: Matrix) -> Matrix:
    rows = [[sum(a[i][k] * b[k][j] for k in range(3)) >> 8 for j in range(3)] for i in range(3)]
    return tuple((row[0], row[1], row[2]) for row in rows)  # type: ignore[return-value]  # three rows of three


def matrix(turn: int, tip: int, roll: int) -> Matrix:
    """Rolled about z first, then tipped about x, then turned about y; 256 stands for one."""
    about_y: Matrix = ((cosine(turn), 0, sine(turn)), (0, 256, 0), (-sine(turn), 0, cosine(turn)))
    about_x: Matrix = ((256, 0, 0), (0, cosine(tip), -sine(tip)), (0, sine(tip), cosine(tip)))
    about_z: Matrix = ((cosine(roll), -sine(roll), 0), (sine(roll), cosine(roll), 0), (0, 0, 256))
    return _times(_times(about_y, about_x), about_z)


def reach(turned: Matrix, sides: Row) -> Row:
    """How far a turned block of these half sides reaches along x, y and z."""
    x, y, z = (
        (abs(row[0]) * sides[0] + abs(row[1]) * sides[1] + abs(row[2]) * sides[2] >> 8) + 1 for row in turned
    )
    return x, y, z
