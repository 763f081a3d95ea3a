"""When nobody may object, and on which grounds."""

from __future__ import annotations

from huetable.core.terms import Refusal, Seat

from . import clauses
from .legal_moves import guessing, may_object, objection_grounds, pieces_of_this_guess
from .state import Ground, State


def refuse_objection(state: State, seat: Seat, ground: Ground) -> Refusal | None:
    if seat == state.giver:
        return Refusal(clauses.TOO_LATE_TO_OBJECT, {}, "giver")
    if not guessing(state):
        return Refusal(clauses.TOO_LATE_TO_OBJECT, {"giver": state.giver}, "no_cue")
    words = state.cues[-1].words
    if not may_object(state, seat):
        return refuse_moment_to_object(state, seat, words)
    if ground in objection_grounds(state):
        return None
    return Refusal(clauses.SENSELESS_OBJECTION, {"words": words}, ground)


def refuse_moment_to_object(state: State, seat: Seat, words: str) -> Refusal:
    """There is a vote already, there has been one, or a piece is on the board."""
    if state.objection is not None:
        args = {"words": words, "seat": seat, "objector": state.objection.seat}
        return Refusal(clauses.OBJECTION_WITHDRAWS_CUE, args, "objected")
    if state.settled:
        return Refusal(clauses.ALREADY_RULED_ON, {"words": words})
    placer = pieces_of_this_guess(state)[0].seat
    return Refusal(clauses.TOO_LATE_TO_OBJECT, {"words": words, "seat": seat, "placer": placer}, "late")
