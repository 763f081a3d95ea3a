"""Propose a vote: kick somebody, take the last move back, end the game here."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.terms import TABLE, Refusal, Seat
from huetable.table import clauses
from huetable.table.command_result import CommandResult, accept
from huetable.table.events import Proposed
from huetable.table.game_on_table.takeback import refuse_takeback
from huetable.table.permissions import Sender, refuse_unless_person, refuse_unless_playing
from huetable.table.state import TableState
from huetable.table.wire.protocol import Propose, VoteKind

WAIT_AFTER_REJECTION = 60_000
"""How long a player who was voted down waits before proposing the same again, in milliseconds."""


def propose(state: TableState, sender: Sender, command: Propose, now: int) -> CommandResult:
    refusal = refuse_unless_playing(state)
    if refusal is not None:
        return refusal
    seats = voting_seats(state, sender)
    if not seats:
        return Refusal(clauses.NOT_AT_THE_TABLE)
    proposer = _proposer(state, seats, command)
    refusal = refuse_vote_now(state, proposer, command.vote, now)
    refusal = refusal or _refuse_subject(state, proposer, command, now)
    accused = command.chair if command.vote == "kick" else None
    return refusal or accept(Proposed(command.vote, proposer, accused))


def voting_seats(state: TableState, sender: Sender) -> list[Seat]:
    return [chair for chair in sender.chairs if state.chairs[chair].plays]


def _proposer(state: TableState, seats: Sequence[Seat], command: Propose) -> Seat:
    """The seat that moved last proposes to take the move back; anything else is proposed by the first seat held."""
    last = state.current_game.steps[-1].seat if state.current_game and state.current_game.steps else TABLE
    return last if command.vote == "takeback" and last in seats else seats[0]


def refuse_vote_now(state: TableState, proposer: Seat, kind: VoteKind, now: int) -> Refusal | None:
    if state.vote is not None:
        return Refusal(clauses.VOTE_IS_OPEN, reason="vote")
    rejected_at = state.rejected.get(kind, {}).get(state.chairs[proposer].person or "")
    wait = 0 if rejected_at is None else rejected_at + WAIT_AFTER_REJECTION - now
    return Refusal(clauses.REJECTED_RECENTLY, {"seconds": -(-wait // 1000)}) if wait > 0 else None


def _refuse_subject(state: TableState, proposer: Seat, command: Propose, now: int) -> Refusal | None:
    if command.vote == "takeback":
        return refuse_takeback(state, proposer, now)
    if command.vote == "kick":
        accused = -1 if command.chair is None else command.chair
        refusal = refuse_unless_person(state, accused)
        if refusal is None and state.chairs[accused].holder == state.chairs[proposer].holder:
            return Refusal(clauses.WRONG_CHAIR, reason="yourself")
        return refusal
    return None
