"""`huetable check`: is everything in the data folder, or in PostgreSQL, in order?"""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from huetable.cli.errors import FAILED, CommandError
from huetable.server.ops.backup import DATABASE_FILE, check_copy
from huetable.server.ops.check import damaged_tables
from huetable.server.ops.settings import InvalidSetting, data_folder
from huetable.store.base import Store, StoreError
from huetable.store.sqlite.store import SqliteStore

EXAMPLES = """\
examples:
  huetable check --data /var/lib/huetable
  huetable check --store postgresql://huetable@localhost/huetable

The server may go on. A table that cannot be read is named as in the log, by eight letters, and by its id."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLES
    parser.set_defaults(run=check)
    parser.add_argument("--data", help="the folder with the tables (or HUETABLE_DATA)")
    parser.add_argument(
        "--store", default="", help="the PostgreSQL database with the tables, instead of a folder"
    )


def check(given: argparse.Namespace) -> int:
    try:
        file = None if given.store else _database_file(given)
        return asyncio.run(_check(given.store, file))
    except (StoreError, InvalidSetting) as error:
        raise CommandError(str(error)) from error


def _database_file(given: argparse.Namespace) -> Path:
    """Page by page, which a start does only for files that are not too large."""
    file = data_folder(given) / DATABASE_FILE
    if not file.is_file():
        raise CommandError(f"There are no tables in {file.parent}: check --data")
    check_copy(file)
    return file


async def _check(address: str, file: Path | None) -> int:
    store = await _open(address, file)
    try:
        tables = len(await store.tables())
        damaged = [found async for found in damaged_tables(store)]
    finally:
        await store.close()
    for found in damaged:
        print(f"table {found.hash} ({found.table}): {found.problem}")
    print(f"{tables} tables, {len(damaged)} of them damaged")
    return FAILED if damaged else 0


async def _open(address: str, file: Path | None) -> Store:
    if file is not None:
        return await SqliteStore.open(file, only_looks=True)
    try:
        from huetable.store.postgres.store import PostgresStore
    except ImportError as error:
        raise CommandError("PostgreSQL needs its extra: pip install 'huetable[postgres]'") from error
    return await PostgresStore.open(address)
