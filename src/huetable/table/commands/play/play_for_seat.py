"""The table itself makes a move: its own, or one for a seat that a bot plays or whose time is up."""

from __future__ import annotations

from huetable.core.terms import TABLE
from huetable.table.command_result import AcceptedCommand, CommandResult
from huetable.table.events import Moved
from huetable.table.state import TableState

from .play import refuse_move


def play_for_seat(state: TableState, moved: Moved, blobs: tuple[bytes, ...]) -> CommandResult:
    """Checked like any move. A bot brings the blobs that its move refers to."""
    refusal = refuse_move(state, moved.seat, moved.move, blobs)
    if refusal is None and moved.seat != TABLE:
        signed = state.game.with_author(moved.move, by_bot=moved.out_of_time != "rule")
        moved = Moved(moved.seat, signed, moved.out_of_time)
    return refusal or AcceptedCommand((moved,), blobs=blobs)
