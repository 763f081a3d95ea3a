"""Colyseus's protocol: seats are reserved over HTTP, then binary frames, put together here by hand.

A frame is a code, and for a message (13) its type as a MessagePack string and its contents as MessagePack. The
server's 10 says that we are in and is answered by a 10.
"""

from __future__ import annotations

from typing import Any

import aiohttp
import msgspec
from policy import Shown, choose, view
from tables import HOST, SEATS, Contender, ContenderBroken, LoadTable, SeatSocket, View

_JOINED = b"\x0a"
_ERROR = b"\x0b"
_MESSAGE = b"\x0d"
_VIEW = _MESSAGE + msgspec.msgpack.encode("view")
_REFUSED = _MESSAGE + msgspec.msgpack.encode("refused")
_MAKE = _MESSAGE + msgspec.msgpack.encode("make")

_shown = msgspec.msgpack.Decoder(Shown)


class Colyseus(Contender):
    binary = True

    async def open(self, number: int) -> LoadTable:
        table = LoadTable(self, number)
        async with aiohttp.ClientSession(f"http://{HOST}:{self.port}") as web:
            place = await _reserve(web, "create/uno")
            await self._join(table, place)
            for _ in range(1, SEATS):
                await self._join(table, await _reserve(web, f"joinById/{place['roomId']}"))
        await table.until(0)
        return table

    async def _join(self, table: LoadTable, place: dict[str, Any]) -> None:
        path = f"/{place['processId']}/{place['roomId']}?sessionId={place['sessionId']}"
        await self.connect(table, path)

    def read(self, seat: SeatSocket, frame: bytes) -> View | None:
        if frame.startswith(_VIEW):
            shown = _shown.decode(frame[len(_VIEW) :])
            return view(shown.version, shown)
        if frame.startswith(_REFUSED):
            seat.table.refused("refused")
        elif frame.startswith(_JOINED):
            seat.send(_JOINED)
        elif frame.startswith(_ERROR):
            seat.table.broken = repr(frame)
        return None

    def choose(self, table: LoadTable, view: View) -> bytes:
        return _MAKE + msgspec.msgpack.encode(choose(view.more))


async def _reserve(web: aiohttp.ClientSession, how: str) -> dict[str, Any]:
    async with web.post(f"/matchmake/{how}", json={}) as response:
        answer = await response.json(content_type=None)
        if response.status >= 400 or "sessionId" not in answer:
            raise ContenderBroken(f"no seat: {answer}")
        reserved: dict[str, Any] = answer
        return reserved
