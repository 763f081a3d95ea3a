"""The host lets two players swap seats, in the waiting room."""

from __future__ import annotations

from huetable.core.terms import Refusal
from huetable.table import clauses
from huetable.table.command_result import CommandResult, accept
from huetable.table.events import ChairsSwapped
from huetable.table.permissions import Sender, refuse_unknown_chair, refuse_unless_host
from huetable.table.state import TableState
from huetable.table.wire.protocol import SwapChairs


def swap_chairs(state: TableState, sender: Sender, command: SwapChairs) -> CommandResult:
    refusal = (
        refuse_unless_host(sender)
        or refuse_unknown_chair(state, command.chair)
        or refuse_unknown_chair(state, command.with_chair)
    )
    if refusal is not None:
        return refusal
    # A finished game shows its players by their seats.
    if state.phase != "waiting":
        return Refusal(clauses.ORDER_IS_FIXED)
    return accept(ChairsSwapped(command.chair, command.with_chair))
