"""What this worker knows of one table that it has in memory."""

from __future__ import annotations

from collections.abc import Iterable

from huetable.core.codec import decode
from huetable.store.worker_exchange import NOBODY_ELSEWHERE, RemotePresence, TableListener, WorkerMessage


class HeldTable:
    def __init__(self, listener: TableListener) -> None:
        self.listener = listener
        self.mine = False
        """Whether this worker has the lease."""
        self.remote = NOBODY_ELSEWHERE
        self.seen: set[int] = set()
        """The numbers of the messages that were passed on to the table."""

    def set_lease(self, *, mine: bool) -> None:
        if self.mine != mine:
            self.mine = mine
            self.listener.lease_changed(mine=mine)

    def update(self, remote: RemotePresence, messages: Iterable[tuple[int, bytes]]) -> None:
        if self.remote != remote:
            self.remote = remote
            self.listener.remote_presence_changed(remote)
        for number, message in messages:
            if number not in self.seen:
                self.seen.add(number)
                self.listener.receive_message(decode(message, WorkerMessage))
