"""A table's entry for the home page as a row of `listings`, in either database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import astuple

from huetable.core.codec import decode, encode

from .base import Listing
from .slow_games import ListedClock


def listing_row(entry: Listing) -> tuple[Any, ...]:
    plain = astuple(entry)[:6]
    seated, turn, clocks = (encode(each).decode() for each in (entry.seated, entry.turn, entry.clocks))
    return (*plain, seated, turn, entry.game_no, entry.due_at, entry.remind_at, clocks)


def to_listing(row: Sequence[Any]) -> Listing:
    """Raises an exception where the row is damaged."""
    table, code, game, phase, seq, changed_at, seated, turn, game_no, due_at, _, clocks = row
    sitting, awaited = (decode(str(text).encode(), tuple[str, ...]) for text in (seated, turn))
    running = decode(str(clocks).encode(), tuple[ListedClock, ...])
    plain = (table, code, game, phase, int(seq), int(changed_at))
    return Listing(*plain, sitting, awaited, game_no, due_at, running)
