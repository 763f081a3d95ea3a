"""A page asks whether the server is there, and the socket answers: the table and its limits are left alone."""

from __future__ import annotations

import json
from pathlib import Path

import aiohttp
import pytest
from server_kit import Server

from huetable.client import GuestClient
from huetable.core.codec import decode
from huetable.server.live import sockets
from huetable.server.ops.rate_limits import Bounds, Rate
from huetable.table.wire.protocol import Pong, ServerMessage, Welcome

PING = sockets.PING.decode()


async def greeted(server: Server, who: GuestClient, table: str) -> aiohttp.ClientWebSocketResponse:
    """A bare socket, after the greeting."""
    socket = await who.session.ws_connect(f"{who.address}/ws/{table}")
    while json.loads(await socket.receive_str())["is"] != "table":
        continue
    return socket


async def answer(socket: aiohttp.ClientWebSocketResponse) -> ServerMessage:
    message: ServerMessage = decode((await socket.receive_str()).encode(), ServerMessage)
    return message


async def test_a_ping_is_answered_by_the_socket_and_the_table_never_hears_of_it(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    who = await server.visitor()
    link = await server.open(who)
    socket = await greeted(server, who, link.table)
    table = server.lobby.tables[link.table]
    monkeypatch.setattr(table, "receive", None)
    # However it is spelled.
    for ping in (PING, '{"id": "anything", "do": "ping"}'):
        await socket.send_str(ping)
        assert await answer(socket) == Pong()
    monkeypatch.undo()
    await socket.close()


async def test_the_greeting_says_that_pings_are_answered(server: Server) -> None:
    who = await server.visitor()
    table = await server.join(who, await server.open(who))
    assert isinstance(table.welcome, Welcome)
    assert table.welcome.answers_pings


async def test_a_greeting_of_an_older_server_promises_no_answer() -> None:
    old = b'{"is":"welcome","version":1,"table":"t","code":"c","link":"l","talk":[],"history":[],"seqs":[]}'
    assert not decode(old, Welcome).answers_pings


async def test_pings_with_a_pause_between_them_cost_no_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000.0]
    monkeypatch.setattr(sockets, "monotonic", lambda: now[0])
    async with Server(tmp_path, bounds=Bounds(commands=Rate(1, 0))) as server:
        who = await server.visitor()
        socket = await greeted(server, who, (await server.open(who)).table)
        for _ in range(10):
            now[0] += sockets.PING_PAUSE
            await socket.send_str(PING)
            assert await answer(socket) == Pong()
        await socket.send_str('{"do":"react","id":"x","reaction":"wave"}')
        assert json.loads(await socket.receive_str())["is"] == "ack"
        await socket.close()


async def test_a_flood_of_pings_ends_its_own_connection(tmp_path: Path) -> None:
    async with Server(tmp_path, bounds=Bounds(commands=Rate(5, 0))) as server:
        host = await server.visitor()
        link = await server.open(host)
        other = await server.join(host, link)
        socket = await greeted(server, await server.visitor(), link.table)
        for _ in range(20):
            await socket.send_str(PING)
        said = [json.loads(frame.data) async for frame in socket]
        assert said[-1] == {"is": "goodbye", "reason": "flood", "come_back": 5000}
        assert said.count({"is": "pong"}) <= 7
        await other.ready()
