"""Rate limits: token buckets that fill with time, for a bounded number of keys."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable

from msgspec import Struct

MOST_BUCKETS = 20_000


class Rate(Struct, frozen=True):
    """How many at once, and how many more every second."""

    burst: float
    each_second: float


class Buckets:
    """A bucket for every key that was used lately; any other key has a full one."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._levels: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def allow(self, key: Hashable) -> bool:
        """Whether one more is all right."""
        now = self._clock()
        level = self._tokens_left(key, now)
        allowed = level >= 1
        self._levels[key] = (level - 1 if allowed else level, now)
        self._levels.move_to_end(key)
        if len(self._levels) > MOST_BUCKETS:
            self._levels.popitem(last=False)
        return allowed

    def is_empty(self, key: Hashable) -> bool:
        return self._tokens_left(key, self._clock()) < 1

    def _tokens_left(self, key: Hashable, now: float) -> float:
        rate, known = self._rate, self._levels.get(key)
        if known is None:
            return rate.burst
        level, at = known
        return min(rate.burst, level + (now - at) * rate.each_second)


class Bounds(Struct, frozen=True):
    requests: Rate = Rate(120, 20)
    """Of one address."""
    tables: Rate = Rate(20, 0.2)
    """Opened by one guest."""
    tables_of_address: Rate = Rate(60, 1)
    wrong_codes: Rate = Rate(10, 0.2)
    """From one address."""
    all_wrong_codes: Rate = Rate(200, 5)
    """From everywhere together: many addresses guess no faster than one."""
    commands: Rate = Rate(200, 50)
    """Of one guest, on all connections."""
    blobs: Rate = Rate(30, 1)
    """Handed in by one guest."""
    socket_opens: Rate = Rate(60, 2)
    """Sockets that one guest opens: a client that is disconnected again and again has to slow down."""
    sockets_of_guest: int = 20
    sockets_of_address: int = 300


class Limits:
    """The server's bounds, with what was used of them."""

    def __init__(self, bounds: Bounds | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        bounds = bounds or Bounds()
        self._requests = Buckets(bounds.requests, clock)
        self._tables = Buckets(bounds.tables, clock)
        self._tables_of_address = Buckets(bounds.tables_of_address, clock)
        self.commands = Buckets(bounds.commands, clock)
        self.blobs = Buckets(bounds.blobs, clock)
        self._socket_opens = Buckets(bounds.socket_opens, clock)
        self._wrong_codes = Buckets(bounds.wrong_codes, clock)
        self._all_wrong_codes = Buckets(bounds.all_wrong_codes, clock)
        self._bounds = bounds
        self._sockets: Counter[Hashable] = Counter()

    def may_request(self, address: str) -> bool:
        return is_local(address) or self._requests.allow(address)

    def may_open(self, guest: str, address: str) -> bool:
        return self._tables.allow(guest) and (is_local(address) or self._tables_of_address.allow(address))

    def may_guess(self, address: str) -> bool:
        return not (self._wrong_codes.is_empty(address) or self._all_wrong_codes.is_empty(""))

    def count_wrong_guess(self, address: str) -> None:
        self._wrong_codes.allow(address)
        self._all_wrong_codes.allow("")

    def connect(self, guest: str, address: str) -> bool:
        """Whether there is room for one more socket; if so, it is counted until `disconnect`."""
        full = (
            not self._socket_opens.allow(guest)
            or self._sockets["guest", guest] >= self._bounds.sockets_of_guest
        )
        if not is_local(address):
            full = full or self._sockets["address", address] >= self._bounds.sockets_of_address
        if not full:
            self._sockets["guest", guest] += 1
            self._sockets["address", address] += 1
        return not full

    def disconnect(self, guest: str, address: str) -> None:
        for key in (("guest", guest), ("address", address)):
            self._sockets[key] -= 1
            if self._sockets[key] <= 0:
                del self._sockets[key]


def is_local(address: str) -> bool:
    """This machine itself, which behind a proxy that is not trusted stands for everybody."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
