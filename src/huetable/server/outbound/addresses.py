"""Which addresses we send to: https, on its own port, at a name that the public internet can know.

A guest chooses these addresses, so each of them may be an attempt to make the server talk to its own network. This looks at
the text alone; where the name leads is checked when we connect (public_network.py).
"""

from __future__ import annotations

import re
from typing import Final, Literal

from yarl import URL

Reason = Literal["address", "https", "public", "port", "login"]
"""Not an address; not https; not on the public internet; not on https's own port; with a name and password in it."""

MOST_CHARACTERS: Final = 2000
"""Of an address. The longest that push services hand out have a third of that."""

_PORT: Final = 443
_LABEL: Final = re.compile(r"(?!-)[a-z0-9_-]{1,63}(?<!-)")
_TOP_LEVEL: Final = re.compile(r"[a-z]{2,63}|xn--[a-z0-9-]{1,59}")
"""Never a number: "127.1" and "0x7f.0.0.0x1" are spellings of an IP address."""
_NOT_PUBLIC: Final = frozenset(
    (
        *("local", "localhost", "localdomain", "internal", "intranet", "private", "lan", "home", "corp"),
        *("arpa", "onion", "test", "example", "invalid", "alt"),
    )
)
"""Top-level names that mean something in a local network, or nothing at all."""


class RefusedAddress(ValueError):
    """We don't send there."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason: Reason = reason


def check_address(text: str) -> URL:
    """The address as it will be used; raises RefusedAddress. It is read once, by what also connects, so that nobody can
    write one that means two things.
    """
    if (
        not (text.isascii() and text.isprintable())
        or len(text) > MOST_CHARACTERS
        or set(text) & set(" \\<>\"'")
    ):
        raise RefusedAddress("address")
    try:
        url = URL(text)
        port = url.explicit_port
    except ValueError as error:
        raise RefusedAddress("address") from error
    if url.scheme != "https":
        raise RefusedAddress("https" if url.scheme else "address")
    if url.raw_user is not None or url.raw_password is not None:
        raise RefusedAddress("login")
    if port not in (None, _PORT):
        raise RefusedAddress("port")
    if url.raw_fragment or not url.raw_host:
        raise RefusedAddress("address")
    if not is_public_name(url.raw_host):
        raise RefusedAddress("public")
    return url


def is_public_name(host: str) -> bool:
    """Whether it may be a name in the public internet. An IP address never is, however it is spelled."""
    labels = host.casefold().split(".")
    top = labels[-1]
    return (
        len(labels) > 1
        and len(host) <= 253
        and all(_LABEL.fullmatch(label) for label in labels)
        and _TOP_LEVEL.fullmatch(top) is not None
        and top not in _NOT_PUBLIC
    )
