"""Proposing, voting, and what follows when a vote ends."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.terms import TABLE, Refusal, Ruling

from .deeds import Deed, Ended, Moved, Proposed, Rejected, Undone, Voted
from .protocol import CastVote, Propose
from .rights import Answer, Who, done, refuse_unless_playing
from .seating import pass_on, refuse_person, send_away
from .state import TableState
from .takeback import refuse_takeback
from .votes import Vote

AGAIN = 60_000
"""Whoever was voted down waits this long before asking the same again."""


def vote(state: TableState, who: Who, command: Propose | CastVote, now: int) -> Answer:
    refusal = refuse_unless_playing(state)
    if refusal is not None:
        return refusal
    if who.chair is None or not state.chairs[who.chair].plays:
        return Refusal("TABLE-4")
    if isinstance(command, CastVote):
        return _cast(state, who.chair, command)
    return _propose(state, who.chair, command, now)


def _cast(state: TableState, chair: int, command: CastVote) -> Answer:
    vote = state.vote
    if vote is None or vote.name != command.vote:
        return Refusal("TABLE-34")
    if chair not in vote.entitled(state.chairs) or chair in vote.answered(state.chairs):
        return Refusal("TABLE-34")
    return done(Voted(chair, command.yes))


def _propose(state: TableState, chair: int, command: Propose, now: int) -> Answer:
    if state.vote is not None:
        return Refusal("TABLE-33")
    last = state.rejected.get((state.chairs[chair].person or "", command.vote))
    if last is not None and now < last + AGAIN:
        return Refusal("TABLE-36")
    refusal = _refuse_proposal(state, chair, command)
    return refusal or done(Proposed(command.vote, chair, command.chair if command.vote == "kick" else None))


def _refuse_proposal(state: TableState, chair: int, command: Propose) -> Refusal | None:
    if command.vote == "takeback":
        return refuse_takeback(state, chair)
    if command.vote == "kick":
        accused = -1 if command.chair is None else command.chair
        return refuse_person(state, accused) or (
            Refusal("TABLE-17", {"chair": chair}) if accused == chair else None
        )
    return None


def close(state: TableState, vote: Vote, *, upheld: bool, online: Sequence[str]) -> tuple[Deed, ...]:
    """What the end of a vote writes into the log."""
    if vote.kind == "game":
        return (Moved(TABLE, Ruling(vote.name, upheld)),)
    if not upheld:
        return (Rejected(),)
    match vote.kind:
        case "kick":
            chair = vote.accused or 0
            return send_away(state, chair), *pass_on(state, chair, online)
        case "takeback":
            rows = state.match.rows if state.match else []
            return (Undone(rows[-1] - 1 if rows else 0),)
        case _:
            return (Ended(),)
