"""Secrets: seeds, salts, links and pseudonyms. Everything here comes from the system's own randomness."""

from __future__ import annotations

import secrets
from hashlib import blake2b, sha256
from typing import Final

from msgspec import Struct

from huetable.core.rng import SEED_BYTES, commitment

PROGRAM_TOKEN: Final = "huetable_"  # noqa: S105 - what all of them begin with
_PROGRAM: Final = "p-"


class Seed(Struct, frozen=True):
    """What a game is dealt from, in hex."""

    seed: str
    salt: str

    @property
    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.seed), bytes.fromhex(self.salt))


def draw_seed() -> Seed:
    return Seed(secrets.token_hex(SEED_BYTES), secrets.token_hex(SEED_BYTES))


def new_table_id() -> str:
    """The id in a table's link. Everybody who has the link may come in, so nobody must be able to guess it."""
    return secrets.token_urlsafe(16)


def new_pseudonym() -> str:
    return secrets.token_urlsafe(9)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_program_token() -> str:
    """For a program. It begins with a word by which it is recognised where it should not stand, such as in a public file."""
    return f"{PROGRAM_TOKEN}{new_token()}"


def token_hash(token: str) -> str:
    """What the store keeps of a token: enough to know it again, not enough to use it."""
    return sha256(token.encode()).hexdigest()


def guest_id(key: str) -> str:
    """The id of a guest whom the store does not know yet follows from their token."""
    return blake2b(key.encode(), digest_size=15, person=b"huetable/guest").hexdigest()


def program_id(key: str) -> str:
    """The id of the guest that a program with this token is. No browser's guest has such an id: theirs are made above."""
    return _PROGRAM + guest_id(key)


def is_program(guest: str) -> bool:
    """Whether this guest is a program that came with a token; its id alone says so, at every worker and after a restart."""
    return guest.startswith(_PROGRAM)


def command_key(guest: str, id: str) -> str:
    """Two clients may make up the same id; and the log must not say who sent what."""
    return blake2b(f"{guest}/{id}".encode(), digest_size=12).hexdigest()
