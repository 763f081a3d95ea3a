"""Tokens in PostgreSQL. All workers are notified when one is revoked, as when the access of a device ends."""

from __future__ import annotations

from asyncpg import Connection
from msgspec.structs import astuple

from huetable.store.base import KnownGuest
from huetable.store.tokens import MOST_TOKENS, Token, TokenStore, TokenUse

from .devices import MISSING_KEYS, insert_key, notify_ended
from .notifications import Change, Fetch

_ADD = "INSERT INTO tokens (key, guest, name, scope, made_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6)"
_FIND = "SELECT key, guest, name, scope, made_at, expires_at FROM tokens WHERE key = $1"
_OF_GUEST = """SELECT tokens.key, tokens.guest, name, scope, tokens.made_at, expires_at, used_at FROM tokens
    LEFT JOIN keys ON keys.key = tokens.key WHERE tokens.guest = $1 ORDER BY tokens.made_at, tokens.key"""


class PostgresTokens(TokenStore):
    def __init__(self, change: Change, fetch: Fetch) -> None:
        self._change = change
        self._fetch = fetch

    async def add(self, token: Token, maker: KnownGuest | None) -> bool:
        async def add(writes: Connection) -> bool:
            held = await writes.fetchval("SELECT count(*) FROM tokens WHERE guest = $1", token.guest)
            if held >= MOST_TOKENS or (maker is not None and not await _store_maker(writes, maker)):
                return False
            await writes.execute(_ADD, *astuple(token))
            return True

        return await self._change(add)

    async def find(self, key: str) -> Token | None:
        found = await self._fetch(_FIND, key)
        return Token(*found[0]) if found else None

    async def of_guest(self, guest: str) -> list[TokenUse]:
        return [TokenUse(Token(*token), used) for *token, used in await self._fetch(_OF_GUEST, guest)]

    async def remove(self, key: str) -> None:
        async def remove(writes: Connection) -> None:
            for table in ("tokens", "keys"):
                await writes.execute(f"DELETE FROM {table} WHERE key = $1", key)  # noqa: S608 - the names above
            await notify_ended(writes, key)

        await self._change(remove)

    async def remove_expired(self, now: int) -> None:
        await self._fetch("DELETE FROM tokens WHERE expires_at <= $1", now)


async def _store_maker(writes: Connection, maker: KnownGuest) -> bool:
    """A guest who never sat down is not stored yet. False if the access of their device has ended."""
    missing = dict(await writes.fetch(MISSING_KEYS, [maker.key], [maker.guest]))
    if missing.get(maker.key):
        return False
    await writes.execute(
        "INSERT INTO guests (guest, name, colour) VALUES ($1, NULL, NULL) ON CONFLICT DO NOTHING", maker.guest
    )
    await insert_key(writes, maker)
    return True
