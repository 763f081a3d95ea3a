"""Give up one's seat in this game: a bot plays it to the end."""

from __future__ import annotations

from huetable.core.terms import Refusal
from huetable.table import clauses
from huetable.table.chairs import stand_in_level
from huetable.table.command_result import CommandResult, accept
from huetable.table.events import Conceded
from huetable.table.permissions import Sender, own_chairs, refuse_unless_playing
from huetable.table.state import TableState
from huetable.table.wire.protocol import Concede


def concede(state: TableState, sender: Sender, command: Concede) -> CommandResult:
    refusal = refuse_unless_playing(state)
    if refusal is not None:
        return refusal
    chairs = own_chairs(sender, command.chair)
    if isinstance(chairs, Refusal):
        return chairs
    playing = [chair for chair in chairs if state.chairs[chair].sees]
    level = stand_in_level(state.game)
    if not playing:
        return Refusal(clauses.NOT_AT_THE_TABLE)
    return accept(*[Conceded(chair, level) for chair in playing])
