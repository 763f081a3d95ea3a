"""`huetable doctor`: each thing that a host can get wrong is found, and answered with what to do."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit

import pytest
from aiohttp import ClientTimeout, web
from server_kit import Server

from huetable.cli import main
from huetable.server.doctor import network
from huetable.server.doctor.command import findings
from huetable.server.doctor.database import check_database
from huetable.server.doctor.finding import Finding
from huetable.server.doctor.games import check_games
from huetable.server.doctor.machine import check_clock, check_disk, check_folder
from huetable.server.doctor.network import check_port, check_proxy, check_public_address, check_websocket
from huetable.server.doctor.push import check_push
from huetable.server.ops.backup import DATABASE_FILE
from huetable.server.ops.settings import Settings
from huetable.store.sqlite.store import SqliteStore

if TYPE_CHECKING:
    from postgres import Postgres

NOW = 1_900_000_000.0
"""In 2030: later than the program's own files."""


def at(address: str, data: Path, **more: Any) -> Settings:
    """The settings of a server that listens at the address."""
    return Settings(host="127.0.0.1", port=urlsplit(address).port or 0, data=data, **more)


@pytest.fixture
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who does not answer at once is not there."""
    monkeypatch.setattr(network, "_PATIENCE", ClientTimeout(total=0.5))


@contextmanager
def a_taken_port() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        yield taken.getsockname()[1]


@asynccontextmanager
async def another_site(answer: web.Response) -> AsyncIterator[str]:
    """A proxy, or a stranger, that answers everything in the same way."""
    app = web.Application()

    async def say(request: web.Request) -> web.Response:
        same = web.Response(body=answer.body, status=answer.status, content_type=answer.content_type)
        same.cookies.update(answer.cookies)
        return same

    app.router.add_get("/{path:.*}", say)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


class Usage(NamedTuple):
    free: int


async def test_at_a_running_server_all_is_well(server: Server, tmp_path: Path) -> None:
    *found, told = [each async for each in findings(at(server.address, tmp_path), NOW)]
    assert (told.about, told.verdict) == ("push", "note"), "nobody has set a contact"
    assert [(each.about, each.verdict) for each in found] == [
        (about, "ok")
        for about in ("folder", "disk", "clock", "database", "games", "port", "address", "proxy", "websocket")
    ]
    assert "used by process" in found[0].line
    assert "Huetable" in found[5].line


@pytest.mark.usefixtures("impatience")
def test_the_command_looks_without_making_anything(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with a_taken_port() as port:
        code = main(["doctor", "--data", str(tmp_path / "new"), "--host", "127.0.0.1", "--port", str(port)])
    lines = capsys.readouterr().out.splitlines()
    assert code == 1
    assert [line.split()[:2] for line in lines if line.startswith("fail")] == [["fail", "port"]]
    assert not (tmp_path / "new").exists()
    assert main(["doctor", "--port", "many"]) == 2


def test_the_games_with_their_names_and_signs() -> None:
    assert check_games(Settings()).line == "none is switched off; their own names; ColorADD signs"
    unbranded = Settings(plain_names=True, neutral_signs=True)
    assert check_games(unbranded).verdict == "note"
    assert "not for commercial use: guardians_of_hue" in check_games(unbranded).line
    off = Settings(plain_names=True, neutral_signs=True, games_off=frozenset({"guardians_of_hue"}))
    assert check_games(off).line == "switched off: guardians_of_hue; descriptive names; neutral signs"
    assert check_games(off).verdict == "ok"


def test_a_folder_that_others_see_or_that_is_closed_to_us(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tmp_path.chmod(0o755)
    assert check_folder(tmp_path).verdict == "note"
    monkeypatch.setattr("os.access", lambda *_: False)
    assert "chown" in check_folder(tmp_path).line


@pytest.mark.parametrize(("free", "verdict"), [(10 * 2**20, "fail"), (500 * 2**20, "note"), (2**33, "ok")])
def test_the_room_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, verdict: str
) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda _: Usage(free))
    assert check_disk(tmp_path / "not" / "there").verdict == verdict


async def test_a_clock_that_was_set_back_is_found_by_the_latest_move(server: Server, tmp_path: Path) -> None:
    await server.open(await server.visitor())
    assert check_clock(tmp_path, NOW).verdict == "ok"
    assert check_clock(tmp_path, 1_000_000_000.0).verdict == "fail"
    machine_only = tmp_path / "empty"
    assert "this program" in check_clock(machine_only, 1_000_000_000.0).line


async def test_a_damaged_database_and_one_that_is_not_there(tmp_path: Path, postgres: Postgres) -> None:
    assert (await check_database(Settings(data=tmp_path))).verdict == "ok"
    (tmp_path / "huetable.db").write_bytes(b"this is no database" * 400)
    assert "huetable restore" in (await check_database(Settings(data=tmp_path))).line
    assert (await check_database(Settings(data=tmp_path, store=postgres.new_database()))).verdict == "ok"
    nowhere = Settings(data=tmp_path, store="postgresql://nobody@127.0.0.1:1/nothing")
    assert (await check_database(nowhere)).verdict == "fail"


@pytest.mark.usefixtures("impatience")
async def test_a_port_that_is_taken_or_free(tmp_path: Path) -> None:
    with a_taken_port() as port:
        taken = Settings(host="127.0.0.1", port=port, data=tmp_path)
        assert "another program" in (await check_port(taken)).line
    assert (await check_port(taken)).verdict == "ok"
    assert (await check_websocket(taken)).verdict == "note"


async def public(server: Server, data: Path, address: str, **more: Any) -> list[Finding]:
    settings = at(server.address, data, public_url=address, **more)
    return [await check(settings) for check in (check_public_address, check_proxy, check_websocket)]


@asynccontextmanager
async def a_proxy(server: Server, edit: Callable[[str], str]) -> AsyncIterator[str]:
    """Passes on everything, after it has edited the lines at the head of a connection's first request."""

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
        writer.close()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        inside, there = await asyncio.open_connection("127.0.0.1", urlsplit(server.address).port)
        there.write(edit(head.decode()).encode())
        await asyncio.gather(pass_on(reader, there), pass_on(inside, writer))

    proxy = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{proxy.sockets[0].getsockname()[1]}"
    finally:
        proxy.close()
        await proxy.wait_closed()


def with_lines(head: str, **lines: str) -> str:
    """In the place of what there is by these names."""
    kept = [line for line in head.splitlines() if line.partition(":")[0].replace("-", "_") not in lines]
    added = [f"{name.replace('_', '-')}: {value}" for name, value in lines.items() if value]
    return "\r\n".join([kept[0], *added, *filter(None, kept[1:]), "", ""])


async def test_a_public_address_that_leads_here(tmp_path: Path) -> None:
    async with Server(tmp_path, trust_proxy=True) as server:
        edit = partial(with_lines, X_Forwarded_For="203.0.113.7", X_Forwarded_Proto="http")
        async with a_proxy(server, edit) as address:
            found = await public(server, tmp_path, address, trust_proxy=True)
            assert [(each.verdict, each.line) for each in found if each.verdict != "ok"] == []
            (_, proxy, _) = await public(server, tmp_path, address)
    assert "--trust-proxy" in proxy.line


@pytest.mark.parametrize(
    ("lines", "advice"),
    [
        ({"X_Forwarded_For": ""}, "let it set X-Forwarded-For to the guest's"),
        ({}, "guests can make up their address"),
        (
            {"X_Forwarded_For": "203.0.113.7", "X_Forwarded_Proto": "https"},
            "says https where guests use http: let it set X-Forwarded-Proto",
        ),
    ],
)
async def test_a_proxy_that_says_nothing_or_the_wrong_thing_about_guests(
    tmp_path: Path, lines: dict[str, str], advice: str
) -> None:
    async with (
        Server(tmp_path, trust_proxy=True) as server,
        a_proxy(server, partial(with_lines, **lines)) as address,
    ):
        (_, found, _) = await public(server, tmp_path, address, trust_proxy=True)
    assert (found.verdict, advice in found.line) == ("fail", True), found


async def test_a_proxy_that_does_not_pass_on_the_name_of_the_host(server: Server, tmp_path: Path) -> None:
    async with a_proxy(server, partial(with_lines, Host="backend.example.org")) as address:
        (_, _, found) = await public(server, tmp_path, address)
    assert (found.verdict, "let the proxy pass on Host" in found.line) == ("fail", True), found
    async with a_proxy(server, str) as address:
        (_, _, found) = await public(server, tmp_path, address)
    assert found.verdict == "ok"


async def test_a_public_address_that_leads_elsewhere(server: Server, tmp_path: Path) -> None:
    other = web.json_response({"version": "0.0.1", "protocol": 0})
    async with another_site(other) as address:
        (leads, _, sockets) = await public(server, tmp_path, address)
    assert "another Huetable (0.0.1)" in leads.line
    assert "Upgrade" in sockets.line
    async with another_site(web.Response(text="It works!")) as address:
        (leads, _, _) = await public(server, tmp_path, address)
    assert "no Huetable answers" in leads.line


async def test_web_push_needs_a_key_a_contact_and_a_way_out(server: Server, tmp_path: Path) -> None:
    known = at(server.address, tmp_path, push_contact="mailto:host@example.org")
    port = urlsplit(server.address).port or 0
    reached = await check_push(known, ("127.0.0.1",), port)
    assert (reached.verdict, reached.line) == ("ok", "the key is there, and push services can be reached")
    nobody = await check_push(at(server.address, tmp_path), ("127.0.0.1",), port)
    assert (nobody.verdict, "--push-contact" in nobody.line) == ("note", True)
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        silent = await check_push(known, ("127.0.0.1",), closed.getsockname()[1])
    assert (silent.verdict, "allow https" in silent.line) == ("note", True)
    new = await check_push(
        at(server.address, tmp_path / "new", push_contact="mailto:a@b"), ("127.0.0.1",), port
    )
    assert new.line == "the first start makes the key, and push services can be reached"


async def test_a_key_that_cannot_be_used_is_found(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / DATABASE_FILE)
    await store.notifications.keep_server_key("vapid", "nonsense.nonsense")
    await store.close()
    found = await check_push(Settings(data=tmp_path, push_contact="mailto:a@b"), ())
    assert (found.verdict, "restore a backup" in found.line) == ("fail", True)
