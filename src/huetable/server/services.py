"""What all tables of a server share."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from huetable.server.blobs.forms import BlobForms
from huetable.server.bots.pool import BotPool
from huetable.server.live.alarm import TimeSource
from huetable.server.live.websocket import FrameQueue
from huetable.server.loading.rebuild import Rebuilder
from huetable.server.notify.notices import Notices
from huetable.server.ops.metrics import Metrics
from huetable.store.base import Store
from huetable.store.worker_exchange import WorkerExchange


class HouseRules(Struct, frozen=True):
    """What the operator allows at every table of this server."""

    strangers: bool = True
    """Whether tables may be on the list of open tables."""
    spectators: bool = True
    """Whether people without a chair may watch a game."""
    reports: bool = False
    """Whether there is an operator's page, on which reports arrive."""
    games_off: frozenset[str] = frozenset()
    """The ids of the games that nobody can play here."""
    neutral_signs: bool = False
    """Whether colours have our own signs only."""

    @property
    def forbidden(self) -> tuple[Literal["strangers", "spectators"], ...]:
        strangers: tuple[Literal["strangers"], ...] = () if self.strangers else ("strangers",)
        spectators: tuple[Literal["spectators"], ...] = () if self.spectators else ("spectators",)
        return (*strangers, *spectators)


class Services(Struct, frozen=True):
    """What all tables of a server share."""

    store: Store
    time: TimeSource
    bot_pool: BotPool
    metrics: Metrics
    exchange: WorkerExchange
    notices: Notices = field(default_factory=Notices)
    house: HouseRules = HouseRules()
    rebuilder: Rebuilder = field(default_factory=Rebuilder)
    blob_forms: BlobForms = field(default_factory=BlobForms)
    frames: FrameQueue = field(default_factory=FrameQueue)
