"""The host makes somebody else the host."""

from __future__ import annotations

from huetable.table.command_result import CommandResult, accept
from huetable.table.events import HandedOver
from huetable.table.permissions import Sender, refuse_unless_host, refuse_unless_person
from huetable.table.state import TableState
from huetable.table.wire.protocol import HandOver


def hand_over(state: TableState, sender: Sender, command: HandOver) -> CommandResult:
    refusal = refuse_unless_host(sender) or refuse_unless_person(state, command.chair)
    return refusal or accept(HandedOver(state.chairs[command.chair].person or ""))
