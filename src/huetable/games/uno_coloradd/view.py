"""What a player may know, and which truths would look the same to them."""

from __future__ import annotations

from msgspec import Struct

from huetable.core.rng import Rng
from huetable.core.terms import Seat

from .cards import Card, Colour, full_deck
from .events import Event, Played
from .legal_moves import FITTING
from .state import RULES, Look, Match, Options, Phase, State, Threat, Watch


class View(Struct, frozen=True, gc=False, omit_defaults=True):
    options: Options
    match: Match
    watch: Watch
    threat: Threat
    phase: Phase
    turn: int
    direction: int
    colour: Colour | None
    passes: int
    hand: tuple[Card, ...]
    """My own, none for a spectator; in the phase "drawn" my last card is the drawn one."""
    counts: tuple[int, ...]
    """How many cards everybody holds."""
    pile: int
    """How many cards are left to draw."""
    discard: tuple[Card, ...]
    """Everything played since the last shuffle, the top card last: whoever watched knows it."""
    looks: tuple[Look, ...]
    """What I have seen of other hands and what is still there."""
    clocks: int
    last_play: Played | None
    news: Event
    rules: int = RULES
    """The version of the rules that this game is played by; not sent where it is today's."""


def view(state: State, seat: Seat | None) -> View:
    return View(
        state.options,
        state.match,
        state.watch,
        state.threat,
        state.phase,
        state.turn,
        state.direction,
        state.colour,
        state.passes,
        () if seat is None else tuple(state.hands[seat]),
        tuple(map(len, state.hands)),
        len(state.pile),
        tuple(state.discard),
        tuple([look for look in state.looks if look.viewer == seat]) if state.looks else (),
        state.clocks,
        state.last_play,
        state.news,
        state.rules,
    )


def imagine(view: View, seat: Seat | None, rng: Rng) -> State:
    """Deal what is out of sight anew: the other hands, but for what was seen of them, and the draw pile."""
    known = known_hands(view, seat)
    hidden = full_deck(len(view.options.house_rules))
    for card in [*view.discard, *[card for hand in known for card in hand]]:
        hidden.remove(card)
    rng.shuffle(hidden, "hidden")
    drawn = drawn_card(view, seat, hidden)
    for other, hand in enumerate(known):
        while len(hand) < view.counts[other] - (other == view.turn and drawn is not None):
            hand.append(hidden.pop())
    if drawn is not None:
        known[view.turn].append(drawn)
    return State(
        view.options,
        view.match,
        view.watch,
        view.threat,
        view.phase,
        view.turn,
        view.direction,
        view.colour,
        view.passes,
        known,
        hidden,
        list(view.discard),
        view.looks,
        view.clocks,
        view.last_play,
        view.news,
        view.rules,
    )


def known_hands(view: View, seat: Seat | None) -> list[list[Card]]:
    """What this seat knows of every hand. What was seen comes first, so a hand that is judged is judged by it."""
    if view.phase in ("round_over", "over") and view.match.result is not None:
        return [list(hand) for hand in view.match.result.hands]
    known: list[list[Card]] = [[] for _ in view.counts]
    for look in view.looks:
        known[look.of] = list(look.cards)
    if seat is not None:
        known[seat] = list(view.hand)
    return known


def drawn_card(view: View, seat: Seat | None, hidden: list[Card]) -> Card | None:
    """Somebody else thinks about a card just drawn, so it is one that fits."""
    if view.phase != "drawn" or view.turn == seat:
        return None
    fitting = FITTING[view.colour][view.discard[-1]]
    drawn = next(card for card in hidden if card in fitting)
    hidden.remove(drawn)
    return drawn
