"""Attack, Encounter, Break Seal, and the choice of a spirit (GUARD-23 to GUARD-28)."""

from __future__ import annotations

from huetable.core.terms import Refusal, Seat
from huetable.games.guardians_of_hue.data.cards import CENTRE
from huetable.games.guardians_of_hue.rules import clauses
from huetable.games.guardians_of_hue.rules.guardians.possible_attempts import (
    can_attack,
    can_break_seal,
    can_encounter,
)
from huetable.games.guardians_of_hue.rules.moves import Attack, BreakSeal, Encounter, Fetch
from huetable.games.guardians_of_hue.rules.state import OUTER_LOCATIONS, State
from huetable.games.guardians_of_hue.rules.state_queries import (
    has_standing_agent,
    locations_in_mask,
    standing_agents,
)

from .actions import refuse_action


def refuse_attack(state: State, seat: Seat, move: Attack) -> Refusal | None:
    refusal = refuse_action(state, seat)
    if refusal or can_attack(state):
        return refusal
    here = state.places[state.active]
    if here in state.agents:
        return Refusal(clauses.NO_AGENT_TO_ATTACK, {"card": here}, "lying")
    where = sorted({state.agents[agent] for agent in standing_agents(state)})
    return Refusal(clauses.NO_AGENT_TO_ATTACK, {"card": here, "where": where}, "none")


def refuse_encounter(state: State, seat: Seat, move: Encounter) -> Refusal | None:
    refusal = refuse_action(state, seat)
    if refusal or can_encounter(state):
        return refusal
    here = state.places[state.active]
    if here == CENTRE:
        reason = "centre"
    elif state.light >> here & 1:
        reason = "light"
    else:
        reason = "spirit" if state.spirits >> here & 1 else "agent"
    return Refusal(clauses.NO_ENCOUNTER_HERE, {"card": here}, reason)


def refuse_seal(state: State, seat: Seat, move: BreakSeal) -> Refusal | None:
    refusal = refuse_action(state, seat)
    if refusal or can_break_seal(state):
        return refusal
    here = state.places[state.active]
    if here == CENTRE:
        return _explain_centre_seal(state)
    if state.light >> here & 1:
        return Refusal(clauses.CANNOT_BREAK_SEAL, {"card": here}, "light")
    reason = "agent" if has_standing_agent(state, here) else "spirit"
    return Refusal(clauses.CANNOT_BREAK_SEAL, {"card": here}, reason)


def _explain_centre_seal(state: State) -> Refusal:
    dark = locations_in_mask(OUTER_LOCATIONS & ~state.light)
    if dark:
        return Refusal(clauses.CANNOT_BREAK_CENTRE_SEAL, {"where": dark}, "dark")
    return Refusal(clauses.CANNOT_BREAK_CENTRE_SEAL, {"card": CENTRE}, "agent")


def refuse_fetch(state: State, seat: Seat, move: Fetch) -> Refusal | None:
    if state.phase != "spirit":
        return Refusal(clauses.NO_SPIRIT_TO_MOVE, {}, "later")
    if seat != state.active:
        return Refusal(clauses.NO_SPIRIT_TO_MOVE, {"active": state.active}, "other")
    if state.spirits >> move.card & 1:
        return None
    where = locations_in_mask(state.spirits)
    return Refusal(clauses.NO_SPIRIT_TO_MOVE, {"card": move.card, "where": where}, "empty")
