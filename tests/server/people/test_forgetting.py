"""Forgetting is complete: whatever a guest has left anywhere is gone, on both stores and at every worker.

A new column needs its line in huetable/store/personal_data.py, or these tests fail.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from server_kit import Server, post
from table_kit import Faulty, NoGuests, Party
from traces import (
    Rows,
    files_with,
    holds,
    memory_with,
    postgres_columns,
    read_postgres,
    read_sqlite,
    rows_with,
    sqlite_columns,
)

from huetable.client import Connection, ConnectionClosed, GuestClient, new_id
from huetable.server.lobby.forgetting import Forgetting
from huetable.store.base import KnownGuest, StoreError
from huetable.store.house import Ban, Report, ReportLine
from huetable.store.notifications import PushSubscription, Webhook
from huetable.store.personal_data import COLUMNS, TAIL_COLUMNS, WORKER_COLUMNS
from huetable.store.sqlite.log_reader import decode_group
from huetable.table.seeds import guest_id, token_hash
from huetable.table.wire.protocol import Goodbye, Say, Sit

NAME, CHAT, DRAFT, FACE = "Zyxwvuts", "qponmlkji", "hgfedcba", "zyxwvface"


class House:
    """One store with one server or two, and a look at everything that it holds."""

    def __init__(self, servers: list[Server], read: Callable[[], Coroutine[Any, Any, Rows]]) -> None:
        self.servers = servers
        self.read = read

    @property
    def one(self) -> Server:
        return self.servers[0]

    @property
    def other(self) -> Server:
        return self.servers[-1]

    @property
    def memory(self) -> list[Any]:
        return [server.app for server in self.servers]


@pytest.fixture(params=["sqlite", "postgres"])
async def house(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quick_exchange: None
) -> AsyncIterator[House]:
    for module in ("huetable.server.lobby.forgetting", "huetable.store.postgres.forgotten_guests"):
        monkeypatch.setattr(f"{module}._ONCE_MORE", 0.1)
    if request.param == "sqlite":
        async with Server(tmp_path) as server:

            async def read() -> Rows:
                return read_sqlite(tmp_path / "huetable.db")

            yield House([server], read)
    else:
        store: str = request.getfixturevalue("emptied")
        async with Server(tmp_path, store=store) as one, Server(tmp_path, store=store) as other:
            yield House([one, other], lambda: read_postgres(store))


class Guest:
    """Leaves traces in every place that there is."""

    def __init__(self, house: House, browser: GuestClient) -> None:
        self.house = house
        self.browser = browser
        (cookie,) = browser.session.cookie_jar
        self.key = token_hash(cookie.value)
        self.canaries = [NAME, CHAT, DRAFT, FACE, self.key, guest_id(self.key)]
        self.sockets: list[Connection] = []

    @classmethod
    async def play_everywhere(cls, house: House) -> Guest:
        one, browser = house.one, await house.one.visitor()
        # At a listed table whose game is over: results.
        link = await one.open(browser, name=NAME, face=FACE, listed=True, bots=("normal",), start=True)
        self = cls(house, browser)
        finished = await self._join(one, link.table)
        await finished.play({"type": "end"})
        # At another, a draft; and something said, at both workers.
        link = await one.open(browser, game="gallery", name=NAME, bots=("normal",), start=True)
        gallery = await self._join(one, link.table)
        await browser.hand_in(link.table, f"picture of {DRAFT}".encode())
        await gallery.ask(Say(new_id(), CHAT))
        await (await self._join(house.other, link.table)).ask(Say(new_id(), CHAT))
        # At a friend's table, as somebody who watches, chats and asks for a bot's chair.
        friend = await house.other.visitor()
        theirs = await house.other.open(friend, bots=("normal",), start=True)
        await house.other.join(friend, theirs)
        watching = await self._join(one, theirs.table)
        await watching.ask(Say(new_id(), CHAT))
        await watching.ask(Sit(new_id(), NAME, chair=1))
        # On the way to another device.
        assert (await post(browser, "/api/me/device")).status == 201
        await self._ask_for_notices(link.table)
        await self._leave_traces_for_operator(link.table)
        assert (await post(browser, "/api/me/tokens", json={"name": DRAFT[:24]})).status == 201
        return self

    async def _leave_traces_for_operator(self, table: str) -> None:
        """A report of theirs, one about them, a friend's with what they said, and a ban."""
        store, guest = self.house.one.lobby.services.store.house, guest_id(self.key)
        said = (ReportLine(guest, NAME, CHAT),)
        assert await store.add_report(Report("a", table, guest, NAME, "friend", "Friend", DRAFT, 1))
        assert await store.add_report(Report("b", table, "friend", "Friend", guest, NAME, DRAFT, 2))
        assert await store.add_report(Report("c", table, "friend", "Friend", "", "", "Rude.", 3, said))
        await store.add_ban(Ban(guest, NAME, 1))

    async def _ask_for_notices(self, table: str) -> None:
        store, guest = self.house.one.lobby.services.store.notifications, guest_id(self.key)
        subscription = PushSubscription(
            f"https://push.example.org/{DRAFT}", guest, self.key, "k", "a", "en", "https://here", 1
        )
        assert await store.add_subscription(KnownGuest(guest, self.key, None, None), subscription)
        assert await store.claim_notice(guest, table, "your_turn", 1)
        assert await store.count_invitation(guest, "sent", 1, 9)
        await store.set_webhook(
            Webhook(table, guest, "json", f"https://hook.example.org/{DRAFT}", "s", "en", "https://here")
        )

    async def _join(self, server: Server, table: str) -> Connection:
        browser = self.browser
        browser.address = server.address
        self.sockets.append(await browser.join(table))
        browser.address = self.house.one.address
        return self.sockets[-1]


async def eventually(holds: Callable[[], Coroutine[Any, Any, object]], seconds: float = 15) -> None:
    """Until there is nothing left to be found."""
    end = asyncio.get_running_loop().time() + seconds
    while left := await holds():
        assert asyncio.get_running_loop().time() < end, left
        await asyncio.sleep(0.02)


def declared(rows: Rows) -> dict[str, dict[str, str]]:
    every = {**COLUMNS, **TAIL_COLUMNS, **WORKER_COLUMNS}
    return {table: dict(every[table]) for table in rows}


def unproven(rows: Rows, canaries: list[str]) -> set[str]:
    """Columns that are to be erased, but hold nothing in any row of this guest."""
    found = rows_with(rows, canaries)
    return {
        f"{table}.{column}"
        for table, columns in declared(rows).items()
        for column, holding in columns.items()
        if holding == "erased" and all(row[column] is None for row in found.get(table, []))
    }


def undeclared(rows: Rows, canaries: list[str]) -> set[str]:
    """Columns that hold something about this guest without being listed for it."""
    return {
        f"{table}.{column}"
        for table, columns in declared(rows).items()
        for column, holding in columns.items()
        if holding != "erased" and any(holds(row[column], canaries) for row in rows[table])
    }


@pytest.mark.rule("TABLE-44")
async def test_whoever_is_forgotten_leaves_no_trace_in_any_table_file_or_memory(
    house: House, tmp_path: Path
) -> None:
    guest = await Guest.play_everywhere(house)
    # 1. Every place that is listed as erased really has something of them, and no other place has.
    await eventually(lambda: _missing(house, guest))
    before = await house.read()
    assert undeclared(before, guest.canaries) == set()
    assert memory_with(house.memory, [NAME])
    assert memory_with(house.memory, [CHAT])
    assert bool(files_with(tmp_path, guest.canaries)) == (house.one is house.other)
    # 2. They are forgotten. Whatever page or device of theirs is still open is dismissed, at every worker.
    answer = await post(guest.browser, "/api/me/forget")
    assert answer.status == 204
    # Another worker may first notice that the device's key is gone.
    assert {await _parted(socket) for socket in guest.sockets} <= {"forgotten", "signed_out"}
    await guest.browser.session.close()
    # 3. Nothing of them is left: in any table, in the bytes of any file, in the memory of any worker.
    await eventually(lambda: _left_in_tables(house, guest))
    await eventually(lambda: _left_in_memory(house, guest))
    assert files_with(tmp_path, guest.canaries) == set()
    # 4. The games that were played are still there.
    after = await house.read()
    assert len(after["records"]) == len(before["records"]) == 1
    assert rows_of_log(after) >= rows_of_log(before)


def rows_of_log(rows: Rows) -> int:
    return len(rows["log"]) + sum(len(decode_group(group["rows"])) for group in rows.get("tail", ()))


async def _missing(house: House, guest: Guest) -> set[str]:
    return unproven(await house.read(), guest.canaries)


async def _left_in_tables(house: House, guest: Guest) -> Rows:
    return rows_with(await house.read(), guest.canaries)


async def _left_in_memory(house: House, guest: Guest) -> list[str]:
    return memory_with(house.memory, guest.canaries)


async def _parted(connection: Connection) -> str | None:
    try:
        await connection.until(Goodbye)
    except ConnectionClosed as closed:
        await connection.close()
        return closed.goodbye.reason if closed.goodbye else None
    return None


async def test_every_column_of_sqlite_says_what_it_holds_about_a_guest(tmp_path: Path) -> None:
    async with Server(tmp_path):
        every = {**COLUMNS, **TAIL_COLUMNS}
        assert sqlite_columns(tmp_path / "huetable.db") == {name: set(each) for name, each in every.items()}


async def test_every_column_of_postgresql_says_what_it_holds_about_a_guest(
    tmp_path: Path, emptied: str
) -> None:
    async with Server(tmp_path, store=emptied):
        every = {**COLUMNS, **WORKER_COLUMNS}
        assert await postgres_columns(emptied) == {name: set(each) for name, each in every.items()}


@pytest.mark.parametrize("house", ["postgres"], indirect=True)
async def test_no_list_names_a_host_who_was_forgotten_while_away(house: House) -> None:
    one, other = house.servers
    browser, friend = await one.visitor(), await other.visitor()
    link = await one.open(browser, name=NAME, listed=True)
    table = await other.join(friend, link)
    await table.sit("Ben")
    await eventually(lambda: _no_line_with(house, NAME))
    assert (await post(browser, "/api/me/forget")).status == 204
    await eventually(lambda: _lines_with(house, NAME))
    assert table.table is not None
    while NAME in [chair.name for chair in table.table.chairs]:
        await table.next()


async def _lines_with(house: House, name: str) -> list[Any]:
    return [row for row in (await house.read())["presence"] if holds(row["line"], [name])]


async def _no_line_with(house: House, name: str) -> bool:
    return not await _lines_with(house, name)


class TestWithFaults:
    """A store that fails now and then."""

    @pytest.fixture
    async def store(self, tmp_path: Path) -> Faulty:
        return await Faulty.open(tmp_path / "tables.db")  # type: ignore[return-value]

    async def test_forgetting_does_not_end_before_the_name_is_gone_from_memory_and_disk(
        self, party: Party, store: Faulty
    ) -> None:
        ann, ben = await party.waiting(2, name=NAME)
        store.fail = [True, True]
        await Forgetting(party.lobby, NoGuests()).forget(ann.guest)
        assert [chair.name for chair in ben.seen().chairs] == ["Ben"], "Ann has left"
        assert [person.name for person in ben.table.state.people.values()] == ["Ben"]
        assert [person.name for person in await store.people(ann.table.state.id)] == ["Ben"]

    async def test_what_could_not_be_forgotten_is_said(
        self, party: Party, store: Faulty, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("huetable.server.lobby.forgetting._ATTEMPTS", 2)
        ann, _ = await party.waiting(2)
        store.fail = [True] * 9
        with pytest.raises(StoreError):
            await Forgetting(party.lobby, NoGuests()).forget(ann.guest)
        store.fail = None
