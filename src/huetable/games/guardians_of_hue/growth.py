"""Darkness grows: the black die, what it turns dark, and the agents it brings."""

from __future__ import annotations

from typing import Final

from huetable.core.rng import Rng
from huetable.core.terms import Emitted

from .data.cards import CARDS
from .ending import darken
from .events import AgentCame, BlackDie, NothingGrew
from .rounds import ask, begin_round, growth_rolls
from .state import AGENTS, Card, Growth, State
from .talk import offer_line

TAGS: Final = (0, 3, 3, 3, 4, 5, 6)
"""The tag that each roll is for."""

OF_ROLL: Final = tuple(sum(1 << place for place, card in enumerate(CARDS) if card.tag == tag) for tag in TAGS)
"""The locations that each roll is for, as bits."""


def begin(state: State, rng: Rng, emitted: list[Emitted]) -> None:
    state.grown = []
    state.rolls = growth_rolls(state)
    go_on(state, rng, emitted)


def go_on(state: State, rng: Rng, emitted: list[Emitted]) -> None:
    """Roll on until there is something to choose, or all is rolled and the next round begins."""
    while state.rolls:
        state.rolls -= 1
        roll = 1 + rng.below(6, f"grow {state.rolls}")
        emitted.append((BlackDie(roll, TAGS[roll]), None))
        state.grown.append(Growth(roll))
        if not settle(state, emitted):
            return
        if state.ending:
            return
    begin_round(state, emitted)


def settle(state: State, emitted: list[Emitted]) -> bool:
    """Do what the roll says where it leaves no choice; otherwise ask, and say that it is not settled.

    Either way Lord Sepia has a line to tell; the steps of agents end in a roll too, so that it is about them as well.
    """
    to_grow, to_spawn = places_to_grow(state), places_to_spawn(state)
    places = to_grow or to_spawn
    if places & (places - 1):
        ask(state, "grow" if to_grow else "spawn")
        return False
    offer_line(state)
    if to_grow:
        grow(state, places.bit_length() - 1, emitted)
    elif to_spawn:
        spawn(state, places.bit_length() - 1, emitted)
    else:
        emitted.append((NothingGrew(), None))
    return True


def places_to_grow(state: State) -> int:
    """The light locations that the last roll could turn dark, as bits."""
    return OF_ROLL[state.grown[-1].roll] & state.light


def places_to_spawn(state: State) -> int:
    """The locations where it could bring an agent instead: none if one of them is light, or no agent is left."""
    places = OF_ROLL[state.grown[-1].roll]
    return 0 if places & state.light or len(state.agents) == AGENTS else places


def grow(state: State, card: Card, emitted: list[Emitted]) -> None:
    state.grown[-1] = Growth(state.grown[-1].roll, card)
    darken(state, card, emitted)


def spawn(state: State, card: Card, emitted: list[Emitted]) -> None:
    state.grown[-1] = Growth(state.grown[-1].roll, card, agent=True)
    state.agents.append(card)
    emitted.append((AgentCame(card), None))


def take_grow(state: State, card: Card, rng: Rng, emitted: list[Emitted]) -> None:
    """Darkness has chosen what turns dark."""
    grow(state, card, emitted)
    if state.ending is None:
        go_on(state, rng, emitted)


def take_spawn(state: State, card: Card, rng: Rng, emitted: list[Emitted]) -> None:
    """Darkness has chosen where an agent appears."""
    spawn(state, card, emitted)
    go_on(state, rng, emitted)
