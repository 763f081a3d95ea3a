"""Asking: when, about whose Cluzzle, and what."""

from __future__ import annotations

from huetable.core.terms import Refusal, Seat
from huetable.games.cluzzle.rules import clauses
from huetable.games.cluzzle.rules.legal_moves import must_ask_again, unsealed_seats
from huetable.games.cluzzle.rules.moves import Ask
from huetable.games.cluzzle.rules.state import QUESTION_LETTERS, State
from huetable.language.folding import visible_text


def refuse_question(state: State, seat: Seat, move: Ask) -> Refusal | None:
    return (
        refuse_asking_now(state, seat)
        or _refuse_sculptor(state, seat, move.sculptor)
        or refuse_question_text(move.question)
    )


def refuse_asking_now(state: State, seat: Seat) -> Refusal | None:
    if state.phase == "ask":
        mine = seat == state.asker
        return None if mine else Refusal(clauses.NOT_YOUR_TURN, {"asker": state.asker}, "other")
    return refuse_outside_turns(state, seat) or _refuse_during_turn(state, seat)


def refuse_outside_turns(state: State, seat: Seat) -> Refusal | None:
    """Before the first question, and after the last."""
    if state.phase in ("closing", "gallery"):
        return Refusal(clauses.NOT_YOUR_TURN, {}, "over")
    if state.phase != "sculpt":
        return None
    if state.sculptors[seat].sculpture is None:
        return Refusal(clauses.NOT_YOUR_TURN, {}, "seal_first")
    return Refusal(clauses.NOT_YOUR_TURN, {"waiting": unsealed_seats(state)}, "sculpting")


def _refuse_during_turn(state: State, seat: Seat) -> Refusal:
    """A question is being answered, or guessed at."""
    last = state.talk[-1]
    if seat == last.asker:
        return Refusal(clauses.NOT_YOUR_TURN, {"sculptor": last.sculptor}, state.phase)
    if seat == state.asker:
        return Refusal(clauses.NOT_YOUR_TURN, {"asker": last.asker, "sculptor": last.sculptor}, "interrupted")
    return Refusal(clauses.NOT_YOUR_TURN, {"asker": last.asker}, "other")


def _refuse_sculptor(state: State, seat: Seat, sculptor: Seat) -> Refusal | None:
    if sculptor >= len(state.scores):
        return Refusal(clauses.NOT_OPEN_TO_QUESTIONS, {"players": len(state.scores)}, "nobody")
    if must_ask_again(state):
        same = state.talk[-1].sculptor
        return None if sculptor == same else Refusal(clauses.ASK_THE_SAME_SCULPTOR, {"sculptor": same})
    if sculptor == seat:
        return Refusal(clauses.NOT_OPEN_TO_QUESTIONS, {}, "own")
    solved = state.sculptors[sculptor].solver is not None
    return Refusal(clauses.NOT_OPEN_TO_QUESTIONS, {"sculptor": sculptor}, "solved") if solved else None


def refuse_question_text(question: str) -> Refusal | None:
    readable = any(character.isalpha() for character in visible_text(question))
    empty = None if readable else Refusal(clauses.NOT_A_QUESTION, {}, "empty")
    return refuse_question_length(question) or empty


def refuse_question_length(question: str) -> Refusal | None:
    if len(question) <= QUESTION_LETTERS:
        return None
    return Refusal(clauses.NOT_A_QUESTION, {"most": QUESTION_LETTERS, "characters": len(question)}, "long")
