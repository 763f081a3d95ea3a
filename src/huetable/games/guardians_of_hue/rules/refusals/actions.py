"""Actions of a guardian's turn that need no dice, and whose turn it is (GUARD-19 to GUARD-22)."""

from __future__ import annotations

from huetable.core.terms import Refusal, Seat
from huetable.games.guardians_of_hue.rules import clauses
from huetable.games.guardians_of_hue.rules.moves import Assist, End, Stand, Walk
from huetable.games.guardians_of_hue.rules.state import State
from huetable.games.guardians_of_hue.rules.state_queries import asked_to_support, darkness_decider, is_tired


def refuse_turn(state: State, seat: Seat) -> Refusal | None:
    """Actions are for the guardian whose turn it is, while no support and no choice is waited for."""
    if state.phase == "act" and seat == state.active:
        return None
    if seat >= state.guardians:
        return Refusal(clauses.NOT_YOUR_TURN, {}, "lord")
    if state.phase in ("support", "reroll"):
        return _awaits_support(state, seat)
    if state.phase in ("act", "lay", "spirit"):
        return _awaits_guardian(state, seat)
    return _awaits_darkness(state, seat)


def _awaits_guardian(state: State, seat: Seat) -> Refusal:
    if state.phase == "lay":
        return Refusal(clauses.NOT_YOUR_TURN, {"active": state.active}, "laying")
    if seat == state.active:
        return Refusal(clauses.NOT_YOUR_TURN, {}, "spirit")
    return Refusal(clauses.NOT_YOUR_TURN, {"active": state.active}, "other")


def _awaits_support(state: State, seat: Seat) -> Refusal:
    asked = asked_to_support(state)
    if seat in asked:
        return Refusal(clauses.NOT_YOUR_TURN, {"active": state.active, "phase": state.phase}, "asked")
    return Refusal(clauses.NOT_YOUR_TURN, {"seats": asked}, "support")


def _awaits_darkness(state: State, seat: Seat) -> Refusal:
    decider = darkness_decider(state)
    if seat == decider:
        return Refusal(clauses.NOT_YOUR_TURN, {"phase": state.phase}, "deciding")
    return Refusal(clauses.NOT_YOUR_TURN, {"decider": decider}, "darkness")


def refuse_action(state: State, seat: Seat) -> Refusal | None:
    refusal = refuse_turn(state, seat)
    if refusal is None and is_tired(state, seat):
        return Refusal(clauses.EXHAUSTED_OR_STANDING_ALREADY, {}, "exhausted")
    return refusal


def refuse_walk(state: State, seat: Seat, move: Walk) -> Refusal | None:
    refusal = refuse_action(state, seat)
    here = state.places[state.active]
    if refusal or state.near[here] >> move.card & 1:
        return refusal
    reason = "same" if move.card == here else "far"
    return Refusal(clauses.NOT_ADJACENT, {"card": move.card, "start": here}, reason)


def refuse_stand(state: State, seat: Seat, move: Stand | None = None) -> Refusal | None:
    refusal = refuse_turn(state, seat)
    if refusal or is_tired(state, seat):
        return refusal
    return Refusal(clauses.EXHAUSTED_OR_STANDING_ALREADY, {}, "standing")


def refuse_assist(state: State, seat: Seat, move: Assist) -> Refusal | None:
    return refuse_action(state, seat) or _refuse_assisting(state, seat, move.seat)


def _refuse_assisting(state: State, seat: Seat, other: Seat) -> Refusal | None:
    if other >= state.guardians:
        return Refusal(clauses.NOBODY_TO_ASSIST, {}, "no_guardian")
    if other == seat:
        return Refusal(clauses.NOBODY_TO_ASSIST, {}, "self")
    if not is_tired(state, other):
        return Refusal(clauses.NOBODY_TO_ASSIST, {"other": other}, "standing")
    there = state.places[other]
    if there == state.places[seat]:
        return None
    return Refusal(clauses.NOBODY_TO_ASSIST, {"other": other, "card": there}, "elsewhere")


def refuse_end(state: State, seat: Seat, move: End) -> Refusal | None:
    return refuse_turn(state, seat)
