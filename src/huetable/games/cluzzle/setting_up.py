"""The first cards of a match."""

from __future__ import annotations

from huetable.core.rng import Rng

from .deck import deal
from .gallery import begin
from .state import Options, State


def setup(options: Options, seats: int, rng: Rng, rules: int) -> State:
    first = rng.below(seats, "first") if options.first is None else options.first
    state = State(
        options=options,
        game=1,
        phase="sculpt",
        first=first,
        round=0,
        asker=first,
        time="on",
        deck=deal(options, seats * options.games, (), rng, rules),
        sculptors=[],
        talk=[],
        accusation=None,
        scores=[0] * seats,
        past=[],
        rules=rules,
    )
    begin(state)
    return state
