"""Dye Pot for learners: every move numbered, and what a seat sees as numbers from 0 to 1.

A tint is named with one of the names that bots know. Seats are numbered from the observer, itself first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, TypeVar

from huetable.core.terms import Observation, Seat

from .rules.moves import Claim, Move, Name, Pour, Shrug
from .rules.names import fold_name
from .rules.state import CLEARS_THAT_SPOIL, COLOURS, COPIES, DYES, Options
from .rules.view import View
from .tint_names import possible_names

T = TypeVar("T")

PHASES: Final = ("pour", "name", "over")
ORDERS: Final = COLOURS[1:]


@cache
def actions(options: Options, seats: int) -> tuple[Move, ...]:
    """Every dye, a claim, leaving a tint nameless, and every name that bots know."""
    return (*map(Pour, DYES), Claim(), Shrug(), *map(Name, possible_names(options.language)))


def legal_actions(observation: Observation) -> Iterable[Move]:
    """The listed moves and, for the taster, each name that is not in the book."""
    if not observation.open_moves:
        return observation.moves
    public = observation.view.public
    taken = {fold_name(tint.name) for tint in public.book if tint.name}
    free = (name for name in possible_names(public.options.language) if fold_name(name) not in taken)
    return (*observation.moves, *map(Name, free))


def size(options: Options, seats: int) -> int:
    """How many numbers `features` gives."""
    return 2 * len(ORDERS) + 2 * len(COLOURS) + len(PHASES) + 4 + len(DYES) + (4 + len(DYES)) * seats


def features(observation: Observation) -> list[float]:
    view: View = observation.view
    return [*_orders(view), *_table(view), *_seats(view, observation.seat or 0)]


def _orders(view: View) -> list[float]:
    """Mine, and those that were claimed and lie face up."""
    hands = (view.private.orders, view.public.shown)
    return [hand.count(colour) / COPIES for hand in hands for colour in ORDERS]


def _table(view: View) -> list[float]:
    """The water, the book by colours, the phase, how near the ends of the game are, and my own drop."""
    public, tints = view.public, view.public.options.tints
    tinted = [tint.colour for tint in public.book]
    return [
        *[float(public.colour == colour) for colour in COLOURS],
        *[tinted.count(colour) / tints for colour in COLOURS],
        *[float(public.phase == phase) for phase in PHASES],
        len(public.book) / tints,
        public.clears / CLEARS_THAT_SPOIL,
        public.deck / (COPIES * len(ORDERS)),
        min(public.round, 2 * tints) / (2 * tints),
        *[float(view.private.mine == dye) for dye in DYES],
    ]


def _seats(view: View, me: Seat) -> list[float]:
    """For each seat, mine first: score, taster, has poured, has claimed, and the drop that was shown last."""
    public = view.public
    seats, goal = range(len(public.scores)), public.options.goal
    drops = public.drops or (None,) * len(public.scores)
    columns: tuple[list[float], ...] = (
        [min(score, goal) / goal for score in public.scores],
        [float(seat == public.taster) for seat in seats],
        [float(poured) for poured in public.poured],
        [float(seat in public.claimed) for seat in seats],
        *([float(drop == dye) for drop in drops] for dye in DYES),
    )
    return [number for column in columns for number in _rotated_from(me, column)]


def _rotated_from(me: Seat, values: Sequence[T]) -> list[T]:
    return [*values[me:], *values[:me]]
