"""Finding the traces of a guest: in every table of a database, in its files, and in the memory of a server."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from types import CodeType, FrameType, FunctionType, GeneratorType, ModuleType
from typing import Any

import asyncpg
import msgspec

from huetable.server.ops.rate_limits import Buckets, Limits

Rows = dict[str, list[dict[str, Any]]]
"""Of each table, by the names of its columns."""

_OPAQUE = (type, ModuleType, FrameType, CodeType, GeneratorType, asyncio.AbstractEventLoop, asyncio.Future)
"""Neither the server's own memory nor reached only from it."""

_EXCUSED = (Buckets, Limits)
"""Rate limits remember ids for as long as they limit, and nothing else about anybody."""


def read_sqlite(file: Path) -> Rows:
    with closing(sqlite3.connect(file)) as reads:
        reads.row_factory = sqlite3.Row
        names = [name for (name,) in reads.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return {name: [dict(row) for row in reads.execute(f"SELECT * FROM {name}")] for name in names}


async def read_postgres(address: str) -> Rows:
    reads = await asyncpg.connect(address)
    try:
        asked = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
        names = [found[0] for found in await reads.fetch(asked)]
        return {name: [dict(row) for row in await reads.fetch(f"SELECT * FROM {name}")] for name in names}
    finally:
        await reads.close()


def sqlite_columns(file: Path) -> dict[str, set[str]]:
    with closing(sqlite3.connect(file)) as reads:
        names = [name for (name,) in reads.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return {name: {row[1] for row in reads.execute(f"PRAGMA table_info({name})")} for name in names}


async def postgres_columns(address: str) -> dict[str, set[str]]:
    reads = await asyncpg.connect(address)
    found: dict[str, set[str]] = {}
    asked = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
    for table, column in await reads.fetch(asked):
        found.setdefault(table, set()).add(column)
    await reads.close()
    return found


def holds(value: object, canaries: Iterable[str]) -> bool:
    """Also in the text of a list, and in bytes."""
    text = value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)
    return any(canary in text for canary in canaries)


def rows_with(rows: Rows, canaries: Iterable[str]) -> Rows:
    canaries = list(canaries)
    found = {
        table: [row for row in each if any(holds(value, canaries) for value in row.values())]
        for table, each in rows.items()
    }
    return {table: each for table, each in found.items() if each}


def files_with(folder: Path, canaries: Iterable[str]) -> set[str]:
    """The names of files whose bytes contain one: free pages and SQLite's log included."""
    words = [canary.encode() for canary in canaries]
    contents = {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}
    return {name for name, data in contents.items() if any(word in data for word in words)}


def memory_with(roots: list[Any], canaries: Iterable[str]) -> list[str]:
    """Where in memory one is found: the types of the objects on the way there."""
    canaries, seen = list(canaries), set[int]()
    waiting: list[tuple[Any, tuple[str, ...]]] = [(root, ()) for root in roots]
    found = []
    while waiting:
        thing, way = waiting.pop()
        if id(thing) in seen or isinstance(thing, _OPAQUE + _EXCUSED) or _is_foreign(thing):
            continue
        seen.add(id(thing))
        if isinstance(thing, str | bytes):
            if holds(thing, canaries):
                found.append(" > ".join(way))
        else:
            step = (*way, type(thing).__qualname__)
            waiting += [(part, step) for part in _parts(thing)]
    return found


def _parts(thing: Any) -> Iterator[Any]:
    if isinstance(thing, msgspec.Struct):
        yield from msgspec.structs.astuple(thing)
    elif isinstance(thing, FunctionType):
        # Not its globals: they lead to everything.
        yield from (cell for cell in thing.__closure__ or ())
        yield from thing.__defaults__ or ()
    else:
        yield from gc.get_referents(thing)


def _is_foreign(thing: Any) -> bool:
    module = type(thing).__module__.partition(".")[0]
    return module in {
        "asyncio",
        "_asyncio",
        "asyncpg",
        "concurrent",
        "threading",
        "_thread",
        "logging",
        "weakref",
    }
