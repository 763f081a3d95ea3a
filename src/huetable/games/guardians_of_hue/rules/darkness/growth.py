"""Darkness grows: the black die, what it turns dark, and the agents it brings (GUARD-15 to GUARD-18).

`continue_growth` rolls until all rolls are made or one of them leaves darkness a choice (phases "grow" and "spawn");
`choose_growth` and `choose_spawn` take that decision and go on from there.
"""

from __future__ import annotations

from typing import Final

from huetable.core.rng import Rng
from huetable.core.terms import Emitted
from huetable.games.guardians_of_hue.data.cards import CARDS
from huetable.games.guardians_of_hue.rules.ending import darken
from huetable.games.guardians_of_hue.rules.events import AgentCame, BlackDie, NothingGrew
from huetable.games.guardians_of_hue.rules.guardians.table_talk import allow_story_line
from huetable.games.guardians_of_hue.rules.rounds import ask_darkness, begin_round, growth_rolls
from huetable.games.guardians_of_hue.rules.state import AGENT_COUNT, Card, Growth, State

TAG_OF_ROLL: Final = (0, 3, 3, 3, 4, 5, 6)
"""The tag that each roll is for."""

LOCATIONS_OF_ROLL: Final = tuple(
    sum(1 << place for place, card in enumerate(CARDS) if card.tag == tag) for tag in TAG_OF_ROLL
)
"""The locations that each roll is for, as bits."""


def begin_growth(state: State, rng: Rng, emitted: list[Emitted]) -> None:
    state.grown = []
    state.rolls = growth_rolls(state)
    continue_growth(state, rng, emitted)


def continue_growth(state: State, rng: Rng, emitted: list[Emitted]) -> None:
    """Roll on until there is something to choose, or all is rolled and the next round begins."""
    while state.rolls:
        state.rolls -= 1
        roll = 1 + rng.below(6, f"grow {state.rolls}")
        emitted.append((BlackDie(roll, TAG_OF_ROLL[roll]), None))
        state.grown.append(Growth(roll))
        if not apply_roll(state, emitted):
            return
        if state.ending:
            return
    begin_round(state, emitted)


def apply_roll(state: State, emitted: list[Emitted]) -> bool:
    """Do what the roll says where it leaves no choice; otherwise ask, and say that it is not settled.

    Either way Lord Sepia has a line to tell; the steps of agents end in a roll too, so that it is about them as well.
    """
    to_grow, to_spawn = locations_to_darken(state), locations_to_spawn(state)
    places = to_grow or to_spawn
    if places & (places - 1):
        ask_darkness(state, "grow" if to_grow else "spawn")
        return False
    allow_story_line(state)
    if to_grow:
        darken_location(state, places.bit_length() - 1, emitted)
    elif to_spawn:
        spawn_agent(state, places.bit_length() - 1, emitted)
    else:
        emitted.append((NothingGrew(), None))
    return True


def locations_to_darken(state: State) -> int:
    """The light locations that the last roll could turn dark, as bits."""
    return LOCATIONS_OF_ROLL[state.grown[-1].roll] & state.light


def locations_to_spawn(state: State) -> int:
    """The locations where it could bring an agent instead: none if one of them is light, or no agent is left."""
    places = LOCATIONS_OF_ROLL[state.grown[-1].roll]
    return 0 if places & state.light or len(state.agents) == AGENT_COUNT else places


def darken_location(state: State, card: Card, emitted: list[Emitted]) -> None:
    state.grown[-1] = Growth(state.grown[-1].roll, card)
    darken(state, card, emitted)


def spawn_agent(state: State, card: Card, emitted: list[Emitted]) -> None:
    state.grown[-1] = Growth(state.grown[-1].roll, card, agent=True)
    state.agents.append(card)
    emitted.append((AgentCame(card), None))


def choose_growth(state: State, card: Card, rng: Rng, emitted: list[Emitted]) -> None:
    """Darkness has chosen what turns dark."""
    darken_location(state, card, emitted)
    if state.ending is None:
        continue_growth(state, rng, emitted)


def choose_spawn(state: State, card: Card, rng: Rng, emitted: list[Emitted]) -> None:
    """Darkness has chosen where an agent appears."""
    spawn_agent(state, card, emitted)
    continue_growth(state, rng, emitted)
