"""Vote yes or no on the vote that is open."""

from __future__ import annotations

from huetable.core.terms import Refusal
from huetable.table import clauses
from huetable.table.command_result import CommandResult, accept
from huetable.table.events import Voted
from huetable.table.permissions import Sender, refuse_unless_playing
from huetable.table.state import TableState
from huetable.table.wire.protocol import CastVote

from .propose import voting_seats


def cast_vote(state: TableState, sender: Sender, command: CastVote) -> CommandResult:
    refusal = refuse_unless_playing(state)
    if refusal is not None:
        return refusal
    vote = state.vote
    # Where everybody seated has to agree, people who have conceded are asked too.
    seats = sender.chairs if vote is not None and vote.unanimous else voting_seats(state, sender)
    if not seats:
        return Refusal(clauses.NOT_AT_THE_TABLE)
    if vote is None or vote.name != command.vote:
        return Refusal(clauses.MAY_NOT_VOTE, reason="over")
    answered = vote.votes_cast(state.chairs)
    voters = [seat for seat in vote.voters(state.chairs) if seat in seats]
    may_vote = [seat for seat in voters if seat not in answered]
    if may_vote:
        return accept(Voted(may_vote[0], command.yes))
    return Refusal(clauses.MAY_NOT_VOTE, reason="voted" if voters else "accused")
