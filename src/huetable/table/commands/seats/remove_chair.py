"""The host removes a chair from the row, between games."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.terms import Refusal
from huetable.table import clauses
from huetable.table.command_result import CommandResult, accept
from huetable.table.events import Removed
from huetable.table.permissions import Sender, refuse_unknown_chair, refuse_unless_host
from huetable.table.state import TableState
from huetable.table.wire.protocol import RemoveChair

from .vacate import pass_host_on


def remove_chair(
    state: TableState, sender: Sender, command: RemoveChair, online: Sequence[str]
) -> CommandResult:
    refusal = refuse_unless_host(sender) or refuse_unknown_chair(state, command.chair)
    if refusal is not None:
        return refusal
    if state.phase == "playing":
        return Refusal(clauses.CHAIRS_ARE_FIXED, reason="remove")
    return accept(Removed(command.chair), *pass_host_on(state, (command.chair,), online))
