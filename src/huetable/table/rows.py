"""Events as rows of the log, and back."""

from __future__ import annotations

from huetable.core.codec import decode, encode
from huetable.core.record import decode_move
from huetable.core.terms import TABLE, Emitted
from huetable.store.base import SCHEMA, Row

from .events import MOVES, OUT_OF_TIME, Moved, Stored, TableEvent
from .reducer import apply_event
from .state import TableState
from .wire.recent_events import RecentEvents

_KINDS: dict[str | None, str] = {None: "move", **{by: kind for kind, by in OUT_OF_TIME.items()}}


def to_row(state: TableState, event: TableEvent, key: str | None, at: int) -> Row:
    """The row of the event that was applied last."""
    if type(event) is Moved:
        kind = event.move.__struct_config__.tag if event.seat == TABLE else _KINDS[event.out_of_time]
        payload = bytes(state.current_game.steps[-1].move) if state.current_game else b""
        return Row(state.id, state.seq, state.game_no, kind, event.seat, key, at, SCHEMA, payload)
    kind = str(event.__struct_config__.tag)
    seat = getattr(event, "chair", None)
    return Row(state.id, state.seq, state.game_no, kind, seat, key, at, SCHEMA, encode(event))


def read_row(state: TableState, row: Row) -> TableEvent:
    """The event of a row. State: as of the row before, because only the game can read a move."""
    if row.kind in MOVES:
        seat, move = TABLE if row.seat is None else row.seat, row.payload
        # A game whose rules are unknown is not on the table, and its moves stay unread.
        if state.current_game is not None:
            seat, move = decode_move(state.game, seat, row.payload)
        return Moved(seat, move, OUT_OF_TIME.get(row.kind))
    event: TableEvent = decode(row.payload, Stored)
    return event


def apply_row(state: TableState, recent: RecentEvents, row: Row) -> tuple[TableEvent, list[Emitted]]:
    """Apply one row of the log, and remember it for whoever comes later."""
    if row.seq != state.seq + 1:
        raise LookupError("rows of the log are missing")
    event = read_row(state, row)
    emitted = apply_event(state, event, row.seq, row.at, row.command_id)
    recent.add(event, row.seq, emitted)
    return event, emitted
