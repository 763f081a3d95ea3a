"""The first cards of a match."""

from __future__ import annotations

from huetable.core.rng import Rng

from .gallery import begin_game
from .state import RULES, Options, State
from .words.deck import deal


def setup(options: Options, seats: int, rng: Rng) -> State:
    return setup_for_version(RULES, options, seats, rng)


def setup_for_version(version: int, options: Options, seats: int, rng: Rng) -> State:
    """Which of the host's words are the same, and so the deck, depends on the version of the rules."""
    first = rng.below(seats, "first") if options.first is None else options.first
    state = State(
        options=options,
        game=1,
        phase="sculpt",
        first=first,
        round=0,
        asker=first,
        time="on",
        deck=deal(options, seats * options.games, (), rng, version),
        sculptors=[],
        talk=[],
        accusation=None,
        scores=[0] * seats,
        past=[],
        rules=version,
    )
    begin_game(state)
    return state
