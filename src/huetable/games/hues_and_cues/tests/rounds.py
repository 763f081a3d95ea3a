"""Rounds to test from, laid out as far as a test needs them."""

from typing import Any

from huetable.core.rng import Rng
from huetable.games.hues_and_cues import GAME
from huetable.games.hues_and_cues.rules.moves import Choose, GiveCue, Place
from huetable.games.hues_and_cues.rules.state import Options, State

PHASES = ["choose", "cue1", "guess1", "cue2", "guess2"]
FAR = [f"P{column}" for column in range(1, 31)]
"""Where pieces lie that are nobody's business: out of reach of the targets in rows A to M."""


def start(seats: int = 3, **options: Any) -> State:
    agreed = Options(**{"clock": False, "first": 0, **options})
    return GAME.setup(agreed, seats, Rng.from_number(1))


def at(phase: str, seats: int = 3, target: str = "H15", cues: Any = ("rose", "sea"), **options: Any) -> State:
    """Seat 0 gives cues to this target, and all pieces so far lie in row P."""
    state = start(seats, **options)
    if not state.options.young:
        state.card = (target, *state.card[1:])
    far = iter(FAR)
    for now in PHASES[: PHASES.index(phase)]:
        match now:
            case "choose":
                GAME.apply(state, 0, Choose(target), Rng.from_number(1))
            case "cue1" | "cue2":
                GAME.apply(state, 0, GiveCue(cues[now == "cue2"]), Rng.from_number(1))
                state.waiting = state.options.clock and PHASES.index(phase) == PHASES.index(now) + 1
            case _:
                while state.phase == now:
                    GAME.apply(state, GAME.whose_turn(state)[0], Place(next(far)), Rng.from_number(1))
    return state
