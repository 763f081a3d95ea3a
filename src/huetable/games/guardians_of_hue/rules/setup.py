"""Setting up: who is a guardian, the map, and darkness before the first round."""

from __future__ import annotations

from typing import Final

from huetable.core.rng import Rng
from huetable.core.terms import Refusal
from huetable.games.guardians_of_hue.data.cards import CARDS, CENTRE

from . import clauses
from .board.layout import by_card, neighbours, random_map, square_map
from .darkness import growth
from .state import OUTER_LOCATIONS, SPIRIT_COUNT, Options, State

STARTING_AGENT_FROM: Final = 3
"""With this many guardians or more, the game begins with an agent on the centre."""


def guardian_count(options: Options, seats: int) -> int:
    """How many of the seats are guardians; the last may be Lord Sepia's, and the fifth always is."""
    return seats - 1 if options.lord_sepia or seats == 5 else seats


def refuse_options(options: Options, seats: int) -> Refusal | None:
    guardians = guardian_count(options, seats)
    if guardians < 2:
        return Refusal(clauses.TOO_FEW_GUARDIANS, {"players": seats})
    if options.first is not None and options.first >= guardians:
        if options.first < seats:
            return Refusal(clauses.NO_SUCH_STARTING_PLAYER, {"first": options.first}, "lord")
        return Refusal(clauses.NO_SUCH_STARTING_PLAYER, {"guardians": guardians}, "missing")
    return None


def setup(options: Options, seats: int, rng: Rng) -> State:
    guardians = guardian_count(options, seats)
    cards = [card for card in range(len(CARDS)) if card != CENTRE]
    rng.shuffle(cards, "cards")
    first = rng.below(guardians, "first") if options.first is None else options.first
    state = State(
        options=options,
        guardians=guardians,
        seats=seats,
        spots=[],
        near=[],
        stock=cards if options.layout == "place" else [],
        phase="lay",
        round=0,
        first=first,
        active=first,
        actions=0,
        light=OUTER_LOCATIONS,
        places=[CENTRE] * guardians,
        tired=0,
        agents=[CENTRE] if guardians >= STARTING_AGENT_FROM else [],
        dazed=0,
        waiting=0,
        acting=0,
        spirits=0,
        reserve=SPIRIT_COUNT,
        rolls=0,
        grown=[],
        strides=[],
        attempt=None,
        windows=0,
        plan=[],
        said=[0] * guardians,
        story=[],
        tale=False,
        asked=0,
        proposer=None,
    )
    lay_map(state, cards, rng)
    return state


def lay_map(state: State, cards: list[int], rng: Rng) -> None:
    """Lay the map, unless the guardians do, and let darkness grow over it for the first time."""
    if state.options.layout == "place":
        state.spots = by_card([], [])
    else:
        state.spots = square_map(cards) if state.options.layout == "square" else random_map(cards, rng)
    state.near = neighbours(state.spots)
    if not state.stock:
        growth.begin_growth(state, rng, [])
