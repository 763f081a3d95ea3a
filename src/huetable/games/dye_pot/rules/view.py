"""What a dyer may know, and which truths would look the same to them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from huetable.core import terms as core
from huetable.core.rng import Rng
from huetable.core.terms import Seat

from .rounds import full_deck
from .state import DYES, HAND, Colour, Dye, Options, State, Tint


class PublicView(Struct, frozen=True):
    options: Options
    phase: Literal["pour", "name", "over"]
    round: int
    taster: int
    poured: tuple[bool, ...]
    """Who has poured in this round."""
    drops: tuple[Dye, ...]
    """The pours that were shown last, by seat."""
    colour: Colour
    claimed: tuple[int, ...]
    scores: tuple[int, ...]
    book: tuple[Tint, ...]
    clears: int
    shown: tuple[Colour, ...]
    """Orders that were claimed, face up."""
    deck: int
    """How many orders are left to draw."""
    ending: str | None


class PrivateView(Struct, frozen=True):
    orders: tuple[Colour, ...]
    """My own, none for a spectator."""
    mine: Dye | None
    """What I have poured in this round."""


View = core.View[PublicView, PrivateView]


def private_view(state: State, seat: Seat | None) -> PrivateView:
    if seat is None:
        return PrivateView((), None)
    return PrivateView(tuple(state.orders[seat]), state.poured[seat])


def public_view(state: State) -> PublicView:
    return PublicView(
        options=state.options,
        phase=state.phase,
        round=state.round,
        taster=state.taster,
        poured=tuple(dye is not None for dye in state.poured),
        drops=tuple(state.drops),
        colour=state.colour,
        claimed=tuple(state.claimed),
        scores=tuple(state.scores),
        book=tuple(state.book),
        clears=state.clears,
        shown=tuple(state.shown),
        deck=len(state.deck),
        ending=state.ending,
    )


def imagine(view: View, rng: Rng) -> State:
    """Deal again what this seat cannot see: the others' orders, the deck, and what was poured but not shown."""
    hidden, seat = full_deck(), view.seat
    for colour in (*view.private.orders, *view.public.shown):
        hidden.remove(colour)
    rng.shuffle(hidden, "hidden")
    orders = [
        hidden[:0] if s == seat else [hidden.pop() for _ in range(HAND)]
        for s in range(len(view.public.scores))
    ]
    poured: list[Dye | None] = [
        rng.choice(DYES, f"pour {s}") if done else None for s, done in enumerate(view.public.poured)
    ]
    if seat is not None:
        orders[seat] = list(view.private.orders)
        poured[seat] = view.private.mine
    return State(
        options=view.public.options,
        phase=view.public.phase,
        round=view.public.round,
        taster=view.public.taster,
        deck=hidden,
        shown=list(view.public.shown),
        orders=orders,
        poured=poured,
        drops=list(view.public.drops),
        colour=view.public.colour,
        claimed=list(view.public.claimed),
        scores=list(view.public.scores),
        book=list(view.public.book),
        clears=view.public.clears,
        ending=view.public.ending,
    )
