"""What each player may know. A view lists what may be seen; it is never the state with something taken out."""

from __future__ import annotations

from msgspec import Struct

from huetable.core import terms
from huetable.core.rng import Rng
from huetable.core.terms import Seat

from .types import HIGHEST, State


class PublicView(Struct, frozen=True):
    turn: int
    played: tuple[int, ...]
    points: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    passes: int


class PrivateView(Struct, frozen=True):
    hand: tuple[int, ...]
    """A spectator has none."""


View = terms.View[PublicView, PrivateView]


def public_view(state: State) -> PublicView:
    sizes = tuple(map(len, state.hands))
    return PublicView(state.turn, tuple(state.played), tuple(state.points), sizes, state.passes)


def private_view(state: State, seat: Seat | None) -> PrivateView:
    return PrivateView(() if seat is None else tuple(state.hands[seat]))


def imagine(view: View, rng: Rng) -> State:
    """A whole state that fits this view: what the player cannot see is dealt again."""
    public, own = view.public, view.private.hand
    seen = {*own, *public.played}
    pile = [card for card in range(1, HIGHEST + 1) if card not in seen]
    rng.shuffle(pile, "unseen")
    hands = [
        list(own) if seat == view.seat else sorted(pile.pop() for _ in range(size))
        for seat, size in enumerate(public.hand_sizes)
    ]
    seats, played, points = len(hands), list(public.played), list(public.points)
    return State(seats, hands, pile, played, points, public.turn, public.passes)
