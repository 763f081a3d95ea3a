"""How good a position is: who will probably go out first.

Each hand has a strength: of its size, of its cards, of how soon its turn comes and whether something fits. The
odds of two players are as their strengths, on a scale of logarithms. The numbers were fitted to who won some
thousands of rounds among bots of the level "normal" (lab/fit_evaluation.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from huetable.core.terms import Seat
from huetable.games.uno_coloradd.rules.cards import CARDS, COLOUR_OF, COLOURS, POINTS, Card
from huetable.games.uno_coloradd.rules.legal_moves import FITTING
from huetable.games.uno_coloradd.rules.state import State

from .heuristics import KIND_OF, Kind


class HandWeights(NamedTuple):
    """Seats are told apart by when their turn comes: now, next, later, last."""

    size: tuple[float, ...]
    """By the number of cards, from none up; larger hands are as the largest here."""
    kinds: dict[Kind, float]
    """For each card of a kind; numbers are the measure of the others."""
    turn: tuple[float, float, float, float]
    fits: tuple[float, float, float, float]
    """Something in the hand can be played on the top card as it is now."""
    last_fits: tuple[float, float, float, float]
    """And it is the last card."""
    colours: float
    """For each colour in the hand: many are harder to get rid of."""


# fmt: off
TWO_PLAYERS: Final = HandWeights(
    size=(2.0, 1.07, 0.95, 0.7, 0.5, 0.32, 0.17, 0, -0.13, -0.26, -0.4, -0.5, -0.62, -0.74, -0.88, -1.0, -1.12),
    kinds={"number": 0.0, "skip": 0.17, "reverse": 0.15, "two": 0.45, "wild": 0.4, "four": 0.9},
    turn=(-0.05, 0.05, 0.0, 0.0),
    fits=(0.46, 0.26, 0.0, 0.0),
    last_fits=(3.57, 0.96, 0.0, 0.0),
    colours=-0.25,
)
MORE_PLAYERS: Final = HandWeights(
    size=(3.0, 1.8, 1.34, 0.91, 0.67, 0.42, 0.19, 0, -0.2, -0.43, -0.62, -0.78, -0.92, -1.06, -1.2, -1.32, -1.45),
    kinds={"number": 0.0, "skip": 0.04, "reverse": -0.03, "two": 0.24, "wild": 0.44, "four": 0.62},
    turn=(-0.14, -0.02, 0.08, 0.09),
    fits=(0.64, 0.36, 0.22, 0.19),
    last_fits=(3.92, 1.12, 0.81, 0.46),
    colours=-0.2,
)
# fmt: on


_BIT: Final = {card: 1 << COLOURS.index(COLOUR_OF[card]) if card in COLOUR_OF else 0 for card in CARDS}
_COLOURS_IN: Final = tuple(bits.bit_count() for bits in range(16))


class HandComparison:
    """Compares hands by tables made once from the weights: a search asks some thousand times a second."""

    def __init__(self, strengths: HandWeights) -> None:
        self._of_card = {card: strengths.kinds[KIND_OF[card]] for card in CARDS}.__getitem__
        self._of_size = strengths.size
        self._largest = len(strengths.size) - 1
        self._of_colours = tuple(strengths.colours * colours for colours in _COLOURS_IN)
        self._of_turn = strengths.turn
        self._of_fitting = strengths.fits
        self._of_last = strengths.last_fits

    def win_probability(self, state: State, seat: Seat) -> float:
        """How likely this seat goes out first, from 0 to 1."""
        seats = len(state.hands)
        fitting = FITTING[state.colour][state.discard[-1]].keys()
        every = mine = 0.0
        for other, hand in enumerate(state.hands):
            steps = (other - state.turn) * state.direction % seats
            when = steps if steps < 2 else 3 if steps == seats - 1 else 2
            odds = exp(self._strength(hand, when, fits=not fitting.isdisjoint(hand)))
            every += odds
            if other == seat:
                mine = odds
        return mine / every

    def _strength(self, hand: list[Card], when: int, *, fits: bool) -> float:
        size = len(hand)
        strength = self._of_size[min(size, self._largest)] + sum(map(self._of_card, hand))
        strength += self._of_turn[when]
        if fits:
            strength += self._of_fitting[when] + (self._of_last[when] if size == 1 else 0.0)
        colours = 0
        for card in hand:
            colours |= _BIT[card]
        return strength + self._of_colours[colours]


_TWO_PLAYER_COMPARISON: Final = HandComparison(TWO_PLAYERS)
_MORE_PLAYER_COMPARISON: Final = HandComparison(MORE_PLAYERS)

_POINTS_SHARE: Final = {"winner": 0.15, "leftover": 0.5}
"""How much of a position's worth is in points, where rounds add up to a match."""
_MANY_POINTS: Final = 150


def evaluate(state: State, seat: Seat) -> float:
    """From 0 to 1: the odds of going out, and in a match also what would be counted."""
    if state.phase in ("round_over", "over"):
        result = state.match.result
        odds = float(result is not None and result.winner == seat)
    else:
        odds = (_TWO_PLAYER_COMPARISON if len(state.hands) == 2 else _MORE_PLAYER_COMPARISON).win_probability(
            state, seat
        )
    if state.options.goal == 0:
        return odds
    share = _POINTS_SHARE[state.options.scoring]
    return (1 - share) * odds + share * _points_outlook(state.hands, seat, odds)


def _points_outlook(hands: Sequence[Sequence[Card]], seat: Seat, odds: float) -> float:
    """What the others would pay, so far as it is won; less what one would pay oneself."""
    held = [sum([POINTS[card] for card in hand]) for hand in hands]
    others = min(1.0, (sum(held) - held[seat]) / _MANY_POINTS)
    mine = min(1.0, held[seat] / _MANY_POINTS)
    return (1 + odds * others - (1 - odds) * mine) / 2
