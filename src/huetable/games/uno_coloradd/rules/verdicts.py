"""How challenges of Wild Draw Fours have ended in this match: all heard it, so all may remember it."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.terms import Seat

from .state import State, Verdicts


def verdicts_on(verdicts: Sequence[Verdicts], seat: Seat) -> Verdicts:
    return next((known for known in verdicts if known.seat == seat), Verdicts(seat))


def remember_verdict(state: State, seat: Seat, *, guilty: bool) -> None:
    known = verdicts_on(state.verdicts, seat)
    others = [other for other in state.verdicts if other.seat != seat]
    state.verdicts = (*others, Verdicts(seat, known.bluffs + guilty, known.honest + (not guilty)))
