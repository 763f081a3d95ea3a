"""Every kind of move, and who says why it is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from huetable.core.terms import Refusal, Seat
from huetable.games.guardians_of_hue.rules import clauses, moves
from huetable.games.guardians_of_hue.rules.state import State

from . import actions, attempts, darkness, map_laying, support, talk


def check_move(state: State, seat: Seat, move: moves.Move) -> Refusal | None:
    if state.proposer is not None:
        return Refusal(clauses.CANNOT_PROPOSE_DRAW, {"proposer": state.proposer}, "voting")
    return _CHECKS[type(move)](state, seat, move)


_CHECKS: Final[dict[type, Callable[[State, Seat, Any], Refusal | None]]] = {
    moves.Lay: map_laying.refuse_lay,
    moves.Walk: actions.refuse_walk,
    moves.Attack: attempts.refuse_attack,
    moves.Encounter: attempts.refuse_encounter,
    moves.BreakSeal: attempts.refuse_seal,
    moves.Stand: actions.refuse_stand,
    moves.Assist: actions.refuse_assist,
    moves.End: actions.refuse_end,
    moves.Support: support.refuse_support,
    moves.Reroll: support.refuse_reroll,
    moves.Pass: support.refuse_pass,
    moves.Fetch: attempts.refuse_fetch,
    moves.Grow: darkness.refuse_grow,
    moves.Spawn: darkness.refuse_spawn,
    moves.Order: darkness.refuse_order,
    moves.Step: darkness.refuse_step,
    moves.Suggest: talk.refuse_suggest,
    moves.Reply: talk.refuse_reply,
    moves.Narrate: talk.refuse_narrate,
    moves.Propose: talk.refuse_propose,
}
