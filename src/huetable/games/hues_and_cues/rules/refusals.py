"""Which moves do not count, by which clause, and which of its conditions failed."""

from __future__ import annotations

from huetable.core.terms import Refusal, Seat

from . import clauses
from .cues.check import Context, check_cue
from .legal_moves import guesser, guessing, whose_turn
from .moves import Choose, GiveCue, Move, Object, Pass, Place
from .objection_refusals import refuse_objection
from .state import Options, State
from .view import PublicView


def check_move(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Any seat may try any move at any time."""
    if isinstance(move, Object):
        return refuse_objection(state, seat, move.ground)
    if state.objection is not None:
        return Refusal(clauses.OBJECTION_WITHDRAWS_CUE, {"words": state.cues[-1].words}, "voting")
    if isinstance(move, Place):
        return refuse_piece(state, seat, move.field)
    return refuse_guesser(state, seat, move) if seat != state.giver else refuse_giver(state, move)


def refuse_giver(state: State, move: Choose | GiveCue | Pass) -> Refusal | None:
    match move:
        case Choose(field=field):
            return refuse_choice(state, field)
        case GiveCue(words=words):
            return refuse_moment_of_cue(state) or check_cue(words, cue_context(state)).refusal
        case Pass():
            return refuse_pass(state)


def refuse_guesser(state: State, seat: Seat, move: Choose | GiveCue | Pass) -> Refusal:
    """Only the giver chooses a target, gives cues and passes. A guesser whose turn it is has something else to do."""
    names = {Choose: "choose", GiveCue: "cue", Pass: "pass"}
    reason = "your_guess" if seat in whose_turn(state) else "not_giver"
    return Refusal(clauses.NOT_YOUR_TURN, {"giver": state.giver, "move": names[type(move)]}, reason)


def refuse_choice(state: State, field: str) -> Refusal | None:
    if state.target is not None:
        reason = "cue" if state.phase in ("cue1", "cue2") else "wait"
        return Refusal(clauses.TARGET_IS_LOCKED, {"target": state.target}, reason)
    if state.options.young or field in state.card:
        return None
    return Refusal(clauses.NOT_ON_YOUR_CARD, {"field": field, "card": list(state.card)})


def refuse_moment_of_cue(state: State) -> Refusal | None:
    if state.phase == "choose":
        return Refusal(clauses.NOT_YOUR_TURN, {}, "choose_first")
    if guessing(state):
        return Refusal(clauses.NOT_YOUR_TURN, {"words": state.cues[-1].words}, "cue_given")
    return None


def refuse_pass(state: State) -> Refusal | None:
    reasons = {"choose": "choose_first", "cue1": "first_cue", "guess1": "guesses", "guess2": "late"}
    reason = reasons.get(state.phase)
    if reason == "guesses" and state.options.one_cue:
        return Refusal(clauses.ONE_CUE_ONLY)
    return None if reason is None else Refusal(clauses.ONLY_SECOND_CUE_PASSED, {}, reason)


def cue_context(state: State | PublicView) -> Context:
    """What the check of a cue must know of the game."""
    first = state.cues[0].words if state.phase == "cue2" else None
    options = state.options
    return Context(first, tuple(state.used), state.rules, options.language, options.more_words)


def refuse_piece(state: State, seat: Seat, field: str) -> Refusal | None:
    if seat == state.giver:
        return Refusal(clauses.GIVER_PLACES_NO_PIECE)
    if not guessing(state):
        reason = "choosing" if state.phase == "choose" else "cue_awaited"
        return Refusal(clauses.NOT_YOUR_TURN, {"giver": state.giver}, reason)
    if state.waiting:
        args = {"words": state.cues[-1].words, "seat": seat, "first": guesser(state)}
        return Refusal(clauses.TIME_TO_OBJECT, args)
    return refuse_turn_to_place(state, seat) or refuse_field(state, seat, field)


def refuse_turn_to_place(state: State, seat: Seat) -> Refusal | None:
    if seat == guesser(state):
        return None
    steps = seat - state.giver if state.phase == "guess1" else state.giver - seat
    reason = "had_turn" if steps % len(state.scores) <= state.turn else "others_turn"
    return Refusal(clauses.NOT_YOUR_TURN, {"guesser": guesser(state)}, reason)


def refuse_field(state: State, seat: Seat, field: str) -> Refusal | None:
    owner = next((piece.seat for piece in state.pieces if piece.field == field), None)
    if owner is None:
        return None
    return Refusal(clauses.FIELD_IS_TAKEN, {"field": field, "seat": seat, "owner": owner})


def refuse_options(options: Options, seats: int) -> Refusal | None:
    if options.first is not None and options.first >= seats:
        return Refusal(clauses.NO_SUCH_FIRST_GIVER, {"player": options.first + 1, "players": seats})
    return None
