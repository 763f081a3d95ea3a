"""Attack, Encounter, Break Seal, and the choice of a spirit (GUARD-23 to GUARD-28)."""

from __future__ import annotations

from huetable.core.terms import Refusal, Seat
from huetable.games.guardians_of_hue.data.cards import CENTRE
from huetable.games.guardians_of_hue.rules import clauses
from huetable.games.guardians_of_hue.rules.moves import Attack, BreakSeal, Encounter, Fetch
from huetable.games.guardians_of_hue.rules.state import OUTER_LOCATIONS, Card, State
from huetable.games.guardians_of_hue.rules.state_queries import (
    has_standing_agent,
    locations_in_mask,
    standing_agents,
)

from .actions import refuse_action


def refuse_attack(state: State, seat: Seat, move: Attack | None = None) -> Refusal | None:
    refusal = refuse_action(state, seat)
    here = state.places[state.active]
    if refusal or has_standing_agent(state, here):
        return refusal
    if here in state.agents:
        return Refusal(clauses.NO_AGENT_TO_ATTACK, {"card": here}, "lying")
    where = sorted({state.agents[agent] for agent in standing_agents(state)})
    return Refusal(clauses.NO_AGENT_TO_ATTACK, {"card": here, "where": where}, "none")


def refuse_encounter(state: State, seat: Seat, move: Encounter | None = None) -> Refusal | None:
    refusal = refuse_action(state, seat)
    if refusal:
        return refusal
    here = state.places[state.active]
    if here == CENTRE:
        return Refusal(clauses.NO_ENCOUNTER_HERE, {"card": here}, "centre")
    if state.light >> here & 1:
        return Refusal(clauses.NO_ENCOUNTER_HERE, {"card": here}, "light")
    if state.spirits >> here & 1:
        return Refusal(clauses.NO_ENCOUNTER_HERE, {"card": here}, "spirit")
    return _refuse_beside_agent(state, clauses.NO_ENCOUNTER_HERE, here)


def refuse_seal(state: State, seat: Seat, move: BreakSeal | None = None) -> Refusal | None:
    refusal = refuse_action(state, seat)
    if refusal:
        return refusal
    here = state.places[state.active]
    if here == CENTRE:
        return _refuse_centre_seal(state)
    if state.light >> here & 1:
        return Refusal(clauses.CANNOT_BREAK_SEAL, {"card": here}, "light")
    refusal = _refuse_beside_agent(state, clauses.CANNOT_BREAK_SEAL, here)
    if refusal or state.spirits >> here & 1:
        return refusal
    return Refusal(clauses.CANNOT_BREAK_SEAL, {"card": here}, "spirit")


def _refuse_centre_seal(state: State) -> Refusal | None:
    dark = OUTER_LOCATIONS & ~state.light
    if dark:
        return Refusal(clauses.CANNOT_BREAK_CENTRE_SEAL, {"where": locations_in_mask(dark)}, "dark")
    return _refuse_beside_agent(state, clauses.CANNOT_BREAK_CENTRE_SEAL, CENTRE)


def _refuse_beside_agent(state: State, clause: str, here: Card) -> Refusal | None:
    return Refusal(clause, {"card": here}, "agent") if has_standing_agent(state, here) else None


def refuse_fetch(state: State, seat: Seat, move: Fetch) -> Refusal | None:
    if state.phase != "spirit":
        return Refusal(clauses.NO_SPIRIT_TO_MOVE, {}, "later")
    if seat != state.active:
        return Refusal(clauses.NO_SPIRIT_TO_MOVE, {"active": state.active}, "other")
    if state.spirits >> move.card & 1:
        return None
    where = locations_in_mask(state.spirits)
    return Refusal(clauses.NO_SPIRIT_TO_MOVE, {"card": move.card, "where": where}, "empty")
