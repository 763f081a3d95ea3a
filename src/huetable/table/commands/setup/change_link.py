"""The host gives the table a new link and a new code, because the old ones have come to the wrong people."""

from __future__ import annotations

from huetable.store.base import NewLink
from huetable.table.command_result import AcceptedCommand, CommandResult
from huetable.table.events import LinkChanged
from huetable.table.permissions import Sender, refuse_unless_host
from huetable.table.state import TableState


def change_link(state: TableState, sender: Sender, link: str, code: str) -> CommandResult:
    """Link and code: newly drawn."""
    refusal = refuse_unless_host(sender)
    if refusal is not None:
        return refusal
    return AcceptedCommand((LinkChanged(link, code),), link=NewLink(state.id, link, state.code))
