"""Random exceptions in the steps that a table does for one client, or by itself."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from functools import wraps
from typing import Any

import pytest

from huetable.server.bots.seats import BotSeats
from huetable.server.live import broadcast, connections, scheduler, table_runner
from huetable.server.live.broadcast import Broadcast
from huetable.server.live.connections import Connections
from huetable.server.live.people import join_requests
from huetable.server.live.people.chat import Chat
from huetable.server.live.scheduler import Scheduler
from huetable.server.live.sockets import SocketConnection
from huetable.server.live.table_runner import TableRunner
from huetable.server.live.worker_link import WorkerLink
from huetable.server.loading import load_table
from huetable.server.ops.metrics import Metrics
from huetable.store.sqlite.store import SqliteStore
from huetable.table.wire import frames
from huetable.table.wire.recent_events import RecentEvents

STEPS: list[tuple[Any, str]] = [
    # For one client
    (SocketConnection, "send"),
    (SocketConnection, "close"),
    (Broadcast, "welcome"),
    (Connections, "add"),
    (connections, "_set_seats"),
    (TableRunner, "_greet"),
    (TableRunner, "_run_command"),
    (Chat, "post"),
    (join_requests, "withdraw"),
    # For one seat
    (broadcast, "position_frames"),
    (frames, "table_frames"),
    # For the table
    (table_runner, "apply_commit"),
    (load_table, "apply_row"),
    (SqliteStore, "append"),
    (RecentEvents, "add"),
    (Metrics, "count_commit"),
    (Broadcast, "build_frames"),
    (Broadcast, "send_commit"),
    (Broadcast, "send_table"),
    (Broadcast, "send_all"),
    (Connections, "update_seats"),
    (Connections, "online"),
    (TableRunner, "_update_people"),
    (TableRunner, "_rebuild"),
    (TableRunner, "announce"),
    (WorkerLink, "send_presence"),
    # By the table itself
    (Scheduler, "_update_presence"),
    (Scheduler, "_due_actions"),
    (Scheduler, "_announce"),
    (Scheduler, "_play"),
    (Scheduler, "_play_bot_move"),
    (scheduler, "play_for_seat"),
    (BotSeats, "update"),
    (BotSeats, "plan"),
    (BotSeats, "_ask"),
]

RARE = {"apply_row", "RecentEvents.add"}
"""Steps that are done for every row of a log: at the full rate no log would ever be read to its end."""


class RandomFault(Exception):
    """What no code expects."""


class RandomFaults:
    """While it is on, each of the steps raises with this probability."""

    def __init__(self, patch: pytest.MonkeyPatch, probability: float, seed: int) -> None:
        self._probability = probability
        self._chance = random.Random(seed)
        self.on = False
        self.raised: Counter[str] = Counter()
        for owner, name in STEPS:
            patch.setattr(owner, name, self._wrapped(getattr(owner, name)))

    def _wrapped(self, step: Callable[..., Any]) -> Callable[..., Any]:
        probability = self._probability / (100 if step.__qualname__ in RARE else 1)

        @wraps(step)
        def faulty(*values: Any, **named: Any) -> Any:
            if self.on and self._chance.random() < probability:
                self.raised[step.__qualname__] += 1
                raise RandomFault(step.__qualname__)
            return step(*values, **named)

        return faulty
