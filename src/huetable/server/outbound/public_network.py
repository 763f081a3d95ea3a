"""Looks up names, and connects to nothing but public addresses: to those that were checked, never to a second look-up."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final

from aiohttp.abc import AbstractResolver, ResolveResult

from .addresses import RefusedAddress

_THREADS: Final = 16
"""Of our own: a name server that never answers must not keep the rest of the server from its threads."""
_MOST_PER_DOMAIN: Final = 4
"""Look-ups of names that end alike. Whoever owns a domain can give it as many names as they like, and never answer for any."""

_GLOBAL: Final = IPv6Network("2000::/3")
_NAT64: Final = IPv6Network("64:ff9b::/96")
"""Where a network without IPv4 shows the IPv4 addresses of others."""
_WRAPPED: Final = (IPv6Network("2002::/16"), IPv6Network("2001::/23"), IPv6Network("3fff::/20"))
"""Old ways to carry IPv4 inside IPv6, and networks for documents: no server is there."""


def is_public(text: str) -> bool:
    """Whether an IP address belongs to the public internet. A zone, as in "fe80::1%eth0", means a network of our own."""
    try:
        address = ip_address(text)
    except ValueError:
        return False
    if isinstance(address, IPv4Address):
        return _is_public_4(address)
    return not address.scope_id and _is_public_6(address)


def _is_public_4(address: IPv4Address) -> bool:
    # Newer versions of Python know more of the networks that are nobody's, such as this one.
    special = address.packed[:3] == b"\xc0\x00\x00"
    return address.is_global and not (address.is_multicast or address.is_reserved or special)


def _is_public_6(address: IPv6Address) -> bool:
    if address in _NAT64:
        return _is_public_4(IPv4Address(address.packed[12:]))
    return address in _GLOBAL and address.is_global and not any(address in network for network in _WRAPPED)


class SystemResolver(AbstractResolver):
    """Asks the system, in threads of its own."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(_THREADS, "outbound-names")
        self._asking = Counter[str]()
        """How many threads ask for names of a domain, also after nobody waits for their answer any more."""

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        """Raises OSError."""
        domain = ".".join(host.split(".")[-2:])
        if self._asking[domain] >= _MOST_PER_DOMAIN:
            raise OSError("too many names of this domain are being looked up")
        self._asking[domain] += 1
        loop = asyncio.get_running_loop()
        asked = self._threads.submit(socket.getaddrinfo, host, port, family, socket.SOCK_STREAM)
        asked.add_done_callback(lambda _: _call_soon(loop, partial(self._note_answer, domain)))
        found = await asyncio.wrap_future(asked)
        return [
            _result(host, port, family_found, str(address[0])) for family_found, _, _, _, address in found
        ]

    def _note_answer(self, domain: str) -> None:
        self._asking[domain] -= 1
        if not self._asking[domain]:
            del self._asking[domain]

    async def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _call_soon(loop: asyncio.AbstractEventLoop, step: Callable[[], None]) -> None:
    # A look-up may end after the server has.
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(step)


def _result(host: str, port: int, family: socket.AddressFamily, address: str) -> ResolveResult:
    flags = socket.AI_NUMERICHOST | socket.AI_NUMERICSERV
    return ResolveResult(hostname=host, host=address, port=port, family=family, proto=0, flags=flags)


class PublicResolver(AbstractResolver):
    """Refuses a name if any address that it leads to is not public. What it returns is what is connected to."""

    def __init__(self, inner: AbstractResolver, is_allowed: Callable[[str], bool] = is_public) -> None:
        self._inner = inner
        self._is_allowed = is_allowed

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        found = await self._inner.resolve(host, port, family)
        if not found:
            raise OSError("the name has no address")
        if not all(self._is_allowed(each["host"]) for each in found):
            raise RefusedAddress("public")
        return found

    async def close(self) -> None:
        await self._inner.close()
