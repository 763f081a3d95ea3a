"""The host gives the table a new link and a new code, because the old ones have come to the wrong people."""

from __future__ import annotations

from huetable.core.terms import Refusal
from huetable.store.base import NewLink
from huetable.table import clauses
from huetable.table.command_result import AcceptedCommand, CommandResult
from huetable.table.events import LinkChanged
from huetable.table.permissions import Sender, refuse_unless_host
from huetable.table.state import TableState

WAIT_AFTER_CHANGE = 10_000
"""How long until the link may change again, in milliseconds: every link that there ever was is kept."""


def change_link(state: TableState, sender: Sender, link: str, code: str, now: int) -> CommandResult:
    """Link and code: newly drawn."""
    refusal = refuse_unless_host(sender) or _refuse_so_soon(state, now)
    if refusal is not None:
        return refusal
    return AcceptedCommand((LinkChanged(link, code),), link=NewLink(state.id, link, state.code))


def _refuse_so_soon(state: TableState, now: int) -> Refusal | None:
    changed_at = state.link_changed_at
    soon = changed_at is not None and now < changed_at + WAIT_AFTER_CHANGE
    return Refusal(clauses.TOO_MANY_REQUESTS) if soon else None
