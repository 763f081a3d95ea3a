"""The host mutes a person's chair, or lets it speak again."""

from __future__ import annotations

from huetable.table.command_result import CommandResult, accept
from huetable.table.events import Muted
from huetable.table.permissions import Sender, refuse_unless_host, refuse_unless_person
from huetable.table.state import TableState
from huetable.table.wire.protocol import Mute


def mute(state: TableState, sender: Sender, command: Mute) -> CommandResult:
    refusal = refuse_unless_host(sender) or refuse_unless_person(state, command.chair)
    return refusal or accept(Muted(command.chair, command.muted))
