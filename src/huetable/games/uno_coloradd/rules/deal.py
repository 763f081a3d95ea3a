"""Who deals, and how a round begins."""

from __future__ import annotations

from huetable.core.rng import Rng
from huetable.core.terms import Emitted, Refusal, Seat

from . import clauses
from .cards import COLOUR_OF, MAX_CUSTOM, NUMBER_OF, SYMBOL_OF, Card, full_deck
from .effects import reverse_direction, skip_next
from .events import RoundBegan
from .piles import draw_cards
from .state import (
    HAND_SIZE,
    MAX_RULE_TEXT,
    NO_THREAT,
    NOTHING_TO_CATCH,
    DealDraw,
    HouseRule,
    Match,
    Options,
    State,
)


def refuse_options(options: Options, seats: int) -> Refusal | None:
    if options.dealer is not None and options.dealer >= seats:
        return Refusal(clauses.NO_SUCH_DEALER, {"players": seats})
    if options.scoring == "leftover" and options.goal == 0:
        return Refusal(clauses.LEFTOVER_SCORING_NEEDS_GOAL)
    return refuse_house_rules(options.house_rules)


def refuse_house_rules(rules: tuple[HouseRule, ...]) -> Refusal | None:
    if len(rules) > MAX_CUSTOM:
        return Refusal(clauses.WRONG_HOUSE_RULE, {"rules": len(rules), "most": MAX_CUSTOM}, "many")
    for number, rule in enumerate(rules, 1):
        if not rule.text.strip():
            return Refusal(clauses.WRONG_HOUSE_RULE, {"number": number}, "empty")
        if len(rule.text) > MAX_RULE_TEXT:
            known = {"number": number, "characters": len(rule.text), "most": MAX_RULE_TEXT}
            return Refusal(clauses.WRONG_HOUSE_RULE, known, "long")
    return None


def setup(options: Options, seats: int, rng: Rng) -> State:
    deal = draw_for_dealer(options, seats, rng)
    dealer = highest_draws(deal[-1])[0] if options.dealer is None else options.dealer
    state = State(
        options=options,
        match=Match(1, dealer, (0,) * seats, deal),
        watch=NOTHING_TO_CATCH,
        threat=NO_THREAT,
        phase="turn",
        turn=dealer,
        direction=1,
        colour=None,
        passes=0,
        hands=[[] for _ in range(seats)],
        pile=[],
        discard=[],
        looks=(),
        clocks=0,
        last_play=None,
        news=RoundBegan(1, dealer, "r0"),
    )
    state.news = begin_round(state, rng)[0][0]
    return state


def draw_for_dealer(options: Options, seats: int, rng: Rng) -> tuple[tuple[DealDraw, ...], ...]:
    """Everybody draws; players who tie for the highest card draw again. Nobody draws if the host has named the dealer."""
    rivals = list(range(seats)) if options.dealer is None else [options.dealer]
    groups: list[tuple[DealDraw, ...]] = []
    while len(rivals) > 1:
        deck = full_deck(len(options.house_rules))
        words = rng.words(len(rivals), f"dealer {len(groups)}")
        cards = [deck.pop(word * len(deck) >> 64) for word in words]
        groups.append(tuple([DealDraw(seat, card) for seat, card in zip(rivals, cards, strict=True)]))
        rivals = highest_draws(groups[-1])
    return tuple(groups)


def highest_draws(group: tuple[DealDraw, ...]) -> list[Seat]:
    """The seats that drew the highest number: one, or several that tie."""
    best = max([NUMBER_OF[draw.card] for draw in group])
    return [draw.seat for draw in group if NUMBER_OF[draw.card] == best]


def begin_round(state: State, rng: Rng) -> list[Emitted]:
    """Shuffle, deal, turn up the first card; the round and its dealer are already in `match`."""
    deck = full_deck(len(state.options.house_rules))
    rng.shuffle(deck, "deal")
    seats, dealer = len(state.hands), state.match.dealer
    state.hands = [deck[seat * HAND_SIZE : (seat + 1) * HAND_SIZE] for seat in range(seats)]
    state.pile = deck[seats * HAND_SIZE :]
    first = turn_up_first_card(state.pile, rng)
    state.discard = [first]
    state.phase, state.colour = ("turn", COLOUR_OF[first]) if first in COLOUR_OF else ("colour", None)
    state.direction, state.turn, state.passes, state.last_play = 1, (dealer + 1) % seats, 0, None
    return [(RoundBegan(state.match.round, dealer, first), None), *apply_first_card(state, first, rng)]


def turn_up_first_card(pile: list[Card], rng: Rng) -> Card:
    """A Wild Draw Four goes back, and the pile is shuffled until another card turns up."""
    again = 0
    while pile[-1] == "w4":
        rng.shuffle(pile, f"first {again}")
        again += 1
    return pile.pop()


def apply_first_card(state: State, first: Card, rng: Rng) -> list[Emitted]:
    """The player to the dealer's left has the turn; an action card that was turned up acts on that player."""
    match SYMBOL_OF[first]:
        case "+2":
            return draw_cards(state, state.turn, 2, "two", rng) + skip_next(state)
        case "s":
            return skip_next(state)
        case "r":
            return reverse_direction(state, (state.match.dealer + 1) % len(state.hands))
    return []
