"""What everybody sees. There are no secrets between players: nobody knows what lies face down."""

from __future__ import annotations

from msgspec import Struct

from huetable.core import terms
from huetable.core.rng import Rng
from huetable.core.terms import NoPrivateView

from .types import COLOURS, NOBODY, Colour, State


class PublicView(Struct, frozen=True):
    cards: tuple[Colour | None, ...]
    """None is a card that lies face down."""
    owners: tuple[int, ...]
    points: tuple[int, ...]
    turn: int
    open: tuple[int, ...]
    misses: int
    recent: tuple[tuple[int, Colour], ...]
    """The cards that everybody saw last. Bots look here, because they remember nothing by themselves; the screen doesn't
    show it, and people have to remember.
    """


View = terms.View[PublicView, NoPrivateView]


def public_view(state: State) -> PublicView:
    return PublicView(
        tuple(_face(state, card) for card in range(len(state.cards))),
        tuple(state.owners),
        tuple(state.points),
        state.turn,
        tuple(state.open),
        state.misses,
        tuple((card, state.cards[card]) for card in state.recent),
    )


def _face(state: State, card: int) -> Colour | None:
    shown = card in state.open or state.owners[card] != NOBODY
    return state.cards[card] if shown else None


def imagine(view: View, rng: Rng) -> State:
    """A whole state that fits this view: the cards that nobody has seen are dealt again."""
    public = view.public
    known = {card: colour for card, colour in enumerate(public.cards) if colour} | dict(public.recent)
    unseen = [colour for colour in COLOURS[: len(public.cards) // 2] for _ in range(2)]
    for colour in known.values():
        unseen.remove(colour)
    rng.shuffle(unseen, "unseen")
    cards = [known[card] if card in known else unseen.pop() for card in range(len(public.cards))]
    recent = [card for card, _ in public.recent]
    owners, points = list(public.owners), list(public.points)
    return State(len(points), cards, owners, points, public.turn, list(public.open), recent, public.misses)
