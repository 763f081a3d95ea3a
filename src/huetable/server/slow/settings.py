"""The host changes the settings of a table; only the server knows which time zones there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UnsetType

from huetable.core.terms import Refusal
from huetable.server.live.connections import Client
from huetable.table import clauses
from huetable.table.command_result import CommandResult
from huetable.table.dispatch import dispatch
from huetable.table.permissions import Sender
from huetable.table.wire.protocol import SetTable

from .rest_days import time_zones

if TYPE_CHECKING:
    from huetable.server.live.table_runner import TableRunner


def set_table(table: TableRunner, client: Client, sender: Sender, command: SetTable) -> CommandResult:
    zone = command.time_zone
    if not isinstance(zone, UnsetType) and zone not in time_zones():
        return Refusal(clauses.UNKNOWN_TIME_ZONE, {"zone": zone})
    if command.listed is True and not table.services.house.strangers:
        return Refusal(clauses.HOUSE_RULE, reason="strangers")
    if command.spectators is True and not table.services.house.spectators:
        return Refusal(clauses.HOUSE_RULE, reason="spectators")
    return dispatch(table.state, sender, command, table.services.time.now())
