"""Questions about a state: who stands where, who can help, and who decides for darkness."""

from __future__ import annotations

from .state import Card, State


def locations_in_mask(bits: int) -> list[Card]:
    return [card for card in range(9) if bits >> card & 1]


def is_tired(state: State, seat: int) -> bool:
    return bool(state.tired >> seat & 1)


def standing_agents(state: State) -> list[int]:
    """The agents on the map that do not lie exhausted, by their places in the list of agents."""
    return [agent for agent in range(len(state.agents)) if not state.dazed >> agent & 1]


def has_standing_agent(state: State, card: Card) -> bool:
    return any(state.agents[agent] == card for agent in standing_agents(state))


def helpers(state: State) -> list[int]:
    """The guardians who could support the active one: on the same location, and standing."""
    here = state.places[state.active]
    return [
        seat
        for seat, place in enumerate(state.places)
        if place == here and seat != state.active and not state.tired >> seat & 1
    ]


def asked_to_support(state: State) -> list[int]:
    """Those of them who have not said "pass" since the last roll."""
    answered = state.attempt.answered if state.attempt else ()
    return [seat for seat in helpers(state) if seat not in answered]


def lord_sepia_seat(state: State) -> int | None:
    """Lord Sepia's seat, if he plays."""
    return state.guardians if state.seats > state.guardians else None


def darkness_decider(state: State) -> int:
    """Who takes the decisions of darkness."""
    return state.guardians if state.seats > state.guardians else state.first


def waiting_agents(state: State) -> list[Card]:
    """The locations of the agents that have yet to act."""
    return [card for agent, card in enumerate(state.agents) if state.waiting >> agent & 1]
