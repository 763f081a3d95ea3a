"""Why a move is refused: always by a clause of the rulebook."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from huetable.core.terms import Refusal, Seat
from huetable.games.guardians_of_hue.data.cards import CENTRE
from huetable.games.guardians_of_hue.rules.board.layout import is_open_place
from huetable.games.guardians_of_hue.rules.darkness.agents import possible_steps
from huetable.games.guardians_of_hue.rules.darkness.growth import locations_to_darken, locations_to_spawn
from huetable.games.guardians_of_hue.rules.guardians import table_talk

from . import clauses
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
from .state import OUTER_LOCATIONS, Phase, Spot, State
from .state_queries import asked_to_support, darkness_decider, has_standing_agent, is_tired


def check_move(state: State, seat: Seat, move: Move) -> Refusal | None:
    return _CHECKS[type(move)](state, seat, move)


def refuse_turn(state: State, seat: Seat) -> Refusal | None:
    """Actions are for the guardian whose turn it is, while no support and no choice is waited for."""
    return None if state.phase == "act" and seat == state.active else Refusal(clauses.NOT_YOUR_TURN)


def refuse_action(state: State, seat: Seat) -> Refusal | None:
    refusal = refuse_turn(state, seat)
    return (
        Refusal(clauses.EXHAUSTED_OR_STANDING_ALREADY)
        if refusal is None and is_tired(state, seat)
        else refusal
    )


def refuse_walk(state: State, seat: Seat, move: Walk) -> Refusal | None:
    adjacent = state.near[state.places[state.active]] >> move.card & 1
    return refuse_action(state, seat) or (None if adjacent else Refusal(clauses.NOT_ADJACENT))


def refuse_attack(state: State, seat: Seat, move: Attack | None = None) -> Refusal | None:
    here = state.places[state.active]
    return refuse_action(state, seat) or (
        None if has_standing_agent(state, here) else Refusal(clauses.NO_AGENT_TO_ATTACK)
    )


def refuse_encounter(state: State, seat: Seat, move: Encounter | None = None) -> Refusal | None:
    here = state.places[state.active]
    closed = here == CENTRE or (state.light | state.spirits) >> here & 1
    return refuse_action(state, seat) or (
        Refusal(clauses.NO_ENCOUNTER_HERE) if closed or has_standing_agent(state, here) else None
    )


def refuse_seal(state: State, seat: Seat, move: BreakSeal | None = None) -> Refusal | None:
    here = state.places[state.active]
    refusal = refuse_action(state, seat)
    if refusal is None and here == CENTRE:
        ready = state.light & OUTER_LOCATIONS == OUTER_LOCATIONS and not has_standing_agent(state, here)
        return None if ready else Refusal(clauses.CANNOT_BREAK_CENTRE_SEAL)
    ready = bool(state.spirits >> here & 1) and not has_standing_agent(state, here)
    return refusal or (None if ready else Refusal(clauses.CANNOT_BREAK_SEAL))


def refuse_stand(state: State, seat: Seat, move: Stand | None = None) -> Refusal | None:
    return refuse_turn(state, seat) or (
        None if is_tired(state, seat) else Refusal(clauses.EXHAUSTED_OR_STANDING_ALREADY)
    )


def refuse_assist(state: State, seat: Seat, move: Assist) -> Refusal | None:
    other = move.seat
    lies_there = (
        other < state.guardians
        and is_tired(state, other)
        and state.places[other] == state.places[state.active]
    )
    return refuse_action(state, seat) or (None if lies_there else Refusal(clauses.NOBODY_TO_ASSIST))


def refuse_end(state: State, seat: Seat, move: End) -> Refusal | None:
    return refuse_turn(state, seat)


def refuse_support(state: State, seat: Seat, move: Support) -> Refusal | None:
    asked = state.phase == "support" and seat in asked_to_support(state)
    return None if asked else Refusal(clauses.CANNOT_SUPPORT)


def refuse_reroll(state: State, seat: Seat, move: Reroll) -> Refusal | None:
    asked = state.phase == "reroll" and seat in asked_to_support(state)
    in_order = list(move.dice) == sorted(set(move.dice))
    return None if asked and in_order else Refusal(clauses.CANNOT_REROLL)


def refuse_pass(state: State, seat: Seat, move: Pass) -> Refusal | None:
    asked = state.phase in ("support", "reroll") and seat in asked_to_support(state)
    return None if asked else Refusal(clauses.NOT_ASKED_FOR_SUPPORT)


def refuse_fetch(state: State, seat: Seat, move: Fetch) -> Refusal | None:
    asked = state.phase == "spirit" and seat == state.active
    return None if asked and state.spirits >> move.card & 1 else Refusal(clauses.NO_SPIRIT_TO_MOVE)


def refuse_lay(state: State, seat: Seat, move: Lay) -> Refusal | None:
    if state.phase != "lay" or seat != state.active:
        return Refusal(clauses.NOT_YOUR_CARD_TO_LAY)
    laid = laid_spots(state)
    return (
        None
        if is_open_place(Spot(move.x, move.y, move.upright), laid)
        else Refusal(clauses.CARD_MAY_NOT_LIE_THERE)
    )


def laid_spots(state: State) -> list[Spot]:
    """Where cards lie, the centre first."""
    return [spot for spot in reversed(state.spots) if spot]


def refuse_darkness_choice(state: State, seat: Seat, phase: Phase) -> Refusal | None:
    asked = state.phase == phase and seat == darkness_decider(state)
    return None if asked else Refusal(clauses.NOT_YOUR_CHOICE_FOR_DARKNESS)


def refuse_grow(state: State, seat: Seat, move: Grow) -> Refusal | None:
    return refuse_darkness_choice(state, seat, "grow") or (
        None if locations_to_darken(state) >> move.card & 1 else Refusal(clauses.CANNOT_DARKEN_THERE)
    )


def refuse_spawn(state: State, seat: Seat, move: Spawn) -> Refusal | None:
    return refuse_darkness_choice(state, seat, "spawn") or (
        None if locations_to_spawn(state) >> move.card & 1 else Refusal(clauses.CANNOT_SPAWN_THERE)
    )


def refuse_order(state: State, seat: Seat, move: Order) -> Refusal | None:
    waiting = [card for agent, card in enumerate(state.agents) if state.waiting >> agent & 1]
    return refuse_darkness_choice(state, seat, "order") or (
        None if move.card in waiting else Refusal(clauses.NO_AGENT_WAITS_THERE)
    )


def refuse_step(state: State, seat: Seat, move: Step) -> Refusal | None:
    refusal = refuse_darkness_choice(state, seat, "step")
    if refusal is None:
        clause, cards = possible_steps(state, state.agents[state.acting])
        return None if cards >> move.card & 1 else Refusal(clause)
    return refusal


def refuse_propose(state: State, seat: Seat, move: Propose) -> Refusal | None:
    return (
        None
        if table_talk.may_propose_draw(state)
        else Refusal(clauses.CANNOT_PROPOSE_DRAW, {"round": state.round})
    )


_CHECKS: Final[dict[type, Callable[[State, Seat, Any], Refusal | None]]] = {
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
    Suggest: table_talk.refuse_suggest,
    Reply: table_talk.refuse_reply,
    Narrate: table_talk.refuse_narrate,
    Propose: refuse_propose,
}
