"""Whose turn it is, which round, and when a game is over."""

from __future__ import annotations

from huetable.core.terms import Emitted

from .events import LastCall, RoundBegan, Skipped
from .gallery import open_gallery
from .legal_moves import askable_seats, open_answer
from .state import ROUNDS, State


def next_turn(state: State) -> list[Emitted]:
    """To the left; when everybody has had a turn, the next round begins, or after the last one the game is over."""
    following = (state.asker + 1) % len(state.scores)
    begins = following == state.first
    if all_solved(state) or (begins and state.round == ROUNDS):
        return finish(state)
    state.asker = following
    state.round += begins
    emitted: list[Emitted] = [(RoundBegan(state.round), None)] if begins else []
    return emitted + proceed(state)


def proceed(state: State) -> list[Emitted]:
    """Let whoever's turn it is ask, if there is anything left to ask about."""
    if all_solved(state):
        return finish(state)
    state.phase = "ask"
    if askable_seats(state, state.asker):
        return []
    return [(Skipped(state.asker), None), *next_turn(state)]


def all_solved(state: State) -> bool:
    return all(sculptor.solver is not None for sculptor in state.sculptors)


def finish(state: State) -> list[Emitted]:
    """The gallery shows all words, so whoever may still correct the last answer does it before."""
    last = open_answer(state)
    if last is None or state.rules == 1:
        return open_gallery(state)
    state.phase, state.turns_over = "closing", True
    return [(LastCall(last.sculptor), None)]
