"""Tables that nobody is at: they wait in the store, cost no memory, and are there when somebody comes back."""

import asyncio
import sys
from pathlib import Path

import pytest
from crash_kit import Running
from device_kit import accept_link, device_link
from server_kit import Server
from table_kit import stranger

from huetable.client import GuestClient
from huetable.server.bots.pool import BotPool
from huetable.server.http.api import Home, NewTable
from huetable.server.live.alarm import WallTime
from huetable.server.live.table_runner import TableRunner
from huetable.server.lobby.lobby import Lobby
from huetable.server.ops.metrics import Metrics
from huetable.server.services import Services
from huetable.store.sqlite.store import SqliteStore
from huetable.store.worker_exchange import SingleWorker
from huetable.table.wire.protocol import Position

MANY = 5000


async def test_a_sleeping_table_is_resumed_after_a_restart_from_another_device(tmp_path: Path) -> None:
    async with Server(tmp_path) as server:
        ann = await server.visitor()
        link = await server.open(ann, bots=("normal",), start=True)
        async with await ann.join(link.link) as phone:
            await phone.until(Position)
            await phone.play({"type": "nod"})
            acked = phone.position.seq if phone.position else 0
        laptop = await server.visitor()
        assert await accept_link(laptop, await device_link(ann)) == 204
        token = laptop.session.cookie_jar
    async with Server(tmp_path) as server, GuestClient(server.address) as again:
        again.session.cookie_jar.update_cookies({cookie.key: cookie.value for cookie in token})
        home: Home = await again.get("/api/home", Home)
        assert [table.table for table in home.mine] == [link.table]
        assert link.table not in server.lobby.tables, "looking at the home page wakes nobody"
        async with await again.join(link.link) as table:
            await table.until(Position)
            assert table.position is not None
            assert table.position.seq >= acked
            async for observation in table.turns():
                assert observation["seat"] == 0
                await table.play({"type": "nod"})
                break


@pytest.mark.soak
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="memory is read from /proc")
async def test_five_thousand_sleeping_tables_cost_next_to_no_memory(tmp_path: Path) -> None:
    await fill(tmp_path / "full" / "huetable.db", MANY)
    without, with_them = await Running.prepare(tmp_path / "empty"), await Running.prepare(tmp_path / "full")
    async with without, with_them:
        for server in (without, with_them):
            async with GuestClient(server.address) as somebody:
                await somebody.get("/api/home", Home)
        assert with_them.megabytes - without.megabytes < 20


async def fill(file: Path, tables: int) -> None:
    store = await SqliteStore.open(file)
    lobby = Lobby(Services(store, WallTime(), BotPool(), Metrics(), SingleWorker(WallTime().now)))
    wish = NewTable("parlour", "Ann", clocks="off", bots=("normal",) * 3, start=True)
    for _ in range(tables // 100):
        opened = await asyncio.gather(*[lobby.open(stranger(), wish) for _ in range(100)])
        for table in opened:
            assert isinstance(table, TableRunner)
            table.retire()
    lobby.close()
    lobby.services.bot_pool.close()
    await store.close()
