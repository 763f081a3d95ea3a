"""Tokens that the operator makes in the shell, for programs that belong to the server: nobody's page lists them."""

from __future__ import annotations

from typing import Final, NamedTuple

from huetable.server.http.tokens import token_id, unused_token
from huetable.store.base import Store
from huetable.store.tokens import MOST_TOKENS, TokenUse

OPERATOR: Final = "operator"
"""In the place of a guest's id, which is a hash and never this word."""


class TooManyTokens(Exception):
    def __init__(self) -> None:
        super().__init__(f"The operator has {MOST_TOKENS} tokens already: revoke one with --revoke ID")


class ListedToken(NamedTuple):
    id: str
    use: TokenUse


async def make_operator_token(store: Store, name: str, days: int, now: int) -> str:
    token, made = unused_token(OPERATOR, name, days, now)
    await store.tokens.remove_expired(now)
    if not await store.tokens.add(made, None):
        raise TooManyTokens
    return token


async def operator_tokens(store: Store) -> list[ListedToken]:
    return [ListedToken(token_id(use.token.key), use) for use in await store.tokens.of_guest(OPERATOR)]


async def revoke_operator_token(store: Store, id: str) -> bool:
    """False if there is no such token."""
    for token in await operator_tokens(store):
        if token.id == id:
            await store.tokens.remove(token.use.token.key)
            return True
    return False
