"""After a game, pick the work of another player that one likes best."""

from __future__ import annotations

from huetable.core.terms import Refusal
from huetable.table import clauses
from huetable.table.applause import applauder, finished_game, own_seats
from huetable.table.command_result import CommandResult, accept
from huetable.table.events import Applauded
from huetable.table.permissions import Sender
from huetable.table.state import TableState
from huetable.table.wire.protocol import Applaud


def applaud(state: TableState, sender: Sender, command: Applaud) -> CommandResult:
    if sender.chair is None:
        return Refusal(clauses.NOT_AT_THE_TABLE)
    reason = _why_not(state, sender, command)
    if reason is not None:
        return Refusal(clauses.MAY_NOT_APPLAUD, reason=reason)
    return accept(Applauded(applauder(state, sender.guest.id, sender.chair), command.seat))


def _why_not(state: TableState, sender: Sender, command: Applaud) -> str | None:
    """The condition that failed, as a key of the messages in TABLE.en.json."""
    game = finished_game(state)
    if game is None or command.game_no != state.game_no:
        return "no_game"
    if command.seat >= len(game.header.seats):
        return "no_seat"
    return "own" if command.seat in own_seats(state, sender.guest.id) else None
