"""Tokens in SQLite."""

from __future__ import annotations

from sqlite3 import Connection

from msgspec.structs import astuple

from huetable.store.base import KnownGuest
from huetable.store.tokens import MOST_TOKENS, Token, TokenStore, TokenUse

from .devices import find_missing, insert_key
from .notifications import Change, Query

_ADD = "INSERT INTO tokens (key, guest, name, scope, made_at, expires_at) VALUES (?, ?, ?, ?, ?, ?)"
_FIND = "SELECT key, guest, name, scope, made_at, expires_at FROM tokens WHERE key = ?"
_OF_GUEST = """SELECT tokens.key, tokens.guest, name, scope, tokens.made_at, expires_at, used_at FROM tokens
    LEFT JOIN keys ON keys.key = tokens.key WHERE tokens.guest = ? ORDER BY tokens.made_at, tokens.key"""


class SqliteTokens(TokenStore):
    def __init__(self, change: Change, query: Query) -> None:
        self._change = change
        self._query = query

    async def add(self, token: Token, maker: KnownGuest | None) -> bool:
        def add(writes: Connection) -> bool:
            held = writes.execute("SELECT count(*) FROM tokens WHERE guest = ?", (token.guest,)).fetchone()[0]
            if held >= MOST_TOKENS or (maker is not None and not _store_maker(writes, maker)):
                return False
            writes.execute(_ADD, astuple(token))
            return True

        return await self._change(add)

    async def find(self, key: str) -> Token | None:
        found = await self._query(_FIND, key)
        return Token(*found[0]) if found else None

    async def of_guest(self, guest: str) -> list[TokenUse]:
        return [TokenUse(Token(*token), used) for *token, used in await self._query(_OF_GUEST, guest)]

    async def remove(self, key: str) -> None:
        def remove(writes: Connection) -> None:
            for table in ("tokens", "keys"):
                writes.execute(f"DELETE FROM {table} WHERE key = ?", (key,))  # noqa: S608 - the names above

        await self._change(remove)

    async def remove_expired(self, now: int) -> None:
        asked = "DELETE FROM tokens WHERE expires_at <= ?"
        await self._change(lambda writes: writes.execute(asked, (now,)))


def _store_maker(writes: Connection, maker: KnownGuest) -> bool:
    """A guest who never sat down is not stored yet. False if the access of their device has ended."""
    if find_missing(writes, [(maker.key, maker.guest)]).get(maker.key):
        return False
    writes.execute(
        "INSERT OR IGNORE INTO guests (guest, name, colour) VALUES (?, NULL, NULL)", (maker.guest,)
    )
    insert_key(writes, maker)
    return True
