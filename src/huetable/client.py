"""A player in Python: join a table by its link, see what a seat may see, send moves.

async with GuestClient("http://localhost:8000") as me:
    table = await me.join(link)
    await table.sit("Robby")
    async for observation in table.turns():
        await table.play(random.choice(observation["moves"]))
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from secrets import token_hex
from typing import Any, Self, TypeVar
from uuid import uuid4

import aiohttp
import msgspec

from huetable.core.codec import decode, encode
from huetable.server.http.api import BlobInfo, NewTable, TableLink
from huetable.table.wire.protocol import (
    Ack,
    ClientMessage,
    Goodbye,
    Play,
    Position,
    Ready,
    Refused,
    ServerMessage,
    Sit,
    Start,
    Table,
    Welcome,
)

T = TypeVar("T")

_PAUSE_AFTER_REFUSAL = 0.2


class CommandRefused(Exception):
    """The table has refused a command; the sentence says why."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(f"{refused.clause}: {refused.sentence}")
        self.refused = refused


class ConnectionClosed(ConnectionError):
    """The server has closed the connection."""

    def __init__(self, goodbye: Goodbye | None) -> None:
        super().__init__(goodbye.reason if goodbye else "the connection is gone")
        self.goodbye = goodbye


class GuestClient:
    """Somebody with a cookie of their own."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.session = aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.session.close()

    async def get(self, path: str, kind: type[T]) -> T:
        async with self.session.get(self.address + path) as response:
            response.raise_for_status()
            found: T = decode(await response.read(), kind)
            return found

    async def open_table(self, wish: NewTable) -> TableLink:
        headers = {"Content-Type": "application/json"}
        async with self.session.post(
            f"{self.address}/api/tables", data=encode(wish), headers=headers
        ) as response:
            response.raise_for_status()
            link: TableLink = decode(await response.read(), TableLink)
            return link

    async def hand_in(self, table: str, data: bytes, seat: int | None = None) -> str:
        """Something large that a move will refer to; returns the hash to name it by."""
        asked = f"{self.address}/api/tables/{table}/blobs{'' if seat is None else f'?seat={seat}'}"
        async with self.session.post(asked, data=data) as response:
            response.raise_for_status()
            info: BlobInfo = decode(await response.read(), BlobInfo)
            return info.hash

    async def fetch(self, table: str, hash: str) -> bytes:
        """What was handed in: my own at once, the others' when the game is over."""
        return await self._bytes(f"/api/tables/{table}/blobs/{hash}")

    async def fetch_shape(self, table: str, hash: str) -> bytes:
        """The same as everybody sees it, during the game and after it."""
        return await self._bytes(f"/api/tables/{table}/blobs/{hash}/shape")

    async def _bytes(self, path: str) -> bytes:
        async with self.session.get(self.address + path) as response:
            response.raise_for_status()
            return await response.read()

    async def join(self, link: str, seen: int = 0, *, watch: bool = False) -> Connection:
        """By the whole link, or by the table's part of it; to watch means to see what everybody may see."""
        table = link.rstrip("/").rpartition("/")[2]
        asked = f"?seq={seen}{'&watch=1' if watch else ''}"
        socket = await self.session.ws_connect(f"{self.address}/ws/{table}{asked}", max_msg_size=0)
        connection = Connection(socket)
        try:
            await connection.until(Table)
        except ConnectionClosed:
            await connection.close()
            raise
        return connection


class Connection:
    """One table, as one visitor sees it. What was said last is in `table` and `position`."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.welcome: Welcome | None = None
        self.table: Table | None = None
        self.position: Position | None = None
        self._unread: deque[ServerMessage] = deque()
        self._acked = 0
        self._refused = False
        """Whether my last command was refused: then it is still my turn, and nothing new will come to say so."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        await self.socket.close()

    @property
    def chair(self) -> int | None:
        """Where I sit."""
        chairs = self.table.chairs if self.table else ()
        return next((index for index, chair in enumerate(chairs) if chair.yours), None)

    @property
    def observation(self) -> dict[str, Any] | None:
        """What I may know of the game, as it came."""
        return msgspec.json.decode(self.position.sights)[0] if self.position else None

    async def next(self) -> ServerMessage:
        """The next message, in the order in which they came."""
        return self._unread.popleft() if self._unread else await self._receive()

    async def until(self, kind: type[T]) -> T:
        """The next message of this kind; what comes before it is passed over."""
        while True:
            message = await self.next()
            if isinstance(message, kind):
                return message

    async def ask(self, command: ClientMessage) -> Ack:
        """Send a command and wait for its answer; what comes in between is kept for `next`."""
        await self.socket.send_str(encode(command).decode())
        passed = []
        while True:
            message = await self._receive()
            passed.append(message)
            if isinstance(message, Ack | Refused) and message.id == command.id:
                self._unread.extend(passed[:-1])
                self._refused = isinstance(message, Refused)
                if isinstance(message, Refused):
                    raise CommandRefused(message)
                self._acked = message.seq
                return message

    async def sit(self, name: str) -> Ack:
        return await self.ask(Sit(new_id(), name, nonce=new_nonce()))

    async def ready(self, nonce: str | None = None) -> Ack:
        return await self.ask(Ready(new_id(), nonce=new_nonce() if nonce is None else nonce))

    async def start(self, nonce: str | None = None) -> Ack:
        return await self.ask(Start(new_id(), new_nonce() if nonce is None else nonce))

    async def play(self, move: Any) -> Ack:
        return await self.ask(Play(new_id(), self.chair or 0, msgspec.Raw(encode(move))))

    async def turns(self) -> AsyncIterator[dict[str, Any]]:
        """What I see, whenever the game waits for me, until it is over; once more after a refusal."""
        shown = -1
        while not self._over:
            position, observation = self.position, self.observation
            # A position from before my last move says nothing about whether it is my turn again.
            new = position is not None and (position.seq != shown or self._refused)
            if position and observation and new and position.seq >= self._acked:
                if self._refused:
                    # A loop that tries the same thing again must not flood the table.
                    await asyncio.sleep(_PAUSE_AFTER_REFUSAL)
                shown, self._refused = position.seq, False
                if observation["seat"] in observation["awaited"]:
                    yield observation
                    continue
            await self.next()

    @property
    def _over(self) -> bool:
        """Whether the last position is the final one; the table says first that it will be."""
        table, position = self.table, self.position
        if table is None or position is None or table.phase != "over":
            return False
        # What was said before my last command counted, such as a start, says nothing about now.
        return position.seq >= table.seq >= self._acked

    async def _receive(self) -> ServerMessage:
        frame = await self.socket.receive()
        if frame.type is not aiohttp.WSMsgType.TEXT:
            raise ConnectionClosed(None)
        message: ServerMessage = decode(frame.data.encode(), ServerMessage)
        match message:
            case Welcome():
                self.welcome = message
            case Table():
                self.table = message
            case Position():
                self.position = message
            case Goodbye():
                raise ConnectionClosed(message)
        return message


def new_id() -> str:
    """A command counts once, however often it is sent: its id says which one it is."""
    return uuid4().hex


def new_nonce() -> str:
    """My share of the shuffle, drawn after the table has shown its commitment."""
    return token_hex(16)
