"""Stand up for good, from one chair or from all of one's own."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.terms import Refusal
from huetable.table.command_result import AcceptedCommand, CommandResult
from huetable.table.events import Left
from huetable.table.permissions import Sender, own_chairs
from huetable.table.state import TableState
from huetable.table.wire.protocol import Leave

from .vacate import vacate


def leave(state: TableState, sender: Sender, command: Leave, online: Sequence[str]) -> CommandResult:
    chairs = own_chairs(sender, command.chair)
    return chairs if isinstance(chairs, Refusal) else AcceptedCommand(vacate(state, Left, chairs, online))
