"""The Agents of Sepia act after all guardians (GUARD-35 to GUARD-40).

`waiting` holds the agents that have yet to act. `continue_agent_phase` lets them act one by one and stops where darkness
has a choice: which agent is next (phase "order"), or where it goes (phase "step"). `choose_agent` and `choose_step` take
that decision and go on from there.
"""

from __future__ import annotations

from typing import Final

from huetable.core.rng import Rng
from huetable.core.terms import Emitted
from huetable.games.guardians_of_hue.data.cards import CARDS
from huetable.games.guardians_of_hue.rules import clauses
from huetable.games.guardians_of_hue.rules.ending import darken
from huetable.games.guardians_of_hue.rules.events import AgentMoved, AgentRolled, AgentsStood
from huetable.games.guardians_of_hue.rules.rounds import ask_darkness
from huetable.games.guardians_of_hue.rules.state import AgentTurn, Card, State
from huetable.games.guardians_of_hue.rules.state_queries import standing_agents

from . import growth

BY_TAG: Final = tuple(
    sum(1 << place for place, card in enumerate(CARDS) if card.tag == tag) for tag in (6, 5, 4, 3)
)
"""The locations of each tag as bits, the highest tag first."""


def begin_agent_phase(state: State, rng: Rng, emitted: list[Emitted]) -> None:
    """All guardians have had their turns."""
    state.strides = []
    state.waiting = sum(1 << agent for agent in standing_agents(state))
    continue_agent_phase(state, rng, emitted)


def continue_agent_phase(state: State, rng: Rng, emitted: list[Emitted]) -> None:
    """One agent after the other, until there is something to choose or all have acted."""
    while state.waiting:
        waiting = [agent for agent in range(len(state.agents)) if state.waiting >> agent & 1]
        if len({state.agents[agent] for agent in waiting}) > 1:
            return ask_darkness(state, "order")
        if not let_agent_act(state, waiting[0], rng, emitted):
            return None
    return None if state.ending else end_agent_phase(state, rng, emitted)


def let_agent_act(state: State, agent: int, rng: Rng, emitted: list[Emitted]) -> bool:
    """Let an agent go where it has no choice; otherwise ask, and say that it has not gone yet."""
    cards = possible_steps(state, state.agents[agent])[1]
    state.acting = agent
    if cards & (cards - 1):
        ask_darkness(state, "step")
        return False
    move_agent(state, cards.bit_length() - 1, rng, emitted)
    return True


def choose_agent(state: State, card: Card, rng: Rng, emitted: list[Emitted]) -> None:
    """Darkness has chosen which agent acts first."""
    if let_agent_act(state, state.agents.index(card), rng, emitted):
        continue_agent_phase(state, rng, emitted)


def choose_step(state: State, card: Card, rng: Rng, emitted: list[Emitted]) -> None:
    """Darkness has chosen where the acting agent goes."""
    move_agent(state, card, rng, emitted)
    continue_agent_phase(state, rng, emitted)


def move_agent(state: State, card: Card, rng: Rng, emitted: list[Emitted]) -> None:
    start = state.agents[state.acting]
    state.agents[state.acting] = card
    state.waiting &= ~(1 << state.acting)
    emitted.append((AgentMoved(start, card), None))
    if not state.light >> card & 1:
        state.strides.append(AgentTurn(start, card))
        return
    roll = 1 + rng.below(6, f"agent {state.acting}")
    darkened = roll >= CARDS[card].tag
    state.strides.append(AgentTurn(start, card, roll, darkened))
    emitted.append((AgentRolled(card, roll, darkened), None))
    if darkened:
        darken(state, card, emitted)
    if state.ending:
        state.waiting = 0


def end_agent_phase(state: State, rng: Rng, emitted: list[Emitted]) -> None:
    """Those who lie exhausted stand up, and darkness grows."""
    if state.dazed:
        emitted.append((AgentsStood(state.dazed.bit_count()), None))
    state.dazed = 0
    growth.begin_growth(state, rng, emitted)


def possible_steps(state: State, card: Card) -> tuple[str, int]:
    """Where an agent may go from here, as bits, and the clause that says so."""
    near = state.near[card]
    elsewhere = state.light & ~(1 << card)
    if near & elsewhere:
        return clauses.AGENT_MUST_ENTER_LIGHT, highest_tag(near & elsewhere)
    if elsewhere:
        return clauses.AGENT_MUST_APPROACH_LIGHT, near & steps_towards(state, card, elsewhere)
    return clauses.AGENT_MUST_TAKE_HIGHEST_TAG, highest_tag(near)


def highest_tag(cards: int) -> int:
    """Those of the locations that have the highest tag among them."""
    return next(cards & of_tag for of_tag in BY_TAG if cards & of_tag)


def steps_towards(state: State, card: Card, goals: int) -> int:
    """The locations that lie one step nearer to the nearest of the goals; the highest tag breaks ties."""
    reached = 1 << card
    while not reached & goals:
        reached = with_neighbours(state, reached)
    return steps_nearer(state, card, highest_tag(reached & goals))


def steps_nearer(state: State, card: Card, goals: int) -> int:
    """All locations from which the goals can be reached by fewer steps than from this one."""
    reached = goals
    while not with_neighbours(state, reached) >> card & 1:
        reached = with_neighbours(state, reached)
    return reached


def with_neighbours(state: State, cards: int) -> int:
    """These locations and all that are adjacent to one of them."""
    cards_before = cards
    for card, near in enumerate(state.near):
        if cards_before >> card & 1:
            cards |= near
    return cards
