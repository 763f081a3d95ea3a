"""What a client makes up at random: ids for its commands, and its share of the shuffle."""

from __future__ import annotations

from secrets import token_hex
from uuid import uuid4


def new_id() -> str:
    """A command counts once, however often it is sent: its id says which one it is.

    >>> len(new_id()), new_id() == new_id()
    (32, False)
    """
    return uuid4().hex


def new_nonce() -> str:
    """My share of the shuffle, drawn after the table has shown its commitment.

    >>> len(new_nonce()), new_nonce() == new_nonce()
    (32, False)
    """
    return token_hex(16)
