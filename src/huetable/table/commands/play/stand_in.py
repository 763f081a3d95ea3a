"""A bot plays for somebody until they are back."""

from __future__ import annotations

from huetable.core.terms import Refusal
from huetable.table import clauses
from huetable.table.chairs import stand_in_level
from huetable.table.command_result import CommandResult, accept
from huetable.table.events import StandInBegan, StandInEnded
from huetable.table.permissions import (
    Sender,
    refuse_unless_host,
    refuse_unless_person,
    refuse_unless_playing,
)
from huetable.table.state import TableState
from huetable.table.wire.protocol import StandIn


def stand_in(state: TableState, sender: Sender, command: StandIn) -> CommandResult:
    refusal = refuse_unless_playing(state)
    if refusal is not None:
        return refusal
    if not command.on:
        return _refuse_end(state, sender, command.chair) or accept(StandInEnded(command.chair))
    refusal = refuse_unless_host(sender) or refuse_unless_person(state, command.chair)
    refusal = refusal or _refuse_begin(state, sender, command.chair)
    return refusal or accept(StandInBegan(command.chair, stand_in_level(state.game)))


def _refuse_begin(state: TableState, sender: Sender, chair: int) -> Refusal | None:
    """Whoever shares a screen with the host may be away, but not the host."""
    if not state.chairs[chair].plays:
        return Refusal(clauses.NO_STAND_IN, reason="already")
    own = [each for each in sender.chairs if state.chairs[each].plays]
    return Refusal(clauses.NO_STAND_IN, reason="yourself") if own == [chair] else None


def _refuse_end(state: TableState, sender: Sender, chair: int) -> Refusal | None:
    """The person themselves is back, or the host gives them their seat."""
    refusal = None if chair in sender.chairs else refuse_unless_host(sender)
    refusal = refusal or refuse_unless_person(state, chair)
    if refusal is None and not state.chairs[chair].stand_in:
        return Refusal(clauses.NO_STAND_IN, reason="back")
    return refusal
