"""Tokens in every store: made, found, listed with their last use, revoked, expired, forgotten with their maker."""

from __future__ import annotations

from msgspec.structs import replace
from store_kit import append

from huetable.store.base import Batch, DeviceUse, KnownGuest, Store
from huetable.store.tokens import MOST_TOKENS, Token, TokenUse

ANN = KnownGuest("g", "laptop", "Ann", "red", "computer", 1000)
TOKEN = Token("hash", "g", "Robby", "play", 2000, 9000)
ROBBY = KnownGuest("robby", "hash", "Robby", "blue", "computer", 3000)


async def test_a_token_is_found_by_its_key_and_listed_with_its_last_use(store: Store) -> None:
    assert await store.tokens.add(TOKEN, ANN)
    assert await store.tokens.find("hash") == TOKEN
    assert await store.tokens.find("other") is None
    assert await store.tokens.of_guest("g") == [TokenUse(TOKEN, None)]
    assert await append(store, Batch((), known=ROBBY)) is None
    assert await append(store, Batch((), device_use=DeviceUse("hash", "computer", 4000))) is None
    assert await store.tokens.of_guest("g") == [TokenUse(TOKEN, 4000)]


async def test_a_maker_who_never_sat_down_is_stored_with_the_token(store: Store) -> None:
    await store.tokens.add(TOKEN, ANN)
    assert await store.guest_by_key("laptop") == KnownGuest("g", "laptop", None, None)


async def test_a_device_whose_access_has_ended_makes_no_token(store: Store) -> None:
    assert await append(store, Batch((), known=ANN)) is None
    await store.end_device("g", "laptop")
    assert not await store.tokens.add(TOKEN, ANN)
    assert await store.tokens.find("hash") is None


async def test_the_tokens_of_a_guest_are_bounded(store: Store) -> None:
    made = [await store.tokens.add(replace(TOKEN, key=f"hash {n}"), ANN) for n in range(MOST_TOKENS + 1)]
    assert made == [True] * MOST_TOKENS + [False]


async def test_a_revoked_token_is_nobodys_key_any_more(store: Store) -> None:
    await store.tokens.add(TOKEN, ANN)
    assert await append(store, Batch((), known=ROBBY)) is None
    await store.tokens.remove("hash")
    assert await store.tokens.find("hash") is None
    assert await store.missing_keys([("hash", "robby")]) == {"hash": True}


async def test_an_expired_token_goes_and_the_others_stay(store: Store) -> None:
    await store.tokens.add(TOKEN, ANN)
    await store.tokens.add(replace(TOKEN, key="later", expires_at=9001), None)
    await store.tokens.remove_expired(9000)
    assert [use.token.key for use in await store.tokens.of_guest("g")] == ["later"]


async def test_who_is_forgotten_has_no_tokens(store: Store) -> None:
    await store.tokens.add(TOKEN, ANN)
    await store.forget("g")
    assert await store.tokens.find("hash") is None
