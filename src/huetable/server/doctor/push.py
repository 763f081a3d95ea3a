"""Whether players can be told that it is their turn: the keys, the contact, and the way out."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import Final

from huetable.server.notify.push.keys import KEY_NAME
from huetable.server.ops.backup import DATABASE_FILE
from huetable.server.ops.settings import Settings

from .finding import Finding

SERVICES: Final = ("fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com")
_PATIENCE: Final = 5.0
_KEY: Final = "SELECT value FROM server_keys WHERE name = "


async def check_push(settings: Settings, services: tuple[str, ...] = SERVICES, port: int = 443) -> Finding:
    try:
        key = await _stored_key(settings)
    except (sqlite3.Error, OSError, ImportError, TimeoutError, ValueError):
        key = None
    if key is not None and not _is_key(key):
        return Finding(
            "push",
            "fail",
            "the stored key can't be used: restore a backup, or players have to turn it on again",
        )
    if settings.push_subject is None:
        return Finding(
            "push", "note", "push services don't know whom to ask: set --push-contact mailto:you@example.org"
        )
    silent = [name for name in services if not await _answers(name, port)]
    if len(silent) == len(services):
        return Finding(
            "push", "note", f"no push service can be reached: allow https from here to {', '.join(services)}"
        )
    if silent:
        return Finding("push", "note", f"can't reach {', '.join(silent)}: allow https from here to it")
    made = "the key is there" if key is not None else "the first start makes the key"
    return Finding("push", "ok", f"{made}, and push services can be reached")


async def _stored_key(settings: Settings) -> str | None:
    """None if there is none yet, as before the first start."""
    if settings.store:
        import asyncpg

        try:
            connection = await asyncpg.connect(settings.store, timeout=_PATIENCE)
        except asyncpg.PostgresError as error:
            raise ConnectionError from error
        try:
            found = await connection.fetchval(f"{_KEY}$1", KEY_NAME)
        except asyncpg.UndefinedTableError:
            return None
        finally:
            await connection.close()
        return None if found is None else str(found)
    file = settings.data / DATABASE_FILE
    if not file.is_file():
        return None
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as reads:
        row = reads.execute(f"{_KEY}?", (KEY_NAME,)).fetchone()
    return None if row is None else str(row[0])


def _is_key(text: str) -> bool:
    from huetable.server.notify.push.signature import public_key_of

    private, _, public = text.partition(".")
    try:
        return public_key_of(private) == public
    except ValueError:
        return False


async def _answers(name: str, port: int) -> bool:
    try:
        async with asyncio.timeout(_PATIENCE):
            _, writer = await asyncio.open_connection(name, port)
    except (OSError, TimeoutError):
        return False
    writer.close()
    return True
