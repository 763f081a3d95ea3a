"""Talking: suggestions and answers, Lord Sepia's story, and proposals of a draw (GUARD-47 to GUARD-50)."""

from __future__ import annotations

from huetable.core.terms import Refusal, Seat
from huetable.games.guardians_of_hue.rules import clauses
from huetable.games.guardians_of_hue.rules.guardians.table_talk import NEXT_ANSWERS
from huetable.games.guardians_of_hue.rules.moves import Narrate, Propose, Reply, Suggest
from huetable.games.guardians_of_hue.rules.state import (
    DRAW_ROUND,
    STORY_LETTERS,
    SUGGESTIONS_A_TURN,
    State,
    Suggestion,
)
from huetable.games.guardians_of_hue.rules.state_queries import lord_sepia_seat


def refuse_suggest(state: State, seat: Seat, move: Suggest) -> Refusal | None:
    if seat >= state.guardians:
        return Refusal(clauses.CANNOT_SUGGEST, {}, "lord")
    if state.round == 0:
        return Refusal(clauses.CANNOT_SUGGEST, {}, "early")
    if state.said[seat] >= SUGGESTIONS_A_TURN:
        return Refusal(clauses.CANNOT_SUGGEST, {"most": SUGGESTIONS_A_TURN}, "often")
    return None if move.seat < state.guardians else Refusal(clauses.CANNOT_SUGGEST, {}, "no_guardian")


def refuse_reply(state: State, seat: Seat, move: Reply) -> Refusal | None:
    if move.seat >= state.guardians:
        return Refusal(clauses.CANNOT_REPLY, {}, "no_guardian")
    if move.seat == seat:
        return Refusal(clauses.CANNOT_REPLY, {}, "own")
    lines = [line for line in state.plan if (line.seat, line.to) == (move.seat, seat)]
    if not lines:
        return Refusal(clauses.CANNOT_REPLY, {"other": move.seat}, "none")
    return _refuse_answer(lines[0], move)


def _refuse_answer(line: Suggestion, move: Reply) -> Refusal | None:
    if move.answer not in NEXT_ANSWERS[line.answer]:
        reason = "noted" if line.answer == "noted" else "answered"
        return Refusal(clauses.CANNOT_REPLY, {"other": move.seat}, reason)
    whole = (move.instead is None) == (move.where is None)
    return None if whole else Refusal(clauses.CANNOT_REPLY, {}, "half")


def refuse_narrate(state: State, seat: Seat, move: Narrate) -> Refusal | None:
    lord = lord_sepia_seat(state)
    if seat != lord:
        return Refusal(clauses.CANNOT_NARRATE, {}, "nobody" if lord is None else "guardian")
    return _refuse_line(" ".join(move.text.split())) or (
        None if state.tale else Refusal(clauses.CANNOT_NARRATE, {}, "later")
    )


def _refuse_line(line: str) -> Refusal | None:
    if not line:
        return Refusal(clauses.CANNOT_NARRATE, {}, "empty")
    if len(line) > STORY_LETTERS:
        return Refusal(clauses.CANNOT_NARRATE, {"most": STORY_LETTERS, "length": len(line)}, "long")
    return None if line.isprintable() else Refusal(clauses.CANNOT_NARRATE, {}, "unreadable")


def refuse_propose(state: State, seat: Seat, move: Propose) -> Refusal | None:
    if state.round < DRAW_ROUND:
        args = {"from": DRAW_ROUND, "round": state.round}
        return Refusal(clauses.CANNOT_PROPOSE_DRAW, args, "early")
    if state.asked < state.round:
        return None
    return Refusal(clauses.CANNOT_PROPOSE_DRAW, {"next": state.round + 1}, "again")
