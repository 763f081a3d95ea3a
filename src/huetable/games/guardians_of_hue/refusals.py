"""Why a move does not count: always a clause of the rulebook."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from huetable.core.terms import Refusal, Seat

from . import talk
from .agents import steps
from .data.cards import CENTRE
from .growth import places_to_grow, places_to_spawn
from .layout import may_lie
from .moves import (
    Assist,
    Attack,
    BreakSeal,
    Encounter,
    End,
    Fetch,
    Grow,
    Lay,
    Move,
    Narrate,
    Order,
    Pass,
    Propose,
    Reply,
    Reroll,
    Spawn,
    Stand,
    Step,
    Suggest,
    Support,
    Walk,
)
from .standing import agent_stands, asked_to_support, decider, is_tired
from .state import OUTER, Phase, Spot, State


def check_move(state: State, seat: Seat, move: Move) -> Refusal | None:
    return REFUSE[type(move)](state, seat, move)


def refuse_turn(state: State, seat: Seat) -> Refusal | None:
    """Actions are for the guardian whose turn it is, while no support and no choice is waited for."""
    return None if state.phase == "act" and seat == state.active else Refusal("GUARD-19")


def refuse_action(state: State, seat: Seat) -> Refusal | None:
    refusal = refuse_turn(state, seat)
    return Refusal("GUARD-21") if refusal is None and is_tired(state, seat) else refusal


def refuse_walk(state: State, seat: Seat, move: Walk) -> Refusal | None:
    adjacent = state.near[state.places[state.active]] >> move.card & 1
    return refuse_action(state, seat) or (None if adjacent else Refusal("GUARD-20"))


def refuse_attack(state: State, seat: Seat, move: Attack | None = None) -> Refusal | None:
    here = state.places[state.active]
    return refuse_action(state, seat) or (None if agent_stands(state, here) else Refusal("GUARD-23"))


def refuse_encounter(state: State, seat: Seat, move: Encounter | None = None) -> Refusal | None:
    here = state.places[state.active]
    closed = here == CENTRE or (state.light | state.spirits) >> here & 1
    return refuse_action(state, seat) or (
        Refusal("GUARD-24") if closed or agent_stands(state, here) else None
    )


def refuse_seal(state: State, seat: Seat, move: BreakSeal | None = None) -> Refusal | None:
    here = state.places[state.active]
    refusal = refuse_action(state, seat)
    if refusal is None and here == CENTRE:
        ready = state.light & OUTER == OUTER and not agent_stands(state, here)
        return None if ready else Refusal("GUARD-28")
    ready = bool(state.spirits >> here & 1) and not agent_stands(state, here)
    return refusal or (None if ready else Refusal("GUARD-27"))


def refuse_stand(state: State, seat: Seat, move: Stand | None = None) -> Refusal | None:
    return refuse_turn(state, seat) or (None if is_tired(state, seat) else Refusal("GUARD-21"))


def refuse_assist(state: State, seat: Seat, move: Assist) -> Refusal | None:
    other = move.seat
    lies_there = (
        other < state.guardians
        and is_tired(state, other)
        and state.places[other] == state.places[state.active]
    )
    return refuse_action(state, seat) or (None if lies_there else Refusal("GUARD-22"))


def refuse_end(state: State, seat: Seat, move: End) -> Refusal | None:
    return refuse_turn(state, seat)


def refuse_support(state: State, seat: Seat, move: Support) -> Refusal | None:
    asked = state.phase == "support" and seat in asked_to_support(state)
    return None if asked else Refusal("GUARD-32")


def refuse_reroll(state: State, seat: Seat, move: Reroll) -> Refusal | None:
    asked = state.phase == "reroll" and seat in asked_to_support(state)
    in_order = list(move.dice) == sorted(set(move.dice))
    return None if asked and in_order else Refusal("GUARD-33")


def refuse_pass(state: State, seat: Seat, move: Pass) -> Refusal | None:
    asked = state.phase in ("support", "reroll") and seat in asked_to_support(state)
    return None if asked else Refusal("GUARD-34")


def refuse_fetch(state: State, seat: Seat, move: Fetch) -> Refusal | None:
    asked = state.phase == "spirit" and seat == state.active
    return None if asked and state.spirits >> move.card & 1 else Refusal("GUARD-25")


def refuse_lay(state: State, seat: Seat, move: Lay) -> Refusal | None:
    if state.phase != "lay" or seat != state.active:
        return Refusal("GUARD-10")
    laid = laid_spots(state)
    return None if may_lie(Spot(move.x, move.y, move.upright), laid) else Refusal("GUARD-7")


def laid_spots(state: State) -> list[Spot]:
    """Where cards lie, the centre first."""
    return [spot for spot in reversed(state.spots) if spot]


def refuse_dark(state: State, seat: Seat, phase: Phase) -> Refusal | None:
    asked = state.phase == phase and seat == decider(state)
    return None if asked else Refusal("GUARD-18")


def refuse_grow(state: State, seat: Seat, move: Grow) -> Refusal | None:
    return refuse_dark(state, seat, "grow") or (
        None if places_to_grow(state) >> move.card & 1 else Refusal("GUARD-15")
    )


def refuse_spawn(state: State, seat: Seat, move: Spawn) -> Refusal | None:
    return refuse_dark(state, seat, "spawn") or (
        None if places_to_spawn(state) >> move.card & 1 else Refusal("GUARD-16")
    )


def refuse_order(state: State, seat: Seat, move: Order) -> Refusal | None:
    waiting = [card for agent, card in enumerate(state.agents) if state.waiting >> agent & 1]
    return refuse_dark(state, seat, "order") or (None if move.card in waiting else Refusal("GUARD-35"))


def refuse_step(state: State, seat: Seat, move: Step) -> Refusal | None:
    refusal = refuse_dark(state, seat, "step")
    if refusal is None:
        clause, cards = steps(state, state.agents[state.acting])
        return None if cards >> move.card & 1 else Refusal(clause)
    return refusal


def refuse_propose(state: State, seat: Seat, move: Propose) -> Refusal | None:
    return None if talk.may_propose(state) else Refusal("GUARD-50", {"round": state.round})


REFUSE: Final[dict[type, Callable[[State, Seat, Any], Refusal | None]]] = {
    Lay: refuse_lay,
    Walk: refuse_walk,
    Attack: refuse_attack,
    Encounter: refuse_encounter,
    BreakSeal: refuse_seal,
    Stand: refuse_stand,
    Assist: refuse_assist,
    End: refuse_end,
    Support: refuse_support,
    Reroll: refuse_reroll,
    Pass: refuse_pass,
    Fetch: refuse_fetch,
    Grow: refuse_grow,
    Spawn: refuse_spawn,
    Order: refuse_order,
    Step: refuse_step,
    Suggest: talk.refuse_suggest,
    Reply: talk.refuse_reply,
    Narrate: talk.refuse_narrate,
    Propose: refuse_propose,
}
