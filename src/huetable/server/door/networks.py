"""Addresses as they are counted: an IPv6 address by its /64, which one person has, and by the wider /48 too."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

from msgspec import Struct

WIDE = 8
"""How many times as much as a /64 a whole /48 may do."""

_MOST_TEXT = 64


class Networks(Struct, frozen=True):
    narrow: str
    """The address itself, or the /64 of an IPv6 address."""
    wide: str | None = None
    """The /48 of an IPv6 address."""
    local: bool = False
    """This machine itself, which behind a proxy that is not trusted stands for everybody."""


@lru_cache(4096)
def networks_of(address: str) -> Networks:
    found = _read(address)
    if found is None:
        return Networks(address[:_MOST_TEXT])
    if isinstance(found, ipaddress.IPv4Address):
        return Networks(str(found), local=found.is_loopback)
    narrow, wide = (str(ipaddress.IPv6Network((found, bits), strict=False)) for bits in (64, 48))
    return Networks(narrow, wide, local=found.is_loopback)


def forwarded_address(header: str) -> str | None:
    """The last address that proxies have put into X-Forwarded-For, without a port; None if there is none."""
    last = header.rpartition(",")[2].strip()
    with_port = last.rpartition(":")[0] if last.count(":") == 1 else last
    found = _read(last) or _read(with_port) or _read(last.partition("]")[0].strip("["))
    return None if found is None else str(found)


def _read(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found
