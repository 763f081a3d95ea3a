"""The socket itself: everything is heard, in order and once, and silence is noticed."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator

import aiohttp
import pytest
from aiohttp import web
from server_kit import Server

from huetable.client import GuestClient
from huetable.core.codec import decode, encode
from huetable.server.live import websocket
from huetable.table.wire.protocol import Ack, ServerMessage, Sit


async def answers(socket: aiohttp.ClientWebSocketResponse, count: int) -> list[str]:
    """The ids of the next so many commands that were taken."""
    found: list[str] = []
    while len(found) < count:
        message = decode((await socket.receive_str()).encode(), ServerMessage)
        if isinstance(message, Ack):
            found.append(message.id)
    return found


async def arrive(server: Server) -> tuple[GuestClient, str]:
    host = await server.visitor()
    link = await server.open(host)
    return await server.visitor(), f"{host.address}/ws/{link.table}"


async def test_what_comes_before_anybody_listens_is_heard_first(server: Server) -> None:
    """A table that sleeps has to be read from the disk while the first commands are already there."""
    who, address = await arrive(server)
    server.lobby.close()
    socket = await who.session.ws_connect(address)
    await socket.send_str(encode(Sit("c0", "Ben")).decode())
    for number in range(1, 20):
        await socket.send_str(f'{{"do":"ready","id":"c{number}","ready":{["false", "true"][number % 2]}}}')
    assert await answers(socket, 20) == [f"c{number}" for number in range(20)]
    await socket.close()


async def test_a_command_in_pieces_and_many_in_one_are_each_heard(server: Server) -> None:
    who, address = await arrive(server)
    socket = await who.session.ws_connect(address)
    line = socket._writer.transport
    frames = b"".join(_frame(b'{"do":"rename","id":"c%d","name":"Ben %d"}' % (n, n)) for n in range(3))
    first = _frame(encode(Sit("sit", "Ben")))
    for piece in (first[:1], first[1:9], first[9:] + frames[:50], frames[50:]):
        line.write(piece)
        await asyncio.sleep(0.02)
    assert await answers(socket, 4) == ["sit", "c0", "c1", "c2"]
    await socket.close()


def _frame(text: bytes) -> bytes:
    """As a client sends it, with a mask that changes nothing."""
    return bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text


async def test_who_says_nothing_is_asked_and_who_does_not_answer_is_let_go(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "BEAT", 0.1)
    who, address = await arrive(server)
    deaf = await who.session.ws_connect(address, autoping=False)
    alive = await who.session.ws_connect(address)
    reading = asyncio.create_task(_last_of(alive))
    kinds = [message.type async for message in deaf]
    assert kinds.count(aiohttp.WSMsgType.PING) == 1
    assert deaf.closed
    await asyncio.sleep(0.5)
    assert not reading.done(), "who answers stays"
    await alive.close()
    await reading


async def test_of_the_request_for_a_socket_nothing_is_kept(server: Server) -> None:
    who, address = await arrive(server)
    before = len(asyncio.all_tasks())
    sockets = [await who.session.ws_connect(address) for _ in range(5)]
    for socket in sockets:
        await socket.receive()
    gc.collect()
    requests = [each for each in gc.get_objects() if isinstance(each, web.Request)]
    kept = [each.path for each in requests if each.path.startswith("/ws/")]
    assert kept == []
    assert len(asyncio.all_tasks()) == before
    for socket in sockets:
        await socket.close()


async def test_a_ping_is_answered_with_what_it_said(server: Server) -> None:
    who, address = await arrive(server)
    socket = await who.session.ws_connect(address, autoping=False)
    await socket.ping(b"still there?")
    pongs = [message async for message in _until(socket, aiohttp.WSMsgType.PONG)]
    assert pongs[-1].data == b"still there?"
    await socket.close()


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (b"\x88\x80\0\0\0\0", aiohttp.WSCloseCode.OK),
        (b"\x81\xff\0\0\0\0\0\1\0\0\0\0\0\0", aiohttp.WSCloseCode.MESSAGE_TOO_BIG),
        (b"\xb1\x80\0\0\0\0", aiohttp.WSCloseCode.PROTOCOL_ERROR),
        (b"\x83\x80\0\0\0\0", aiohttp.WSCloseCode.PROTOCOL_ERROR),
    ],
)
async def test_what_ends_a_connection_is_said_by_a_code_and_frees_its_place(
    server: Server, sent: bytes, code: int
) -> None:
    who, address = await arrive(server)
    socket = await who.session.ws_connect(address)
    await socket.receive()
    counted = len(server.connections)
    socket._writer.transport.write(sent)
    async for _ in socket:
        pass
    assert socket.close_code == code
    await asyncio.sleep(0.1)
    assert len(server.connections) < counted
    assert server.lobby.services.metrics.sockets == 0


async def _until(
    socket: aiohttp.ClientWebSocketResponse, kind: aiohttp.WSMsgType
) -> AsyncIterator[aiohttp.WSMessage]:
    async for message in socket:
        yield message
        if message.type is kind:
            return


async def _last_of(socket: aiohttp.ClientWebSocketResponse) -> None:
    async for _ in socket:
        pass
