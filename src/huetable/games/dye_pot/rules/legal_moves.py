"""Whose turn it is, and what each dyer may do now."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.terms import MoveField, OpenMove, Seat

from .moves import Claim, Move, Pour, Shrug
from .names import MOST_LETTERS
from .refusals import refuse_claim
from .state import DYES, State

NAME_A_TINT = OpenMove("name", (MoveField("name", "text", most=2 * MOST_LETTERS, least=1),))


def whose_turn(state: State) -> Sequence[Seat]:
    if state.phase == "pour":
        return [seat for seat, dye in enumerate(state.poured) if dye is None]
    return [state.taster] if state.phase == "name" else []


def may_act(state: State, seat: Seat) -> bool:
    """Anybody with an order of the water's colour may claim it, whoever's turn it is."""
    return bool(legal_moves(state, seat))


def legal_moves(state: State, seat: Seat) -> list[Move]:
    if state.phase == "pour":
        return [Pour(dye) for dye in DYES] if state.poured[seat] is None else []
    found: list[Move] = [Claim()] if refuse_claim(state, seat) is None else []
    if state.phase == "name" and seat == state.taster:
        found.append(Shrug())
    return found


def open_moves(state: State, seat: Seat) -> Sequence[OpenMove]:
    return (NAME_A_TINT,) if state.phase == "name" and seat == state.taster else ()


def timeout_move(state: State, seat: Seat) -> Move:
    return Pour("water") if state.phase == "pour" else Shrug()
