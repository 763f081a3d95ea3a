"""Limits at the door: each attack ends its own connections, and those who are known still come in."""

from __future__ import annotations

import asyncio
import resource
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import pytest
from raw_http import exchange, status
from server_kit import Server, get, post

from huetable.server.door.connection_limits import ConnectionLimits, ServerFull
from huetable.server.door.file_limit import connections_within, raise_file_limit
from huetable.server.door.http_server import TimeLimits
from huetable.server.door.networks import networks_of
from huetable.server.live import websocket
from huetable.server.ops.metrics import Metrics
from huetable.server.ops.rate_limits import Bounds, Limits, Rate

HASTY = TimeLimits(first_request=0.15, idle=0.15, body=0.15, unread=0.15, closing=0.15)
PATIENT = TimeLimits(first_request=30, idle=30, body=30, unread=30, closing=30)
HEAD = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"


class Wire:
    """A connection by the byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def to(cls, server: Server, source: str = "127.0.0.1") -> Wire:
        parts = urlsplit(server.address)
        return cls(*await asyncio.open_connection(parts.hostname, parts.port, local_addr=(source, 0)))

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    async def rest(self) -> bytes:
        """Everything until the server hangs up; fails if it never does."""
        try:
            async with asyncio.timeout(5):
                return await self.reader.read()
        except ConnectionError:
            return b""
        finally:
            self.writer.close()

    async def trickle(self, data: bytes) -> bytes:
        """A byte now and then, until the server has had enough."""

        async def write() -> None:
            for byte in data:
                self.send(bytes([byte]))
                await asyncio.sleep(0.03)

        writing = asyncio.create_task(write())
        try:
            return await self.rest()
        finally:
            writing.cancel()


# Time


async def test_headers_that_trickle_in_are_not_waited_for(tmp_path: Path) -> None:
    async with Server(tmp_path, times=HASTY) as server:
        silent, slow = await Wire.to(server), await Wire.to(server)
        assert list(await asyncio.gather(silent.rest(), slow.trickle(HEAD * 100))) == [b"", b""]


async def test_an_idle_connection_is_closed_also_if_the_next_request_trickles_in(tmp_path: Path) -> None:
    async with Server(tmp_path, times=HASTY) as server:
        idle, slow = await Wire.to(server), await Wire.to(server)
        for wire in (idle, slow):
            wire.send(HEAD + b"\r\n")
            assert (await wire.reader.readuntil(b"}"))[9:12] == b"200"
        assert list(await asyncio.gather(idle.rest(), slow.trickle(HEAD * 100))) == [b"", b""]


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/{table}/blobs"])
async def test_a_body_that_does_not_come_is_answered_with_too_slow(tmp_path: Path, path: str) -> None:
    async with Server(tmp_path, times=HASTY) as server:
        link = await server.open(await server.visitor(), game="gallery")
        wire = await Wire.to(server)
        target = path.format(table=link.table).encode()
        wire.send(b"POST %b HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n" % target)
        wire.send(b"{" * 4000)
        got = await wire.rest()
        assert status(got) == 408
        assert b"took too long" in got


async def test_an_answer_that_nobody_reads_is_not_kept(tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    pages.mkdir()
    (pages / "large.bin").write_bytes(bytes(16_000_000))
    async with Server(tmp_path, times=HASTY, static=pages) as server:
        parts = urlsplit(server.address)
        with socket.socket() as reader:
            reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            reader.setblocking(False)
            await asyncio.get_running_loop().sock_connect(reader, (parts.hostname, parts.port))
            await asyncio.get_running_loop().sock_sendall(
                reader, b"GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n"
            )
            await until(lambda: len(server.connections) == 1)
            await until(lambda: len(server.connections) == 0)


async def until(holds: Callable[[], bool]) -> None:
    for _ in range(500):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("waited five seconds")


async def test_a_socket_that_sends_half_a_frame_and_stops_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "BEAT", 0.1)
    async with Server(tmp_path, times=PATIENT) as server:
        who = await server.visitor()
        link = await server.open(who)
        stopped, slow = await upgraded(server, link.table), await upgraded(server, link.table)
        stopped.send(b"\x81\xfe\x20\x00\x00\x00\x00\x00half")
        await asyncio.gather(stopped.rest(), slow.trickle(b"\x81\xfe\x20\x00\x00\x00\x00\x00" + b"x" * 500))
        await until(lambda: not server.lobby.tables[link.table].connections.clients)
        monkeypatch.undo()
        assert (await server.join(who, link)).chair == 0


async def upgraded(server: Server, table: str) -> Wire:
    wire = await Wire.to(server)
    wire.send(
        b"GET /ws/%b HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n" % table.encode()
    )
    assert (await wire.reader.readuntil(b"\r\n\r\n"))[9:12] == b"101"
    return wire


async def test_a_slow_but_honest_upload_and_a_quiet_socket_are_left_alone(tmp_path: Path) -> None:
    times = TimeLimits(first_request=0.1, idle=0.1, body=5, unread=0.1, closing=0.1)
    async with Server(tmp_path, times=times) as server:
        game = await server.game(2)
        wire, wish = await Wire.to(server), b'{"game":"parlour","name":"Ann"}'
        wire.send(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % len(wish))
        wire.send(wish[:10])
        await asyncio.sleep(0.3)
        wire.send(wish[10:])
        assert status(await wire.rest()) == 201
        await game[0].play({"type": "nod"})


# Number


class Fake:
    """A connection as the limits see it."""

    def __init__(self, *, is_idle: bool = True) -> None:
        self.is_idle = is_idle
        self.aborted = False

    def abort(self) -> None:
        self.aborted = True


def limits(**bounds: Any) -> ConnectionLimits:
    return ConnectionLimits(Bounds(**bounds), Metrics())


FAR = "203.0.113."


def test_strangers_cannot_use_up_the_share_of_known_guests() -> None:
    counted = limits(connections=4, known_share=0.5)
    busy = [Fake(is_idle=False) for _ in range(2)]
    for number, each in enumerate(busy):
        assert counted.admit(each, f"{FAR}{number}")
        counted.identify(each, known=False, socket=True)
    # Beyond their share strangers get as far as their first request, and no further.
    stranger, friend = Fake(), Fake()
    assert counted.admit(stranger, f"{FAR}8")
    assert counted.is_on_trial(stranger)
    with pytest.raises(ServerFull):
        counted.identify(stranger, known=False, socket=False)
    assert counted.admit(friend, f"{FAR}9")
    counted.identify(friend, known=True, socket=True)
    assert not counted.is_on_trial(friend)


def test_whoever_has_been_idle_for_longest_makes_room() -> None:
    counted = limits(connections=4, known_share=0.25)
    idle = [Fake() for _ in range(4)]
    for number, each in enumerate(idle):
        assert counted.admit(each, f"{FAR}{number}")
    friend = Fake()
    assert counted.admit(friend, f"{FAR}9")
    assert [each.aborted for each in idle] == [False, False, False, True], "on trial, so first to go"
    counted.identify(friend, known=True, socket=True)
    stranger = Fake()
    assert counted.admit(stranger, f"{FAR}10")
    counted.identify(stranger, known=False, socket=False)
    assert idle[0].aborted
    assert len(counted) == 4


def test_a_server_full_of_people_who_play_takes_nobody_else_and_ends_nobodys_game() -> None:
    counted = limits(connections=3, known_share=0)
    playing = [Fake(is_idle=False) for _ in range(3)]
    assert all(counted.admit(each, f"{FAR}{number}") for number, each in enumerate(playing))
    assert not counted.admit(Fake(), f"{FAR}9")
    assert not any(each.aborted for each in playing)
    counted.release(playing[0])
    assert counted.admit(Fake(), f"{FAR}9")


def test_an_address_has_only_so_many_connections_and_a_wide_network_eight_times_as_many() -> None:
    counted = limits(connections_of_address=2)
    assert [counted.admit(Fake(), f"{FAR}1") for _ in range(3)] == [True, True, False]
    assert counted.admit(Fake(), f"{FAR}2")
    same_64 = [f"2001:db8:0:1::{number}" for number in range(3)]
    assert [counted.admit(Fake(), address) for address in same_64] == [True, True, False]
    same_48 = [f"2001:db8:0:{number}::1" for number in range(2, 20)]
    assert [counted.admit(Fake(), address) for address in same_48].count(True) == 14
    assert counted.admit(Fake(), "2001:db8:1::1")


def test_an_address_opens_connections_only_so_fast() -> None:
    now = 0.0
    bounds = Bounds(connection_opens=Rate(2, 1))
    counted = ConnectionLimits(bounds, Metrics(), clock=lambda: now)
    fakes = [Fake() for _ in range(3)]
    assert [counted.admit(each, f"{FAR}1") for each in fakes] == [True, True, False]
    for each in fakes:
        counted.release(each)
    assert not counted.admit(Fake(), f"{FAR}1"), "closing them does not help"
    now = 1.0
    assert counted.admit(Fake(), f"{FAR}1")


def test_a_trusted_proxy_and_this_machine_are_bounded_only_by_the_total() -> None:
    proxy = ConnectionLimits(Bounds(connections=3, connections_of_address=1), Metrics(), behind_proxy=True)
    home = limits(connections=3, connections_of_address=1)
    for counted, address in ((proxy, "172.17.0.1"), (home, "127.0.0.1")):
        assert [counted.admit(Fake(is_idle=False), address) for _ in range(4)] == [True] * 3 + [False]
    strict = limits(connections_of_address=1, spare_local=False)
    assert [strict.admit(Fake(), "127.0.0.9") for _ in range(2)] == [True, False]


def test_nothing_is_left_of_connections_that_have_gone() -> None:
    counted = limits()
    for number in range(50):
        fake = Fake()
        counted.admit(fake, f"2001:db8::{number}")
        counted.identify(fake, known=bool(number % 2), socket=bool(number % 3))
        counted.release(fake)
        counted.release(fake)
    assert len(counted) == 0
    assert counted._of_network == {}


@pytest.mark.rule("TABLE-62")
async def test_a_full_server_lets_a_known_guest_in_and_tells_a_stranger_to_come_back(tmp_path: Path) -> None:
    bounds = Bounds(connections=6, known_share=0.5)
    async with Server(tmp_path, bounds=bounds, times=PATIENT) as server:
        ann = await server.visitor()
        link = await server.open(ann)
        assert ann.session.connector is not None
        await ann.session.connector.close()
        cookies = {cookie.key: cookie.value for cookie in ann.session.cookie_jar}
        await until(lambda: len(server.connections) == 0)
        watchers = [await upgraded(server, link.table) for _ in range(3)]
        # A stranger is told why, also for a file; a guest with a chair plays.
        for path in (b"/api/home", b"/icon.svg"):
            got = await exchange(server.address, b"GET %b HTTP/1.1\r\nHost: x\r\n\r\n" % path)
            assert (status(got), b"TABLE-62" in got) == (503, True)
        page = b"GET / HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\n\r\n"
        assert b"<h1" in await exchange(server.address, page)
        async with aiohttp.ClientSession(cookies=cookies) as again:
            async with again.get(f"{server.address}/api/me") as mine:
                assert (await mine.json())["name"] == "Ann"
            async with again.ws_connect(f"{server.address}/ws/{link.table}") as seat:
                assert '"yours":true' in (await seat.receive_str()) + (await seat.receive_str())
        assert server.lobby.services.metrics.turned_away == 0
        for wire in watchers:
            wire.writer.close()


async def test_idle_connections_from_many_addresses_keep_nobody_out(tmp_path: Path) -> None:
    """As many as there is room for, none of which ever asks for anything."""
    bounds = Bounds(connections=20, known_share=0.25, connections_of_address=5, spare_local=False)
    async with Server(tmp_path, bounds=bounds, times=PATIENT) as server:
        wires = [await Wire.to(server, f"127.1.{number // 5}.1") for number in range(40)]
        who = await server.visitor()
        link = await server.open(who)
        seat = await server.join(who, link)
        assert seat.chair == 0
        assert len(server.connections) <= 20
        assert server.lobby.services.metrics.turned_away >= 20
        for wire in wires:
            wire.writer.close()


async def test_a_connection_too_many_from_one_address_is_told_so(tmp_path: Path) -> None:
    bounds = Bounds(connections_of_address=2, spare_local=False)
    async with Server(tmp_path, bounds=bounds, times=PATIENT) as server:
        wires = [await Wire.to(server, "127.9.9.9") for _ in range(2)]
        await until(lambda: len(server.connections) == 2)
        third = await Wire.to(server, "127.9.9.9")
        got = await third.rest()
        assert got.startswith(b"HTTP/1.1 503 This server is full right now.")
        assert b"Huetable is full</h1>" in got
        assert (await get(await server.visitor(), "/healthz")).status == 200, "another address"
        for wire in wires:
            wire.writer.close()


# Rates


def test_requests_tables_and_sockets_are_counted_by_the_networks_of_an_address() -> None:
    counted = Limits(Bounds(requests=Rate(1, 0), tables_of_address=Rate(1, 0), sockets_of_address=1))
    ways: list[Callable[[str, str], bool]] = [
        lambda address, guest: counted.may_request(address),
        lambda address, guest: counted.may_open(guest, address),
        lambda address, guest: counted.connect(guest, address),
    ]
    for asked in ways:
        assert asked("2001:db8::1", "ann")
        assert not asked("2001:db8::2", "ben"), "the same /64"
        others = [asked(f"2001:db8:0:{number}::1", f"guest {number}") for number in range(1, 12)]
        assert others.count(True) == 7, "the same /48"
        assert asked("2001:db9::1", "eve")


def test_all_strangers_together_ask_only_so_much_and_known_guests_are_not_counted_with_them() -> None:
    counted = Limits(Bounds(stranger_requests=Rate(3, 0), stranger_sockets=Rate(1, 0)))
    asked = [counted.may_strangers(f"{FAR}{n}", cookie=False, socket=n < 2) for n in range(6)]
    assert asked == [True, False, True, True, False, False]
    assert counted.may_strangers(f"{FAR}1", cookie=True, socket=True), "may be a guest after all"
    assert counted.may_strangers("127.0.0.1", cookie=False, socket=True)


async def test_a_flood_of_strangers_does_not_stop_known_guests(tmp_path: Path) -> None:
    bounds = Bounds(stranger_requests=Rate(8, 0), stranger_sockets=Rate(2, 0), spare_local=False)
    async with Server(tmp_path, bounds=bounds) as server:
        ann = await server.visitor()
        link = await server.open(ann)
        statuses = [(await get(await server.visitor(), "/api/home")).status for _ in range(12)]
        assert statuses.count(503) >= 4
        for _ in range(12):
            assert (await get(ann, "/api/home")).status == 200
        assert (await server.join(ann, link)).chair == 0


def test_guests_behind_one_address_share_what_they_may_send() -> None:
    counted = Limits(Bounds(commands=Rate(3, 0), commands_of_address=Rate(5, 0)))
    guests = [counted.command_budget(f"guest {number}", f"{FAR}1") for number in range(3)]
    assert [sum(budget.allow() for _ in range(4)) for budget in guests] == [3, 2, 0]
    assert counted.command_budget("ann", f"{FAR}2").allow()
    here = [counted.command_budget(f"player {number}", "127.0.0.1") for number in range(3)]
    assert [sum(budget.allow() for _ in range(4)) for budget in here] == [3, 3, 3]


def test_an_address_of_ipv4_in_ipv6_is_counted_as_what_it_is() -> None:
    assert networks_of("::ffff:203.0.113.9") == networks_of("203.0.113.9")
    assert networks_of("fe80::1%eth0") == networks_of("fe80::2")
    assert networks_of("nonsense" * 1000).narrow == ("nonsense" * 1000)[:64]
    assert networks_of("::1").local


# Codes


@pytest.mark.rule("TABLE-63")
async def test_wrong_codes_from_many_addresses_close_one_tables_code_and_no_other(tmp_path: Path) -> None:
    bounds = Bounds(wrong_codes=Rate(2, 0), wrong_codes_of_table=Rate(4, 0))
    async with Server(tmp_path, bounds=bounds, trust_proxy=True) as server:
        who = await server.visitor()
        mine, other = await server.open(who), await server.open(who)
        words = mine.code.rpartition("-")[0]

        async def guess(code: str, address: str) -> tuple[int, str]:
            got = await get(who, f"/api/codes/{code}", headers={"X-Forwarded-For": address})
            return got.status, (await got.json()).get("clause", "")

        wrong = [f"{words}-{number}" for number in range(10, 30) if f"{words}-{number}" != mine.code]
        answers = [await guess(code, f"{FAR}{number}") for number, code in enumerate(wrong[:6])]
        assert answers == [(404, "TABLE-40")] * 4 + [(429, "TABLE-63")] * 2
        assert (await guess(mine.code, f"{FAR}77"))[0] == 429, "a right one is no way out"
        assert (await guess(other.code, f"{FAR}77"))[0] == 200, "and nobody else is locked out"


async def test_guesses_at_codes_that_cannot_be_use_up_nobodys_budget_but_the_guessers(tmp_path: Path) -> None:
    bounds = Bounds(wrong_codes=Rate(2, 0), wrong_codes_of_table=Rate(1, 0))
    async with Server(tmp_path, bounds=bounds, trust_proxy=True) as server:
        who = await server.visitor()
        link = await server.open(who)
        for number in range(50):
            headers = {"X-Forwarded-For": f"2001:db8:{number}::1"}
            assert (await get(who, f"/api/codes/no-such-{number}", headers=headers)).status == 404
        headers = {"X-Forwarded-For": "2001:db8:ffff::1"}
        assert (await get(who, f"/api/codes/{link.code}", headers=headers)).status == 200


async def test_open_tables_are_limited_for_a_whole_ipv6_network(tmp_path: Path) -> None:
    bounds = Bounds(tables=Rate(100, 0), tables_of_address=Rate(1, 0))
    async with Server(tmp_path, bounds=bounds, trust_proxy=True) as server:
        who, wish = await server.visitor(), {"game": "parlour", "name": "Ann"}
        answers = [
            (await post(who, "/api/tables", json=wish, headers={"X-Forwarded-For": address})).status
            for address in ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1")
        ]
        assert answers == [201, 429, 201]


# Files


def test_the_limit_for_open_files_is_raised_and_a_low_one_is_said(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    now = (1024, 524288)
    monkeypatch.setattr(resource, "getrlimit", lambda _: now)
    raised: list[Any] = []
    monkeypatch.setattr(resource, "setrlimit", lambda _, limit: raised.append(limit))
    assert raise_file_limit(20_256) == 20_256
    assert raised == [(20_256, 524288)]
    now = (1024, 2048)
    assert raise_file_limit(20_256) == 2048
    assert "the limit for open files is low" in caplog.text
    now = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    assert raise_file_limit(20_256) == 20_256
    assert len(raised) == 2


def test_some_files_are_kept_for_everything_but_connections() -> None:
    assert connections_within(20_256) == 20_000
    assert connections_within(256) == 128
