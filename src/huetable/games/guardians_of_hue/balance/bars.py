"""What the bots must reach, cell by cell of the plain square as written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from huetable.bots.duel import Bar, Measured, Row, at_least, spread

from .cells import Cell, Share
from .cells import measure as play

PLAIN: Final = tuple((difficulty, n) for difficulty in ("easy", "difficult", "impossible") for n in (2, 3, 4))

KNOWN: Final = dict(zip(PLAIN, (0.84, 1.0, 1.0, 0.04, 0.53, 0.75, 0.0, 0.07, 0.58), strict=True))
"""What greedy guardians were measured at before these were written."""

SLACK: Final = 0.05
CONTESTED: Final = (0.04, 0.85)
"""Cells in which a better player can show it."""
GAIN: Final = 0.10
SEPIA_GAIN: Final = 0.05

GAMES, QUICK_GAMES = 400, 60
HARD_GAMES, QUICK_HARD_GAMES = 150, 8


def measure(*, quick: bool, tell: Callable[[str], None]) -> Measured:
    games, hard_games = (QUICK_GAMES, QUICK_HARD_GAMES) if quick else (GAMES, HARD_GAMES)
    tell(f"normal guardians, {games} games a cell")
    normal = {cell: measured(Cell(*cell), games) for cell in PLAIN}
    contested = [cell for cell in PLAIN if CONTESTED[0] <= share(normal[cell]) <= CONTESTED[1]]
    tell(f"hard guardians, {hard_games} games a cell")
    hard = {cell: measured(Cell(*cell, level="hard"), hard_games) for cell in contested}
    tell(f"Lord Sepia, {games} games a level")
    sepia = {
        level: measured(Cell("difficult", 3, sepia=level), games) for level in ("easy", "normal", "hard")
    }
    rows = [row("normal", cell, won) for cell, won in normal.items()]
    rows += [row("hard", cell, won) for cell, won in hard.items()]
    rows += [
        row(f"normal against a {level} Lord Sepia", ("difficult", 3), won) for level, won in sepia.items()
    ]
    return rows, [*_bars_of_normal(normal), _bar_of_hard(normal, hard), _bar_of_sepia(sepia)]


def measured(cell: Cell, games: int) -> Share:
    """Shared among the cores."""
    won = spread(partial(_won, cell), range(games))
    return Share(sum(won), games)


def _won(cell: Cell, seeds: Sequence[int]) -> int:
    return play(cell, len(seeds), first=seeds[0]).won


def share(found: Share) -> float:
    return found.won / found.games


def row(bots: str, cell: tuple[str, int], found: Share) -> Row:
    low, high = found.interval()
    return {
        "bot": bots,
        "difficulty": cell[0],
        "guardians": cell[1],
        "games": found.games,
        "won": f"{share(found):.1%}",
        "95 %": f"{low:.1%} – {high:.1%}",
    }


Shares = dict[tuple[str, int], Share]


def _bars_of_normal(normal: Shares) -> list[Bar]:
    return [
        at_least(f"bots.guardians.normal_{difficulty}_{n}", share(found), KNOWN[difficulty, n] - SLACK)
        for (difficulty, n), found in normal.items()
    ]


def _bar_of_hard(normal: Shares, hard: Shares) -> Bar:
    gains = [share(found) - share(normal[cell]) for cell, found in hard.items()]
    return at_least("bots.guardians.hard_gain", sum(gains) / max(1, len(gains)), GAIN)


def _bar_of_sepia(sepia: dict[str, Share]) -> Bar:
    return at_least("bots.guardians.sepia_gain", share(sepia["easy"]) - share(sepia["hard"]), SEPIA_GAIN)
