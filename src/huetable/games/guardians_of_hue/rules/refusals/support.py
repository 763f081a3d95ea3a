"""Support before a roll, dice rolled again after it, and passing (GUARD-32 to GUARD-34)."""

from __future__ import annotations

from huetable.core.terms import Refusal, Seat
from huetable.games.guardians_of_hue.rules import clauses
from huetable.games.guardians_of_hue.rules.moves import Pass, Reroll, Support
from huetable.games.guardians_of_hue.rules.state import Attempt, State
from huetable.games.guardians_of_hue.rules.state_queries import is_tired


def refuse_support(state: State, seat: Seat, move: Support) -> Refusal | None:
    refusal = _refuse_helper(state, seat)
    if refusal or state.phase == "support":
        return refusal
    return Refusal(clauses.CANNOT_SUPPORT, {}, "rolled")


def refuse_reroll(state: State, seat: Seat, move: Reroll) -> Refusal | None:
    refusal = _refuse_helper(state, seat)
    if refusal:
        return refusal
    if state.phase == "support":
        return Refusal(clauses.CANNOT_REROLL, {}, "unrolled")
    in_order = list(move.dice) == sorted(set(move.dice))
    return None if in_order else Refusal(clauses.CANNOT_REROLL, {}, "dice")


def refuse_pass(state: State, seat: Seat, move: Pass) -> Refusal | None:
    return _refuse_helper(state, seat)


def _refuse_helper(state: State, seat: Seat) -> Refusal | None:
    """Why this seat isn't asked for help now, or None if it is."""
    attempt = state.attempt
    if attempt is None or state.phase not in ("support", "reroll"):
        return Refusal(clauses.NOT_ASKED_FOR_SUPPORT, {}, "closed")
    refusal = _refuse_place(state, seat) or _refuse_condition(state, seat, attempt)
    if refusal or seat not in attempt.answered:
        return refusal
    return Refusal(clauses.NOT_ASKED_FOR_SUPPORT, {}, "passed")


def _refuse_place(state: State, seat: Seat) -> Refusal | None:
    if seat >= state.guardians:
        return Refusal(clauses.CANNOT_SUPPORT, {}, "lord")
    if seat == state.active:
        return Refusal(clauses.CANNOT_SUPPORT, {}, "own")
    here, there = state.places[seat], state.places[state.active]
    if here == there:
        return None
    args = {"active": state.active, "card": there, "start": here}
    return Refusal(clauses.CANNOT_SUPPORT, args, "elsewhere")


def _refuse_condition(state: State, seat: Seat, attempt: Attempt) -> Refusal | None:
    if not is_tired(state, seat):
        return None
    helped = seat in attempt.supporters or seat in [help.seat for help in attempt.rerolls]
    return Refusal(clauses.CANNOT_SUPPORT, {}, "helped" if helped else "exhausted")
