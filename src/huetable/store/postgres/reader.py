"""Grouped reading of the log: tables that ask while one query is running share the next."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import asyncpg

from huetable.store.base import Row, StoreError

from .writer import reason

_ROWS = """SELECT found.* FROM unnest($1::text[], $2::int[]) AS wanted (name, after), LATERAL
    (SELECT * FROM log WHERE log."table" = wanted.name AND log.seq > wanted.after OFFSET 0) AS found ORDER BY found.seq"""
"""OFFSET 0 keeps PostgreSQL from joining the other way round, with the whole log first."""


class _Wanted(NamedTuple):
    table: str
    after: int
    answer: asyncio.Future[list[Row]]


class GroupReader:
    def __init__(self, pool: asyncpg.Pool) -> None:
        self._pool = pool
        self._wanted: list[_Wanted] = []
        self._reading: asyncio.Task[None] | None = None

    async def rows(self, table: str, after: int) -> list[Row]:
        answer: asyncio.Future[list[Row]] = asyncio.get_running_loop().create_future()
        self._wanted.append(_Wanted(table, after, answer))
        if self._reading is None:
            self._reading = asyncio.create_task(self._read())
        return await answer

    async def _read(self) -> None:
        while self._wanted:
            group, self._wanted = self._wanted, []
            try:
                found = await self._fetch(group)
            except StoreError as error:
                _fail(group, error)
            else:
                _answer(group, found)
        self._reading = None

    async def _fetch(self, group: list[_Wanted]) -> dict[str, list[Row]]:
        """Of two requests for one table the one that reaches further back is fetched; `_answer` cuts the other."""
        first: dict[str, int] = {}
        for wanted in group:
            first[wanted.table] = min(wanted.after, first.get(wanted.table, wanted.after))
        try:
            rows = await self._pool.fetch(_ROWS, list(first), list(first.values()))
        except Exception as error:
            raise StoreError(reason(error)) from error
        found: dict[str, list[Row]] = {table: [] for table in first}
        for row in rows:
            found[row[0]].append(Row(*row))
        return found


def _answer(group: list[_Wanted], found: dict[str, list[Row]]) -> None:
    for wanted in group:
        if not wanted.answer.done():
            wanted.answer.set_result([row for row in found[wanted.table] if row.seq > wanted.after])


def _fail(group: list[_Wanted], error: StoreError) -> None:
    for wanted in group:
        if not wanted.answer.done():
            wanted.answer.set_exception(StoreError(str(error)))
