"""Frames that are written by hand, for speed, are what the protocol's types say."""

from typing import Any

import pytest
from table_kit import Party

from huetable.core.codec import decode, encode
from huetable.table.wire.protocol import Change, Position, ServerMessage

MOVES: dict[str, list[dict[str, Any]]] = {
    "parlour": [{"type": "draw"}, {"type": "bow", "depth": 2}],
    "dye_pot": [{"type": "pour", "dye": "red"}] * 3,
}


@pytest.mark.parametrize("game", MOVES)
async def test_every_frame_is_the_canonical_spelling_of_its_message(party: Party, game: str) -> None:
    guests = await party.playing(3, game, clocks="quick")
    for guest, move in zip(guests, MOVES[game], strict=False):
        await guest.play(**move)
    watcher = await party.watcher(guests[0])
    frames = [frame for guest in (*guests, watcher) for frame in guest.connection.frames]
    assert all(encode(decode(frame, ServerMessage)) == frame for frame in frames)
    kinds = {type(decode(frame, ServerMessage)) for frame in frames}
    assert {Position, Change} <= kinds
