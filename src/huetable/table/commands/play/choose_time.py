"""A player who needs more time than others gets it at every clock, on all their chairs."""

from __future__ import annotations

from huetable.core.terms import Refusal
from huetable.table import clauses
from huetable.table.command_result import CommandResult, accept
from huetable.table.events import TimeChosen
from huetable.table.permissions import Sender
from huetable.table.state import TableState
from huetable.table.wire.protocol import ChooseTime


def choose_time(state: TableState, sender: Sender, command: ChooseTime) -> CommandResult:
    if not sender.chairs:
        return Refusal(clauses.NOT_AT_THE_TABLE)
    return accept(*[TimeChosen(chair, command.times) for chair in sender.chairs])
