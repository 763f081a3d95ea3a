"""A server in a thread, and for each operation of its description a scene in which it can succeed: Schemathesis waits for answers."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from aiohttp import ClientResponse
from msgspec import Struct
from server_kit import Server, get, post

from huetable import games
from huetable.bots.levels import make_bot
from huetable.client import Connection, GuestClient
from huetable.core.rng import SEED_BYTES, Rng
from huetable.server.descriptions.operations import Operation
from huetable.server.http import game_packages
from huetable.server.http.api import TableLink
from huetable.server.ops.rate_limits import Bounds, Rate

SECRET = "a secret of the operator"
PASSPHRASE = "open sesame"
ENDLESS = Rate(1e9, 1e9)
BOUNDS = Bounds(
    requests=ENDLESS,
    tables_of_address=ENDLESS,
    names_of_address=ENDLESS,
    subscriptions=ENDLESS,
)
WEBHOOK_HOST = "ntfy.example.org"
PACKAGED = "uno"
"""The game whose folder has screens, as if it came from a package."""

T = TypeVar("T")


class Scene(Struct, frozen=True):
    """What somebody needs to ask for something and get it."""

    path_parameters: dict[str, str]
    cookies: dict[str, str]
    headers: dict[str, str]
    query: dict[str, Any]
    body: Any
    """JSON, or bytes; None where nothing is sent."""


class FuzzedServer:
    """Everything here waits for the thread in which the server runs."""

    def __init__(self, server: Server, loop: asyncio.AbstractEventLoop) -> None:
        self.address = server.address
        self._server = server
        self._loop = loop
        self._scenes = 0

    def scene_for(self, operation: Operation) -> Scene:
        self._scenes += 1
        return self._wait_for(SceneMaker(self._server, operation, self._scenes).make())

    def _wait_for(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(60)


@contextmanager
def fuzzed_server(folder: Path) -> Iterator[FuzzedServer]:
    servers: list[Server] = []
    ready, loop = threading.Event(), asyncio.new_event_loop()
    end = asyncio.Event()

    async def serve() -> None:
        async with Server(
            folder,
            bounds=BOUNDS,
            operator_secret=SECRET,
            passphrase=PASSPHRASE,
            webhook_hosts=(WEBHOOK_HOST,),
            trust_proxy=True,
        ) as server:
            servers.append(server)
            ready.set()
            await end.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(serve(),))
    thread.start()
    assert ready.wait(30)
    try:
        yield FuzzedServer(servers[0], loop)
    finally:
        loop.call_soon_threadsafe(end.set)
        thread.join(30)
        loop.close()


class SceneMaker:
    """Guests of its own for each operation: some of them delete what others need."""

    def __init__(self, server: Server, operation: Operation, number: int) -> None:
        self._server = server
        self._operation = operation
        # Too many wrong secrets close the door for an address.
        self._headers = {"X-Forwarded-For": f"10.1.{number // 250}.{number % 250 + 1}"}
        self._ann: GuestClient
        self._ben: GuestClient
        self._table: TableLink
        self._host: Connection

    async def make(self) -> Scene:
        await self._sit_together()
        parameters = {name: await self._parameter(name) for name in self._names()}
        return Scene(
            path_parameters=parameters,
            cookies={cookie.key: cookie.value for cookie in self._ann.session.cookie_jar},
            headers=self._headers | self._own_headers(),
            query={"seat": 0} if self._operation.bytes_sent else {},
            body=await self._body(),
        )

    def _names(self) -> list[str]:
        return [part[1:-1] for part in self._operation.path.split("/") if part.startswith("{")]

    def _own_headers(self) -> dict[str, str]:
        if self._operation.right == "operator":
            return {"Authorization": f"Bearer {SECRET}"}
        # Only our own page may make a browser another guest.
        is_move = self._operation.method == "post" and self._operation.path.startswith("/api/move/")
        return {"Origin": self._server.address} if is_move else {}

    async def _body(self) -> Any:
        if self._operation.path == "/api/operator/sign-in":
            return {"secret": SECRET}
        return await self._sculpture() if self._operation.bytes_sent else self._operation.example

    async def _visitor(self) -> GuestClient:
        guest = await self._server.visitor()
        guest.session.headers.update(self._headers)
        assert (await post(guest, "/api/passphrase", json={"passphrase": PASSPHRASE})).status == 204
        return guest

    async def _sit_together(self) -> None:
        """Ann and Ben, after a game; where it is about what players make, in the middle of one."""
        self._ann, self._ben = await self._visitor(), await self._visitor()
        game = "cluzzle" if "/blobs" in self._operation.path else "parlour"
        bots = ("easy", "easy") if game == "cluzzle" else ()
        self._table = await self._server.open(self._ann, game=game, bots=bots)
        self._host = await self._server.join(self._ann, self._table)
        other = await self._server.join(self._ben, self._table)
        await other.sit("Ben")
        await other.ready()
        if self._operation.path.endswith("/invite"):
            return
        await self._host.start()
        if game == "parlour":
            await self._host.play({"type": "end"})

    async def _parameter(self, name: str) -> str:
        make = getattr(self, f"_{name}_parameter")
        value: str = await make()
        return value

    async def _table_parameter(self) -> str:
        return self._table.table

    async def _game_parameter(self) -> str:
        return PACKAGED

    async def _code_parameter(self) -> str:
        return self._table.code

    async def _number_parameter(self) -> str:
        return "1"

    async def _build_parameter(self) -> str:
        screens = game_packages.screens_of(games.find_game(PACKAGED))
        assert screens is not None
        return screens.hash

    async def _file_parameter(self) -> str:
        return games.SCREEN_MODULE

    async def _hash_parameter(self) -> str:
        return await self._ann.hand_in(self._table.table, await self._sculpture(), 0)

    async def _sculpture(self) -> bytes:
        turn = await anext(self._host.turns())
        bot = make_bot(turn.game, "random", 0)
        move = await asyncio.to_thread(bot.choose, turn.observation, Rng(bytes(SEED_BYTES)))
        (made,) = bot.blobs(turn.observation, move)
        return made

    async def _device_parameter(self) -> str:
        """Another one than the device in use."""
        link, other = await self._link_to_be(self._ann), await self._visitor()
        moved = await post(other, f"/api/move/{link}", headers={"Origin": self._server.address})
        assert moved.status == 204, await moved.text()
        devices = await _json(await get(self._ann, "/api/me/devices"))
        return next(str(device["id"]) for device in devices if not device["here"])

    async def _link_to_be(self, guest: GuestClient) -> str:
        made = await _json(await post(guest, "/api/me/device"))
        return str(made["link"]).rpartition("/")[2]

    async def _token_parameter(self) -> str:
        if self._operation.path.startswith("/api/move/"):
            return await self._link_to_be(self._ben)
        await _json(await post(self._ann, "/api/me/tokens", json={"name": "Robby"}))
        (token,) = await _json(await get(self._ann, "/api/me/tokens"))
        return str(token["id"])

    async def _person_parameter(self) -> str:
        (people,) = [
            each["people"]
            for each in (await self._operator_page())["tables"]
            if each["table"] == self._table.table
        ]
        return str(people[1]["person"])

    async def _report_parameter(self) -> str:
        report = {"reason": f"Insults at {self._table.code}", "chair": 1}
        answer = await post(self._ann, f"/api/tables/{self._table.table}/report", json=report)
        assert answer.status == 204, await answer.text()
        found = [
            each["id"]
            for each in (await self._operator_page())["reports"]
            if each["reason"] == report["reason"]
        ]
        return str(found[0])

    async def _ban_parameter(self) -> str:
        before = {each["id"] for each in (await self._operator_page())["bans"]}
        person = await self._person_parameter()
        path = f"/api/operator/tables/{self._table.table}/people/{person}/ban"
        assert (await post(self._ann, path, headers={"Authorization": f"Bearer {SECRET}"})).status == 204
        (ban,) = {each["id"] for each in (await self._operator_page())["bans"]} - before
        return str(ban)

    async def _operator_page(self) -> Any:
        return await _json(
            await get(self._ann, "/api/operator", headers={"Authorization": f"Bearer {SECRET}"})
        )


async def _json(answer: ClientResponse) -> Any:
    assert answer.status < 300, await answer.text()
    return await answer.json()
