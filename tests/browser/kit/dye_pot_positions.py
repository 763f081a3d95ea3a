"""Positions of Dye Pot, for tests of what the page shows around any game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from huetable.core.rng import Rng
from huetable.games import find_game

DYE: Any = find_game("dye_pot")
POUR, CLAIM, NAME, SHRUG = DYE.move_types()
RNG = Rng.from_number(7)
SEATS = 3


def my_turn() -> Any:
    """The game begins: everybody may pour."""
    return DYE.setup(DYE.options_type(), SEATS, RNG)


def waiting() -> Any:
    """Seat 0 has poured and waits for the others."""
    return _poured([0])


def everybody_poured() -> Any:
    """The water has a colour, and the taster names it."""
    return _poured(range(SEATS))


def shared_win() -> Any:
    """The book is full, and nobody has a point."""
    state = DYE.setup(DYE.options_type(tints=3), SEATS, RNG)
    for tint in range(3):
        for seat, dye in enumerate(("red", "red", "blue")):
            DYE.apply(state, seat, POUR(dye), RNG.child(tint, seat))
        DYE.apply(state, state.taster, SHRUG(), RNG.child(tint))
    return state


def _poured(seats: Iterable[int]) -> Any:
    state = my_turn()
    for seat in seats:
        DYE.apply(state, seat, POUR("red"), RNG.child(seat))
    return state
