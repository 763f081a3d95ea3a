"""Cards that one player has seen in another's hand, after a challenge or a "look" (UNO-24, UNO-49)."""

from __future__ import annotations

from huetable.core.terms import Seat

from .cards import Card
from .state import SeenCards, State


def remember_seen_cards(state: State, viewer: Seat, of: Seat, cards: tuple[Card, ...]) -> None:
    others = [look for look in state.looks if (look.viewer, look.of) != (viewer, of)]
    state.looks = (*others, SeenCards(viewer, of, cards))


def forget_seen_card(state: State, seat: Seat, card: Card) -> None:
    """This player has played a card: one like it leaves what others have seen of the hand."""
    state.looks = tuple([_without(look, card) if look.of == seat else look for look in state.looks])


def _without(look: SeenCards, card: Card) -> SeenCards:
    cards = list(look.cards)
    if card in cards:
        cards.remove(card)
    return SeenCards(look.viewer, look.of, tuple(cards))
