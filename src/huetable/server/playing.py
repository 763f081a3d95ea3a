"""A seat's move: the way that every game's every decision takes."""

from __future__ import annotations

from huetable.core.terms import Refusal, Seat

from .deeds import Moved
from .protocol import Play
from .rights import Answer, Who, done, refuse_unless_playing
from .state import TableState


def play(state: TableState, who: Who, command: Play) -> Answer:
    refusal = refuse_unless_playing(state) or refuse_player(state, who, command.seat)
    if refusal is not None:
        return refusal
    move = state.game.read_move(bytes(command.move))
    return Refusal("TABLE-1") if move is None else moved(state, command.seat, move)


def moved(state: TableState, seat: Seat, move: object) -> Answer:
    """By whoever is entitled to move this seat, a bot included."""
    refusal = refuse_still(state)
    if refusal is None and state.match is not None:
        refusal = state.game.refuse(state.match.state, seat, move)
    return refusal or done(Moved(seat, move))


def refuse_player(state: TableState, who: Who, seat: Seat) -> Refusal | None:
    if not who.chairs:
        return Refusal("TABLE-4")
    return None if seat in who.chairs and state.chairs[seat].plays else Refusal("TABLE-27")


def refuse_still(state: TableState) -> Refusal | None:
    """Play stands still while the table is paused or votes."""
    if state.paused:
        return Refusal("TABLE-29")
    return None if state.vote is None else Refusal("TABLE-33")
