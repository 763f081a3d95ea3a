"""All tables: those in memory, and those that sleep in the log until somebody asks for them."""

from __future__ import annotations

import asyncio

from huetable.core.terms import Refusal
from huetable.games import find_game
from huetable.server.http.api import NewTable
from huetable.server.live.table_runner import TableRunner
from huetable.server.loading.load_table import load_table
from huetable.server.ops.log import log
from huetable.server.services import Services
from huetable.server.upkeep.garbage import free_when_unused
from huetable.store.base import StoreError
from huetable.store.damaged_rows import short_hash
from huetable.table import clauses
from huetable.table.guest import Guest
from huetable.table.seeds import new_table_id

from .codes import new_code, read_code
from .open_table import open_table

_COUNT_EVERY = 30_000
"""Milliseconds between two counts of all tables."""


class NoSuchTable(LookupError):
    """Nobody ever opened it, or it has expired."""

    clause, status = clauses.NO_SUCH_TABLE, 404


class LinkWasChanged(NoSuchTable):
    """The table is there, but this link or code no longer leads to it."""

    clause, status = clauses.LINK_WAS_CHANGED, 410


class DamagedTable(NoSuchTable):
    """It is there, but its log cannot be read. It stays as it is, and all other tables go on."""


class Lobby:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, TableRunner] = {}
        self._loading: dict[str, asyncio.Task[TableRunner]] = {}
        self._adopting: set[asyncio.Task[None]] = set()
        self._counted = (0, -_COUNT_EVERY)
        """How many tables there were, and when they were counted."""
        services.exchange.on_orphaned_table(self._adopt)

    async def table(self, id: str) -> TableRunner:
        """From memory or from the log; all who ask at the same time get the same one."""
        found = self.tables.get(id)
        if found is not None:
            return found
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.create_task(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        # One caller that goes away must not take the table from the others.
        return await asyncio.shield(loading)

    async def table_by_link(self, link: str) -> TableRunner:
        """The table to which the link leads, or led once; whether it may still be used, the table knows."""
        if link in self.tables:
            return self.tables[link]
        id, _ = await self.services.store.table_by_link(link)
        return await self.table(id)

    async def enter(self, link: str, guest: Guest | None) -> TableRunner:
        """The table, for a guest who may see it: somebody with the latest link or with a chair."""
        table = await self.table_by_link(link)
        if link != table.state.link and (guest is None or not table.state.chairs_of(guest.id)):
            raise LinkWasChanged
        return table

    async def _load(self, id: str) -> TableRunner:
        try:
            loaded = await load_table(self.services, id)
        except StoreError:
            raise
        except Exception as error:
            log.exception(
                "a table cannot be read and is left alone; run huetable check",
                extra={"table": short_hash(id)},
            )
            raise DamagedTable(id) from error
        if loaded is None:
            raise NoSuchTable(id)
        table = TableRunner(id, self.services, self._evict)
        table.load(loaded)
        self._register(table)
        await table.workers.load_chat()
        return table

    def _register(self, table: TableRunner) -> None:
        self.tables[table.state.id] = table
        self.services.exchange.hold_table(table.state.id, table.workers)

    def _adopt(self, id: str) -> None:
        """The worker in charge of the table has died: take it over until somebody comes, or it may sleep."""
        adopting = asyncio.create_task(self._load_adopted(id))
        self._adopting.add(adopting)
        adopting.add_done_callback(self._adopting.discard)

    async def _load_adopted(self, id: str) -> None:
        try:
            await self.table(id)
        except StoreError as error:
            log.warning("taking over a table failed", extra={"problem": type(error).__name__})
        except NoSuchTable as error:
            log.warning("a table to take over cannot be loaded", extra={"problem": type(error).__name__})
            self.services.exchange.release_table(id)

    def _evict(self, table: TableRunner) -> None:
        if self.tables.get(table.state.id) is table:
            del self.tables[table.state.id]
            self.services.exchange.release_table(table.state.id)
            free_when_unused(table)

    async def by_code(self, typed: str) -> tuple[str, str]:
        """The link of the table with this code, and the code as it is written."""
        code, store = read_code(typed), self.services.store
        id = await store.table_by_code(code)
        if id is not None:
            return await store.current_link(id), code
        _, never_used = await store.table_by_link(code)
        raise NoSuchTable(code) if never_used else LinkWasChanged(code)

    async def open(self, guest: Guest, wish: NewTable) -> TableRunner | Refusal:
        """A new table; it is on disk when this returns."""
        while True:
            id, code = new_table_id(), await self._free_code()
            opened = await self._open(id, code, guest, wish)
            unsaved = isinstance(opened, Refusal) and opened.clause == clauses.NOT_SAVED
            # Another code, if somebody else has taken this one since it was free.
            if not unsaved or not await self._is_taken(code, id):
                return opened

    async def _open(self, id: str, code: str, guest: Guest, wish: NewTable) -> TableRunner | Refusal:
        if wish.listed and not self.services.house.strangers:
            return Refusal(clauses.HOUSE_RULE, reason="strangers")
        if find_game(wish.game).meta.id in self.services.house.games_off:
            return Refusal(clauses.HOUSE_RULE, reason="game_off")
        outcome = open_table(id, code, guest, wish, self.services.time.now())
        if isinstance(outcome, Refusal):
            return outcome
        table = TableRunner(id, self.services, self._evict)
        self._register(table)
        saved: asyncio.Future[Refusal | None] = asyncio.get_running_loop().create_future()
        table.commit(outcome, on_saved=saved.set_result)
        refusal = await saved
        if refusal is None and outcome.known is not None:
            guest.rename(outcome.known)
        return refusal or table

    async def _free_code(self) -> str:
        tables = await self._table_count()
        while True:
            code = new_code(tables)
            if await self.services.store.table_by_code(code) is None:
                return code

    async def _table_count(self) -> int:
        """About how many tables there are: counted now and then, because codes need not know it better."""
        now, (count, at) = self.services.time.now(), self._counted
        if now > at + _COUNT_EVERY:
            count = await self.services.store.table_count()
            self._counted = (count, now)
        return count

    async def _is_taken(self, code: str, id: str) -> bool:
        """Whether another table, opened at the same moment, has drawn the same code."""
        try:
            return await self.services.store.table_by_code(code) not in (None, id)
        except StoreError:
            return False

    def close(self) -> None:
        """All clients are asked to reconnect, and every table writes its entry for the home page."""
        for table in tuple(self.tables.values()):
            table.retire()
