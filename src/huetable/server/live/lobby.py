"""All tables: those in memory, and those that are asleep in the log until somebody asks for them."""

from __future__ import annotations

import asyncio

import msgspec

from huetable.core.record import BadRecord
from huetable.core.terms import Refusal
from huetable.server.http.api import NewTable
from huetable.server.ops.log import log
from huetable.server.services import Services
from huetable.store.base import StoreError
from huetable.table.guest import Guest
from huetable.table.seeds import new_table

from .codes import new_code, read_code
from .open_table import opening
from .table_runner import Table


class NoSuchTable(LookupError):
    """Nobody ever opened it, or it was kept long enough."""


class Lobby:
    def __init__(self, house: Services) -> None:
        self.house = house
        self.tables: dict[str, Table] = {}
        self._adopted: set[asyncio.Task[None]] = set()
        house.exchange.on_orphaned_table(self._adopt)
        self._loading: dict[str, asyncio.Task[Table]] = {}

    async def table(self, id: str) -> Table:
        """From memory or from the log; whoever asks at the same time gets the same one."""
        found = self.tables.get(id)
        if found is not None:
            return found
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.create_task(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> Table:
        table = Table(id, self.house, self._evict)
        try:
            found = await table.read()
        except (LookupError, BadRecord, msgspec.MsgspecError) as error:
            log.exception("a table cannot be read")
            raise NoSuchTable(id) from error
        if not found:
            raise NoSuchTable(id)
        self._take_on(table)
        await table.remember()
        return table

    def _take_on(self, table: Table) -> None:
        self.tables[table.state.id] = table
        self.house.exchange.hold_table(table.state.id, table)

    def _adopt(self, id: str) -> None:
        """Its worker has died: see to it here until somebody comes, or it may sleep."""
        adopted = asyncio.create_task(self._see_to(id))
        self._adopted.add(adopted)
        adopted.add_done_callback(self._adopted.discard)

    async def _see_to(self, id: str) -> None:
        try:
            await self.table(id)
        except (NoSuchTable, StoreError) as error:
            log.warning("a table could not be taken over", extra={"problem": type(error).__name__})

    def _evict(self, table: Table) -> None:
        if self.tables.get(table.state.id) is table:
            del self.tables[table.state.id]
            self.house.exchange.release_table(table.state.id)

    async def by_code(self, said: str) -> tuple[str, str]:
        """The table that goes by this code, and the code as it is written."""
        code = read_code(said)
        id = await self.house.store.table_by_code(code)
        if id is None:
            raise NoSuchTable(code)
        return id, code

    async def open(self, guest: Guest, wish: NewTable) -> Table | Refusal:
        """A new table; it is on disk when this returns."""
        while True:
            id, code = new_table(), await self._free_code()
            opened = await self._open(id, code, guest, wish)
            unwritten = isinstance(opened, Refusal) and opened.clause == "TABLE-31"
            if not unwritten or not await self._is_taken(code, id):
                return opened

    async def _open(self, id: str, code: str, guest: Guest, wish: NewTable) -> Table | Refusal:
        outcome = opening(id, code, guest, wish, self.house.time.now())
        if isinstance(outcome, Refusal):
            return outcome
        table = Table(id, self.house, self._evict)
        self._take_on(table)
        written: asyncio.Future[Refusal | None] = asyncio.get_running_loop().create_future()
        table.commit(outcome, after=written.set_result)
        refusal = await written
        if refusal is None and outcome.known is not None:
            guest.rename(outcome.known)
        return refusal or table

    async def _free_code(self) -> str:
        while True:
            code = new_code()
            if await self.house.store.table_by_code(code) is None:
                return code

    async def _is_taken(self, code: str, id: str) -> bool:
        """Whether another table, opened at the same moment, has drawn the same code."""
        try:
            return await self.house.store.table_by_code(code) not in (None, id)
        except StoreError:
            return False

    def close(self) -> None:
        """Everybody is told to come back, and every table leaves a line for the home page."""
        for table in tuple(self.tables.values()):
            table.retire()
