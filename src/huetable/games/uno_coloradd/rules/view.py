"""What each player may know, and states that look the same to them."""

from __future__ import annotations

from msgspec import Struct

from huetable.core import terms as core
from huetable.core.rng import Rng
from huetable.core.terms import Seat

from .cards import Card, Colour, full_deck
from .events import Event, Played
from .legal_moves import FITTING
from .state import RULES_VERSION, CatchState, Match, Options, Phase, SeenCards, State, Threat, Verdicts


class PublicView(Struct, frozen=True, gc=False, omit_defaults=True):
    options: Options
    match: Match
    watch: CatchState
    threat: Threat
    phase: Phase
    turn: int
    direction: int
    colour: Colour | None
    passes: int
    counts: tuple[int, ...]
    """How many cards everybody holds."""
    pile: int
    """How many cards are left to draw."""
    discard: tuple[Card, ...]
    """Everything played since the last shuffle, the top card last: whoever watched knows it."""
    clocks: int
    last_play: Played | None
    news: Event
    rules: int = RULES_VERSION
    """The version of the rules that this game is played by; not sent where it is today's."""
    verdicts: tuple[Verdicts, ...] = ()
    """How challenges have ended in this match, by whose Wild Draw Four it was."""


class PrivateView(Struct, frozen=True, gc=False):
    hand: tuple[Card, ...]
    """My own, none for a spectator; in the phase "drawn" my last card is the drawn one."""
    looks: tuple[SeenCards, ...]
    """What I have seen of other hands and what is still there."""


View = core.View[PublicView, PrivateView]


def public_view(state: State) -> PublicView:
    return PublicView(
        state.options,
        state.match,
        state.watch,
        state.threat,
        state.phase,
        state.turn,
        state.direction,
        state.colour,
        state.passes,
        (*map(len, state.hands),),
        len(state.pile),
        tuple(state.discard),
        state.clocks,
        state.last_play,
        state.news,
        state.rules,
        state.verdicts,
    )


def private_view(state: State, seat: Seat | None) -> PrivateView:
    return PrivateView(
        () if seat is None else tuple(state.hands[seat]),
        tuple([look for look in state.looks if look.viewer == seat]) if state.looks else (),
    )


def view(state: State, seat: Seat | None) -> View:
    """As the contract makes it, but without looking up its two parts by name: searches and training look all the time."""
    return core.View(seat, public_view(state), private_view(state, seat))


def imagine(view: View, rng: Rng) -> State:
    """Deal the hidden cards again: the draw pile, and the other hands except for the cards that this seat has seen."""
    public, known = view.public, known_hands(view)
    hidden = full_deck(len(public.options.house_rules))
    for card in [*public.discard, *[card for hand in known for card in hand]]:
        hidden.remove(card)
    rng.shuffle(hidden, "hidden")
    drawn = drawn_card(view, hidden)
    for other, hand in enumerate(known):
        while len(hand) < public.counts[other] - (other == public.turn and drawn is not None):
            hand.append(hidden.pop())
    if drawn is not None:
        known[public.turn].append(drawn)
    return State(
        public.options,
        public.match,
        public.watch,
        public.threat,
        public.phase,
        public.turn,
        public.direction,
        public.colour,
        public.passes,
        known,
        hidden,
        list(public.discard),
        view.private.looks,
        public.clocks,
        public.last_play,
        public.news,
        public.rules,
        public.verdicts,
    )


def known_hands(view: View) -> list[list[Card]]:
    """What this seat knows of every hand. Seen cards come first, because a challenge judges the first cards of a hand."""
    if view.public.phase in ("round_over", "over") and view.public.match.result is not None:
        return [list(hand) for hand in view.public.match.result.hands]
    known: list[list[Card]] = [[] for _ in view.public.counts]
    for look in view.private.looks:
        known[look.of] = list(look.cards)
    if view.seat is not None:
        known[view.seat] = list(view.private.hand)
    return known


def drawn_card(view: View, hidden: list[Card]) -> Card | None:
    """Somebody else is deciding about a card just drawn, so it must be one that fits."""
    if view.public.phase != "drawn" or view.public.turn == view.seat:
        return None
    fitting = FITTING[view.public.colour][view.public.discard[-1]]
    drawn = next(card for card in hidden if card in fitting)
    hidden.remove(drawn)
    return drawn
