"""Leave, and take one's name and identity from the table."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.terms import Refusal
from huetable.table import clauses
from huetable.table.command_result import AcceptedCommand, CommandResult
from huetable.table.events import Left, WebhookSet
from huetable.table.permissions import Sender
from huetable.table.state import TableState
from huetable.table.wire.protocol import Forget

from .vacate import vacate


def forget(state: TableState, sender: Sender, command: Forget, online: Sequence[str]) -> CommandResult:
    """Somebody who has left already may ask for it too."""
    people = tuple(person for person in state.people.values() if person.guest == sender.guest.id)
    if not people:
        return Refusal(clauses.NOT_AT_THE_TABLE)
    events = vacate(state, Left, sender.chairs, online)
    # What they have let the table post to is forgotten with them.
    if state.webhook is not None and state.webhook[1] in [person.person for person in people]:
        events = (*events, WebhookSet("", state.webhook[1]))
    return AcceptedCommand(events, forgotten=people)
