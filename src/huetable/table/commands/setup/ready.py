"""Agree to the settings, or take it back, for all of one's own chairs."""

from __future__ import annotations

from huetable.core.terms import Refusal
from huetable.table import clauses
from huetable.table.command_result import CommandResult, accept
from huetable.table.events import Readied
from huetable.table.permissions import Sender
from huetable.table.state import TableState
from huetable.table.wire.protocol import Ready


def ready(state: TableState, sender: Sender, command: Ready) -> CommandResult:
    if not sender.chairs:
        return Refusal(clauses.NOT_AT_THE_TABLE)
    if state.phase == "playing":
        return Refusal(clauses.SETTINGS_ARE_FIXED, reason="playing")
    return accept(*[Readied(chair, command.ready, command.nonce) for chair in sender.chairs])
