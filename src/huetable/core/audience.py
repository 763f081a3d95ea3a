"""Whom an event reaches."""

from __future__ import annotations

from collections.abc import Iterable

from .codec import encode
from .terms import Audience, Emitted, Seat


def reaches(audience: Audience, seat: Seat | None) -> bool:
    """Whether an event for this audience reaches this seat (None: a spectator)."""
    if audience is None:
        return True
    return seat == audience or (isinstance(audience, tuple) and seat in audience)


def encode_events_for(emitted: Iterable[Emitted], seat: Seat | None) -> list[bytes]:
    """The events that reach this seat (None: a spectator), encoded."""
    return [encode(event) for event, audience in emitted if reaches(audience, seat)]
