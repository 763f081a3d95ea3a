"""Proposing, voting, and what follows when a vote ends."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.terms import TABLE, Refusal, Seat, VoteEnded
from huetable.table.events import Ended, Moved, Proposed, Rejected, TableEvent, Undone, Voted
from huetable.table.permissions import Answer, Who, accept, refuse_unless_playing
from huetable.table.state import TableState
from huetable.table.takeback import refuse_takeback
from huetable.table.votes import Vote
from huetable.table.wire.protocol import CastVote, Propose

from .leave import refuse_person, send_away

AGAIN = 60_000
"""Whoever was voted down waits this long before asking the same again."""


def vote(state: TableState, who: Who, command: Propose | CastVote, now: int) -> Answer:
    refusal = refuse_unless_playing(state)
    if refusal is not None:
        return refusal
    seats = [chair for chair in who.chairs if state.chairs[chair].plays]
    if not seats:
        return Refusal("TABLE-4")
    if isinstance(command, CastVote):
        return _cast(state, seats, command)
    return _propose(state, _speaker(state, seats, command), command, now)


def _speaker(state: TableState, seats: Sequence[Seat], command: Propose) -> Seat:
    """The last move is taken back by who made it; anything else is proposed from the first seat held."""
    last = state.match.steps[-1].seat if state.match and state.match.steps else TABLE
    return last if command.vote == "takeback" and last in seats else seats[0]


def _cast(state: TableState, seats: Sequence[Seat], command: CastVote) -> Answer:
    vote = state.vote
    if vote is None or vote.name != command.vote:
        return Refusal("TABLE-34")
    answered = vote.answered(state.chairs)
    may = [seat for seat in vote.entitled(state.chairs) if seat in seats and seat not in answered]
    return accept(Voted(may[0], command.yes)) if may else Refusal("TABLE-34")


def _propose(state: TableState, chair: int, command: Propose, now: int) -> Answer:
    if state.vote is not None:
        return Refusal("TABLE-33")
    last = state.rejected.get((state.chairs[chair].person or "", command.vote))
    if last is not None and now < last + AGAIN:
        return Refusal("TABLE-36")
    refusal = _refuse_proposal(state, chair, command)
    return refusal or accept(Proposed(command.vote, chair, command.chair if command.vote == "kick" else None))


def _refuse_proposal(state: TableState, chair: int, command: Propose) -> Refusal | None:
    if command.vote == "takeback":
        return refuse_takeback(state, chair)
    if command.vote == "kick":
        accused = -1 if command.chair is None else command.chair
        refusal = refuse_person(state, accused)
        if refusal is None and state.chairs[accused].holder == state.chairs[chair].holder:
            return Refusal("TABLE-17", {"chair": accused})
        return refusal
    return None


def close(state: TableState, vote: Vote, *, upheld: bool, online: Sequence[str]) -> tuple[TableEvent, ...]:
    """What the end of a vote writes into the log."""
    if vote.kind == "game":
        return (Moved(TABLE, VoteEnded(vote.name, upheld)),)
    if not upheld:
        return (Rejected(),)
    match vote.kind:
        case "kick":
            return send_away(state, vote.accused or 0, online)
        case "takeback":
            rows = state.match.rows if state.match else []
            return (Undone(rows[-1] - 1 if rows else 0),)
        case _:
            return (Ended(),)
