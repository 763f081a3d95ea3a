"""Why a move is refused: by the one condition of a clause that failed, and never with more than the seat may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from huetable.core.terms import Refusal, Seat
from huetable.games.uno_coloradd.rules.moves import Catch, Doubt, Draw, Move, Pass, Play, Ready, Uno
from huetable.games.uno_coloradd.rules.state import State

from .answers import refuse_answer, refuse_draw, refuse_pass
from .cards import refuse_card
from .interrupts import refuse_catch, refuse_doubt, refuse_uno
from .moments import refuse_pause, refuse_play_now, refuse_ready


def check_move(state: State, seat: Seat, move: Move) -> Refusal | None:
    if isinstance(move, Ready):
        return refuse_ready(state, seat, move)
    return refuse_pause(state) or _CHECKS.get(type(move), refuse_answer)(state, seat, move)


def _refuse_play(state: State, seat: Seat, move: Play) -> Refusal | None:
    return refuse_play_now(state, seat, move.card) or refuse_card(state, seat, move)


_CHECKS: Final[dict[type, Callable[[State, Seat, Any], Refusal | None]]] = {
    Play: _refuse_play,
    Draw: refuse_draw,
    Pass: refuse_pass,
    Uno: refuse_uno,
    Catch: refuse_catch,
    Doubt: refuse_doubt,
}
