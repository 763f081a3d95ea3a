"""A server that is there and says nothing, or not yet again: the client tries once more, and ends with an exception."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import aiohttp
import pytest
from aiohttp import web
from cut_off_kit import Wire
from server_kit import Server

from huetable.client import CommandRefused, ConnectionClosed, GuestClient, RequestRefused, overdue

SOON = 10


@pytest.fixture
async def silent(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """The address of a server that opens sockets, answers the pings of WebSocket, and never says a word."""
    monkeypatch.setattr(overdue, "ANSWER_WITHIN", 0.02)

    async def listen(request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        async for _ in socket:
            pass
        return socket

    app = web.Application()
    app.add_routes([web.get("/ws/{table}", listen)])
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    await runner.cleanup()


@pytest.mark.parametrize("patience", [0, 0.1])
async def test_a_server_that_never_greets_is_an_exception(silent: str, patience: float) -> None:
    async with GuestClient(silent, patience=patience) as ben, asyncio.timeout(SOON):
        with pytest.raises(ConnectionClosed):
            await ben.join("table")


async def test_an_answer_that_never_comes_is_asked_for_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a new connection; the move counts once."""
    async with (
        Wire(server.address) as wire,
        GuestClient(wire.address, patience=SOON) as ben,
        asyncio.timeout(SOON),
    ):
        table = await ben.join((await server.open(ben, bots=("normal",), start=True)).link)
        await anext(table.turns())
        assert table.position is not None
        before, first = table.position.seq, table.socket
        monkeypatch.setattr(overdue, "ANSWER_WITHIN", 0.3)
        wire.swallow = True
        playing = asyncio.ensure_future(table.play({"type": "roll"}))
        await wire.swallowed.wait()
        wire.swallow = False
        assert (await playing).seq == before + 1
        assert table.socket is not first


async def test_a_ping_on_a_closing_connection_hides_nothing_that_came_after_it(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """aiohttp answers pings while it reads, and that fails once the other side has closed."""
    ann = await server.visitor()
    table = await server.join(ann, await server.open(ann))
    receive, failures = table.socket.receive, [aiohttp.ClientConnectionResetError("closing")]

    async def receive_after_a_ping(seconds: float | None) -> aiohttp.WSMessage:
        if failures:
            raise failures.pop()
        return await receive(seconds)

    monkeypatch.setattr(table.socket, "receive", receive_after_a_ping)
    async with asyncio.timeout(SOON):
        await table.say("Hello")
    assert failures == []


class Uploads:
    """Fails as it is told, one time after another, and then takes what is handed in."""

    def __init__(self, *failures: Exception) -> None:
        self.left = [*failures]
        self.taken = 0

    async def __call__(self, data: bytes, seat: int) -> str:
        if self.left:
            raise self.left.pop(0)
        self.taken += 1
        return ""


async def hand_in(server: Server, uploads: Uploads, patience: float) -> None:
    ann = await server.visitor()
    ann.patience = patience
    table = await server.join(ann, await server.open(ann, game="gallery", bots=("normal",), start=True))
    turn = await anext(table.turns())
    table._hand_in = uploads
    async with asyncio.timeout(SOON):
        await table.play({"type": "hang", "picture": turn.attach(b"a picture")})


async def test_an_upload_is_tried_again_while_the_server_restarts(server: Server) -> None:
    uploads = Uploads(aiohttp.ServerDisconnectedError(), RequestRefused(503, "no"))
    with pytest.raises(CommandRefused):
        # The table does not know the picture, as nothing went to it.
        await hand_in(server, uploads, SOON)
    assert uploads.taken == 1


async def test_an_upload_that_the_server_does_not_take_is_a_refusal(server: Server) -> None:
    with pytest.raises(CommandRefused, match="too large"):
        await hand_in(server, Uploads(RequestRefused(413, "too large")), SOON)


@pytest.mark.parametrize("failure", [aiohttp.ServerDisconnectedError(), OSError(), TimeoutError()])
async def test_an_upload_that_nobody_takes_is_a_closed_connection(server: Server, failure: Exception) -> None:
    with pytest.raises(ConnectionClosed):
        await hand_in(server, Uploads(failure), 0)
