"""Huetable's own protocol: tables are opened and joined over HTTP by guests with cookies, then JSON over sockets.

Every table comes from an address of its own, as behind a proxy: the server's bounds by address and by guest are
those of any other day.
"""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Any

import aiohttp
import msgspec
from msgspec import Struct
from policy import Shown, choose, view
from tables import HOST, SEATS, Contender, ContenderBroken, LoadCounts, LoadTable, SeatSocket, View

OPTIONS = {"goal": 500}


class Position(Struct):
    seq: int
    sights: list[Shown]


class Answer(Struct):
    id: str
    clause: str = ""


class Link(Struct):
    table: str
    code: str


_position = msgspec.json.Decoder(Position)
_answer = msgspec.json.Decoder(Answer)


class Ours(Contender):
    def __init__(self, ports: list[int], counts: LoadCounts) -> None:
        super().__init__(ports, counts)
        self._ids = count(1)

    async def open(self, number: int) -> LoadTable:
        table = LoadTable(self, number)
        headers = {"X-Forwarded-For": f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"}
        async with aiohttp.ClientSession(
            f"http://{HOST}:{self.port}", headers=headers, cookie_jar=aiohttp.DummyCookieJar()
        ) as web:
            wish = {"game": "uno_coloradd", "name": "Load 0", "options": OPTIONS, "clocks": "off"}
            link, cookie = await _fetch(web.post("/api/tables", json=wish))
            cookies = [cookie]
            for _ in range(1, SEATS):
                _, cookie = await _fetch(web.get(f"/api/codes/{link.code}"))
                cookies.append(cookie)
        for cookie in cookies:
            await self.connect(table, f"/ws/{link.table}", {**headers, "Cookie": cookie})
        for seat in table.seats[1:]:
            await self._do(seat, "sit", name=f"Load {seat.place}")
        await self.renew(table)
        return table

    async def renew(self, table: LoadTable) -> None:
        """Everybody is ready, and the host begins."""
        before = table.version
        for seat in table.seats[1:]:
            await self._do(seat, "ready")
        await self._start(table.seats[0])
        await table.until(before + SEATS)

    async def _start(self, host: SeatSocket) -> None:
        """That all are ready, the host's worker may hear a moment later than theirs."""
        for _ in range(50):
            try:
                await self._do(host, "start")
            except ContenderBroken:
                await asyncio.sleep(0.02)
            else:
                return
        await self._do(host, "start")

    async def _do(self, seat: SeatSocket, what: str, **fields: Any) -> None:
        id = str(next(self._ids))
        await seat.ask(id, msgspec.json.encode({"do": what, "id": id, **fields}))

    def read(self, seat: SeatSocket, frame: bytes) -> View | None:
        if frame.startswith(b'{"is":"position"'):
            position = _position.decode(frame)
            return view(position.seq, position.sights[0])
        if frame.startswith(b'{"is":"ack"'):
            seat.answered(_answer.decode(frame).id)
        elif frame.startswith(b'{"is":"refused"'):
            self._refused(seat, frame)
        elif frame.startswith(b'{"is":"goodbye"'):
            seat.table.broken = frame.decode()
        return None

    def _refused(self, seat: SeatSocket, frame: bytes) -> None:
        answer = _answer.decode(frame)
        if answer.id in seat.answers:
            seat.answers.pop(answer.id).set_exception(ContenderBroken(frame.decode()))
        else:
            seat.table.refused(answer.clause)

    def choose(self, table: LoadTable, view: View) -> bytes:
        command = {"do": "play", "id": str(next(self._ids)), "seat": view.seat, "move": choose(view.more)}
        return msgspec.json.encode(command)


async def _fetch(request: Any) -> tuple[Link, str]:
    """The link in the answer, and the cookie that came with it."""
    async with request as response:
        body = await response.read()
        if response.status >= 400:
            raise ContenderBroken(f"{response.status}: {body.decode()}")
        cookies = "; ".join(f"{morsel.key}={morsel.value}" for morsel in response.cookies.values())
        return msgspec.json.decode(body, type=Link), cookies
