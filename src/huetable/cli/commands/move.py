"""`huetable move`: all tables from a data folder into PostgreSQL, or back."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from huetable.cli.errors import CommandError
from huetable.server.ops.backup import DATABASE_FILE
from huetable.server.ops.extras import how_to_install
from huetable.store.base import StoreError
from huetable.store.sqlite.folder_lock import hold_folder

EXAMPLES = """\
examples:
  huetable move ~/.local/share/huetable postgresql://huetable@localhost/huetable
  huetable move postgresql://huetable@localhost/huetable /var/lib/huetable

Stop the server first. What is there is copied, not taken away."""

_SCHEMES = ("postgresql://", "postgres://")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLES
    parser.set_defaults(run=move)
    parser.add_argument(
        "source", metavar="FROM", help="a data folder, or the address of a PostgreSQL database"
    )
    parser.add_argument("target", metavar="TO", help="the other of the two; it must be empty")


def move(given: argparse.Namespace) -> int:
    source, target = given.source, given.target
    if source.startswith(_SCHEMES) == target.startswith(_SCHEMES):
        raise CommandError(
            "Invalid FROM and TO: expected a data folder and an address such as postgresql://user@host/name"
        )
    try:
        there = target.startswith(_SCHEMES)
        file = Path(source if there else target).expanduser() / DATABASE_FILE
        with hold_folder(file.parent):
            counts = asyncio.run(_copy(file, target if there else source, there=there))
    except StoreError as error:
        raise CommandError(str(error)) from error
    print(f"{counts['listings']} tables with {counts['log']} rows, {counts['records']} finished games")
    return 0


async def _copy(file: Path, address: str, *, there: bool) -> dict[str, int]:
    try:
        from huetable.store.postgres.store import PostgresStore
        from huetable.store.transfer import copy_to_postgres, copy_to_sqlite
    except ImportError as error:
        raise CommandError(f"PostgreSQL needs its extra: {how_to_install('postgres')}") from error
    store = await PostgresStore.open(address)
    try:
        return await (copy_to_postgres(file, store.pool) if there else copy_to_sqlite(store.pool, file))
    finally:
        await store.close()
