"""What all tables of a server share."""

from __future__ import annotations

from msgspec import Struct, field

from huetable.server.blobs.forms import BlobForms
from huetable.server.bots.pool import BotPool
from huetable.server.live.alarm import TimeSource
from huetable.server.loading.rebuild import Rebuilder
from huetable.server.ops.metrics import Metrics
from huetable.store.base import Store
from huetable.store.worker_exchange import WorkerExchange


class Services(Struct, frozen=True):
    """What all tables of a server share."""

    store: Store
    time: TimeSource
    bot_pool: BotPool
    metrics: Metrics
    exchange: WorkerExchange
    rebuilder: Rebuilder = field(default_factory=Rebuilder)
    blob_forms: BlobForms = field(default_factory=BlobForms)
