"""Two workers as processes, many people at the same tables, and everything that can go wrong on the way."""

from __future__ import annotations

import asyncio
import re
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import asyncpg
import pytest
from crash_kit import QUICK_TAKEOVER, Evening, Running
from workers_kit import Hammerer

from huetable.client import Connection, GuestClient
from huetable.server.http.api import NewTable
from huetable.table.seeds import command_key
from huetable.table.wire.protocol import CastVote, Position, Propose

if TYPE_CHECKING:
    from postgres import Postgres

NAMES = ("Ann", "Ben", "Cleo", "Dan")


async def open_tables(address: str, tables: int) -> list[str]:
    """By several hosts: nobody may open so many at once."""
    found = []
    for number in range(tables):
        async with GuestClient(address) as host:
            wish = NewTable("parlour", f"Host {number}", clocks="off", pace="instant")
            found.append((await host.open_table(wish)).table)
    return found


async def conflicts(address: str) -> int:
    async with GuestClient(address) as somebody, somebody.session.get(f"{address}/metrics") as answer:
        found = re.search(r"huetable_conflicts_total (\d+)", await answer.text())
    return int(found[1]) if found else 0


async def cut_lines(database: str) -> None:
    killer = await asyncpg.connect(database)
    await killer.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE pid <> pg_backend_pid() AND datname = current_database()"
    )
    await killer.close()


async def check_history(database: str, tables: Sequence[str], people: Sequence[Hammerer]) -> None:
    """What was acknowledged is in the log, without a gap, and nothing is in it twice."""
    reads = await asyncpg.connect(database)
    rows = await reads.fetch('SELECT "table", seq, command_id FROM log ORDER BY "table", seq')
    guests = dict([tuple(row) for row in await reads.fetch("SELECT name, guest FROM people")])
    await reads.close()
    for table in tables:
        numbers = [seq for name, seq, _ in rows if name == table]
        assert numbers == list(range(1, len(numbers) + 1))
    written = [command for _, _, command in rows if command is not None]
    assert len(written) == len(set(written))
    acked = {command_key(guests[who.name], id) for who in people for id in who.acked}
    assert acked <= set(written)


@pytest.mark.parametrize(
    ("count", "commands", "least"), [(4, 240, 1), pytest.param(20, 20_000, 1300, marks=pytest.mark.soak)]
)
async def test_nothing_is_lost_or_doubled_whatever_happens_to_workers_and_database(
    tmp_path: Path, postgres: Postgres, count: int, commands: int, least: int
) -> None:
    """At least so many commands of the two workers must have met, or nothing was tried."""
    database = postgres.new_database()
    one, other, third = [await Running.prepare(tmp_path, "--store", database) for _ in range(3)]
    async with one, other:
        addresses = [one.address, other.address]
        tables = await open_tables(one.address, count)
        people = [
            Hammerer(f"{name} of {number}", table, addresses, first=place)
            for number, table in enumerate(tables)
            for place, name in enumerate(NAMES)
        ]
        await asyncio.gather(*[who.sit() for who in people])
        share = commands // len(people)
        hammering = asyncio.gather(*[who.hammer(share) for who in people])
        await progress(people, commands * 0.2)
        await cut_lines(database)
        await progress(people, commands * 0.35)
        lost = await conflicts(one.address) + await conflicts(other.address)
        await asyncio.to_thread(postgres.stop)
        await asyncio.to_thread(postgres.start)
        await progress(people, commands * 0.5)
        other.send(signal.SIGSTOP)
        await progress(people, commands * 0.65)
        other.send(signal.SIGCONT)
        await progress(people, commands * 0.8)
        await one.stop(signal.SIGKILL)
        async with third:
            addresses[0] = third.address
            await hammering
            lost += await conflicts(other.address) + await conflicts(third.address)
            assert lost >= least
            await check_history(database, tables, people)
        for who in people:
            await who.close()


async def progress(people: Sequence[Hammerer], commands: float) -> None:
    end = asyncio.get_running_loop().time() + 120
    while sum(who.answered for who in people) < commands:
        assert asyncio.get_running_loop().time() < end, "nothing goes on"
        await asyncio.sleep(0.02)


@pytest.mark.soak
async def test_bots_think_on_at_another_worker_when_theirs_is_killed(
    tmp_path: Path, postgres: Postgres
) -> None:
    database = postgres.new_database()
    one, other = [
        await Running.prepare(tmp_path, "--store", database, launch=QUICK_TAKEOVER) for _ in range(2)
    ]
    evening = Evening(8)
    async with one, other:
        await evening.come(one.address)
        await evening.everybody_moves()
        await one.stop(signal.SIGKILL)
        await evening.break_off()
        acked = {party.table: max(party.acked) for party in evening.parties}
        await evening.come(other.address)
        await evening.everybody_moves()
        assert all(party.acked[-1] > acked[party.table] for party in evening.parties)
        await evening.go_home()


@pytest.mark.soak
async def test_a_vote_and_a_clock_run_on_at_another_worker_when_theirs_is_killed(
    tmp_path: Path, postgres: Postgres
) -> None:
    database = postgres.new_database()
    one, other = [
        await Running.prepare(tmp_path, "--store", database, launch=QUICK_TAKEOVER) for _ in range(2)
    ]
    async with one, other, GuestClient(one.address) as ann, GuestClient(one.address) as ben:
        link = await ann.open_table(NewTable("parlour", "Ann", clocks="quick", pace="instant"))
        at_ann, at_ben = await ann.join(link.table), await ben.join(link.table)
        await at_ben.sit("Ben")
        await at_ben.ready()
        await at_ann.start()
        await at_ann.until(Position)
        before = left(at_ann)
        await at_ann.ask(Propose("a vote", "end"))
        await one.stop(signal.SIGKILL)
        for visitor in (ann, ben):
            visitor.address = other.address
        again, once_more = await ann.join(link.table), await ben.join(link.table)
        assert again.table is not None
        assert again.table.vote is not None
        assert once_more.table is not None
        assert once_more.table.vote is not None
        await again.until(Position)
        assert 0 < left(again) <= before
        await once_more.ask(CastVote("yes", once_more.table.vote.name, yes=True))
        while again.table.phase != "over":
            await again.next()
        for connection in (at_ann, at_ben, again, once_more):
            await connection.close()


def left(connection: Connection) -> int:
    """Milliseconds that the decision at hand may still take."""
    assert connection.position is not None
    return connection.position.clocks[0].ends_in
