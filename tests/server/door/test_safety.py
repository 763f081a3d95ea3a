"""What strangers can do over a socket: end their own connection, and nothing else."""

import asyncio
import json
import os
import random
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from server_kit import Server, get, post

from huetable.client import ConnectionClosed, GuestClient, RequestRefused
from huetable.core.codec import encode
from huetable.server.live.websocket import MOST_BYTES
from huetable.server.ops.rate_limits import Bounds, Buckets, Limits, Rate
from huetable.table.wire.protocol import Goodbye, Ready

MUTATIONS = int(os.environ.get("HUETABLE_SOAK_MUTATIONS", "100000"))

JUNK = [
    "",
    "null",
    "[]",
    "{}",
    '{"do":"play"}',
    '{"do":"fly","id":"x"}',
    '{"do":"ready","id":""}',
    '{"do":"ready","id":"x","extra":1}',
    '{"do":["ready"],"id":"x"}',
    '{"do":"ready","id":{"x":1}}',
    '{"do":"play","id":"x","seat":1e999,"move":{}}',
    '{"do":"sit","id":"x","name":"' + "x" * 201 + '"}',
    '{"do":"say","id":"x","text":"\\ud800"}',
    "[" * 5000,
    '{"do":"set_table","id":"x","options":' + '{"a":' * 1500 + "1" + "}" * 1500 + "}",
]


async def raw(who: GuestClient, table: str) -> aiohttp.ClientWebSocketResponse:
    return await who.session.ws_connect(f"{who.address}/ws/{table}")


async def parted(socket: aiohttp.ClientWebSocketResponse) -> str | None:
    """Why the server hung up; None if it just did."""
    reason = None
    async for frame in socket:
        message = json.loads(frame.data)
        if message["is"] == "goodbye":
            reason = message["reason"]
    await socket.close()
    return reason


async def test_one_bad_frame_ends_one_connection(server: Server) -> None:
    game = await server.game(2)
    table = game[0].welcome.table if game[0].welcome else ""
    for junk in JUNK:
        socket = await raw(await server.visitor(), table)
        await socket.send_str(junk)
        assert await parted(socket) == "nonsense", junk[:40]
    await game[0].play({"type": "nod"})


async def test_frames_that_are_no_text_or_too_large_end_the_connection(server: Server) -> None:
    game = await server.game(2)
    who = await server.visitor()
    table = game[0].welcome.table if game[0].welcome else ""
    socket = await raw(who, table)
    await socket.send_bytes(b"\x00\x01")
    assert await parted(socket) == "nonsense"
    socket = await raw(who, table)
    await socket.send_str('{"do":"say","id":"x","text":"' + "x" * MOST_BYTES + '"}')
    assert await parted(socket) is None
    await game[0].play({"type": "nod"})


async def test_text_that_is_no_utf8_ends_the_connection(server: Server) -> None:
    game = await server.game(2)
    table = game[0].welcome.table if game[0].welcome else ""
    socket = await raw(await server.visitor(), table)
    await socket._writer.send_frame(b'{"do":"say","id":"x","text":"\xff"}', aiohttp.WSMsgType.TEXT)
    assert await parted(socket) in ("nonsense", None)
    await game[0].play({"type": "nod"})


def mutate(frame: bytes, chance: random.Random) -> bytes:
    """One to four small changes anywhere."""
    data = bytearray(frame)
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(data) + 1)
        match chance.randrange(4):
            case 0:
                data[place:place] = bytes([chance.randrange(256)])
            case 1:
                del data[place : place + chance.randint(1, 4)]
            case 2:
                data[place:place] = chance.choice(
                    [b"null", b"{", b"]", b'"', b"-1", b"1e400", b"\\u0000", b"true"]
                )
            case _:
                other = chance.randrange(len(data) + 1)
                data[place:place] = data[min(place, other) : max(place, other)][:40]
    return bytes(data)


SEEDS = [
    b'{"do":"play","id":"a","seat":0,"move":{"type":"nod"}}',
    b'{"do":"play","id":"b","seat":0,"move":{"type":"accuse","whom":1}}',
    b'{"do":"set_table","id":"c","options":{"rounds":3},"pace":"calm"}',
    b'{"do":"propose","id":"d","vote":"kick","chair":1}',
    b'{"do":"cast_vote","id":"e","vote":"kick/9","yes":true}',
    b'{"do":"sit","id":"f","name":"Eve","chair":1,"nonce":"n"}',
    b'{"do":"ready","id":"g","ready":true,"nonce":"n"}',
    b'{"do":"mute","id":"h","chair":1,"muted":true}',
    b'{"do":"say","id":"i","text":"hello"}',
]


async def hammer(server: Server, frames: int, seed: int) -> None:
    chance = random.Random(seed)
    game = await server.game(2)
    table = game[0].welcome.table if game[0].welcome else ""
    sent = 0
    who = await server.visitor()
    while sent < frames:
        socket = await raw(who, table)
        for _ in range(40):
            sent += 1
            await socket._writer.send_frame(mutate(chance.choice(SEEDS), chance), aiohttp.WSMsgType.TEXT)
            if socket._reader.exception() or socket.closed:
                break
        await socket.close()
    assert (await get(who, "/healthz")).status == 200
    fresh = await server.game(2)
    await fresh[0].play({"type": "nod"})


BOUNDLESS = Bounds(
    commands=Rate(1e9, 1e9), requests=Rate(1e9, 1e9), tables=Rate(1e9, 1e9), socket_opens=Rate(1e9, 1e9)
)


async def test_two_thousand_mutated_frames_hurt_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Server(tmp_path, bounds=BOUNDLESS) as server:
        await hammer(server, 2_000, seed=1)
    assert "failed" not in caplog.text
    assert "applying an event failed" not in caplog.text


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
async def test_many_thousand_mutated_frames_hurt_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, seed: int
) -> None:
    """As many in all as HUETABLE_SOAK_MUTATIONS says."""
    async with Server(tmp_path, bounds=BOUNDLESS) as server:
        await hammer(server, MUTATIONS // 10, seed)
    assert "failed" not in caplog.text


async def test_a_flood_is_cut_off(tmp_path: Path) -> None:
    async with Server(tmp_path, bounds=Bounds(commands=Rate(10, 1))) as server:
        game = await server.game(2)
        table = game[0].welcome.table if game[0].welcome else ""
        socket = await raw(await server.visitor(), table)
        for number in range(20):
            await socket.send_str(encode(Ready(f"c{number}")).decode())
        assert await parted(socket) == "flood"
        assert server.lobby.services.metrics.floods >= 1
        await game[0].play({"type": "nod"})


async def test_a_slow_reader_is_cut_off_and_nobody_waits_for_it(tmp_path: Path) -> None:
    async with Server(tmp_path, bounds=BOUNDLESS) as server:
        game = await server.game(2)
        table = game[0].welcome.table if game[0].welcome else ""
        slow = await raw(await server.visitor(), table)
        assert slow._response is not None
        assert slow._response.connection is not None
        transport: Any = slow._response.connection.transport
        transport.pause_reading()
        live = server.lobby.tables[table]
        before = len(live.connections.clients)
        payload = (
            b'{"is":"said","talk":{"number":1,"name":"x","colour":null,"text":"' + b"x" * 60_000 + b'"}}'
        )
        for _ in range(400):
            for client in tuple(live.connections.clients):
                if not client.chairs:
                    client.send(payload)
            await asyncio.sleep(0)
            if server.lobby.services.metrics.slow_readers:
                break
        assert server.lobby.services.metrics.slow_readers == 1
        await asyncio.sleep(0.05)
        assert len(live.connections.clients) == before - 1
        await game[0].play({"type": "nod"})
        transport.resume_reading()
        await slow.close()


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1.evil.example", "file://"]
)
async def test_no_other_sites_page_acts_for_a_guest(server: Server, origin: str) -> None:
    who = await server.visitor()
    link = await server.open(who)
    headers = {"Origin": origin}
    for path in ("/api/tables", "/api/me/forget", "/api/me/device"):
        assert (await post(who, path, json={}, headers=headers)).status == 403
    with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
        await who.session.ws_connect(f"{server.address}/ws/{link.table}", headers=headers)
    assert server.lobby.services.metrics.wrong_origins == 4


async def test_our_own_page_may_act_under_the_address_that_people_type(tmp_path: Path) -> None:
    async with Server(tmp_path, public_url="https://games.example.org") as server:
        who = await server.visitor()
        for origin in ("https://games.example.org", server.address):
            answer = await post(who, "/api/me/device", headers={"Origin": origin})
            assert answer.status == 201
            assert (await answer.json())["link"].startswith("https://games.example.org/move/")


async def test_a_proxy_is_believed_only_where_there_is_one(tmp_path: Path) -> None:
    """Somebody who guesses codes cannot shake off the count by making up addresses."""
    bounds = Bounds(wrong_codes=Rate(1, 0))
    for trust, second in ((False, 429), (True, 404)):
        async with Server(tmp_path / str(trust), bounds=bounds, trust_proxy=trust) as server:
            who = await server.visitor()
            forwarded = {"X-Forwarded-For": "203.0.113.9, 198.51.100.7"}
            assert (await get(who, "/api/codes/x")).status == 404
            assert (await get(who, "/api/codes/x", headers=forwarded)).status == second


async def test_one_guest_opens_only_so_many_tables(tmp_path: Path) -> None:
    async with Server(tmp_path, bounds=Bounds(tables=Rate(1, 0))) as server:
        who = await server.visitor()
        wish = {"game": "parlour", "name": "Ann"}
        assert [(await post(who, "/api/tables", json=wish)).status for _ in range(2)] == [201, 429]


async def test_one_address_asks_only_so_much(tmp_path: Path) -> None:
    bounds = Bounds(requests=Rate(2, 0), tables_of_address=Rate(0, 0))
    async with Server(tmp_path, bounds=bounds, trust_proxy=True) as server:
        who = await server.visitor()
        from_afar = {"X-Forwarded-For": "203.0.113.9"}
        wish = {"game": "parlour", "name": "Ann"}
        assert (await post(who, "/api/tables", json=wish, headers=from_afar)).status == 429
        assert (await get(who, "/", headers=from_afar)).status == 200
        assert (await get(who, "/", headers=from_afar)).status == 429
        assert (await get(who, "/")).status == 200


@pytest.mark.rule("TABLE-41")
async def test_guessing_codes_is_slow_and_counted(tmp_path: Path) -> None:
    async with Server(tmp_path, bounds=Bounds(wrong_codes=Rate(3, 0))) as server:
        who = await server.visitor()
        link = await server.open(who)
        codes = [(await get(who, f"/api/codes/amber-otter-{number}")).status for number in range(5)]
        assert codes == [404, 404, 404, 429, 429]
        assert (await get(who, f"/api/codes/{link.code}")).status == 429, "a right one is no way out"
        assert server.lobby.services.metrics.wrong_codes == 3


async def test_a_guest_has_only_so_many_sockets(tmp_path: Path) -> None:
    async with Server(tmp_path, bounds=Bounds(sockets_of_guest=2)) as server:
        who = await server.visitor()
        link = await server.open(who)
        first = await server.join(who, link)
        await server.join(who, link)
        with pytest.raises(RequestRefused, match="429"):
            await who.join(link.link)
        await first.close()
        await asyncio.sleep(0.05)
        await server.join(who, link)


def test_buckets_fill_with_time_and_the_shelf_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    buckets = Buckets(Rate(2, 0.5), lambda: now)
    assert [buckets.allow("a") for _ in range(3)] == [True, True, False]
    now = 2.0
    assert [buckets.allow("a") for _ in range(2)] == [True, False]
    monkeypatch.setattr("huetable.server.ops.rate_limits.MOST_BUCKETS", 5)
    for number in range(100):
        buckets.allow(number)
    assert len(buckets) <= 6


def test_an_address_has_only_so_many_sockets_unless_it_is_this_machine() -> None:
    limits = Limits(Bounds(sockets_of_address=1))
    assert limits.connect("a", "203.0.113.9")
    assert not limits.connect("b", "203.0.113.9")
    assert limits.connect("b", "127.0.0.1")
    assert limits.connect("c", "127.0.0.1")
    limits.disconnect("a", "203.0.113.9")
    assert limits.connect("b", "203.0.113.9")


async def test_a_restart_tells_everybody_to_come_back(tmp_path: Path) -> None:
    async with Server(tmp_path) as server:
        table = (await server.game(2))[0]
        server.lobby.close()
        with pytest.raises(ConnectionClosed) as emitted:
            await table.until(Goodbye)
    goodbye = emitted.value.goodbye
    assert goodbye is not None
    assert goodbye.reason == "restart"
    assert 2000 < (goodbye.come_back or 0) < 4000


def test_who_is_cut_off_again_and_again_comes_back_ever_more_slowly() -> None:
    limits = Limits(Bounds(socket_opens=Rate(3, 1)), clock := Ticking())
    for _ in range(3):
        assert limits.connect("ann", "127.0.0.1")
        limits.disconnect("ann", "127.0.0.1")
    assert not limits.connect("ann", "127.0.0.1")
    assert limits.connect("ben", "127.0.0.1")
    clock.now += 1
    assert limits.connect("ann", "127.0.0.1")


class Ticking:
    now = 0.0

    def __call__(self) -> float:
        return self.now
