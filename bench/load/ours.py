"""Huetable's own protocol: tables are opened and joined over HTTP by guests with cookies, then JSON over sockets.

Every table comes from an address of its own, as behind a proxy: the server's bounds by address and by guest are
those of any other day.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from itertools import count
from typing import Any

import aiohttp
import msgspec
from msgspec import UNSET, Struct, UnsetType
from picows import WSInvalidStatusError
from policy import Shown, choose, view
from tables import HOST, SEATS, Contender, ContenderBroken, LoadCounts, LoadTable, SeatSocket, View

OPTIONS = {"goal": 500}


class Position(Struct):
    seq: int
    sights: list[Shown]


class SharedView(Struct, frozen=True):
    counts: list[int] | UnsetType = UNSET


class OwnView(Struct, frozen=True):
    hand: list[str] | UnsetType = UNSET


class OwnTails(Struct, frozen=True):
    hand: tuple[int, list[str]] | UnsetType = UNSET


class OwnChange(Struct, frozen=True):
    view: OwnView = OwnView()
    tails: OwnTails = OwnTails()
    moves: list[Any] | UnsetType = UNSET


class Change(Struct, frozen=True):
    """Of the protocol's Change what this game is played by."""

    seq: int
    after: int | UnsetType = UNSET
    view: SharedView = SharedView()
    sights: list[OwnChange] = []
    awaited: list[int] | UnsetType = UNSET
    result: Any = UNSET


class Answer(Struct):
    id: str
    clause: str = ""


class Link(Struct):
    table: str
    code: str


_position = msgspec.json.Decoder(Position)
_change = msgspec.json.Decoder(Change)
_answer = msgspec.json.Decoder(Answer)


class Ours(Contender):
    def __init__(self, ports: list[int], counts: LoadCounts) -> None:
        super().__init__(ports, counts)
        self._ids = count(1)
        self._positions: dict[SeatSocket, Position] = {}

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
            await self._connect_in_time(table, f"/ws/{link.table}", {**headers, "Cookie": cookie})
        for seat in table.seats[1:]:
            await self._do(seat, "sit", name=f"Load {seat.place}")
        await self.renew(table)
        return table

    async def _connect_in_time(self, table: LoadTable, path: str, headers: dict[str, str]) -> None:
        """So many strangers at once are told to come again; they do, until the table's patience ends."""
        while True:
            try:
                await self.connect(table, path, headers)
            except WSInvalidStatusError as error:
                if error.response is None or error.response.status != HTTPStatus.SERVICE_UNAVAILABLE:
                    raise
                table.seats.pop()
                await asyncio.sleep(0.2)
            else:
                return

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
            position = self._positions[seat] = _position.decode(frame)
            return view(position.seq, position.sights[0])
        if frame.startswith(b'{"is":"change"'):
            position = self._positions[seat]
            apply_change(position, _change.decode(frame))
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


def apply_change(position: Position, change: Change) -> None:
    after = change.seq - 1 if change.after is UNSET else change.after
    if position.seq != after:
        raise ContenderBroken(f"a change of position {after} came after {position.seq}")
    position.seq = change.seq
    (shown,) = position.sights
    shown.view.counts = change.view.counts or shown.view.counts
    shown.awaited = shown.awaited if change.awaited is UNSET else change.awaited
    shown.result = shown.result if change.result is UNSET else change.result
    for own in change.sights:
        apply_own_change(shown, own)


def apply_own_change(shown: Shown, own: OwnChange) -> None:
    shown.moves = shown.moves if own.moves is UNSET else own.moves
    if own.tails.hand is not UNSET:
        kept, tail = own.tails.hand
        shown.view.hand = shown.view.hand[:kept] + tail
    elif own.view.hand is not UNSET:
        shown.view.hand = own.view.hand


async def _fetch(request: Any) -> tuple[Link, str]:
    """The link in the answer, and the cookie that came with it."""
    async with request as response:
        body = await response.read()
        if response.status >= 400:
            raise ContenderBroken(f"{response.status}: {body.decode()}")
        cookies = "; ".join(f"{morsel.key}={morsel.value}" for morsel in response.cookies.values())
        return msgspec.json.decode(body, type=Link), cookies
