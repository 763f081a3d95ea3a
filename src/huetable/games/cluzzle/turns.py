"""Whose turn it is, which round, and when a game is over."""

from __future__ import annotations

from huetable.core.terms import Told

from .events import RoundBegan, Skipped
from .gallery import open_gallery
from .openings import targets
from .state import ROUNDS, State


def next_turn(state: State) -> list[Told]:
    """To the left; when everybody has had a turn, the next round begins."""
    state.asker = (state.asker + 1) % len(state.scores)
    told: list[Told] = []
    if state.asker == state.first:
        state.round += 1
        told = [(RoundBegan(state.round), None)] if state.round <= ROUNDS else []
    return told + proceed(state)


def proceed(state: State) -> list[Told]:
    """Let whoever's turn it is ask, if there is anything left to ask about."""
    if state.round > ROUNDS or all(sculptor.solver is not None for sculptor in state.sculptors):
        return open_gallery(state)
    state.phase = "ask"
    if targets(state, state.asker):
        return []
    return [(Skipped(state.asker), None), *next_turn(state)]
