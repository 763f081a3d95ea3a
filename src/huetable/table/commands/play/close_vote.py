"""The table closes a vote that is decided or whose time is up."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.terms import TABLE, VoteEnded
from huetable.table.command_result import AcceptedCommand, accept
from huetable.table.commands.seats.ask_table import taken_over
from huetable.table.commands.seats.kick import send_away
from huetable.table.events import Ended, Moved, Rejected, TableEvent, Undone
from huetable.table.state import TableState
from huetable.table.votes import Vote


def close_vote(state: TableState, vote: Vote, online: Sequence[str]) -> AcceptedCommand:
    """A vote that is still open is rejected: silence means "fine as it is"."""
    upheld = bool(vote.outcome(state.chairs))
    return accept(*_events(state, vote, upheld=upheld, online=online))


def _events(state: TableState, vote: Vote, *, upheld: bool, online: Sequence[str]) -> tuple[TableEvent, ...]:
    if vote.kind == "game":
        return (Moved(TABLE, VoteEnded(vote.name, upheld)),)
    if not upheld:
        return (Rejected(),)
    match vote.kind:
        case "kick":
            return send_away(state, vote.accused or 0, online)
        case "take_over":
            return taken_over(state, vote)
        case "takeback":
            rows = state.current_game.rows if state.current_game else []
            return (Undone(rows[-1] - 1 if rows else 0),)
        case _:
            return (Ended(),)
