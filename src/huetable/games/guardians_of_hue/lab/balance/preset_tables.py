"""The part of the page about the balance that is about the presets and about how long games take."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain

from huetable.bots.contest import run_in_processes

from .cells import VARIANTS, Cell
from .presets import (
    AS_WRITTEN,
    GUARDIANS,
    PresetFigures,
    PresetMeasure,
    PresetRow,
    figures_of,
    play_games,
    preset_cells,
    preset_rows,
)

PRESET_FACTOR = 6
"""Presets play this many times as many games as other cells: 200 of those are 1,200 here, an interval of three points."""

_PRESETS = """\
## Presets

What the waiting room offers. "Play now" starts "even". All guardians are normal bots, and so is Lord Sepia in "party".
Each figure comes from {games} games. Every preset but "classic", which stays as the game was written, has to be won in 35 to 75
of 100 games, however many guardians there are. "Before" are the presets without extra actions and dusk: "even" and
"children" were balanced instead, and "party" and "quick" were as written. "Rounds" are those of an average game, and in
brackets the round by which nine of ten games were over. The last column is a person who ends every turn at once and
helps nobody, beside normal bots. They leave that person the last seal and other things that the person could do. They wait
for it where darkness grows once a round, and everywhere if the person has done nothing yet, so nobody wins by doing
nothing. Such a game is played for 60 rounds at most.
"""

_PRESET_HEAD = """\
| preset | guardians | won before | won now | rounds before | rounds now | won with a passive person |
|---|---|---|---|---|---|---|"""

_LENGTH = """\
Extra actions and dusk together end games sooner without taking the guardians' chances. Difficult games on a random map,
{games} in each cell; in brackets the round by which nine of ten games were over:

| variant | guardians | won | rounds |
|---|---|---|---|"""


def length_cells() -> dict[tuple[str, int], Cell]:
    return {
        (variant, guardians): Cell("difficult", guardians, "random", **agreed)
        for variant, agreed in VARIANTS.items()
        for guardians in GUARDIANS
    }


def count_presets(games: int, jobs: int, tell: Callable[[str], None]) -> PresetMeasure:
    """Plays all cells of this part of the page."""
    cells = list(dict.fromkeys((*preset_cells(), *length_cells().values())))
    counted = chain.from_iterable(run_in_processes(partial(_count, cells, games), range(len(cells)), jobs))
    found: dict[Cell, PresetFigures] = {}
    for cell, figures in zip(cells, counted, strict=True):
        found[cell] = figures
        tell(f"{len(found)} of {len(cells)} for presets: {cell.in_words()}: {figures.share.won}")
    return found.__getitem__


def _count(cells: Sequence[Cell], games: int, numbers: Sequence[int]) -> list[PresetFigures]:
    return [figures_of(list(play_games(cells[number], range(games)))) for number in numbers]


def preset_section(measure: PresetMeasure, games: int) -> str:
    lengths = [_length_line(*key, measure(cell)) for key, cell in length_cells().items()]
    played = games * PRESET_FACTOR
    parts = (
        _PRESETS.format(games=f"{played:,}"),
        _PRESET_HEAD,
        *(_preset_line(row, measure) for row in preset_rows()),
        "",
        _LENGTH.format(games=f"{played:,}"),
        *lengths,
    )
    return "\n".join(parts) + "\n"


def _preset_line(row: PresetRow, measure: PresetMeasure) -> str:
    before, now, passive = (measure(cell) for cell in (row.before, row.now, row.passive))
    columns = (
        row.preset,
        str(row.guardians),
        before.share.in_words(),
        now.share.in_words(),
        before.rounds_in_words(),
        now.rounds_in_words(),
        passive.share.in_words(),
    )
    return f"| {' | '.join(columns)} |"


def _length_line(variant: str, guardians: int, figures: PresetFigures) -> str:
    return f"| {variant} | {guardians} | {figures.share.in_words()} | {figures.rounds_in_words()} |"


_PRESET_LINE = re.compile(
    r"^\| (\w+) \| (\d) \| \d+ % \S+ \| (\d+) % \((\d+)–(\d+)\) \| \S+ \(\d+\) \| \S+ \(\d+\) \| (\d+) %",
    re.MULTILINE,
)


def read_presets(text: str) -> dict[PresetRow, tuple[float, float, float, float]]:
    """For every preset the share that is won now, its interval, and the share with a passive person."""
    return {
        PresetRow(preset, int(guardians)): (
            int(now) / 100,
            int(low) / 100,
            int(high) / 100,
            int(passive) / 100,
        )
        for preset, guardians, now, low, high, passive in _PRESET_LINE.findall(text)
    }


def has_to_be_fair(row: PresetRow) -> bool:
    return row.preset != AS_WRITTEN
