"""Which moves do not count, and by which clause."""

from __future__ import annotations

from huetable.core.terms import Refusal, Seat

from . import clauses
from .cues.check import Context, check_cue
from .legal_moves import guessing, may_object, objection_grounds, whose_turn
from .moves import Choose, GiveCue, Move, Object, Pass, Place
from .state import Ground, Options, State
from .view import PublicView


def check_move(state: State, seat: Seat, move: Move) -> Refusal | None:
    match move:
        case Choose(field=field):
            return refuse_choice(state, seat, field)
        case GiveCue(words=words):
            return refuse_turn(state, seat, "cue1", "cue2") or refuse_words(state, words)
        case Pass():
            return refuse_turn(state, seat, "cue2")
        case Place(field=field):
            return refuse_piece(state, seat, field)
        case Object(ground=ground):
            return refuse_objection(state, seat, ground)


def refuse_turn(state: State, seat: Seat, *phases: str) -> Refusal | None:
    return None if state.phase in phases and seat in whose_turn(state) else Refusal(clauses.NOT_YOUR_TURN)


def refuse_choice(state: State, seat: Seat, field: str) -> Refusal | None:
    if seat == state.giver and state.target is not None:
        return Refusal(clauses.TARGET_IS_LOCKED)
    refusal = refuse_turn(state, seat, "choose")
    if refusal or state.options.young or field in state.card:
        return refusal
    return Refusal(clauses.NOT_ON_YOUR_CARD, {"field": field})


def refuse_words(state: State, words: str) -> Refusal | None:
    verdict = check_cue(words, cue_context(state))
    return Refusal(verdict.clause, verdict.args) if verdict.kind == "refusal" else None


def cue_context(state: State | PublicView) -> Context:
    """What the check of a cue must know of the game."""
    first = state.cues[0].words if state.phase == "cue2" else None
    return Context(first, tuple(state.used), state.rules)


def refuse_piece(state: State, seat: Seat, field: str) -> Refusal | None:
    if state.waiting and seat != state.giver:
        return Refusal(clauses.TIME_TO_OBJECT)
    refusal = refuse_turn(state, seat, "guess1", "guess2")
    if refusal:
        return refusal
    taken = any(piece.field == field for piece in state.pieces)
    return Refusal(clauses.FIELD_IS_TAKEN, {"field": field}) if taken else None


def refuse_objection(state: State, seat: Seat, ground: Ground) -> Refusal | None:
    if may_object(state, seat):
        return (
            None
            if ground in objection_grounds(state)
            else Refusal(clauses.SENSELESS_OBJECTION, {"words": state.cues[-1].words})
        )
    if guessing(state) and state.settled:
        return Refusal(clauses.ALREADY_RULED_ON, {"words": state.cues[-1].words})
    return Refusal(clauses.TOO_LATE_TO_OBJECT)


def refuse_options(options: Options, seats: int) -> Refusal | None:
    if options.first is not None and options.first >= seats:
        return Refusal(clauses.NO_SUCH_FIRST_GIVER, {"seat": options.first, "seats": seats})
    return None
