"""The host sends a person away, and may ban them. Bots take their chairs."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.terms import Refusal
from huetable.table import clauses
from huetable.table.command_result import CommandResult, accept
from huetable.table.events import SentAway, TableEvent
from huetable.table.permissions import Sender, refuse_unless_host, refuse_unless_person
from huetable.table.state import TableState
from huetable.table.wire.protocol import Kick

from .vacate import vacate


def kick(state: TableState, sender: Sender, command: Kick) -> CommandResult:
    refusal = refuse_unless_host(sender) or refuse_unless_person(state, command.chair)
    if refusal is None and command.chair in sender.chairs:
        refusal = Refusal(clauses.WRONG_CHAIR, reason="yourself")
    return refusal or accept(*send_away(state, command.chair, (), ban=command.ban))


def send_away(
    state: TableState, chair: int, online: Sequence[str], *, ban: bool = False
) -> tuple[TableEvent, ...]:
    """From every chair that the person holds."""
    holder = state.chairs[chair].holder
    chairs = [index for index, each in enumerate(state.chairs) if holder and each.holder == holder]

    def sent_away(index: int, bot: str, level: str) -> SentAway:
        return SentAway(index, bot, level, state.chairs[index].person or "", ban)

    return vacate(state, sent_away, chairs, online)
