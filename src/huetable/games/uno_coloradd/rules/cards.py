"""The cards. A card is its short name: "r7", "b+2", "gs" (skip), "yr" (reverse), "w", "w4", "wc1" ...

Equal cards are the same name, so nothing tells two red sevens apart and no name betrays the shuffle.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

Colour = Literal["red", "yellow", "green", "blue"]

# fmt: off
Card = Literal[
    "r0", "r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9", "r+2", "rs", "rr",
    "y0", "y1", "y2", "y3", "y4", "y5", "y6", "y7", "y8", "y9", "y+2", "ys", "yr",
    "g0", "g1", "g2", "g3", "g4", "g5", "g6", "g7", "g8", "g9", "g+2", "gs", "gr",
    "b0", "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "b+2", "bs", "br",
    "w", "w4", "wc1", "wc2", "wc3", "wc4",
]
# fmt: on

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
CARDS: Final[tuple[Card, ...]] = get_args(Card)
WILDS: Final[tuple[Card, ...]] = ("w", "w4", "wc1", "wc2", "wc3", "wc4")
CUSTOM: Final[tuple[Card, ...]] = ("wc1", "wc2", "wc3", "wc4")
"""The Wild Customizable cards; each carries the house rule at its place in the options."""

MAX_CUSTOM: Final = len(CUSTOM)

COLOUR_OF: Final[dict[Card, Colour]] = {
    card: colour for colour in COLOURS for card in CARDS if card[0] == colour[0]
}
"""Of the cards that have one: wild cards are not in it."""

SYMBOL_OF: Final[dict[Card, str]] = {card: card[1:] if card in COLOUR_OF else "wild" for card in CARDS}
"""What can be matched beside the colour: a digit, "+2", "s" or "r". No card matches a wild one by its symbol."""

NUMBER_OF: Final[dict[Card, int]] = {
    card: int(symbol) if symbol.isdigit() else 0 for card, symbol in SYMBOL_OF.items()
}
"""In the draw for the deal a card without a number counts as zero."""


def _points(card: Card) -> int:
    if card in WILDS:
        return 50
    return NUMBER_OF[card] if SYMBOL_OF[card].isdigit() else 20


POINTS: Final[dict[Card, int]] = {card: _points(card) for card in CARDS}


def _copies(card: Card) -> int:
    if card in CUSTOM or SYMBOL_OF[card] == "0":
        return 1
    return 4 if card in WILDS else 2


_PLAIN: Final[tuple[Card, ...]] = tuple(
    card for card in CARDS if card not in CUSTOM for _ in range(_copies(card))
)


def full_deck(custom: int) -> list[Card]:
    """The 108 cards and as many Wild Customizable ones, in the order of a new box."""
    return [*_PLAIN, *CUSTOM[:custom]]


def hand_points(hand: list[Card]) -> int:
    """The points of the cards in a hand."""
    return sum(map(POINTS.__getitem__, hand))
