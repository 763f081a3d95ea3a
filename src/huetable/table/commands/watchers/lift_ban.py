"""The host lets somebody in again who was banned."""

from __future__ import annotations

from huetable.core.terms import Refusal
from huetable.table import clauses
from huetable.table.command_result import CommandResult, accept
from huetable.table.events import BanLifted
from huetable.table.permissions import Sender, refuse_unless_host
from huetable.table.state import TableState
from huetable.table.wire.protocol import LiftBan


def lift_ban(state: TableState, sender: Sender, command: LiftBan) -> CommandResult:
    """From everybody who the guest behind this pseudonym has been here."""
    refusal = refuse_unless_host(sender)
    if refusal is not None or command.person not in state.kicked:
        return refusal or Refusal(clauses.IS_BANNED, reason="free")
    guest = state.guest_of(command.person)
    same = {person for person in state.kicked if guest is not None and state.guest_of(person) == guest}
    return accept(*map(BanLifted, sorted({command.person, *same})))
