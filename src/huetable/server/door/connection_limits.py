"""How many connections there may be: from one address, and in all, with a share that strangers cannot use up.

A connection is a stranger's until a request on it shows a guest who has sat at a table. When strangers have used up
their share, a new connection is accepted only on trial: its first request has to show a known guest. When there is no
room at all, the connection that has been idle for longest makes room.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from itertools import islice
from typing import Protocol

from huetable.server.ops.metrics import Metrics
from huetable.server.ops.rate_limits import Bounds, NetworkBuckets, count_keys

from .networks import networks_of

_MOST_SEARCHED = 64
"""Among how many connections an idle one is looked for."""


class Connection(Protocol):
    """An accepted connection, as it is counted."""

    @property
    def is_idle(self) -> bool:
        """Whether it has sent no whole request since the last answer."""

    def abort(self) -> None: ...


class ServerFull(Exception):
    """There is no room for a stranger."""


class ConnectionLimits:
    def __init__(
        self,
        bounds: Bounds,
        metrics: Metrics,
        *,
        behind_proxy: bool = False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Behind a proxy that is trusted, all connections come from the proxy's address."""
        self._bounds = bounds
        self._metrics = metrics
        self._behind_proxy = behind_proxy
        self._opens = NetworkBuckets(bounds.connection_opens, clock)
        self._of_network: Counter[Hashable] = Counter()
        self._addresses: dict[Connection, str] = {}
        # Every connection is in one of these, the one that has been unused for longest first.
        self._strangers: OrderedDict[Connection, None] = OrderedDict()
        self._on_trial: OrderedDict[Connection, None] = OrderedDict()
        self._known: set[Connection] = set()
        self._sockets: set[Connection] = set()
        """Strangers who watch or play: these are never idle."""

    def __len__(self) -> int:
        return len(self._addresses)

    # Coming and going

    def admit(self, connection: Connection, address: str) -> bool:
        """Whether the connection may stay; it is counted until `release`."""
        if not self._address_may(address) or not self._make_room():
            self._metrics.turned_away += 1
            return False
        self._addresses[connection] = address
        self._of_network.update([network for network, _ in count_keys(address, 0)])
        (self._strangers if self._strangers_have_room else self._on_trial)[connection] = None
        return True

    def release(self, connection: Connection) -> None:
        address = self._addresses.pop(connection, None)
        if address is None:
            return
        self._forget(connection)
        for network, _ in count_keys(address, 0):
            self._of_network[network] -= 1
            if self._of_network[network] <= 0:
                del self._of_network[network]

    def _address_may(self, address: str) -> bool:
        if self._behind_proxy or (self._bounds.spare_local and networks_of(address).local):
            return True
        room = all(
            self._of_network[network] < most
            for network, most in count_keys(address, self._bounds.connections_of_address)
        )
        return self._opens.allow(address) and room

    def _make_room(self) -> bool:
        return len(self) < self._bounds.connections or self._evict(self._on_trial, self._strangers)

    def count_malformed(self) -> None:
        """A request was no HTTP."""
        self._metrics.nonsense += 1

    # Who it is

    def identify(self, connection: Connection, *, known: bool, socket: bool) -> None:
        """A request on this connection shows who it is; raises ServerFull if there is no room for a stranger."""
        if connection not in self._addresses or connection in self._known:
            return
        on_trial = connection in self._on_trial
        if on_trial and not known and not self._make_room_for_stranger():
            raise ServerFull
        self._forget(connection)
        if known:
            self._known.add(connection)
        elif socket:
            self._sockets.add(connection)
        else:
            self._strangers[connection] = None

    def is_on_trial(self, connection: Connection) -> bool:
        return connection in self._on_trial

    @property
    def _strangers_have_room(self) -> bool:
        share = int(self._bounds.connections * (1 - self._bounds.known_share))
        return len(self._strangers) + len(self._sockets) < share

    def _make_room_for_stranger(self) -> bool:
        return self._strangers_have_room or self._evict(self._strangers)

    def _evict(self, *groups: OrderedDict[Connection, None]) -> bool:
        """Close the idle connection that has been unused for longest."""
        for group in groups:
            idle = next((each for each in islice(group, _MOST_SEARCHED) if each.is_idle), None)
            if idle is not None:
                self._metrics.turned_away += 1
                self.release(idle)
                idle.abort()
                return True
        return False

    def _forget(self, connection: Connection) -> None:
        self._strangers.pop(connection, None)
        self._on_trial.pop(connection, None)
        self._known.discard(connection)
        self._sockets.discard(connection)
