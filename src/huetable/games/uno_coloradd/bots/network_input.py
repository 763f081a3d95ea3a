"""What the network sees of a view: 153 numbers, nothing that the seat itself does not see.

Colours have no names here. The colour in force comes first and the others by how many cards of them the seat
holds, so that what the network has learnt of one colour holds for all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from huetable.core.terms import Seat
from huetable.games.uno_coloradd.rules.cards import (
    CARDS,
    COLOUR_OF,
    COLOURS,
    SYMBOL_OF,
    Card,
    Colour,
    full_deck,
)
from huetable.games.uno_coloradd.rules.view import View

from .heuristics import could_not_follow, count_colour, none_among

Numbers = NDArray[np.float32]

INPUTS: Final = 153

COPIES: Final = Counter(full_deck(0))
CARDS_OF: Final[dict[Colour, tuple[Card, ...]]] = {
    colour: tuple(card for card in CARDS if COLOUR_OF.get(card) == colour) for colour in COLOURS
}
"""The thirteen cards of each colour: the numbers, Draw Two, Skip, Reverse."""

_SYMBOLS: Final = tuple(SYMBOL_OF[card] for card in CARDS_OF["red"])
_TOP: Final = {card: _SYMBOLS.index(SYMBOL_OF[card]) for card in COLOUR_OF} | {"w": 13, "w4": 14}
_ACTIONS: Final = tuple(
    tuple(card for card in CARDS if SYMBOL_OF[card] == symbol) for symbol in ("+2", "s", "r")
)
_PHASES: Final = ("turn", "drawn", "challenge")


def colour_order(view: View) -> list[Colour]:
    """The colour in force, then the others by the cards held of them; between equals as they are listed."""
    hand = view.private.hand
    return sorted(COLOURS, key=lambda colour: (colour != view.public.colour, -count_colour(hand, colour)))


def network_input(view: View, seat: Seat) -> Numbers:
    order = colour_order(view)
    hand = Counter(view.private.hand)
    unseen = COPIES - hand - Counter(view.public.discard)
    return np.array(
        [
            *_hand(hand, order),
            *_one_of(15, _TOP[view.public.discard[-1]]),
            *_players(view, seat),
            *_unseen(unseen, order),
            *_table(view),
            *_threat(view, order, unseen),
            count_colour(view.private.hand, view.public.colour) > 0,
        ],
        np.float32,
    )


def _hand(hand: Counter[Card], order: Sequence[Colour]) -> list[float]:
    cards = [hand[card] for colour in order for card in CARDS_OF[colour]]
    held = [sum(hand[card] for card in CARDS_OF[colour]) / 4 for colour in order]
    return [*cards, hand["w"], hand["w4"], *_one_of(13, min(hand.total(), 12)), *held]


def _players(view: View, seat: Seat) -> list[float]:
    """How many cards the next player holds, the one after, the one before and the nearest to going out; and
    which of them have just failed to follow.
    """
    counts, direction, seats = view.public.counts, view.public.direction, len(view.public.counts)
    after, second, before = [(seat + step * direction) % seats for step in (1, 2, -1)]
    fewest = min(count for other, count in enumerate(counts) if other != seat)
    stuck = could_not_follow(view, seat)
    return [
        *_size(counts[after]),
        *(_size(counts[second]) if seats > 2 else [0.0] * 8),
        *_size(counts[before]),
        *_size(fewest),
        *[other in stuck for other in (after, before, second)],
    ]


def _unseen(unseen: Counter[Card], order: Sequence[Colour]) -> list[float]:
    colours = [sum(unseen[card] for card in CARDS_OF[colour]) / 10 for colour in order]
    actions = [sum(unseen[card] for card in cards) / 4 for cards in _ACTIONS]
    return [*colours, *actions, unseen["w"] / 4, unseen["w4"] / 4]


def _table(view: View) -> list[float]:
    seats = len(view.public.counts)
    phase = _PHASES.index(view.public.phase)
    return [view.public.pile / 50, seats / 4, *_one_of(4, min(seats, 5) - 2), *_one_of(3, phase)]


def _threat(view: View, order: Sequence[Colour], unseen: Counter[Card]) -> list[float]:
    """Of a Wild Draw Four: the colour before it, the hand it came from, and how likely that hand was honest."""
    threat = view.public.threat
    if view.public.phase != "challenge" or threat.before is None:
        return [0.0] * 13
    of_colour = sum(unseen[card] for card in CARDS_OF[threat.before])
    holds_none = none_among(threat.judged, of_colour, unseen.total())
    return [*_one_of(4, order.index(threat.before)), *_size(threat.judged), holds_none]


def _size(cards: int) -> list[float]:
    return _one_of(8, min(max(cards, 1), 8) - 1)


def _one_of(length: int, place: int) -> list[float]:
    return [float(place == other) for other in range(length)]
