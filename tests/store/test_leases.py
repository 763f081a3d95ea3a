"""Leases that point to a worker's term: kept by one row a second, lost by silence, and never held twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import asyncpg
import pytest

from huetable.store.postgres import lease_keeper
from huetable.store.postgres.held_table import HeldTable
from huetable.store.postgres.lease_keeper import LeaseKeeper
from huetable.store.postgres.leases import Heartbeat, WorkerLeases
from huetable.store.postgres.store import PostgresStore
from huetable.store.postgres.worker_board import LocalPresence, WorkerBoard
from huetable.store.postgres.worker_exchange import PostgresWorkerExchange
from huetable.store.worker_exchange import RemotePresence, WorkerMessage

TABLES = ["t1", "t2", "t3"]


class Listener:
    """A table in memory that remembers what it was told."""

    def __init__(self) -> None:
        self.leases: list[bool] = []
        self.remote = RemotePresence()

    def read_on_to(self, seq: int) -> None: ...

    def lease_changed(self, *, mine: bool) -> None:
        self.leases.append(mine)

    def remote_presence_changed(self, remote: RemotePresence) -> None:
        self.remote = remote

    def receive_message(self, message: WorkerMessage) -> None: ...


@pytest.fixture
async def pool(emptied: str) -> AsyncIterator[asyncpg.Pool]:
    store = await PostgresStore.open(emptied)
    yield store.pool
    await store.close()


async def joined(pool: asyncpg.Pool, *names: str) -> list[WorkerLeases]:
    workers = [WorkerLeases(pool, name, notify=False) for name in names]
    for worker in workers:
        await worker.join()
    return workers


async def grow_silent(pool: asyncpg.Pool, worker: str, seconds: int = 60) -> None:
    asked = "UPDATE workers SET beat = now() - $2 * interval '1 second' WHERE worker = $1"
    await pool.execute(asked, worker, seconds)


async def test_a_table_has_one_worker_and_a_heartbeat_keeps_all_of_its_leases(pool: asyncpg.Pool) -> None:
    one, other = await joined(pool, "one", "other")
    claims = list(await asyncio.gather(one.claim(TABLES), other.claim(TABLES)))
    assert sorted(map(len, claims)) == [0, 3]
    for _ in range(2):
        assert [await one.beat(), await other.beat()] == [Heartbeat(counted=True, silent=[])] * 2
        assert [await one.claim(TABLES), await other.claim(TABLES)] == claims


async def test_a_silent_worker_loses_its_leases_when_it_is_deposed_and_learns_it_by_its_next_heartbeat(
    pool: asyncpg.Pool,
) -> None:
    one, other = await joined(pool, "one", "other")
    assert await one.claim(TABLES) == set(TABLES)
    assert (await other.beat()).silent == []
    await grow_silent(pool, "one", 4)
    assert (await other.beat()).silent == ["one"]
    await other.depose(["one"])
    assert await other.claim(["t1"]) == {"t1"}
    # What it claims for its old term is anybody's.
    assert await one.claim(["new"]) == {"new"}
    assert await other.claim(["new"]) == {"new"}
    assert not (await one.beat()).counted
    await one.join()
    assert (await one.beat()).counted
    assert await one.claim([*TABLES, "new"]) == {"t2", "t3"}
    assert await other.claim(TABLES) == {"t1"}


async def test_a_worker_that_speaks_again_in_time_is_not_deposed(pool: asyncpg.Pool) -> None:
    one, other = await joined(pool, "one", "other")
    await one.claim(TABLES)
    await grow_silent(pool, "one", 4)
    assert (await one.beat()).counted
    await other.depose(["one"])
    assert (await one.beat()).counted
    assert await other.claim(TABLES) == set()


async def test_orphans_are_adopted_by_one_worker_each_and_the_dead_one_is_forgotten(
    pool: asyncpg.Pool,
) -> None:
    dead, one, other = await joined(pool, "dead", "one", "other")
    many = [f"t{number}" for number in range(30)]
    await dead.claim(many)
    await grow_silent(pool, "dead", 3600)
    await one.depose(["dead"])
    adopted = [table for worker in (one, other) for table in await worker.adopt(["dead"])]
    assert sorted(adopted) == sorted(many)
    assert (await one.beat()).silent == []
    await one.tidy()
    assert await pool.fetchval("SELECT count(*) FROM workers") == 2


async def test_what_a_worker_leaves_behind_when_it_resigns_is_free_at_once(pool: asyncpg.Pool) -> None:
    one, other = await joined(pool, "one", "other")
    await one.claim(TABLES)
    await one.release(["t1"])
    await one.resign()
    assert (await other.beat()).silent == ["one"]
    assert sorted(await other.adopt(["one"])) == ["t2", "t3"]
    assert await other.claim(["t1"]) == {"t1"}


class NobodyThere:
    def presence_lost(self) -> None: ...

    async def people_left(self, tables: list[str]) -> None: ...


class LossyLeases(WorkerLeases):
    """A database that does what it is told, but whose answers get lost."""

    async def claim(self, tables: object) -> set[str]:
        await super().claim(tables)  # type: ignore[arg-type]
        raise ConnectionError

    async def adopt(self, workers: object) -> list[str]:
        await super().adopt(workers)  # type: ignore[arg-type]
        raise ConnectionError


async def test_what_was_adopted_without_an_answer_is_found_again(
    pool: asyncpg.Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    (dead,) = await joined(pool, "dead")
    await dead.claim(TABLES)
    await grow_silent(pool, "dead")
    loading: list[str] = []
    keeper = LeaseKeeper(LossyLeases(pool, "one", notify=False), {}, NobodyThere())
    keeper.load_orphan = loading.append
    with pytest.raises(ConnectionError):
        await keeper.renew()
    assert loading == []
    monkeypatch.setattr(LossyLeases, "adopt", WorkerLeases.adopt)
    await keeper.renew()
    assert sorted(loading) == TABLES


async def test_a_worker_that_claims_many_tables_stays_alive_meanwhile(
    pool: asyncpg.Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lease_keeper, "_CLAIMED_TOGETHER", 10)
    beats: list[bool] = []

    class CountingLeases(WorkerLeases):
        async def beat(self) -> Heartbeat:
            found = await super().beat()
            beats.append(found.counted)
            return found

    held = {f"t{number}": HeldTable(Listener()) for number in range(45)}
    await LeaseKeeper(CountingLeases(pool, "one", notify=False), held, NobodyThere()).renew()
    assert all(table.mine for table in held.values())
    assert beats == [False, True, True, True, True]


async def test_a_database_that_lost_its_notes_is_told_everything_again(
    emptied: str, quick_exchange: None
) -> None:
    """After a crash PostgreSQL empties the tables in which workers leave notes."""
    store = await PostgresStore.open(emptied, "w1")
    exchanges = [PostgresWorkerExchange(emptied, store.pool, name) for name in ("w1", "w2")]
    here, there = Listener(), Listener()
    for exchange, listener in zip(exchanges, (here, there), strict=True):
        exchange.hold_table("t", listener)
    exchanges[0].announce_presence("t", frozenset({"ann"}), 0)
    await until(lambda: there.remote.guests == {"ann"} and bool(here.leases or there.leases))
    async with store.pool.acquire() as connection, connection.transaction():
        for table in ("presence", "leases", "workers"):
            await connection.execute(f"DELETE FROM {table}")
    asked = "SELECT (SELECT count(*) FROM workers), (SELECT count(*) FROM leases), (SELECT count(*) FROM presence)"
    end = asyncio.get_running_loop().time() + 8
    while tuple(found := await store.pool.fetchrow(asked)) != (2, 1, 1):
        assert asyncio.get_running_loop().time() < end, found
        await asyncio.sleep(0.02)
    await until(lambda: [each.leases[-1:] == [True] for each in (here, there)].count(True) == 1)
    for exchange in exchanges:
        await exchange.close()
    await store.close()


async def test_the_people_of_a_dead_worker_are_gone_after_a_while(emptied: str, quick_exchange: None) -> None:
    store = await PostgresStore.open(emptied, "w1")
    (dead,) = await joined(store.pool, "dead")
    await dead.claim(["t"])
    await store.pool.execute("INSERT INTO presence VALUES ('t', 'dead', '{ben}', 1, '')")
    exchange, listener = PostgresWorkerExchange(emptied, store.pool, "w1"), Listener()
    exchange.hold_table("t", listener)
    await until(lambda: listener.remote == RemotePresence(frozenset({"ben"}), 1))
    assert listener.leases == []
    await grow_silent(store.pool, "dead")
    await until(lambda: listener.remote == RemotePresence() and listener.leases == [True])
    await exchange.close()
    await store.close()


async def until(holds: Callable[[], bool]) -> None:
    end = asyncio.get_running_loop().time() + 8
    while not holds():
        assert asyncio.get_running_loop().time() < end
        await asyncio.sleep(0.01)


async def test_a_write_of_presence_that_is_cancelled_ends_at_once(pool: asyncpg.Pool) -> None:
    """A worker that ends in the middle of it must not wait for ever."""
    board = WorkerBoard(pool, "one", notify=False)
    present: list[tuple[str, LocalPresence]] = [
        (f"t{number}", ([f"g{number}"], 1, b"line", [])) for number in range(10_000)
    ]
    # Wherever in the write it comes: before, within and after it.
    for pause in (0.0, 0.001, 0.005, 0.02, 0.1):
        writing = asyncio.create_task(board.write_presence(present))
        await asyncio.sleep(pause)
        writing.cancel()
        done, _ = await asyncio.wait([writing], timeout=10)
        assert done, f"cancelled after {pause} s, it never ended"
    await board.write_presence(present[:1])
    assert await pool.fetchval("SELECT guests FROM presence WHERE \"table\" = 't0'") == ["g0"]
