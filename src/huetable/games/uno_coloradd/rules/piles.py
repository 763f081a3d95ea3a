"""Drawing cards: the draw pile, and the discard pile when that is empty."""

from __future__ import annotations

from typing import Final

from huetable.core.rng import Rng
from huetable.core.terms import Emitted, Seat

from .cards import CARDS, Card
from .catch_windows import forget_one_card
from .events import Drew, Reason, Received, Reshuffled
from .legal_moves import FITTING, MAX_SEATS, fits
from .state import NOTHING_TO_CATCH, State

DREW_ONE: Final = [(Drew(seat, 1, "choice"), None) for seat in range(MAX_SEATS)]
RECEIVED: Final = [{card: (Received((card,)), seat) for card in CARDS} for seat in range(MAX_SEATS)]
IN_VAIN: Final = [
    {card: (Received((card,), in_vain=True), seat) for card in CARDS} for seat in range(MAX_SEATS)
]


def next_seat(state: State, seat: Seat) -> Seat:
    return (seat + state.direction) % len(state.hands)


def draw_one(state: State, seat: Seat) -> list[Emitted]:
    """The draw of a turn, from a pile that is not empty. It is so frequent that what is told of it is built beforehand."""
    card = state.pile.pop()
    state.hands[seat].append(card)
    if state.watch is not NOTHING_TO_CATCH and seat in state.watch.last_cards:
        forget_one_card(state, seat)
    if card in FITTING[state.colour][state.discard[-1]]:
        state.phase = "drawn"
        return [DREW_ONE[seat], RECEIVED[seat][card]]
    state.turn = (seat + state.direction) % len(state.hands)
    return [DREW_ONE[seat], IN_VAIN[seat][card]]


def draw_cards(state: State, seat: Seat, cards: int, why: Reason, rng: Rng) -> list[Emitted]:
    """Draw this many cards, or as many as there are."""
    drawn = pop_from_pile(state, cards)
    if len(drawn) == cards or len(state.discard) == 1:
        return add_to_hand(state, seat, drawn, why)
    emitted = empty_pile_and_reshuffle(state, seat, drawn, why, rng)
    return emitted + add_to_hand(state, seat, pop_from_pile(state, cards - len(drawn)), why)


def draw_until_one_fits(state: State, seat: Seat, rng: Rng) -> list[Emitted]:
    emitted: list[Emitted] = []
    drawn = pop_from_pile(state, 1)
    while not drawn or not fits(state, drawn[-1]):
        if not state.pile:
            if len(state.discard) == 1:
                break
            emitted += empty_pile_and_reshuffle(state, seat, drawn, "choice", rng)
            drawn = []
        drawn += pop_from_pile(state, 1)
    return emitted + add_to_hand(state, seat, drawn, "choice")


def tell_in_vain(seat: Seat, emitted: list[Emitted]) -> None:
    """Whoever drew is also told that no card fits."""
    event, _ = emitted[-1]
    if type(event) is Received and event.cards:
        emitted[-1] = (Received(event.cards, in_vain=True), seat)


def empty_pile_and_reshuffle(
    state: State, seat: Seat, drawn: list[Card], why: Reason, rng: Rng
) -> list[Emitted]:
    """Hand over the last cards of the draw pile, then reshuffle: the events come in that order."""
    emitted = add_to_hand(state, seat, drawn, why) if drawn else []
    return [*emitted, *reshuffle(state, rng)]


def pop_from_pile(state: State, cards: int) -> list[Card]:
    """The topmost cards of the draw pile, the first drawn first; fewer if it does not hold that many."""
    drawn = state.pile[: -cards - 1 : -1]
    del state.pile[-cards:]
    return drawn


def add_to_hand(state: State, seat: Seat, drawn: list[Card], why: Reason) -> list[Emitted]:
    state.hands[seat] += drawn
    if drawn and seat in state.watch.last_cards:
        forget_one_card(state, seat)
    return [(Drew(seat, len(drawn), why), None), (Received(tuple(drawn)), seat)]


def reshuffle(state: State, rng: Rng) -> list[Emitted]:
    """All of the discard pile but its top card becomes the draw pile; there must be more than that card."""
    top = state.discard.pop()
    state.pile, state.discard = state.discard, [top]
    rng.shuffle(state.pile, "reshuffle")
    return [(Reshuffled(len(state.pile)), None)]
