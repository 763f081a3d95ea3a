"""Leave, and take one's name and identity from the table."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.terms import Refusal
from huetable.table import clauses
from huetable.table.command_result import AcceptedCommand, CommandResult
from huetable.table.events import Left
from huetable.table.permissions import Sender
from huetable.table.state import TableState
from huetable.table.wire.protocol import Forget

from .vacate import vacate


def forget(state: TableState, sender: Sender, command: Forget, online: Sequence[str]) -> CommandResult:
    """Somebody who has left already may ask for it too."""
    people = tuple(person for person in state.people.values() if person.guest == sender.guest.id)
    if not people:
        return Refusal(clauses.NOT_AT_THE_TABLE)
    return AcceptedCommand(vacate(state, Left, sender.chairs, online), forgotten=people)
