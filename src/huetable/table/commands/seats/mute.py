"""The host mutes a person at the table, or lets them speak again."""

from __future__ import annotations

from huetable.table.command_result import CommandResult, accept
from huetable.table.events import Muted, PersonMuted, TableEvent
from huetable.table.permissions import Sender, refuse_unless_host, refuse_unless_person
from huetable.table.state import TableState
from huetable.table.wire.protocol import Mute


def mute(state: TableState, sender: Sender, command: Mute) -> CommandResult:
    refusal = refuse_unless_host(sender) or refuse_unless_person(state, command.chair)
    if refusal is not None:
        return refusal
    guest = state.guest_of(state.chairs[command.chair].person or "")
    earlier = () if command.muted or guest is None else unmute(state, guest)
    return accept(Muted(command.chair, command.muted), *earlier)


def unmute(state: TableState, guest: str) -> tuple[TableEvent, ...]:
    """Under every pseudonym under which they were muted."""
    return tuple(
        PersonMuted(person, muted=False) for person in state.pseudonyms_of(guest) if person in state.muted
    )
