"""What a request may look like: anything else is refused at the door, and nothing a stranger sends is our fault."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path
from typing import Any

import pytest
from raw_http import exchange, random_request, status
from server_kit import Server, get

from huetable.server.door.http_server import TimeLimits
from huetable.server.door.networks import forwarded_address
from huetable.server.door.request_syntax import is_host, is_origin
from huetable.server.ops.rate_limits import Bounds, Rate

ENDLESS = Rate(1e9, 1e9)
BOUNDLESS = Bounds(requests=ENDLESS, tables=ENDLESS, wrong_codes=ENDLESS, socket_opens=ENDLESS)
HASTY = TimeLimits(first_request=0.5, idle=1, body=0.3, unread=1, closing=0.5)
REQUESTS = int(os.environ.get("HUETABLE_SOAK_REQUESTS", "50000"))


@pytest.mark.parametrize(
    "host",
    ["localhost", "games.example.org", "a_b.example.", "192.0.2.7:8000", "[::1]", "[2001:db8::1]:443", "x:"],
)
def test_a_host_is_a_name_or_an_address_and_perhaps_a_port(host: str) -> None:
    assert is_host(host)


@pytest.mark.parametrize(
    "host",
    [
        "",
        "[::1",
        "::1",
        "[::1]x",
        "[1.2.3]",
        "x:65536",
        "x:y",
        "a b",
        "\udcff",
        "ä.example",
        "a" * 254,
        "a/b",
        "user@host",
        "[fe80::1%25eth0]",
        "x:" + "1" * 5000,
        "x\n",
    ],
)
def test_anything_else_is_no_host(host: str) -> None:
    assert not is_host(host)


def test_an_origin_is_null_or_a_scheme_and_a_host() -> None:
    for origin in ("null", "https://games.example.org", "http://[::1]:8000", "file://", "app-x://abc"):
        assert is_origin(origin)
    for origin in ("http://[::1", "http://x/y", "//x", "http://\udcff", "http://a b", "x", ""):
        assert not is_origin(origin)


async def answer(server: Server, *lines: str, version: str = "1.1", path: str = "/api/me") -> tuple[Any, Any]:
    head = [f"GET {path} HTTP/{version}", *lines, "Connection: close", "", ""]
    got = await exchange(server.address, "\r\n".join(head).encode("utf-8", "surrogateescape"))
    return status(got), json.loads(got.partition(b"\r\n\r\n")[2] or b"{}").get("sentence", "")


async def test_a_host_that_cannot_be_is_refused_with_a_reason(server: Server) -> None:
    for host in ("\udcff\udcfe", "[::1", "a b", "x:99999", ""):
        code, sentence = await answer(server, f"Host: {host}")
        assert (code, "Host" in sentence) == (400, True), host
    assert (await exchange(server.address, b"GET /api/me HTTP/1.1\r\n\r\n"))[9:12] == b"400"
    assert (await answer(server, version="1.0"))[0] == 200, "a monitor of the old kind needs none"
    for host in ("[::1]:8000", "localhost", "EXAMPLE.org:80"):
        assert (await answer(server, f"Host: {host}"))[0] == 200


async def test_an_origin_that_cannot_be_is_refused_with_a_reason(server: Server) -> None:
    for origin in ("http://[::1", "http://\udcff", "nonsense"):
        code, sentence = await answer(server, "Host: x", f"Origin: {origin}")
        assert (code, "Origin" in sentence) == (400, True), origin


async def test_a_socket_by_a_host_that_cannot_be_is_refused_and_the_table_plays_on(server: Server) -> None:
    game = await server.game(2)
    table = game[0].welcome.table if game[0].welcome else ""
    socket = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
    assert (await answer(server, "Host: \udcff", *socket, key, path=f"/ws/{table}"))[0] == 400
    assert (await answer(server, "Host: x", *socket, "sec-websocket-key: \udcff", path=f"/ws/{table}"))[
        0
    ] == 400
    server.lobby.tables[table].log_writer.reload(None)
    await game[0].play({"type": "nod"})
    await game[1].play({"type": "nod"})


@pytest.mark.parametrize("seat", ["1" * 5000, "-1", "\u0663", "1.5", "1e9", "x"])
async def test_a_seat_that_is_no_number_is_no_seat(server: Server, seat: str) -> None:
    game = await server.game(2)
    who = await server.visitor()
    table = game[0].welcome.table if game[0].welcome else ""
    path = f"{server.address}/api/tables/{table}/blobs"
    async with who.session.post(path, params={"seat": seat}, data=b"") as got:
        assert got.status < 500
    async with who.session.get(
        f"{server.address}/api/tables/{table}/games/1/replay", params={"seat": seat}
    ) as got:
        assert got.status == 404


def test_the_last_address_that_a_proxy_names_counts_however_it_is_written() -> None:
    assert forwarded_address("203.0.113.9, 198.51.100.7") == "198.51.100.7"
    assert forwarded_address("198.51.100.7:4711") == "198.51.100.7"
    assert forwarded_address("[2001:db8::7]:4711") == forwarded_address("2001:db8::7") == "2001:db8::7"
    assert forwarded_address("::ffff:198.51.100.7") == "198.51.100.7"
    assert forwarded_address("unknown") is forwarded_address("") is forwarded_address("x" * 9000) is None


async def test_a_second_forwarded_line_is_the_proxys_and_not_the_clients(tmp_path: Path) -> None:
    bounds = Bounds(wrong_codes=Rate(1, 0))
    async with Server(tmp_path, bounds=bounds, trust_proxy=True) as server:
        for number, made_up in enumerate(("203.0.113.9", "203.0.113.10")):
            lines = ["Host: x", f"X-Forwarded-For: {made_up}", "X-Forwarded-For: 198.51.100.7"]
            assert (await answer(server, *lines, path="/api/codes/x"))[0] == (404, 429)[number]


async def fuzz(tmp_path: Path, requests: int, seed: int) -> None:
    chance = random.Random(seed)
    async with Server(tmp_path, bounds=BOUNDLESS, times=HASTY) as server:
        link = await server.open(await server.visitor())
        for _ in range(requests):
            request = random_request(chance, link.table)
            got = await exchange(server.address, request)
            assert (status(got) or 0) < 500, request
        who = await server.visitor()
        assert (await get(who, "/api/home")).status == 200
        await (await server.game(2))[0].play({"type": "nod"})


async def test_no_request_of_hundreds_is_answered_with_a_fault_of_ours(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await fuzz(tmp_path, 400, seed=1)
    assert "failed" not in caplog.text
    assert "127.0.0.1" not in caplog.text.replace("127.0.0.1: Client protocols", "")


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
async def test_no_request_of_many_thousands_is_answered_with_a_fault_of_ours(
    tmp_path: Path, seed: int
) -> None:
    """As many in all as HUETABLE_SOAK_REQUESTS says."""
    await fuzz(tmp_path, REQUESTS // 4, seed + 100)
