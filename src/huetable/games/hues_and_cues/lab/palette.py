"""The board of Hues and Cues: from hand-chosen anchors to 480 colours, a picture and a page.

    .venv/bin/python -m huetable.games.hues_and_cues.lab.palette            make rules/palette.py, ui/palette.ts, ui/lid-palette.ts, docs/palette.png and .md
    .venv/bin/python -m huetable.games.hues_and_cues.lab.palette --check    say whether they are what would be made

A smooth sheet (a thin-plate spline) is laid through the anchors in OKLab, so that no anchor shows as a seam.
Then the 480 sampling points slide about on that sheet until the steps between neighbours look alike.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from statistics import median

import numpy as np
from numpy.typing import NDArray

from huetable.games.hues_and_cues.knowledge.squares_picture import squares_png
from huetable.games.hues_and_cues.rules.colour import ciede2000, code_of, from_oklab, oklab

Array = NDArray[np.float64]

ROWS, COLUMNS = 16, 30
GAME = Path(__file__).parents[1]

ANCHOR_COLUMNS = (1, 6, 11, 16, 21, 26, 30)
ANCHORS = {
    "A": "5e3313 94241a c6182a e01a5e c8208e 8c2298 4c1f8c",
    "D": "8e4e18 bc5028 e05a50 ee6a94 d06cbc 9654b4 46329c",
    "G": "c67a1a da8c50 f2a48c fabcc8 dcaee0 a486d0 3a4cb4",
    "J": "f0b41c f0d07a f8e2bc fcf6e8 d6e2fa 96b6ea 266ccc",
    "M": "e0dc1c c4e058 b6e892 a8e8c2 8cdede 56b8e6 1a8cdc",
    "P": "88bc18 46a826 1a9c42 08986a 08988e 0a98a6 10b8da",
}
"""Chosen by eye. The border goes once round the circle of hues; the middle is the palest."""

WIDTH = 1.87
"""Of the sheet, if its height is 1."""
STIFFNESS = 0.02
"""How far the sheet may miss an anchor for the sake of being smooth."""
SLIDES, SLIDE = 40, 0.25


class Sheet:
    """A colour in OKLab for every place: a thin-plate spline through the anchors."""

    def __init__(self, places: Array, colours: Array) -> None:
        count = len(places)
        self.places = places
        system = np.zeros((count + 3, count + 3))
        system[:count, :count] = self._bend(places) + STIFFNESS * np.eye(count)
        system[:count, count:] = self._plane(places)
        system[count:, :count] = self._plane(places).T
        self.weights = np.linalg.solve(system, np.vstack([colours, np.zeros((3, 3))]))

    def _bend(self, places: Array) -> Array:
        squares = ((places[:, None] - self.places[None]) ** 2).sum(-1)
        bent: Array = squares * np.log(squares + 1e-12)
        return bent

    @staticmethod
    def _plane(places: Array) -> Array:
        return np.column_stack([np.ones(len(places)), places])

    def at(self, places: Array) -> Array:
        flat = places.reshape(-1, 2)
        colours: Array = np.hstack([self._bend(flat), self._plane(flat)]) @ self.weights
        return colours.reshape(*places.shape[:-1], 3)


def sheet() -> Sheet:
    places, colours = [], []
    for row, codes in ANCHORS.items():
        for column, code in zip(ANCHOR_COLUMNS, codes.split(), strict=True):
            places.append((WIDTH * (column - 1) / (COLUMNS - 1), (ord(row) - ord("A")) / (ROWS - 1)))
            colours.append(oklab(code))
    return Sheet(np.array(places), np.array(colours))


def even_out_places(smooth: Sheet) -> Array:
    """Places on the sheet, pulled together where neighbours differ much and apart where they differ little."""
    places = np.stack(np.meshgrid(np.linspace(0, WIDTH, COLUMNS), np.linspace(0, 1, ROWS)), axis=-1)
    for _ in range(SLIDES):
        across, down = colour_steps(codes(smooth.at(places)))
        places[:, 1:-1, 0] += SLIDE * (_between(places[:, :, 0], across) - places[:, 1:-1, 0])
        places[1:-1, :, 1] += SLIDE * (_between(places[:, :, 1].T, down.T).T - places[1:-1, :, 1])
    return places


def _between(line: Array, step: Array) -> Array:
    """Where each inner point of a line belongs: nearer to the neighbour that looks less like it."""
    before, after = step[:, :-1] + 0.1, step[:, 1:] + 0.1
    middle: Array = (before * line[:, :-2] + after * line[:, 2:]) / (before + after)
    return middle


def colour_steps(board: list[list[str]]) -> tuple[Array, Array]:
    across = [[ciede2000(row[i], row[i + 1]) for i in range(COLUMNS - 1)] for row in board]
    down = [[ciede2000(one, two) for one, two in zip(*pair, strict=True)] for pair in pairwise(board)]
    return np.array(across), np.array(down)


def codes(colours: Array) -> list[list[str]]:
    return [[shown(*colour) for colour in row] for row in colours]


def shown(lightness: float, a: float, b: float) -> str:
    """What a screen cannot show pales until it can."""
    for percent in range(200):
        share = 1 - percent / 200
        parts = from_oklab(lightness, share * a, share * b)
        if all(-1e-6 <= part <= 1 + 1e-6 for part in parts):
            return code_of(*parts)
    raise ValueError(f"no colour of lightness {lightness} can be shown")


def module(board: list[list[str]]) -> str:
    lines = "\n".join(" ".join(code[1:] for code in row) for row in board)
    return f'''"""The 480 colours of the board, A1 to P30. Made by lab/palette.py; change the anchors there."""

from __future__ import annotations

from typing import Final

_ROWS: Final = """
{lines}
"""

COLOURS: Final[tuple[str, ...]] = tuple(f"#{{code}}" for code in _ROWS.split())
'''


def script(board: list[list[str]]) -> str:
    rows = "\n".join(f"  '{' '.join(code[1:] for code in row)}'," for row in board)
    return f"""// Made by lab/palette.py. The 480 colours of the board, A1 to P30.
const rows = [
{rows}
];

export const palette: readonly string[] = rows.flatMap((row) => row.split(' ').map((code) => `#${{code}}`));
"""


def lid_script(board: list[list[str]]) -> str:
    """A quarter of the board, for the picture on the home page, which needn't load the rest."""
    rows = "\n".join(f"  '{' '.join(code[1:] for code in row[::2])}'," for row in board[::2])
    return f"""// Made by lab/palette.py. Every other colour of every other row of the board.
export const lidRows: readonly string[] = [
{rows}
];
"""


def page(board: list[list[str]]) -> str:
    across, down = colour_steps(board)
    straight = sorted([*across.flat, *down.flat])
    slanted = sorted(_slanted(board))
    anchors = "\n".join(f"| {row} | {' | '.join(line.split())} |" for row, line in ANCHORS.items())
    return f"""# The palette of Hues and Cues

![The board](palette.png)

`lab/palette.py` makes the palette from these colours, which we chose by hand. We copied no printed board.

| | {" | ".join(map(str, ANCHOR_COLUMNS))} |
|---|{"---|" * len(ANCHOR_COLUMNS)}
{anchors}

A thin-plate spline in OKLab makes a smooth sheet of them. The sampling points then slide on the sheet until the steps
between neighbours look alike. Colours that a screen can't show are made paler until it can.

| neighbours, CIEDE2000 | least | 5 % | median | 95 % | most |
|---|---|---|---|---|---|
| side by side | {_figures(straight)} |
| corner to corner | {_figures(slanted)} |

The border runs once round the circle of hues: brown, red, magenta and violet along the top, blue and cyan down the right,
teal and green back along the bottom, lime, yellow and orange up the left. Towards the middle the colours become paler.
There is no black and no grey.
"""


def _slanted(board: list[list[str]]) -> Iterator[float]:
    for upper, lower in pairwise(board):
        for one, two in zip(upper, lower[1:], strict=False):
            yield ciede2000(one, two)
        for one, two in zip(upper[1:], lower, strict=False):
            yield ciede2000(one, two)


def _figures(found: list[float]) -> str:
    share = len(found) // 20
    return " | ".join(f"{x:.1f}" for x in (found[0], found[share], median(found), found[-share], found[-1]))


def main() -> int:
    smooth = sheet()
    board = codes(smooth.at(even_out_places(smooth)))
    made = {
        GAME / "rules/palette.py": module(board).encode(),
        GAME / "ui/palette.ts": script(board).encode(),
        GAME / "ui/lid-palette.ts": lid_script(board).encode(),
        GAME / "docs/palette.png": squares_png(board, 30),
        GAME / "docs/palette.md": page(board).encode(),
    }
    if "--check" in sys.argv:
        stale = [str(path) for path, data in made.items() if not path.exists() or path.read_bytes() != data]
        print("\n".join(f"out of date: {path}" for path in stale) or "up to date")
        return bool(stale)
    for path, data in made.items():
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(data)
    print(page(board))
    return 0


if __name__ == "__main__":
    sys.exit(main())
