"""The host sends somebody away who watches, and may ban them."""

from __future__ import annotations

from huetable.core.terms import Refusal
from huetable.table import clauses
from huetable.table.command_result import AcceptedCommand, CommandResult
from huetable.table.events import TurnedAway
from huetable.table.permissions import Sender, refuse_unless_host
from huetable.table.state import TableState
from huetable.table.wire.protocol import RemoveWatcher

from .watcher import Watcher, as_person


def remove_watcher(
    state: TableState, sender: Sender, command: RemoveWatcher, watcher: Watcher | None
) -> CommandResult:
    refusal = refuse_unless_host(sender)
    if refusal is not None or watcher is None:
        return refusal or Refusal(clauses.WRONG_CHAIR, reason="gone")
    person = as_person(state, watcher)
    return AcceptedCommand((TurnedAway(person.person, command.ban),), (person,))
