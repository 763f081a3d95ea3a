"""Rate limits: token buckets that fill with time, for a bounded number of keys."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable

from msgspec import Struct

from huetable.server.door.networks import WIDE, Networks, networks_of

MOST_BUCKETS = 20_000


class Rate(Struct, frozen=True):
    """How many at once, and how many more every second."""

    burst: float
    each_second: float

    def times(self, factor: float) -> Rate:
        return Rate(self.burst * factor, self.each_second * factor)


class Bucket:
    __slots__ = ("_at", "_burst", "_clock", "_each_second", "_level")

    def __init__(self, rate: Rate, clock: Callable[[], float]) -> None:
        self._burst, self._each_second = rate.burst, rate.each_second
        self._clock = clock
        self._level = rate.burst
        self._at = clock()

    def take(self) -> bool:
        """Whether one more is all right."""
        level = self._fill()
        if level < 1:
            return False
        self._level = level - 1
        return True

    @property
    def is_empty(self) -> bool:
        return self._fill() < 1

    def _fill(self) -> float:
        now = self._clock()
        level = self._level + (now - self._at) * self._each_second
        self._level = level = level if level < self._burst else self._burst
        self._at = now
        return level


class Buckets:
    """A bucket for every key that was used lately; any other key has a full one."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def bucket(self, key: Hashable) -> Bucket:
        found = self._buckets.get(key)
        if found is None:
            found = self._buckets[key] = Bucket(self._rate, self._clock)
        self._buckets.move_to_end(key)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return found

    def allow(self, key: Hashable) -> bool:
        """Whether one more is all right."""
        return self.bucket(key).take()

    def is_empty(self, key: Hashable) -> bool:
        found = self._buckets.get(key)
        return self._rate.burst < 1 if found is None else found.is_empty


class NetworkBuckets:
    """Buckets for addresses: an IPv6 address uses that of its /64 and that of its /48, which holds more."""

    def __init__(self, rate: Rate, clock: Callable[[], float]) -> None:
        self._narrow = Buckets(rate, clock)
        self._wide = Buckets(rate.times(WIDE), clock)

    def buckets(self, networks: Networks) -> list[Bucket]:
        narrow = self._narrow.bucket(networks.narrow)
        return [narrow] if networks.wide is None else [narrow, self._wide.bucket(networks.wide)]

    def allow(self, address: str) -> bool:
        return all(bucket.take() for bucket in self.buckets(networks_of(address)))

    def is_empty(self, address: str) -> bool:
        networks = networks_of(address)
        wide = networks.wide is not None and self._wide.is_empty(networks.wide)
        return wide or self._narrow.is_empty(networks.narrow)


class Bounds(Struct, frozen=True):
    """What is bounded by address is bounded for an IPv4 address and for an IPv6 /64; a /48 may do eight times as much."""

    requests: Rate = Rate(120, 20)
    """Of one address."""
    requests_of_program: Rate = Rate(60, 10)
    """With one token. Its commands, sockets and tables are bounded as every guest's are."""
    tables: Rate = Rate(20, 0.2)
    """Opened by one guest."""
    tables_of_address: Rate = Rate(60, 1)
    names: Rate = Rate(20, 0.2)
    """New names of one guest."""
    names_of_address: Rate = Rate(60, 1)
    wrong_codes: Rate = Rate(10, 0.2)
    """From one address."""
    wrong_codes_of_table: Rate = Rate(12, 0.05)
    """With the words of one table's code, from everywhere together."""
    wrong_secrets: Rate = Rate(6, 0.02)
    """Wrong passphrases and wrong secrets of the operator, from one address."""
    reports: Rate = Rate(3, 0.005)
    """To the operator, by one guest."""
    reports_of_address: Rate = Rate(9, 0.02)
    commands: Rate = Rate(200, 50)
    """Of one guest, on all connections."""
    commands_of_address: Rate = Rate(1000, 300)
    device_links: Rate = Rate(30, 0.1)
    subscriptions: Rate = Rate(60, 0.2)
    """Made or used from one address."""
    blobs: Rate = Rate(30, 1)
    """Handed in by one guest."""
    exports: Rate = Rate(5, 0.01)
    """Copies of their data for one guest."""
    exports_of_address: Rate = Rate(20, 0.1)
    socket_opens: Rate = Rate(60, 2)
    """Sockets that one guest opens: a client that is disconnected again and again has to slow down."""
    stranger_requests: Rate = Rate(6000, 600)
    """Of all strangers together: however many addresses they have, they leave time for guests who are known."""
    stranger_sockets: Rate = Rate(300, 40)
    """Opened by all strangers together."""
    sockets_of_guest: int = 20
    sockets_of_address: int = 300
    connections: int = 20_000
    """In all; fewer if the system allows fewer open files."""
    known_share: float = 0.25
    """The part of all connections that only guests who have sat at a table may use."""
    connections_of_address: int = 400
    connection_opens: Rate = Rate(600, 60)
    """From one address."""
    spare_local: bool = True
    """Whether this machine's own addresses are free of the bounds for addresses; bounds for all together always hold."""


class CommandBudget:
    """What one connection may still send: its guest's share, and its address's."""

    __slots__ = ("_buckets",)

    def __init__(self, buckets: list[Bucket]) -> None:
        self._buckets = buckets

    def allow(self) -> bool:
        for bucket in self._buckets:  # noqa: SIM110 - on the way of every move, where a generator would cost more
            if not bucket.take():
                return False
        return True


class Limits:
    """The server's bounds, with what was used of them."""

    def __init__(self, bounds: Bounds | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        bounds = bounds or Bounds()
        self._requests = NetworkBuckets(bounds.requests, clock)
        self._requests_of_program = Buckets(bounds.requests_of_program, clock)
        self._tables = Buckets(bounds.tables, clock)
        self._tables_of_address = NetworkBuckets(bounds.tables_of_address, clock)
        self._names = Buckets(bounds.names, clock)
        self._names_of_address = NetworkBuckets(bounds.names_of_address, clock)
        self._commands = Buckets(bounds.commands, clock)
        self._commands_of_address = NetworkBuckets(bounds.commands_of_address, clock)
        self._device_links = NetworkBuckets(bounds.device_links, clock)
        self._subscriptions = NetworkBuckets(bounds.subscriptions, clock)
        self.blobs = Buckets(bounds.blobs, clock)
        self._exports = Buckets(bounds.exports, clock)
        self._exports_of_address = NetworkBuckets(bounds.exports_of_address, clock)
        self._socket_opens = Buckets(bounds.socket_opens, clock)
        self._wrong_codes = NetworkBuckets(bounds.wrong_codes, clock)
        self._wrong_codes_of_table = Buckets(bounds.wrong_codes_of_table, clock)
        self._reports = Buckets(bounds.reports, clock)
        self._reports_of_address = NetworkBuckets(bounds.reports_of_address, clock)
        self._wrong_secrets = NetworkBuckets(bounds.wrong_secrets, clock)
        self._stranger_requests = Buckets(bounds.stranger_requests, clock)
        self._stranger_sockets = Buckets(bounds.stranger_sockets, clock)
        self._bounds = bounds
        self._sockets: Counter[Hashable] = Counter()

    def may_request(self, address: str) -> bool:
        return self._is_spared(address) or self._requests.allow(address)

    def may_program(self, guest: str) -> bool:
        return self._requests_of_program.allow(guest)

    def may_strangers(self, address: str, *, cookie: bool, socket: bool) -> bool:
        """Whether there is time for one more request of a stranger. A cookie that may be a guest's after all is not
        counted together with those who bring none.
        """
        if self._is_spared(address):
            return True
        sockets = not socket or self._stranger_sockets.allow(cookie)
        return sockets and self._stranger_requests.allow(cookie)

    def may_open(self, guest: str, address: str) -> bool:
        return self._tables.allow(guest) and (
            self._is_spared(address) or self._tables_of_address.allow(address)
        )

    def may_rename(self, guest: str, address: str) -> bool:
        return self._names.allow(guest) and (
            self._is_spared(address) or self._names_of_address.allow(address)
        )

    def may_export(self, guest: str, address: str) -> bool:
        return self._exports.allow(guest) and (
            self._is_spared(address) or self._exports_of_address.allow(address)
        )

    def may_make_token(self, address: str) -> bool:
        return self._is_spared(address) or self._device_links.allow(address)

    def may_link_device(self, address: str) -> bool:
        return self._is_spared(address) or self._device_links.allow(address)

    def may_subscribe(self, address: str) -> bool:
        """To notices, or to have a table post them."""
        return self._is_spared(address) or self._subscriptions.allow(address)

    def may_guess(self, address: str) -> bool:
        return not self._wrong_codes.is_empty(address)

    def may_guess_table(self, words: str) -> bool:
        """Many addresses together guess the number in one table's code no faster than one."""
        return not words or not self._wrong_codes_of_table.is_empty(words)

    def count_wrong_guess(self, address: str, words: str) -> None:
        """Words: those of the code, if a table could have them."""
        self._wrong_codes.allow(address)
        if words:
            self._wrong_codes_of_table.allow(words)

    def may_report(self, guest: str, address: str) -> bool:
        return self._reports.allow(guest) and (
            self._is_spared(address) or self._reports_of_address.allow(address)
        )

    def may_guess_secret(self, address: str) -> bool:
        return not self._wrong_secrets.is_empty(address)

    def count_wrong_secret(self, address: str) -> None:
        self._wrong_secrets.allow(address)

    def command_budget(self, guest: str, address: str) -> CommandBudget:
        shared = [] if self._is_spared(address) else self._commands_of_address.buckets(networks_of(address))
        return CommandBudget([self._commands.bucket(guest), *shared])

    def connect(self, guest: str, address: str) -> bool:
        """Whether there is room for one more socket; if so, it is counted until `disconnect`."""
        bounds = self._bounds
        full = not self._socket_opens.allow(guest) or self._sockets["guest", guest] >= bounds.sockets_of_guest
        for network, most in count_keys(address, bounds.sockets_of_address):
            full = full or (not self._is_spared(address) and self._sockets[network] >= most)
        if not full:
            self._sockets["guest", guest] += 1
            self._sockets.update([network for network, _ in count_keys(address, 0)])
        return not full

    def disconnect(self, guest: str, address: str) -> None:
        for key in (("guest", guest), *[network for network, _ in count_keys(address, 0)]):
            self._sockets[key] -= 1
            if self._sockets[key] <= 0:
                del self._sockets[key]

    def _is_spared(self, address: str) -> bool:
        return self._bounds.spare_local and networks_of(address).local


def count_keys(address: str, most: int) -> list[tuple[Hashable, int]]:
    """What an address is counted under, each with its bound."""
    networks = networks_of(address)
    narrow: list[tuple[Hashable, int]] = [(networks.narrow, most)]
    return narrow if networks.wide is None else [*narrow, (networks.wide, most * WIDE)]
