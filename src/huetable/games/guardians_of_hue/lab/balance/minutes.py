"""How long a preset takes: what the pages show of its moves, and the time in which people decide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from huetable import games
from huetable.bots.fast_rng import FastRng
from huetable.core.steps import move_length
from huetable.games.guardians_of_hue import GAME
from huetable.games.guardians_of_hue.presets import PRESETS
from huetable.games.guardians_of_hue.rules.setup import setup

from .cells import MOST_MOVES, Cell, play_move
from .presets import preset_cell

FOR_AN_ACTION: Final = 10_000
FOR_ANOTHER_DECISION: Final = 5_000
"""Milliseconds in which people who talk about it decide: about an action, and about support or for darkness."""
MOST_GUARDIANS: Final = 4


def seated_cell(preset: str, seats: int) -> Cell | None:
    """What is played with so many seats; None where that is too few."""
    cell = preset_cell(PRESETS[preset], min(seats, MOST_GUARDIANS))
    if seats > MOST_GUARDIANS:
        return cell._replace(sepia="normal")
    guardians = seats - (cell.sepia is not None)
    return cell._replace(guardians=guardians) if guardians > 1 else None


def game_minutes(cell: Cell, seed: int) -> float:
    rng = FastRng(seed)
    state = setup(cell.options(), cell.guardians + (cell.sepia is not None), rng)
    lengths, taken = games.step_lengths(GAME), 0
    for _ in range(MOST_MOVES):
        if state.ending:
            break
        taken += FOR_AN_ACTION if state.phase == "act" else FOR_ANOTHER_DECISION
        taken += move_length(play_move(state, cell, rng), lengths)
    return taken / 60_000


def average_minutes(cell: Cell, seeds: Sequence[int]) -> float:
    return sum(game_minutes(cell, seed) for seed in seeds) / len(seeds)
