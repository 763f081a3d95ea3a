"""The effects of Wild Customizable cards, and disputes about texts that players honour (UNO-41 to UNO-53).

The option seven-zero uses two of these effects as well: swap and pass on.
"""

from __future__ import annotations

from huetable.core.rng import Rng
from huetable.core.terms import Emitted, Motion, Seat, VoteEnded

from . import clauses
from .cards import COLOUR_OF
from .catch_windows import forget_one_card, next_clock_number, note_forced_draw, with_dispute
from .events import Discarded, Disputed, HandShown, HandsPassed, Honoured, Settled, Skipped, Swapped
from .moves import Done, Doubt
from .piles import draw_cards, next_seat
from .seen_cards import forget_seen_card, remember_seen_cards
from .state import Action, Dispute, Effect, State


def apply_house_rule(
    state: State, seat: Seat, effect: Action | Effect, target: Seat | None, rng: Rng
) -> list[Emitted]:
    chosen = seat if target is None else target
    emitted: list[Emitted] = []
    match effect:
        case "swap":
            emitted = swap_hands(state, seat, chosen)
        case "pass_on":
            emitted = pass_hands_on(state)
        case "all_draw":
            emitted = all_others_draw(state, seat, rng)
        case "one_draws":
            emitted = draw_cards(state, chosen, 2, "house", rng)
        case "skip_all":
            emitted = skip_all_others(state, seat)
        case "look":
            emitted = show_hand(state, seat, chosen)
        case "honour":
            state.turn, state.phase = seat, "honour"
    return emitted


def swap_hands(state: State, seat: Seat, chosen: Seat) -> list[Emitted]:
    hands = state.hands
    hands[seat], hands[chosen] = hands[chosen], hands[seat]
    forget_one_card(state, seat)
    forget_one_card(state, chosen)
    state.looks = ()
    return [(Swapped(seat, chosen), None)]


def pass_hands_on(state: State) -> list[Emitted]:
    seats = range(len(state.hands))
    state.hands = [state.hands[(seat - state.direction) % len(seats)] for seat in seats]
    for seat in seats:
        forget_one_card(state, seat)
    state.looks = ()
    return [(HandsPassed(state.direction), None)]


def others_in_turn(state: State, seat: Seat) -> list[Seat]:
    steps = range(1, len(state.hands))
    return [(seat + step * state.direction) % len(state.hands) for step in steps]


def all_others_draw(state: State, seat: Seat, rng: Rng) -> list[Emitted]:
    return [
        emitted
        for other in others_in_turn(state, seat)
        for emitted in draw_cards(state, other, 1, "house", rng)
    ]


def skip_all_others(state: State, seat: Seat) -> list[Emitted]:
    state.turn = seat
    return [(Skipped(other), None) for other in others_in_turn(state, seat)]


def show_hand(state: State, seat: Seat, chosen: Seat) -> list[Emitted]:
    cards = tuple(state.hands[chosen])
    remember_seen_cards(state, seat, chosen, cards)
    return [(HandShown(chosen, cards), seat)]


def discard_named_colour(state: State, seat: Seat) -> list[Emitted]:
    """The cards go under the Wild Customizable, which stays the top card."""
    hand = state.hands[seat]
    laid = [card for card in hand if COLOUR_OF.get(card) == state.colour]
    hand[:] = [card for card in hand if COLOUR_OF.get(card) != state.colour]
    state.discard[-1:-1] = laid
    for card in laid:
        forget_seen_card(state, seat, card)
    return [(Discarded(seat, tuple(laid)), None)]


def say_done(state: State, seat: Seat, move: Done, rng: Rng) -> list[Emitted]:
    # From now until this player's next decision the others may dispute it: `note_decision` ends that.
    state.watch = with_dispute(state.watch, (*state.watch.disputable, seat), None)
    state.turn, state.phase = next_seat(state, seat), "turn"
    return [(Honoured(seat), None)]


def open_dispute(state: State, seat: Seat, move: Doubt, rng: Rng) -> list[Emitted]:
    # Each "done" can be disputed once.
    disputable = tuple([other for other in state.watch.disputable if other != move.target])
    dispute = Dispute(next_clock_number(state), seat, move.target)
    state.watch = with_dispute(state.watch, disputable, dispute)
    return [(Disputed(seat, move.target), None)]


def motion(state: State) -> Motion | None:
    dispute = state.watch.dispute
    if dispute is None:
        return None
    name = f"honour/{dispute.number}/{dispute.accused}"
    return Motion(name, clauses.CANNOT_DISPUTE, dispute.proposer, dispute.accused)


def settle_dispute(state: State, seat: Seat, move: VoteEnded, rng: Rng) -> list[Emitted]:
    accused = int(move.name.rpartition("/")[2])
    state.watch = with_dispute(state.watch, state.watch.disputable, None)
    emitted: list[Emitted] = [(Settled(accused, move.upheld), None)]
    if move.upheld:
        note_forced_draw(state, accused)
        emitted += draw_cards(state, accused, 2, "dispute", rng)
    return emitted
