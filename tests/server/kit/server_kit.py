"""A whole server in the test's own loop, and people who visit it over real sockets."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Self

from aiohttp import ClientResponse, web

from huetable.client import Connection, GuestClient
from huetable.server.app import CONNECTIONS, LOBBY, BuiltFolders, make_app
from huetable.server.door.connection_limits import ConnectionLimits
from huetable.server.door.http_server import LimitedRunner, TimeLimits
from huetable.server.http.api import NewTable, TableLink
from huetable.server.http.docs_site import DOCS
from huetable.server.http.pages import STATIC
from huetable.server.lobby.lobby import Lobby
from huetable.server.ops.rate_limits import Bounds
from huetable.server.ops.settings import Settings
from huetable.server.outbound.outbox import Outbox


class Server:
    def __init__(
        self,
        data: Path,
        *,
        bounds: Bounds | None = None,
        times: TimeLimits | None = None,
        static: Path = STATIC,
        docs: Path = DOCS,
        outbox: Outbox | None = None,
        **settings: Any,
    ) -> None:
        self._settings = Settings(**{"host": "127.0.0.1", "port": 0, "data": data, **settings})
        self._bounds = bounds
        self._times = times
        self._built = BuiltFolders(static, docs)
        self._outbox = outbox
        self._stack = AsyncExitStack()
        self.address = ""
        self.lobby: Lobby
        self.connections: ConnectionLimits
        self.app: web.Application

    async def __aenter__(self) -> Self:
        app = await make_app(self._settings, bounds=self._bounds, built=self._built, outbox=self._outbox)
        self.app, self.lobby = app, app[LOBBY]
        self.connections = app[CONNECTIONS]
        runner = LimitedRunner(app, self.connections, self._times, shutdown_timeout=0.5)
        await runner.setup()
        self._stack.push_async_callback(runner.cleanup)
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        self.address = f"http://127.0.0.1:{runner.addresses[0][1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    async def visitor(self) -> GuestClient:
        return await self._stack.enter_async_context(GuestClient(self.address, patience=0))

    async def join(self, who: GuestClient, link: TableLink) -> Connection:
        return await self._stack.enter_async_context(await who.join(link.link))

    async def open(self, who: GuestClient, **wish: Any) -> TableLink:
        return await who.open_table(
            NewTable(**{"game": "parlour", "name": "Ann", "clocks": "off", "pace": "instant", **wish})
        )

    async def game(self, people: int = 2, **wish: Any) -> list[Connection]:
        """A game among people, each on their own socket."""
        host = await self.visitor()
        link = await self.open(host, **wish)
        table = await self.join(host, link)
        others = [await self.join(await self.visitor(), link) for _ in range(people - 1)]
        for number, other in enumerate(others):
            await other.sit(f"Guest {number}")
            await other.ready()
        await table.start()
        return [table, *others]


async def get(who: GuestClient, path: str, **more: Any) -> ClientResponse:
    return await who.session.get(who.address + path, **more)


async def post(who: GuestClient, path: str, **more: Any) -> ClientResponse:
    return await who.session.post(who.address + path, **more)
