"""Which moves the rules refuse, and by which clause."""

from __future__ import annotations

from huetable.core.terms import Refusal, Seat

from . import clauses
from .moves import Claim, Move, Name, Pour
from .names import refuse_name
from .state import State


def check_move(state: State, seat: Seat, move: Move) -> Refusal | None:
    match move:
        case Pour():
            return None if state.phase == "pour" else Refusal(clauses.POURED_OUT_OF_TURN)
        case Claim():
            return refuse_claim(state, seat)
        case Name(name=name):
            return refuse_taster(state, seat) or refuse_name(name, state.book, state.options.language)
        case _:
            return refuse_taster(state, seat)


def refuse_claim(state: State, seat: Seat) -> Refusal | None:
    if state.phase != "name" or state.colour not in state.orders[seat]:
        return Refusal(clauses.NO_SUCH_ORDER, {"colour": state.colour})
    return Refusal(clauses.CLAIMED_ALREADY) if seat in state.claimed else None


def refuse_taster(state: State, seat: Seat) -> Refusal | None:
    return (
        None if state.phase == "name" and seat == state.taster else Refusal(clauses.NOT_A_NAME, {"name": ""})
    )
