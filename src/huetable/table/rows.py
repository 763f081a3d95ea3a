"""Deeds as rows of the log."""

from __future__ import annotations

from huetable.core.codec import encode
from huetable.core.terms import TABLE
from huetable.store.base import SCHEMA, Row

from .events import OUT_OF_TIME, Moved, TableEvent
from .state import TableState

_KINDS: dict[str | None, str] = {None: "move", **{by: kind for kind, by in OUT_OF_TIME.items()}}


def to_row(state: TableState, event: TableEvent, key: str | None, at: int) -> Row:
    """The row of the event that was folded last."""
    if type(event) is Moved:
        kind = event.move.__struct_config__.tag if event.seat == TABLE else _KINDS[event.out_of_time]
        payload = bytes(state.match.steps[-1].move) if state.match else b""
        return Row(state.id, state.seq, state.game_no, kind, event.seat, key, at, SCHEMA, payload)
    kind = str(event.__struct_config__.tag)
    seat = getattr(event, "chair", None)
    return Row(state.id, state.seq, state.game_no, kind, seat, key, at, SCHEMA, encode(event))
