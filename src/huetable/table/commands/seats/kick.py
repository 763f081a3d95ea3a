"""The host gives a person's chairs to bots, and doesn't let them sit down again."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.terms import Refusal
from huetable.table import clauses
from huetable.table.command_result import CommandResult, accept
from huetable.table.events import SentAway, TableEvent
from huetable.table.permissions import Sender, refuse_unless_host, refuse_unless_person
from huetable.table.state import TableState
from huetable.table.wire.protocol import Kick

from .vacate import vacate


def kick(state: TableState, sender: Sender, command: Kick) -> CommandResult:
    refusal = refuse_unless_host(sender) or refuse_unless_person(state, command.chair)
    if refusal is None and command.chair in sender.chairs:
        refusal = Refusal(clauses.WRONG_CHAIR, reason="yourself")
    return refusal or accept(*send_away(state, command.chair, ()))


def send_away(state: TableState, chair: int, online: Sequence[str]) -> tuple[TableEvent, ...]:
    """From every chair that the person holds."""
    holder = state.chairs[chair].holder
    chairs = [index for index, each in enumerate(state.chairs) if holder and each.holder == holder]
    return vacate(state, SentAway, chairs, online)
