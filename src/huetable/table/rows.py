"""Deeds as rows of the log."""

from __future__ import annotations

from huetable.core.codec import encode
from huetable.core.terms import TABLE
from huetable.store.base import SCHEMA, Row

from .events import OUT_OF_TIME, Moved, TableEvent
from .state import TableState

_KINDS: dict[str | None, str] = {None: "move", **{by: kind for kind, by in OUT_OF_TIME.items()}}


def to_row(state: TableState, deed: TableEvent, key: str | None, at: int) -> Row:
    """The row of the deed that was folded last."""
    if type(deed) is Moved:
        kind = deed.move.__struct_config__.tag if deed.seat == TABLE else _KINDS[deed.out_of_time]
        payload = bytes(state.match.steps[-1].move) if state.match else b""
        return Row(state.id, state.seq, state.game_no, kind, deed.seat, key, at, SCHEMA, payload)
    kind = str(deed.__struct_config__.tag)
    seat = getattr(deed, "chair", None)
    return Row(state.id, state.seq, state.game_no, kind, seat, key, at, SCHEMA, encode(deed))
