"""After the last guess: being done, and votes about answers."""

from __future__ import annotations

from huetable.core.terms import Refusal, Seat
from huetable.games.cluzzle.rules import clauses
from huetable.games.cluzzle.rules.legal_moves import only_bots_answered, still_in_gallery
from huetable.games.cluzzle.rules.state import State


def refuse_content(state: State, seat: Seat) -> Refusal | None:
    if state.phase == "closing":
        sculptor = state.talk[-1].sculptor
        return None if sculptor == seat else Refusal(clauses.NOT_YOUR_LAST_ANSWER, {"sculptor": sculptor})
    if state.phase != "gallery":
        return Refusal(clauses.NOTHING_TO_CLOSE, {}, "early")
    if state.accusation:
        return Refusal(clauses.NOTHING_TO_CLOSE, {"sculptor": state.accusation.sculptor}, "voting")
    if state.sculptors[seat].content:
        return Refusal(clauses.NOTHING_TO_CLOSE, {"waiting": still_in_gallery(state)}, "twice")
    return None


def refuse_accusation(state: State, seat: Seat, sculptor: Seat) -> Refusal | None:
    if state.phase != "gallery":
        return Refusal(clauses.CANNOT_ACCUSE, {}, "early")
    if state.accusation:
        return Refusal(clauses.CANNOT_ACCUSE, {"sculptor": state.accusation.sculptor}, "voting")
    if sculptor >= len(state.scores):
        return Refusal(clauses.CANNOT_ACCUSE, {"players": len(state.scores)}, "nobody")
    if sculptor == seat:
        return Refusal(clauses.CANNOT_ACCUSE, {}, "own")
    return _refuse_vote_about(state, sculptor)


def _refuse_vote_about(state: State, sculptor: Seat) -> Refusal | None:
    accused = state.sculptors[sculptor]
    if not accused.points:
        return Refusal(clauses.CANNOT_ACCUSE, {"sculptor": sculptor}, "unsolved")
    if accused.judged:
        return Refusal(clauses.CANNOT_ACCUSE, {"sculptor": sculptor}, "judged")
    bots = only_bots_answered(state, sculptor)
    return Refusal(clauses.BOTS_HAVE_ANSWERED, {"sculptor": sculptor}) if bots else None
