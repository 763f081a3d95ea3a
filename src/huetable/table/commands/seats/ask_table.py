"""Ask everybody seated whether a newcomer may take over a hand, and what comes of their answers."""

from __future__ import annotations

from huetable.store.base import Person
from huetable.table.chairs import distinct_name, tidy_name
from huetable.table.command_result import AcceptedCommand
from huetable.table.events import Proposed, Rejected, TableEvent, TookOver
from huetable.table.guest import Guest
from huetable.table.hands import refuse_hand
from huetable.table.permissions import Sender
from huetable.table.state import TableState
from huetable.table.votes import Vote
from huetable.table.wire.protocol import Sit


def is_alone(state: TableState, host: Sender) -> bool:
    """Whether nobody else sits here who would have to agree."""
    return all(index in host.chairs for index, chair in enumerate(state.chairs) if chair.person is not None)


def ask_table(state: TableState, host: Sender, guest: Guest, command: Sit, person: str) -> AcceptedCommand:
    """The host asks, and agrees by that. The log knows the newcomer by a pseudonym, as it knows everybody."""
    chair, name = command.chair or 0, tidy_name(command.name)
    event = Proposed("take_over", host.chair or 0, None, chair, person, command.nonce)
    known = guest.to_known_guest(name, state.chairs[chair].colour, command.face or "")
    asker = Person(state.id, person, guest.id, distinct_name(name, state.names), known.face)
    return AcceptedCommand((event,), (asker,), known=known)


def taken_over(state: TableState, vote: Vote) -> tuple[TableEvent, ...]:
    """All have agreed: the hand is the newcomer's, unless something has come between."""
    guest = state.guest_of(vote.person or "")
    if guest is None or vote.chair is None or vote.person is None:
        return (Rejected(),)
    free = state.chairs[vote.chair].person is None and not state.chairs_of(guest)
    if not free or state.is_banned(guest) or refuse_hand(state, guest, vote.chair) is not None:
        return (Rejected(),)
    return (TookOver(vote.chair, vote.person, vote.nonce),)
