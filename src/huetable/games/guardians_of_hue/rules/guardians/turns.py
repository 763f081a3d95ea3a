"""A guardian's turn: what needs no dice, and how it ends."""

from __future__ import annotations

from huetable.core.rng import Rng
from huetable.core.terms import Emitted
from huetable.games.guardians_of_hue.rules.darkness import agents
from huetable.games.guardians_of_hue.rules.events import Assisted, Moved, Stood, TurnEnded
from huetable.games.guardians_of_hue.rules.rounds import begin_turn
from huetable.games.guardians_of_hue.rules.state import Card, State


def move_guardian(state: State, card: Card, rng: Rng, emitted: list[Emitted]) -> None:
    state.places[state.active] = card
    emitted.append((Moved(state.active, card), None))
    spend_action(state, rng, emitted)


def stand_up(state: State, rng: Rng, emitted: list[Emitted]) -> None:
    state.tired &= ~(1 << state.active)
    emitted.append((Stood(state.active), None))
    spend_action(state, rng, emitted)


def assist_guardian(state: State, other: int, rng: Rng, emitted: list[Emitted]) -> None:
    state.tired &= ~(1 << other)
    take_part(state, state.active)
    emitted.append((Assisted(state.active, other), None))
    spend_action(state, rng, emitted)


def take_part(state: State, seat: int) -> None:
    """From now on this guardian has done something for the light."""
    state.took_part |= 1 << seat


def spend_action(state: State, rng: Rng, emitted: list[Emitted]) -> None:
    state.actions -= 1
    continue_turn(state, rng, emitted)


def continue_turn(state: State, rng: Rng, emitted: list[Emitted]) -> None:
    """Back to the guardian's turn, which ends by itself when no action is left."""
    state.phase = "act"
    if state.actions == 0:
        end_turn(state, rng, emitted)


def end_turn(state: State, rng: Rng, emitted: list[Emitted]) -> None:
    """The next guardian to the left, or, after the last one, the agents."""
    seat, left = state.active, state.actions
    state.actions = 0
    state.plan = [line for line in state.plan if line.to != seat]
    emitted.append((TurnEnded(seat, left), None))
    following = (seat + 1) % state.guardians
    if following == state.first:
        agents.begin_agent_phase(state, rng, emitted)
    else:
        begin_turn(state, following, emitted)
