"""Take over a bot's chair. The host decides about it, unless nobody sits at the table."""

from __future__ import annotations

from huetable.core.terms import Refusal
from huetable.table import clauses
from huetable.table.command_result import AcceptedCommand, CommandResult
from huetable.table.events import TookOver
from huetable.table.hands import refuse_hand
from huetable.table.permissions import Sender, refuse_unknown_chair
from huetable.table.seeds import new_pseudonym
from huetable.table.state import TableState
from huetable.table.wire.protocol import Sit

from .sit import holder_of, refuse_sitting, sit_outcome


def take_over(state: TableState, sender: Sender, command: Sit) -> CommandResult:
    """Where there is a host, they are asked first: the chair is taken when they admit the guest."""
    refusal = refuse_take_over(state, sender, command)
    if refusal is None and any(chair.person is not None for chair in state.chairs):
        refusal = Refusal(clauses.CHAIR_IS_TAKEN, reason="ask")
    return refusal or take_over_outcome(state, sender, command)


def refuse_take_over(state: TableState, sender: Sender, command: Sit) -> Refusal | None:
    chair = command.chair or 0
    refusal = refuse_sitting(state, sender, command) or refuse_unknown_chair(state, chair)
    if refusal is not None:
        return refusal
    if state.chairs[chair].person is not None:
        return Refusal(clauses.CHAIR_IS_TAKEN, reason="person")
    return refuse_hand(state, sender.guest.id, chair)


def take_over_outcome(
    state: TableState, sender: Sender, command: Sit, person: str | None = None
) -> AcceptedCommand:
    """The chair keeps the bot's colour. Person: the pseudonym under which the host was asked, if they were."""
    chair = command.chair or 0
    event = TookOver(chair, person or new_pseudonym(), command.nonce, holder_of(state, sender))
    return sit_outcome(state, sender, event, command, state.chairs[chair].colour)
