"""The Agents of Sepia: where they go, and what they do there."""

from __future__ import annotations

from typing import Final

from huetable.core.rng import Rng
from huetable.core.terms import Emitted

from . import growth
from .data.cards import CARDS
from .ending import darken
from .events import AgentMoved, AgentRolled, AgentsStood
from .rounds import ask
from .standing import standing_agents
from .state import Card, State, Stride

BY_TAG: Final = tuple(
    sum(1 << place for place, card in enumerate(CARDS) if card.tag == tag) for tag in (6, 5, 4, 3)
)
"""The locations of each tag as bits, the highest tag first."""


def begin(state: State, rng: Rng, emitted: list[Emitted]) -> None:
    """All guardians have had their turns."""
    state.strides = []
    state.waiting = sum(1 << agent for agent in standing_agents(state))
    go_on(state, rng, emitted)


def go_on(state: State, rng: Rng, emitted: list[Emitted]) -> None:
    """One agent after the other, until there is something to choose or all have acted."""
    while state.waiting:
        waiting = [agent for agent in range(len(state.agents)) if state.waiting >> agent & 1]
        if len({state.agents[agent] for agent in waiting}) > 1:
            return ask(state, "order")
        if not act(state, waiting[0], rng, emitted):
            return None
    return None if state.ending else finish(state, rng, emitted)


def act(state: State, agent: int, rng: Rng, emitted: list[Emitted]) -> bool:
    """Let an agent go where it has no choice; otherwise ask, and say that it has not gone yet."""
    cards = steps(state, state.agents[agent])[1]
    state.acting = agent
    if cards & (cards - 1):
        ask(state, "step")
        return False
    walk(state, cards.bit_length() - 1, rng, emitted)
    return True


def take_order(state: State, card: Card, rng: Rng, emitted: list[Emitted]) -> None:
    """Darkness has chosen which agent acts first."""
    if act(state, state.agents.index(card), rng, emitted):
        go_on(state, rng, emitted)


def take_step(state: State, card: Card, rng: Rng, emitted: list[Emitted]) -> None:
    """Darkness has chosen where the acting agent goes."""
    walk(state, card, rng, emitted)
    go_on(state, rng, emitted)


def walk(state: State, card: Card, rng: Rng, emitted: list[Emitted]) -> None:
    start = state.agents[state.acting]
    state.agents[state.acting] = card
    state.waiting &= ~(1 << state.acting)
    emitted.append((AgentMoved(start, card), None))
    if not state.light >> card & 1:
        state.strides.append(Stride(start, card))
        return
    roll = 1 + rng.below(6, f"agent {state.acting}")
    darkened = roll >= CARDS[card].tag
    state.strides.append(Stride(start, card, roll, darkened))
    emitted.append((AgentRolled(card, roll, darkened), None))
    if darkened:
        darken(state, card, emitted)
    if state.ending:
        state.waiting = 0


def finish(state: State, rng: Rng, emitted: list[Emitted]) -> None:
    """Those who lie exhausted stand up, and darkness grows."""
    if state.dazed:
        emitted.append((AgentsStood(state.dazed.bit_count()), None))
    state.dazed = 0
    growth.begin(state, rng, emitted)


def steps(state: State, card: Card) -> tuple[str, int]:
    """Where an agent may go from here, as bits, and the clause that says so."""
    near = state.near[card]
    elsewhere = state.light & ~(1 << card)
    if near & elsewhere:
        return "GUARD-36", highest(near & elsewhere)
    if elsewhere:
        return "GUARD-37", near & towards(state, card, elsewhere)
    return "GUARD-38", highest(near)


def highest(cards: int) -> int:
    """Those of the locations that have the highest tag among them."""
    return next(cards & of_tag for of_tag in BY_TAG if cards & of_tag)


def towards(state: State, card: Card, goals: int) -> int:
    """The locations that lie one step nearer to the nearest of the goals; the highest tag breaks ties."""
    reached = 1 << card
    while not reached & goals:
        reached = spread(state, reached)
    return nearer(state, card, highest(reached & goals))


def nearer(state: State, card: Card, goals: int) -> int:
    """All locations from which the goals can be reached by fewer steps than from this one."""
    reached = goals
    while not spread(state, reached) >> card & 1:
        reached = spread(state, reached)
    return reached


def spread(state: State, cards: int) -> int:
    """These locations and all that are adjacent to one of them."""
    cards_before = cards
    for card, near in enumerate(state.near):
        if cards_before >> card & 1:
            cards |= near
    return cards
