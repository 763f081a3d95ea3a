"""Rounds and turns, and asking darkness for a decision."""

from __future__ import annotations

from typing import Literal

from huetable.core.terms import Emitted
from huetable.games.guardians_of_hue.rules.guardians.table_talk import allow_story_line

from .events import RoundBegan, TurnBegan
from .state import (
    ACTIONS_A_TURN,
    BALANCED_ACTIONS,
    DUSK_EVERY,
    DUSK_ROUND,
    EXTRA_ACTIONS,
    GROWTH_ROLLS,
    SHORT_NIGHT_ROUND,
    Options,
    State,
)


def begin_round(state: State, emitted: list[Emitted]) -> None:
    """After the setup the starting player stays; later the next guardian to the left is it."""
    if state.round:
        state.first = (state.first + 1) % state.guardians
    state.round += 1
    emitted.append((RoundBegan(state.round, state.first), None))
    begin_turn(state, state.first, emitted)


def begin_turn(state: State, seat: int, emitted: list[Emitted]) -> None:
    state.phase = "act"
    state.active = seat
    state.actions = actions_a_turn(state)
    state.said = [0] * state.guardians
    emitted.append((TurnBegan(seat, state.actions), None))


def actions_a_turn(state: State) -> int:
    if state.options.extra_actions:
        return EXTRA_ACTIONS[state.guardians]
    return BALANCED_ACTIONS[state.guardians] if state.options.balanced else ACTIONS_A_TURN


def growth_rolls(state: State) -> int:
    """How often darkness grows at the end of this round; before the first one, it is the setup."""
    if state.round == 0:
        return state.guardians + (not state.options.short_night)
    return GROWTH_ROLLS[state.options.difficulty] + late_rolls(state.options, state.round)


def late_rolls(options: Options, round_number: int) -> int:
    """How much more often darkness grows, because the night is short or because it is dusk."""
    if options.short_night:
        return max(0, round_number - SHORT_NIGHT_ROUND + 1)
    if options.dusk and round_number >= DUSK_ROUND:
        return 1 + (round_number - DUSK_ROUND) // DUSK_EVERY
    return 0


def ask_darkness(state: State, phase: Literal["grow", "spawn", "order", "step"]) -> None:
    """Darkness has a choice."""
    state.phase = phase
    allow_story_line(state)
