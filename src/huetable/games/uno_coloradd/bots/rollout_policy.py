"""The policy of rollouts: sensible moves, and fast ones, about a hundred thousand a second."""

from __future__ import annotations

from typing import Final

from huetable.core.terms import Seat
from huetable.games.uno_coloradd.rules.cards import CARDS, COLOUR_OF, COLOURS, Card, Colour
from huetable.games.uno_coloradd.rules.legal_moves import (
    ACCEPT,
    CHALLENGE,
    DRAW,
    FITTING,
    KEEP,
    NAME_COLOURS,
    NEXT_TO_LAST,
    PASS,
    PLAYS,
    legal_moves,
    plays_of_card,
)
from huetable.games.uno_coloradd.rules.moves import Move, Play
from huetable.games.uno_coloradd.rules.state import State

from .heuristics import KIND_OF, Kind, best_colour

_PRIORITY_BY_KIND: Final[dict[Kind, float]] = {
    "number": 0.0,
    "skip": 1.0,
    "reverse": 1.0,
    "two": 1.5,
    "wild": -6.0,
    "four": -8.0,
}
_PRIORITY_IN_DANGER_BY_KIND: Final[dict[Kind, float]] = {
    "number": 0.0,
    "skip": 2.0,
    "reverse": 2.0,
    "two": 4.0,
    "wild": -5.0,
    "four": -4.0,
}

PLAY_PRIORITY: Final[dict[Card, float]] = {card: _PRIORITY_BY_KIND[KIND_OF[card]] for card in CARDS}
"""Which card to play first: points added to the number of cards of its colour in the hand."""

PLAY_PRIORITY_IN_DANGER: Final[dict[Card, float]] = {
    card: _PRIORITY_IN_DANGER_BY_KIND[KIND_OF[card]] for card in CARDS
}
"""The same when the next player is nearly out."""

_COLOUR: Final[dict[Card, Colour | None]] = {card: COLOUR_OF.get(card) for card in CARDS}

CHALLENGE_FROM_CARDS: Final = 4
"""A Wild Draw Four is challenged when it came from a hand of at least this many cards."""

_FEW_CARDS: Final = 2


def rollout_move(state: State, seat: Seat) -> Move:
    match state.phase:
        case "turn":
            return _turn(state, seat)
        case "drawn":
            drawn = state.hands[seat][-1]
            return _play(state, seat, drawn) if _plays_drawn_card(state, seat, drawn) else KEEP
        case "challenge":
            return CHALLENGE if state.threat.judged >= CHALLENGE_FROM_CARDS else ACCEPT
        case "colour":
            return NAME_COLOURS[COLOURS.index(best_colour(state.hands[seat]))]
    return legal_moves(state, seat)[0]


def _turn(state: State, seat: Seat) -> Move:
    hand = state.hands[seat]
    fitting = FITTING[state.colour][state.discard[-1]]
    cards = [card for card in hand if card in fitting]
    if not cards:
        return DRAW if state.pile or len(state.discard) > 1 else PASS
    if len(cards) == 1:
        return _play(state, seat, cards[0])
    eagerness = PLAY_PRIORITY_IN_DANGER if _is_in_danger(state, seat) else PLAY_PRIORITY
    colours = [_COLOUR[card] for card in hand]
    return _play(state, seat, max(cards, key=lambda card: eagerness[card] + colours.count(_COLOUR[card])))


def _is_in_danger(state: State, seat: Seat) -> bool:
    return len(state.hands[(seat + state.direction) % len(state.hands)]) <= _FEW_CARDS


def _plays_drawn_card(state: State, seat: Seat, drawn: Card) -> bool:
    """Whether the drawn card is played: if it fits, but a wild one is kept for later."""
    if drawn not in FITTING[state.colour][state.discard[-1]]:
        return False
    return drawn in COLOUR_OF or len(state.hands[seat]) <= _FEW_CARDS or _is_in_danger(state, seat)


def _play(state: State, seat: Seat, card: Card) -> Play:
    """With the call where there is one to make, a wild card in the colour of which most is held."""
    if state.options.seven_zero or state.options.house_rules:
        return _house_rule_play(state, seat, card)
    hand = state.hands[seat]
    number = 0 if card in COLOUR_OF else COLOURS.index(best_colour(hand))
    return NEXT_TO_LAST[card][2 * number + 1] if len(hand) == 2 else PLAYS[card][number]


def _house_rule_play(state: State, seat: Seat, card: Card) -> Play:
    colour = None if card in COLOUR_OF else best_colour(state.hands[seat])
    found = [play for play in plays_of_card(state, seat, card) if play.colour == colour]
    return min(
        found, key=lambda play: (play.target is not None and len(state.hands[play.target]), not play.call)
    )
