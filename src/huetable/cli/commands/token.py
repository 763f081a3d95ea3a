"""`huetable token`: tokens for programs that belong to the server. Players make theirs on the page "Settings"."""

from __future__ import annotations

import argparse
import asyncio
import time
from datetime import UTC, datetime

from huetable.cli.errors import CommandError
from huetable.cli.stores import add_store_arguments, open_store, store_address
from huetable.server.house.operator_tokens import (
    TooManyTokens,
    make_operator_token,
    operator_tokens,
    revoke_operator_token,
)
from huetable.server.ops.data_folder import open_data_folder
from huetable.server.ops.settings import InvalidSetting, data_folder
from huetable.store.base import Store, StoreError

EXAMPLES = """\
examples:
  huetable token Robby                    makes a token for a program and prints it, this once
  huetable token Robby --days 7           one that expires in a week
  huetable token --list                   lists the tokens that were made here, with their ids
  huetable token --revoke ID              ends one; in PostgreSQL also its open connections

A program sends it as "Authorization: Bearer TOKEN". It may sit, play and chat, and everybody sees that it is a program. With a data
folder, the server must be stopped; players can make tokens on the page "Settings" at any time."""

_LONGEST_NAME, _MOST_DAYS = 24, 3650


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLES
    parser.set_defaults(run=token)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("name", nargs="?", metavar="NAME", help="make a token, and call it this in the list")
    what.add_argument("--list", action="store_true", help="list the tokens that were made here")
    what.add_argument("--revoke", metavar="ID", help="end the token with this id")
    parser.add_argument("--days", type=int, default=90, help="days until it expires (90)")
    add_store_arguments(parser)


def token(given: argparse.Namespace) -> int:
    if given.name is not None and not 0 < len(given.name.strip()) <= _LONGEST_NAME:
        raise CommandError(f'Invalid NAME "{given.name}": expected 1 to {_LONGEST_NAME} characters')
    if not 0 < given.days <= _MOST_DAYS:
        raise CommandError(f"Invalid --days {given.days}: expected a number from 1 to {_MOST_DAYS}")
    try:
        return asyncio.run(_in_store(given))
    except (StoreError, InvalidSetting, TooManyTokens) as error:
        raise CommandError(str(error)) from error


async def _in_store(given: argparse.Namespace) -> int:
    address = store_address(given)
    store = await (open_store(address, None) if address else open_data_folder(data_folder(given)))
    try:
        return await _run(store, given)
    finally:
        await store.close()


async def _run(store: Store, given: argparse.Namespace) -> int:
    if given.list:
        await _list(store)
    elif given.revoke is not None:
        if not await revoke_operator_token(store, given.revoke):
            raise CommandError(f'There is no token "{given.revoke}": huetable token --list shows their ids')
        print("Revoked.")
    else:
        print(await make_operator_token(store, given.name, given.days, int(time.time() * 1000)))
    return 0


async def _list(store: Store) -> None:
    for id, use in await operator_tokens(store):
        used = f"last used {_day(use.used_at)}" if use.used_at is not None else "never used"
        print(f"{id}  {use.token.name}, {used}, expires {_day(use.token.expires_at)}")


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()
