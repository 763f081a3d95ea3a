"""A guest of one server: what the pages do over HTTP, and the way to a table."""

from __future__ import annotations

from typing import Any, Self, TypeVar, cast

import aiohttp
import msgspec

from huetable.core.codec import decode, encode
from huetable.server.http.api import BlobInfo, Error, NewTable, TableLink
from huetable.table.wire.protocol import Table

from .connection import Connection
from .errors import RequestRefused
from .socket import Socket

T = TypeVar("T")

_HEARTBEAT = 20.0
"""After this many seconds of silence the server is pinged; without an answer the connection counts as lost."""

PATIENCE = 60.0

_NOT_VALID = "This token isn't valid. It may be mistyped, revoked or expired: make a new one in the settings."
"""A handshake that fails brings no sentence of the server's."""


class GuestClient:
    """Somebody with a cookie of their own, or a program with a token.

    >>> import asyncio
    >>> async def main():
    ...     async with GuestClient(address) as me:
    ...         table = await me.join(link)
    ...         return table.table.game
    >>> asyncio.run(main())
    'dye_pot'
    """

    def __init__(self, address: str, *, token: str = "", patience: float = PATIENCE) -> None:
        """For `patience` seconds a lost connection is tried again; with 0 not even once."""
        self.address = address.rstrip("/")
        self.patience = patience
        cookies = aiohttp.CookieJar(unsafe=True)
        headers = {"Authorization": f"Bearer {token}"} if token else None
        self.session = aiohttp.ClientSession(cookie_jar=cookies, headers=headers, ws_response_class=Socket)
        self._connections: list[Connection] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Leave all tables."""
        while self._connections:
            await self._connections.pop().close()
        await self.session.close()

    async def get(self, path: str, kind: type[T]) -> T:
        found: T = decode(await self._request("GET", path), kind)
        return found

    async def open_table(self, wish: NewTable) -> TableLink:
        headers = {"Content-Type": "application/json"}
        answer = await self._request("POST", "/api/tables", data=encode(wish), headers=headers)
        link: TableLink = decode(answer, TableLink)
        return link

    async def hand_in(self, table: str, data: bytes, seat: int | None = None) -> str:
        """Something large that a move will refer to; returns the hash to name it by."""
        asked = f"/api/tables/{table}/blobs{'' if seat is None else f'?seat={seat}'}"
        info: BlobInfo = decode(await self._request("POST", asked, data=data), BlobInfo)
        return info.hash

    async def fetch(self, table: str, hash: str) -> bytes:
        """What was handed in: my own at once, the others' when the game is over."""
        return await self._request("GET", f"/api/tables/{table}/blobs/{hash}")

    async def fetch_shape(self, table: str, hash: str) -> bytes:
        """The same as everybody sees it, during the game and after it."""
        return await self._request("GET", f"/api/tables/{table}/blobs/{hash}/shape")

    async def fetch_picture(self, table: str, hash: str) -> bytes:
        """A PNG of it, where the game can draw one."""
        return await self._request("GET", f"/api/tables/{table}/blobs/{hash}/picture")

    async def join(self, link: str, seen: int = 0, *, watch: bool = False) -> Connection:
        """By the whole link, or by the table's part of it; to watch means to see what everybody may see."""
        table = link.rstrip("/").rpartition("/")[2]

        async def connect(seen: int) -> Socket:
            asked = f"{self.address}/ws/{table}?seq={seen}{'&watch=1' if watch else ''}"
            try:
                opened = await self.session.ws_connect(asked, max_msg_size=0, heartbeat=_HEARTBEAT)
            except aiohttp.WSServerHandshakeError as error:
                sentence = _NOT_VALID if error.status == 401 else f"the server opens no connection: {error}"
                raise RequestRefused(error.status, sentence) from error
            return cast("Socket", opened)

        async def hand_in(data: bytes, seat: int) -> str:
            return await self.hand_in(table, data, seat)

        connection = Connection(await connect(seen), connect, hand_in, self.patience)
        self._connections = [*(each for each in self._connections if not each.closed), connection]
        try:
            await connection.until(Table)
        except ConnectionError:
            await connection.close()
            raise
        return connection

    async def _request(self, method: str, path: str, **more: Any) -> bytes:
        async with self.session.request(method, self.address + path, **more) as response:
            data = await response.read()
            if response.status >= 400:
                raise _refusal(response.status, data)
            return data


def _refusal(status: int, data: bytes) -> RequestRefused:
    try:
        error: Error = decode(data, Error)
    except msgspec.DecodeError:
        return RequestRefused(status, f"the server answered with status {status}")
    return RequestRefused(status, error.sentence, error.clause)
