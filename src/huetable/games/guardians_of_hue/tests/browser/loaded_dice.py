"""The server as ever, but Guardians of Hue begins near its end and its dice are loaded.

    python src/huetable/games/guardians_of_hue/tests/browser/loaded_dice.py serve ...

An easy table is about to be won, for every die shows a six; a difficult one to be lost, for the white dice show ones.
Two guardians stand in the Paint Studio, two lie at the far end of the square, and darkness has rolled a 4.
"""

from __future__ import annotations

import sys
from typing import Final

from huetable.cli import main
from huetable.core.rng import Rng
from huetable.games.guardians_of_hue import GAME
from huetable.games.guardians_of_hue.data.cards import CENTRE
from huetable.games.guardians_of_hue.rules.board.layout import neighbours, square_map
from huetable.games.guardians_of_hue.rules.state import OUTER_LOCATIONS, Growth, Options, State

SETUP = GAME.setup
BELOW = Rng.below
STUDIO, HARBOUR, FAIR, POOL = 5, 4, 7, 2
LAST_LIGHT: Final = 1 << STUDIO | 1 << HARBOUR
"""Next to the harbour an agent waits."""

luck = {"white": 6, "black": 6}
"""The table that was set up last decides."""


def setup(options: Options, seats: int, rng: Rng) -> State:
    state = SETUP(options, seats, rng)
    lost = options.difficulty == "difficult"
    luck["white"] = 1 if lost else 6
    state.spots = square_map(list(range(CENTRE)))
    state.near = neighbours(state.spots)
    state.light = LAST_LIGHT if lost else OUTER_LOCATIONS
    state.agents = [FAIR] if lost else []
    state.places = [STUDIO, POOL, POOL, STUDIO]
    state.tired = 0b0110
    state.phase, state.round, state.rolls = "grow", 0, 0
    state.grown = [Growth(4)]
    state.tale = state.seats > state.guardians
    return state


def dice(rng: Rng, count: int, sides: int = 6, label: str = "") -> list[int]:
    return [luck["white"]] * count


def below(rng: Rng, bound: int, label: str = "") -> int:
    loaded = label.startswith(("grow", "agent"))
    return luck["black"] - 1 if loaded else BELOW(rng, bound, label)


if __name__ == "__main__":
    type(GAME).setup = staticmethod(setup)
    Rng.dice = dice  # type: ignore[assignment, method-assign]
    Rng.below = below  # type: ignore[assignment, method-assign]
    sys.exit(main(sys.argv[1:]))
