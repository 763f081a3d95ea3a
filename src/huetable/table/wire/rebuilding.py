"""The client's half of changes: the position that a change stands for."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, Raw
from msgspec.structs import replace

from huetable.core.codec import encode

from .protocol import Change, Changes, OwnChange, Position


class OutOfStep(ConnectionError):
    """A change of a position that this client does not have: it has to connect again."""


def rebuild(before: Position | None, change: Change) -> Position:
    after = change.seq - 1 if change.after is UNSET else change.after
    if before is None or before.seq != after:
        raise OutOfStep(f"a change of position {after}, not of {before.seq if before else None}")
    found: list[dict[str, Any]] = msgspec.json.decode(before.sights)
    own = change.sights or (OwnChange(),) * len(found)
    events = msgspec.json.decode(change.events) if change.told and change.events else ()
    told = {name: events[place] for name, place in (change.told or {}).items()}
    sights = [_changed(sight, change, told, mine) for sight, mine in zip(found, own, strict=True)]
    return replace(
        before,
        seq=change.seq,
        sights=Raw(encode(sights)),
        events=change.events or Raw(b"[]"),
        clocks=change.clocks or (),
        scores=before.scores if change.scores is UNSET else change.scores,
        last=change.last or None,
        undone_to=UNSET,
        seqs=UNSET,
    )


def _changed(sight: dict[str, Any], change: Change, told: dict[str, Any], own: OwnChange) -> dict[str, Any]:
    said = {
        "moves": own.moves,
        "forms": own.forms,
        "awaited": change.awaited,
        "timers": change.timers,
        "result": change.result,
    }
    view = _changed_view({**_changed_view(sight["view"], change), **told}, own)
    return {**sight, "view": view, **{name: value for name, value in said.items() if value is not UNSET}}


def _changed_view(view: dict[str, Any], change: Change | Changes) -> dict[str, Any]:
    tails = {name: [*view[name][:kept], *tail] for name, (kept, tail) in (change.tails or {}).items()}
    parts = {name: _changed_view(view[name], part) for name, part in (change.parts or {}).items()}
    return {**view, **(change.view or {}), **tails, **parts}
