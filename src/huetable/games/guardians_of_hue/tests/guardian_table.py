"""Positions to test with: a plain square map, and dice that fall as wanted.

The map, as every state made here has it:

    0 1 2
    3 8 4
    5 6 7
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from huetable.core.rng import Rng
from huetable.core.terms import Refusal
from huetable.games.guardians_of_hue import GAME
from huetable.games.guardians_of_hue.rules.board.layout import neighbours, square_map
from huetable.games.guardians_of_hue.rules.state import ALL_LOCATIONS, OUTER_LOCATIONS, Options, State

EVERYWHERE = range(9)
ACTIVE = 0


class Loaded(Rng):
    """Dice that fall as they were told to; where they were told nothing, a test fails."""

    def __init__(self, white: Sequence[Sequence[int]] = (), black: Sequence[int] = ()) -> None:
        super().__init__(b"loaded")
        self.white = [list(roll) for roll in white]
        self.black = list(black)

    def dice(self, count: int, sides: int = 6, label: str = "") -> list[int]:
        assert (count, sides) == (3, 6)
        return self.white.pop(0)

    def below(self, bound: int, label: str = "") -> int:
        assert bound == 6
        return self.black.pop(0) - 1

    @property
    def used_up(self) -> bool:
        return not self.white and not self.black


def bits(*cards: int) -> int:
    return sum(1 << card for card in set(cards))


def square(guardians: int = 2, *, sepia: bool = False, round: int = 1, **parts: Any) -> State:
    """The first guardian's turn on the square, all light but the centre; parts of the state may be given."""
    agreed = {
        key: parts.pop(key) for key in list(parts) if key in Options.__struct_fields__ and key != "first"
    }
    seats = guardians + sepia
    options = Options(layout="square", lord_sepia=sepia and seats < 5, **agreed)
    state = GAME.setup(options, seats, Rng.from_number(1))
    state.spots = square_map(list(range(8)))
    state.near = neighbours(state.spots)
    fresh = {
        "phase": "act",
        "round": round,
        "first": 0,
        "active": 0,
        "actions": 4,
        "light": OUTER_LOCATIONS,
        "agents": [],
        "rolls": 0,
        "grown": [],
        "tale": False,
    }
    if "dark" in parts:
        parts["light"] = ALL_LOCATIONS & ~bits(8, *parts.pop("dark"))
    for name, value in (fresh | parts).items():
        setattr(state, name, value)
    return state


def act(state: State, seat: int, move: Any, rng: Rng | None = None) -> list[Any]:
    """A lawful move, and the events that everybody is told."""
    assert GAME.refuse(state, seat, move) is None
    emitted = GAME.apply(state, seat, move, rng or Rng.from_number(7))
    assert all(audience is None for _, audience in emitted)
    return [event for event, _ in emitted]


def refused(state: State, seat: int, move: Any) -> str | None:
    """The clause by which a move is refused."""
    refusal: Refusal | None = GAME.refuse(state, seat, move)
    return None if refusal is None else refusal.clause
