"""Decisions of darkness: where it grows, where agents appear, and where they go (GUARD-15 to GUARD-18, GUARD-35 to GUARD-38)."""

from __future__ import annotations

from typing import Final

from huetable.core.terms import Refusal, Seat
from huetable.games.guardians_of_hue.rules import clauses
from huetable.games.guardians_of_hue.rules.darkness.agents import possible_steps
from huetable.games.guardians_of_hue.rules.darkness.growth import locations_to_darken, locations_to_spawn
from huetable.games.guardians_of_hue.rules.moves import Grow, Order, Spawn, Step
from huetable.games.guardians_of_hue.rules.state import Card, Phase, State
from huetable.games.guardians_of_hue.rules.state_queries import (
    darkness_decider,
    locations_in_mask,
    waiting_agents,
)

DARKNESS_PHASES: Final = ("grow", "spawn", "order", "step")


def _refuse_choice(state: State, seat: Seat, phase: Phase) -> Refusal | None:
    """Only one seat decides for darkness, and only what is asked now."""
    if state.phase not in DARKNESS_PHASES:
        return Refusal(clauses.NOT_YOUR_CHOICE_FOR_DARKNESS, {"active": state.active}, "later")
    decider = darkness_decider(state)
    if seat != decider:
        return Refusal(clauses.NOT_YOUR_CHOICE_FOR_DARKNESS, {"decider": decider}, "other")
    if state.phase == phase:
        return None
    return Refusal(clauses.NOT_YOUR_CHOICE_FOR_DARKNESS, {"phase": state.phase}, "another")


def refuse_grow(state: State, seat: Seat, move: Grow) -> Refusal | None:
    refusal = _refuse_choice(state, seat, "grow")
    if refusal or locations_to_darken(state) >> move.card & 1:
        return refusal
    where = locations_in_mask(locations_to_darken(state))
    if not state.light >> move.card & 1:
        return Refusal(clauses.CANNOT_DARKEN_THERE, {"card": move.card, "where": where}, "dark")
    return Refusal(clauses.CANNOT_DARKEN_THERE, {"roll": state.grown[-1].roll, "where": where}, "roll")


def refuse_spawn(state: State, seat: Seat, move: Spawn) -> Refusal | None:
    refusal = _refuse_choice(state, seat, "spawn")
    if refusal or locations_to_spawn(state) >> move.card & 1:
        return refusal
    where = locations_in_mask(locations_to_spawn(state))
    return Refusal(clauses.CANNOT_SPAWN_THERE, {"roll": state.grown[-1].roll, "where": where})


def refuse_order(state: State, seat: Seat, move: Order) -> Refusal | None:
    refusal = _refuse_choice(state, seat, "order")
    waiting = waiting_agents(state)
    if refusal or move.card in waiting:
        return refusal
    return Refusal(clauses.NO_AGENT_WAITS_THERE, {"card": move.card, "where": waiting})


def refuse_step(state: State, seat: Seat, move: Step) -> Refusal | None:
    refusal = _refuse_choice(state, seat, "step")
    if refusal:
        return refusal
    clause, cards = possible_steps(state, state.agents[state.acting])
    if cards >> move.card & 1:
        return None
    where = locations_in_mask(cards)
    return Refusal(clause, {"card": move.card, "where": where}, _wrong_step(state, clause, move.card))


def _wrong_step(state: State, clause: str, card: Card) -> str:
    if not state.near[state.agents[state.acting]] >> card & 1:
        return "far"
    if clause == clauses.AGENT_MUST_APPROACH_LIGHT:
        return "detour"
    passes_light = clause == clauses.AGENT_MUST_ENTER_LIGHT and not state.light >> card & 1
    return "dark" if passes_light else "tag"
