"""The presets of the waiting room, played out: how often they are won, how long they take, and what a person matters in them.

All guardians are normal bots, and so is Lord Sepia where a preset has him. A passive person is a guardian who ends every
turn at once and helps nobody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from huetable.games.guardians_of_hue.presets import PRESETS
from huetable.games.guardians_of_hue.rules.state import Options

from .cells import Cell, WinShare, play_out

GUARDIANS = (2, 3, 4)
FAIR: Final = (0.35, 0.75)
"""A preset is won so often: neither by itself, nor lost before it begins."""
MOST_PASSIVE: Final = 0.01
"""So often it may be won with a person who does nothing."""
AS_WRITTEN: Final = "classic"
"""The preset that stays as the game was written, however often it is won."""

PRESETS_BEFORE: Final[Mapping[str, Mapping[str, Any]]] = {
    "classic": {},
    "even": {"difficulty": "difficult", "balanced": True},
    "party": {"lord_sepia": True},
    "quick": {},
    "children": {"difficulty": "difficult", "layout": "square", "balanced": True},
}
"""What the presets were before there were extra actions; a quick game is compared with the one as written."""


class PresetFigures(NamedTuple):
    share: WinShare
    rounds: float
    """On average."""
    nine_of_ten: int
    """The round by which nine of ten games were over."""

    def rounds_in_words(self) -> str:
        return f"{self.rounds:.0f} ({self.nine_of_ten})"


PresetMeasure = Callable[[Cell], PresetFigures]


def preset_cell(preset: Mapping[str, Any], guardians: int, *, passive: bool = False) -> Cell:
    options = Options(**preset)
    return Cell(
        options.difficulty,
        guardians,
        options.layout,
        options.balanced,
        options.dusk,
        sepia="normal" if options.lord_sepia else None,
        extra=options.extra_actions,
        short_night=options.short_night,
        passive=passive,
    )


class PresetRow(NamedTuple):
    """One line of the table: a preset for one number of guardians, as it was, as it is, and with a passive person."""

    preset: str
    guardians: int

    @property
    def before(self) -> Cell:
        return preset_cell(PRESETS_BEFORE[self.preset], self.guardians)

    @property
    def now(self) -> Cell:
        return preset_cell(PRESETS[self.preset], self.guardians)

    @property
    def passive(self) -> Cell:
        return self.now._replace(passive=True)


def preset_rows() -> list[PresetRow]:
    return [PresetRow(preset, guardians) for preset in PRESETS for guardians in GUARDIANS]


def preset_cells() -> list[Cell]:
    """Each of them once."""
    return list(dict.fromkeys(cell for row in preset_rows() for cell in (row.before, row.now, row.passive)))


def play_games(cell: Cell, seeds: Sequence[int]) -> Iterator[tuple[bool, int]]:
    """Whether each game was won, and in which round it ended."""
    for seed in seeds:
        state = play_out(cell, seed)
        yield state.ending == "light", state.round


def figures_of(played: Sequence[tuple[bool, int]]) -> PresetFigures:
    rounds = sorted(last for _, last in played)
    return PresetFigures(
        WinShare(sum(won for won, _ in played), len(played)),
        sum(rounds) / len(rounds),
        rounds[-(-9 * len(rounds) // 10) - 1],
    )
