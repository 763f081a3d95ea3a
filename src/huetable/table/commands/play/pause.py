"""The host stops the clocks and the game, or lets them go on."""

from __future__ import annotations

from huetable.table.command_result import CommandResult, accept
from huetable.table.events import Paused
from huetable.table.permissions import Sender, refuse_unless_host, refuse_unless_playing
from huetable.table.state import TableState
from huetable.table.wire.protocol import Pause


def pause(state: TableState, sender: Sender, command: Pause) -> CommandResult:
    return refuse_unless_host(sender) or refuse_unless_playing(state) or accept(Paused(command.paused))
