"""The host lets the table post to the group's chat, or not any more."""

from __future__ import annotations

from huetable.core.terms import Refusal
from huetable.table import clauses
from huetable.table.command_result import CommandResult, accept
from huetable.table.events import WebhookSet
from huetable.table.permissions import Sender, refuse_unless_host
from huetable.table.state import TableState


def set_webhook(state: TableState, sender: Sender, host: str) -> CommandResult:
    """Host: the name of the host that is posted to, which everybody at the table is shown; empty for none. The address is a
    secret, and is kept beside the log.
    """
    refusal = refuse_unless_host(sender)
    if refusal is None and state.lesson:
        refusal = Refusal(clauses.IS_A_LESSON, reason="fixed")
    return refusal or accept(WebhookSet(host, state.host or ""))
