"""A seat's move: the way that every game's every decision takes."""

from __future__ import annotations

from typing import Any

from huetable.core.terms import TABLE, Refusal, Seat
from huetable.table.drafts import name_of
from huetable.table.events import Moved
from huetable.table.match import Match
from huetable.table.permissions import Answer, Outcome, Who, accept, refuse_unless_playing
from huetable.table.state import TableState
from huetable.table.wire.protocol import Play


def play(state: TableState, who: Who, command: Play) -> Answer:
    refusal = refuse_unless_playing(state) or refuse_player(state, who, command.seat)
    if refusal is not None:
        return refusal
    move = state.game.read_move(bytes(command.move))
    if move is None:
        return Refusal("TABLE-1")
    return refuse_move(state, command.seat, move) or accept(Moved(command.seat, move))


def by_table(state: TableState, moved: Moved, brought: tuple[bytes, ...]) -> Answer:
    """What the table does itself, or lets a bot do, which brings along what its move refers to."""
    refusal = refuse_move(state, moved.seat, moved.move, brought)
    if refusal is None and moved.seat != TABLE:
        signed = state.game.signed(moved.move, by_bot=moved.out_of_time != "rule")
        moved = Moved(moved.seat, signed, moved.out_of_time)
    return refusal or Outcome((moved,), blobs=brought)


def refuse_move(
    state: TableState, seat: Seat, move: object, brought: tuple[bytes, ...] = ()
) -> Refusal | None:
    refusal = refuse_still(state)
    if refusal is None and state.match is not None:
        refusal = state.game.refuse(state.match.state, seat, move)
        if refusal is None and seat != TABLE and state.game.meta.blob_bytes:
            refusal = refuse_unknown(state, state.match, seat, move, brought)
    return refusal


def refuse_unknown(
    state: TableState, match: Match, seat: Seat, move: Any, brought: tuple[bytes, ...]
) -> Refusal | None:
    """A move refers only to what its seat has handed in."""
    hashes = {name_of(data) for data in brought}
    person = state.chairs[seat].person
    cited = match.game.cited_blobs(match.state, seat, move)
    known = all(hash in hashes or state.drafts.has(person, hash) for hash in cited)
    return None if known else Refusal("TABLE-46")


def refuse_player(state: TableState, who: Who, seat: Seat) -> Refusal | None:
    if not who.chairs:
        return Refusal("TABLE-4")
    return None if seat in who.chairs and state.chairs[seat].plays else Refusal("TABLE-27")


def refuse_still(state: TableState) -> Refusal | None:
    """Play stands still while the table is paused or votes."""
    if state.paused:
        return Refusal("TABLE-29")
    return None if state.vote is None else Refusal("TABLE-33")
