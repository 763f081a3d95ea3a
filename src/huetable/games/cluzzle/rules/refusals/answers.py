"""Answering a question, and correcting an answer."""

from __future__ import annotations

from huetable.core.terms import Refusal, Seat
from huetable.games.cluzzle.rules import clauses
from huetable.games.cluzzle.rules.legal_moves import correctable_answer
from huetable.games.cluzzle.rules.state import Answer, Exchange, State

from .questions import refuse_outside_turns


def refuse_answer(state: State, seat: Seat) -> Refusal | None:
    last = state.talk[-1] if state.talk else None
    if state.phase == "answer" and last is not None:
        asked = {"asker": last.asker, "sculptor": last.sculptor}
        return None if last.sculptor == seat else Refusal(clauses.NOT_YOURS_TO_ANSWER, asked, "other")
    if last is not None and last.sculptor == seat and state.phase in ("ask", "guess", "closing"):
        return _refuse_second_answer(state, seat, last)
    nobody_asks = Refusal(clauses.NOT_YOURS_TO_ANSWER, {"asker": state.asker}, "none")
    return refuse_outside_turns(state, seat) or nobody_asks


def _refuse_second_answer(state: State, seat: Seat, said: Exchange) -> Refusal:
    correctable = correctable_answer(state, seat) is not None
    reason = "twice" if correctable else "final"
    return Refusal(clauses.NOT_YOURS_TO_ANSWER, {"answer": said.answer}, reason)


def refuse_correction(state: State, seat: Seat, answer: Answer) -> Refusal | None:
    """An answer that stays the same is no correction."""
    said = correctable_answer(state, seat)
    if said is None:
        return _refuse_late_correction(state, seat)
    same = said.answer == answer
    return Refusal(clauses.NOTHING_TO_CORRECT, {"answer": answer}, "same") if same else None


def _refuse_late_correction(state: State, seat: Seat) -> Refusal:
    mine = [said for said in state.talk if said.sculptor == seat]
    if not mine:
        return Refusal(clauses.NOTHING_TO_CORRECT, {}, "none")
    if state.phase == "gallery":
        return Refusal(clauses.NOTHING_TO_CORRECT, {}, "gallery")
    if mine[-1] is not state.talk[-1]:
        return Refusal(clauses.NOTHING_TO_CORRECT, {}, "next_question")
    return _refuse_settled(mine[-1])


def _refuse_settled(said: Exchange) -> Refusal:
    if said.answer is None:
        return Refusal(clauses.NOTHING_TO_CORRECT, {}, "unanswered")
    if said.right:
        return Refusal(clauses.NOTHING_TO_CORRECT, {"asker": said.asker}, "solved")
    return Refusal(clauses.NOTHING_TO_CORRECT, {}, "twice")
