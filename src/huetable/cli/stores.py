"""Opening the stored tables for commands that only look; a server may be running beside them."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from huetable.server.ops.backup import DATABASE_FILE
from huetable.server.ops.extras import how_to_install
from huetable.server.ops.settings import data_folder
from huetable.store.base import Store
from huetable.store.sqlite.store import SqliteStore

from .errors import CommandError


def add_store_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", help="the folder with the tables (or HUETABLE_DATA)")
    parser.add_argument(
        "--store",
        default="",
        help="the PostgreSQL database with the tables, instead of a folder (or HUETABLE_STORE)",
    )


def store_address(given: argparse.Namespace) -> str:
    """The PostgreSQL that the server uses too; empty if the tables are in a folder. An argument wins over a variable."""
    return given.store or ("" if given.data else os.environ.get("HUETABLE_STORE", ""))


def database_file(given: argparse.Namespace) -> Path | None:
    """None if the tables are in PostgreSQL."""
    if store_address(given):
        return None
    file = data_folder(given, make=False) / DATABASE_FILE
    if not file.is_file():
        raise CommandError(f"There are no tables in {file.parent}: check --data")
    return file


async def open_store(address: str, file: Path | None) -> Store:
    if file is not None:
        return await SqliteStore.open(file, only_looks=True)
    try:
        from huetable.store.postgres.store import PostgresStore
    except ImportError as error:
        raise CommandError(f"PostgreSQL needs its extra: {how_to_install('postgres')}") from error
    return await PostgresStore.open(address)
