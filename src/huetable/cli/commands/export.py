"""`huetable export`: everything that is stored about one guest, for whoever asks you for it."""

from __future__ import annotations

import argparse
import asyncio
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

from huetable.cli.errors import CommandError
from huetable.cli.stores import add_store_arguments, database_file, open_store, store_address
from huetable.server.ops.settings import InvalidSetting
from huetable.store.base import Store, StoreError
from huetable.store.guest_export import export_guest

EXAMPLES = """\
examples:
  huetable export --name Ada                      lists the guests of that name, with the day of their last visit
  huetable export --guest ID > ada.json           writes everything that is stored about one of them

The server may go on. Guests get the same file by themselves, on the page "Settings". A name proves nothing: several people may
have it, so make sure that the file goes to the right one."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLES
    parser.set_defaults(run=export)
    who = parser.add_mutually_exclusive_group(required=True)
    who.add_argument("--guest", metavar="ID", help="write what is stored about this guest, as JSON")
    who.add_argument("--name", help="list the ids of the guests with this name")
    add_store_arguments(parser)


def export(given: argparse.Namespace) -> int:
    try:
        return asyncio.run(_export(given, database_file(given)))
    except (StoreError, InvalidSetting) as error:
        raise CommandError(str(error)) from error


async def _export(given: argparse.Namespace, file: Path | None) -> int:
    store = await open_store(store_address(given), file)
    try:
        await (_list_named(store, given.name) if given.guest is None else _write(store, given.guest))
    finally:
        await store.close()
    return 0


async def _list_named(store: Store, name: str) -> None:
    found = await store.guests_named(name)
    if not found:
        raise CommandError(f'No guest is called "{name}": upper and lower case count')
    for use in found:
        print(f"{use.guest}  last visit {_day(use.day)}")


def _day(day: int) -> str:
    """Those who were here before days were noted have none."""
    return (datetime.fromtimestamp(0, UTC) + timedelta(days=day)).date().isoformat() if day else "unknown"


async def _write(store: Store, guest: str) -> None:
    if not any((await store.data_of_guest(guest)).values()):
        raise CommandError(
            f'Nothing is stored about a guest "{guest}": huetable export --name NAME lists ids'
        )
    async for piece in await export_guest(store, guest):
        sys.stdout.write(piece.decode())
