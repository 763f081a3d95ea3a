"""The page about the balance: its tables written, and read back."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from huetable.bots.contest import run_in_processes

from .cells import BUDGET, CONTESTED, LONG_BUDGET, VARIANTS, Cell, WinShare, play_cell
from .preset_tables import PRESET_FACTOR, count_presets, preset_section
from .presets import GUARDIANS, PresetMeasure

PAGE = Path(__file__).parents[2] / "docs" / "balance.md"
DIFFICULTIES = ("easy", "difficult", "impossible")
LAYOUTS = ("square", "random", "place")
LEVELS = ("easy", "normal", "hard")
HARD_LONG = "hard, thinking long"
HARD_SEPIA_DIVISOR = 5

Measure = Callable[[Cell], WinShare]
TableRow = tuple[str, str, str, list[Cell]]

_HEAD = "| 2 guardians | 3 guardians | 4 guardians |"
_RULE = "|---|---|---|---|---|---|"
_SHARE = re.compile(r"(\d+) % \((\d+)–(\d+)\)")

_INTRO = """\
# Guardians of Hue: how often the guardians win

Made by `huetable sim guardians_of_hue --games {games}`; a test compares it with new games.
Bots play the guardians. Without Lord Sepia, the starting player makes darkness's choices, and takes those that hurt
least. Each cell shows the share of {games} games that the guardians won, and in brackets its 95 % interval.
"""

_MAPS = """\
## Maps and variants

Normal bots play. "Place" is a map that the bots have laid themselves.
"""

_SKILL = """\
## Skill

The map is the square, the variant is "as written", and there is no Lord Sepia. Hard bots search for at most {budget} ms a
decision; those that think long, for at most {long_budget} ms. Where normal bots win between {least:.0f} and {most:.0f} % of the games, hard ones win
{gain:.0f} points more on average, and thinking long {long_gain:.0f} points more, in the same games. The search looks at a turn to its
end, which mostly takes less than four milliseconds, so more time changes little.
"""

_SEPIA = """\
## Lord Sepia

The map is the square and the variant is "as written". Normal bots play the guardians; the level is Lord Sepia's. The
easy one moves at random, the normal one follows rules of thumb, and the hard one plays every choice on in his head for
at most {budget} ms. Because that takes long, the hard one has played only {slow} games a cell.
"""


def map_rows() -> Iterator[TableRow]:
    for layout in LAYOUTS:
        for variant, agreed in VARIANTS.items():
            for difficulty in DIFFICULTIES:
                cells = [Cell(difficulty, n, layout, **agreed) for n in GUARDIANS]
                yield layout, variant, difficulty, cells


def skill_rows() -> Iterator[TableRow]:
    for level in (*LEVELS, HARD_LONG):
        for difficulty in DIFFICULTIES:
            yield "guardians", level, difficulty, [Cell(difficulty, n, level=level) for n in GUARDIANS]


def sepia_rows() -> Iterator[TableRow]:
    for level in LEVELS:
        for difficulty in DIFFICULTIES:
            yield "Lord Sepia", level, difficulty, [Cell(difficulty, n, sepia=level) for n in GUARDIANS]


def all_rows() -> list[TableRow]:
    return [*map_rows(), *skill_rows(), *sepia_rows()]


def all_cells() -> list[Cell]:
    """Each of them once: normal bots on the square stand in more than one table."""
    return list(dict.fromkeys(cell for *_, cells in all_rows() for cell in cells))


def balance(games: int, jobs: int, tell: Callable[[str], None]) -> str:
    """The whole page from new games, this many in each cell."""
    cells = all_cells()
    counted = chain.from_iterable(run_in_processes(partial(_count, games), range(len(cells)), jobs))
    found: dict[Cell, WinShare] = {}
    for cell, share in zip(cells, counted, strict=True):
        found[cell] = share
        tell(f"{len(found)} of {len(cells)}: {cell.in_words()}: {share.won}")
    return write_page(found.__getitem__, count_presets(games * PRESET_FACTOR, jobs, tell), games)


def _count(games: int, numbers: Sequence[int]) -> list[WinShare]:
    cells = all_cells()
    return [play_cell(cells[number], games_of(cells[number], games)) for number in numbers]


def games_of(cell: Cell, games: int) -> int:
    """A hard Lord Sepia thinks long about every choice: fewer games have to do."""
    return max(1, games // HARD_SEPIA_DIVISOR) if cell.sepia == "hard" else games


def write_page(shares: Measure, presets: PresetMeasure, games: int) -> str:
    sections = [
        _INTRO.format(games=games),
        preset_section(presets, games),
        _MAPS,
        _table("| map | variant | difficulty ", map_rows(), shares),
        _skill(shares),
        _table("| who | level | difficulty ", skill_rows(), shares),
        _SEPIA.format(budget=BUDGET, slow=games_of(Cell("easy", 2, sepia="hard"), games)),
        _table("| who | level | difficulty ", sepia_rows(), shares),
    ]
    return "\n".join(sections)


def _skill(shares: Measure) -> str:
    least, most = CONTESTED
    return _SKILL.format(
        budget=BUDGET,
        long_budget=LONG_BUDGET,
        least=100 * least,
        most=100 * most,
        gain=gain_over_normal("hard", shares),
        long_gain=gain_over_normal(HARD_LONG, shares),
    )


def gain_over_normal(level: str, shares: Measure) -> float:
    """How many points more than normal bots a level wins on average, in the cells that are contested."""
    plain = [Cell(difficulty, n) for difficulty in DIFFICULTIES for n in GUARDIANS]
    contested = [cell for cell in plain if CONTESTED[0] <= shares(cell).share <= CONTESTED[1]]
    gains = [shares(cell._replace(level=level)).share - shares(cell).share for cell in contested]
    return 100 * sum(gains) / max(1, len(gains))


def _table(head: str, rows: Iterator[TableRow], shares_of: Measure) -> str:
    lines = [head + _HEAD, _RULE]
    for first, second, difficulty, cells in rows:
        shares = " | ".join(shares_of(cell).in_words() for cell in cells)
        lines.append(f"| {first} | {second} | {difficulty} | {shares} |")
    return "\n".join(lines) + "\n"


class Figure(NamedTuple):
    """What the page says about a cell: the share that was won, and its interval."""

    share: float
    low: float
    high: float


def read_page(text: str) -> dict[Cell, Figure]:
    """The figures of every cell of the page but those of the presets."""
    found: dict[Cell, Figure] = {}
    lines = [line for line in text.partition("## Maps")[2].splitlines() if _SHARE.search(line)]
    for line, (first, second, difficulty, cells) in zip(lines, all_rows(), strict=True):
        if not line.startswith(f"| {first} | {second} | {difficulty} |"):
            raise ValueError(f"expected a line for {first}, {second}, {difficulty}: {line}")
        for cell, figures in zip(cells, _SHARE.findall(line), strict=True):
            found[cell] = Figure(*(int(figure) / 100 for figure in figures))
    return found
