"""The host mutes somebody who watches, or lets them speak again."""

from __future__ import annotations

from huetable.core.terms import Refusal
from huetable.table import clauses
from huetable.table.command_result import AcceptedCommand, CommandResult, accept
from huetable.table.commands.seats.mute import unmute
from huetable.table.events import PersonMuted
from huetable.table.permissions import Sender, refuse_unless_host
from huetable.table.state import TableState
from huetable.table.wire.protocol import MuteWatcher

from .watcher import Watcher, as_person


def mute_watcher(
    state: TableState, sender: Sender, command: MuteWatcher, watcher: Watcher | None
) -> CommandResult:
    refusal = refuse_unless_host(sender)
    if refusal is not None or watcher is None:
        return refusal or Refusal(clauses.WRONG_CHAIR, reason="gone")
    if not command.muted:
        return accept(*unmute(state, watcher.guest))
    person = as_person(state, watcher)
    return AcceptedCommand((PersonMuted(person.person, muted=True),), (person,))
