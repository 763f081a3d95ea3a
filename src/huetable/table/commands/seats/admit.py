"""The host lets a guest take over a bot's chair, or not."""

from __future__ import annotations

from msgspec import Struct

from huetable.core.terms import Refusal
from huetable.table import clauses
from huetable.table.command_result import CommandResult, accept
from huetable.table.guest import Guest
from huetable.table.permissions import Sender, refuse_unless_host
from huetable.table.state import TableState
from huetable.table.wire.protocol import Admit, JoinRequestView, Sit

from .take_over import refuse_take_over, take_over_outcome


class JoinRequest(Struct, eq=False):
    """A guest who has asked for a bot's chair and waits for the host's answer."""

    guest: Guest
    command: Sit
    view: JoinRequestView
    """As the host is shown it."""


def admit(state: TableState, sender: Sender, command: Admit, request: JoinRequest | None) -> CommandResult:
    """A no writes nothing: the request goes, and the table stays as it is."""
    refusal = refuse_unless_host(sender)
    if refusal is not None or request is None:
        return refusal or Refusal(clauses.CHAIR_IS_TAKEN)
    if not command.yes:
        return accept()
    guest = Sender(request.guest, state.chairs_of(request.guest.id), host=False)
    return refuse_take_over(state, guest, request.command) or take_over_outcome(state, guest, request.command)
