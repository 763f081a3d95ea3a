"""`huetable hue WORDS`: what colours a cue brings to mind, as a strip for the terminal and as a picture.

answer = hue_command(["sea", "foam"])
console.print(answer.strip())                 # rich's markup
Path("hue.png").write_bytes(answer.heat_map())
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from huetable.language.known import DEFAULT

from .knowledge import guess
from .knowledge.board_distance import POINTS
from .knowledge.squares_picture import squares_png
from .rules.board import COLUMNS, FIELDS, ROWS
from .rules.colour import code_of, rgb
from .rules.palette import COLOURS

MOST: Final = 8
PIXELS: Final = 24
NIGHT: Final = (0.09, 0.09, 0.11)
"""What the unlikely fields of a heat map fade into."""


class LikelyField(NamedTuple):
    field: str
    code: str
    share: float


class CueColours(NamedTuple):
    words: str
    best: str
    """The field on which a piece can expect the most points."""
    likely: tuple[LikelyField, ...]
    """The likeliest fields, the likeliest first."""
    shares: tuple[float, ...]
    """Of all fields, row by row."""

    def strip(self) -> str:
        """A line for each of the likeliest fields; the best one for a piece is marked."""
        lines = [
            f"[on {code}]        [/] {field:>3} {code} {share:6.1%}{'  best' if field == self.best else ''}"
            for field, code, share in self.likely
        ]
        return "\n".join(lines)

    def heat_map(self, pixels: int = PIXELS) -> bytes:
        """The board by night, lit where the cue points. A PNG."""
        most = max(self.shares)
        lit = [_faded(code, (share / most) ** 0.5) for code, share in zip(COLOURS, self.shares, strict=True)]
        return squares_png([lit[row * COLUMNS : (row + 1) * COLUMNS] for row in range(ROWS)], pixels)


def colours_of_cue(words: Sequence[str], most: int = MOST, language: str = DEFAULT) -> CueColours:
    """Any words: of more than two, the last two count."""
    cue = " ".join(words)
    shares = guess(cue, COLOURS, language)
    order = sorted(range(len(FIELDS)), key=lambda number: -shares[number])[:most]
    likely = tuple(LikelyField(FIELDS[number], COLOURS[number], float(shares[number])) for number in order)
    best = FIELDS[int((POINTS @ shares).argmax())]
    return CueColours(cue, best, likely, tuple(map(float, shares)))


def _faded(code: str, light: float) -> str:
    red, green, blue = (night + light * (day - night) for day, night in zip(rgb(code), NIGHT, strict=True))
    return code_of(red, green, blue)
