"""Change the name, the colour and the face of one's own chair."""

from __future__ import annotations

from huetable.core.terms import Refusal
from huetable.store.base import Person
from huetable.table import clauses
from huetable.table.chairs import distinct_name, refuse_name, tidy_name
from huetable.table.command_result import AcceptedCommand, CommandResult
from huetable.table.events import Renamed
from huetable.table.permissions import Sender, own_chairs
from huetable.table.state import TableState
from huetable.table.wire.protocol import Rename


def rename(state: TableState, sender: Sender, command: Rename) -> CommandResult:
    chairs = own_chairs(sender, command.chair)
    if isinstance(chairs, Refusal):
        return chairs
    index = chairs[0]
    chair = state.chairs[index]
    colour = command.colour or chair.colour
    others = [other for other in state.chairs if other is not chair]
    name = tidy_name(command.name)
    refusal = refuse_name(name)
    if refusal is None and colour in {other.colour for other in others}:
        refusal = Refusal(clauses.NAME_OR_COLOUR_UNUSABLE, reason="colour")
    if refusal is not None:
        return refusal
    distinct = distinct_name(name, [state.name_of(other) for other in others])
    before = state.people.get(chair.person or "")
    face = command.face or (before.face if before else "")
    person = Person(state.id, chair.person or "", sender.guest.id, distinct, face)
    # Only the first chair is the guest's own: another one may be a friend's.
    known = sender.guest.to_known_guest(name, colour, face) if index == sender.chair else None
    return AcceptedCommand((Renamed(index, colour),), (person,), known=known)
