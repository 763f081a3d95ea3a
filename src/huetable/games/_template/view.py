"""What a dyer may know, and which truths would look the same to them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from huetable.core.rng import Rng
from huetable.core.terms import Seat

from .rules import full_deck
from .state import DYES, HAND, Colour, Dye, Options, State, Tint


class View(Struct, frozen=True):
    options: Options
    phase: Literal["pour", "name", "over"]
    round: int
    taster: int
    orders: tuple[Colour, ...]
    """My own, none for a spectator."""
    mine: Dye | None
    """What I have poured in this round."""
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


def view(state: State, seat: Seat | None) -> View:
    return View(
        options=state.options,
        phase=state.phase,
        round=state.round,
        taster=state.taster,
        orders=() if seat is None else tuple(state.orders[seat]),
        mine=None if seat is None else state.poured[seat],
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


def imagine(view: View, seat: Seat | None, rng: Rng) -> State:
    """Deal what is out of sight anew: the others' orders, the deck, and what was poured but not shown."""
    hidden = full_deck()
    for colour in (*view.orders, *view.shown):
        hidden.remove(colour)
    rng.shuffle(hidden, "hidden")
    orders = [
        hidden[:0] if s == seat else [hidden.pop() for _ in range(HAND)] for s in range(len(view.scores))
    ]
    poured: list[Dye | None] = [
        rng.choice(DYES, f"pour {s}") if done else None for s, done in enumerate(view.poured)
    ]
    if seat is not None:
        orders[seat] = list(view.orders)
        poured[seat] = view.mine
    return State(
        options=view.options,
        phase=view.phase,
        round=view.round,
        taster=view.taster,
        deck=hidden,
        shown=list(view.shown),
        orders=orders,
        poured=poured,
        drops=list(view.drops),
        colour=view.colour,
        claimed=list(view.claimed),
        scores=list(view.scores),
        book=list(view.book),
        clears=view.clears,
        ending=view.ending,
    )
