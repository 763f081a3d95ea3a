"""The map: rectangles of two by three units on a grid, and which of them are adjacent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from huetable.core.rng import Rng
from huetable.games.guardians_of_hue.data.cards import CARDS, CENTRE
from huetable.games.guardians_of_hue.rules.state import Card, Spot

SHORT, LONG = 2, 3

MIDDLE: Final = Spot(0, 0, upright=True)
"""The centre card; every map is laid around it."""


def size(spot: Spot) -> tuple[int, int]:
    """Width and height."""
    return (SHORT, LONG) if spot.upright else (LONG, SHORT)


def shared_units(one: Spot, other: Spot) -> tuple[int, int]:
    """How many units two cards have in common across and down; negative where there is a gap."""
    (one_wide, one_high), (other_wide, other_high) = size(one), size(other)
    across = min(one.x + one_wide, other.x + other_wide) - max(one.x, other.x)
    down = min(one.y + one_high, other.y + other_high) - max(one.y, other.y)
    return across, down


def overlap(one: Spot, other: Spot) -> bool:
    across, down = shared_units(one, other)
    return across > 0 and down > 0


def share_edge(one: Spot, other: Spot) -> bool:
    """Whether they share at least one unit of edge; a corner is not enough."""
    across, down = shared_units(one, other)
    return (across == 0 and down > 0) or (down == 0 and across > 0)


Place = tuple[int, int, bool]
"""A spot as a plain tuple, which is counted and looked up more quickly."""


@cache
def _places_around(upright: bool) -> tuple[tuple[Place, ...], tuple[Place, ...]]:  # noqa: FBT001
    """For a card at the origin: every place that touches it, and every place that overlaps it."""
    card = Spot(0, 0, upright)
    window = range(-LONG, LONG + 1)
    places = [(x, y, turned) for y in window for x in window for turned in (True, False)]
    return (
        tuple(place for place in places if share_edge(card, Spot(*place))),
        tuple(place for place in places if overlap(card, Spot(*place))),
    )


class LaidCards:
    """The cards that lie, and what they leave open for the next one."""

    def __init__(self, laid: Iterable[Spot]) -> None:
        """The centre card is the first of those that lie."""
        self._touched: dict[Place, int] = {}
        self._covered: set[Place] = set()
        for card in laid:
            self.lay(card)

    def lay(self, card: Spot) -> None:
        """To touch the centre card is as good as to touch two others."""
        touching, overlapping = _places_around(card.upright)
        worth = 1 if self._covered else 2
        for x, y, upright in touching:
            place = (card.x + x, card.y + y, upright)
            self._touched[place] = self._touched.get(place, 0) + worth
        self._covered.update((card.x + x, card.y + y, upright) for x, y, upright in overlapping)

    def open_places(self) -> list[Place]:
        """Where the next card may lie."""
        return [
            place for place, touched in self._touched.items() if touched > 1 and place not in self._covered
        ]


def legal_spots(laid: Iterable[Spot]) -> list[Spot]:
    """Every spot where the next card may lie, row by row."""
    places = LaidCards(laid).open_places()
    return [Spot(*place) for place in sorted(places, key=lambda place: (place[1], place[0], not place[2]))]


def is_open_place(spot: Spot, laid: Iterable[Spot]) -> bool:
    return (spot.x, spot.y, spot.upright) in LaidCards(laid).open_places()


def neighbours(spots: Sequence[Spot | None]) -> list[int]:
    """For each card the bits of those adjacent to it."""
    return [_neighbours_of(spot, spots) if spot else 0 for spot in spots]


def _neighbours_of(spot: Spot, spots: Sequence[Spot | None]) -> int:
    return sum(1 << card for card, other in enumerate(spots) if other and share_edge(spot, other))


def random_map(cards: Sequence[Card], rng: Rng) -> list[Spot | None]:
    """The cards laid one after the other, each on any spot where it may lie."""
    ground = LaidCards([MIDDLE])
    laid = []
    for number, _ in enumerate(cards):
        spot = Spot(*rng.choice(ground.open_places(), f"spot {number}"))
        ground.lay(spot)
        laid.append(spot)
    return by_card(cards, laid)


def square_map(cards: Sequence[Card]) -> list[Spot | None]:
    """Three rows of three, the centre in the middle."""
    around = [(column, row) for row in (-1, 0, 1) for column in (-1, 0, 1) if column or row]
    return by_card(cards, [Spot(SHORT * column, LONG * row, upright=True) for column, row in around])


def by_card(cards: Sequence[Card], laid: Sequence[Spot]) -> list[Spot | None]:
    spots: list[Spot | None] = [None] * len(CARDS)
    spots[CENTRE] = MIDDLE
    for card, spot in zip(cards, laid, strict=True):
        spots[card] = spot
    return spots
