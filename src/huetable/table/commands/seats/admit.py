"""The host lets a guest take over a bot's chair, or not. Where the chair has a hand, everybody seated is asked too."""

from __future__ import annotations

from msgspec import Struct

from huetable.core.terms import Refusal
from huetable.table import clauses
from huetable.table.command_result import CommandResult, accept
from huetable.table.commands.play.propose import refuse_vote_now
from huetable.table.guest import Guest
from huetable.table.hands import needs_agreement
from huetable.table.permissions import Sender, refuse_unless_host
from huetable.table.state import TableState
from huetable.table.wire.protocol import Admit, JoinRequestView, Sit

from .ask_table import ask_table, is_alone
from .take_over import refuse_take_over, take_over_outcome


class JoinRequest(Struct, eq=False):
    """A guest who has asked for a bot's chair and waits for the host's answer."""

    guest: Guest
    command: Sit
    view: JoinRequestView
    """As the host is shown it."""


def admit(
    state: TableState, sender: Sender, command: Admit, request: JoinRequest | None, now: int
) -> CommandResult:
    """A no writes nothing: the request goes, and the table stays as it is."""
    refusal = refuse_unless_host(sender)
    if refusal is not None or request is None:
        return refusal or Refusal(clauses.CHAIR_IS_TAKEN, reason="withdrawn")
    if not command.yes:
        return accept()
    guest, wish = Sender(request.guest, state.chairs_of(request.guest.id), host=False), request.command
    refusal = refuse_take_over(state, guest, wish)
    if refusal is not None:
        return refusal
    person = request.view.guest
    if is_alone(state, sender) or not needs_agreement(state, request.guest.id, wish.chair or 0):
        return take_over_outcome(state, guest, wish, person)
    refusal = refuse_vote_now(state, sender.chair or 0, "take_over", now)
    return refusal or ask_table(state, sender, request.guest, wish, person)
