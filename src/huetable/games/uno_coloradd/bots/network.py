"""A small network that plays UNO by what it learnt from some millions of rounds against itself and simpler players.

Two hidden layers, then one number for each action: the highest one that is allowed is played. The weights are made
by lab/train_network.py. It knows the plain rules alone; a table with house rules needs another player.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import numpy as np

from huetable.core.terms import Seat
from huetable.games.uno_coloradd.rules.cards import COLOUR_OF, Card, Colour
from huetable.games.uno_coloradd.rules.moves import Accept, Challenge, Draw, Keep, Move, Pass, Play
from huetable.games.uno_coloradd.rules.view import View

from .network_input import CARDS_OF, Numbers, colour_order, network_input

M = TypeVar("M", bound=Move)

WEIGHTS: Final = Path(__file__).with_name("network.npz")

_WILD, _FOUR = 52, 56
_DRAW, _KEEP, _CHALLENGE = 60, 61, 62
"""Actions: 13 cards of each colour in order, a Wild in each colour, a Wild Draw Four in each, and these."""


class Network(NamedTuple):
    """Weights and biases, layer by layer."""

    first: Numbers
    first_bias: Numbers
    second: Numbers
    second_bias: Numbers
    policy: Numbers
    policy_bias: Numbers

    def scores(self, inputs: Numbers) -> Numbers:
        """How much speaks for each action."""
        hidden = np.maximum(self.first @ inputs + self.first_bias, 0)
        hidden = np.maximum(self.second @ hidden + self.second_bias, 0)
        scores: Numbers = self.policy @ hidden + self.policy_bias
        return scores


@cache
def load_network() -> Network:
    """Read once, when the first bot that needs it decides."""
    names = ("body.0.weight", "body.0.bias", "body.2.weight", "body.2.bias", "pi.weight", "pi.bias")
    with np.load(WEIGHTS) as stored:
        return Network(*[stored[name].astype(np.float32) for name in names])


def knows_position(view: View) -> bool:
    """Whether the network has learnt the rules of this table, and what is to be decided now."""
    options = view.public.options
    agreed = (options.stacking, options.jump_in, options.seven_zero, options.draw_until_playable)
    plain = not any(agreed) and not options.house_rules and options.scoring == "winner"
    return plain and view.public.phase in ("turn", "drawn", "challenge")


def network_move(view: View, seat: Seat, moves: Sequence[M]) -> M:
    """What the network would do: always the same in the same position. It calls after the card, not with it."""
    return max(_scored_moves(view, seat, moves), key=lambda one: one[1])[0]


def network_values(view: View, seat: Seat, moves: Sequence[Move]) -> list[float]:
    """How much speaks for each move that the network knows."""
    return [score for _, score in _scored_moves(view, seat, moves)]


def _scored_moves(view: View, seat: Seat, moves: Sequence[M]) -> list[tuple[M, float]]:
    order = colour_order(view)
    scores = load_network().scores(network_input(view, seat))
    return [(move, float(scores[action])) for move in moves if (action := _action(move, order)) is not None]


def _action(move: Move, order: Sequence[Colour]) -> int | None:
    match move:
        case Play(card=card, colour=colour, call=None):
            return _play(card, colour, order)
        case Draw() | Pass():
            return _DRAW
        case Keep() | Accept():
            return _KEEP
        case Challenge():
            return _CHALLENGE
    return None


def _play(card: Card, colour: Colour | None, order: Sequence[Colour]) -> int:
    if colour is None:
        own = COLOUR_OF[card]
        return 13 * order.index(own) + CARDS_OF[own].index(card)
    return (_FOUR if card == "w4" else _WILD) + order.index(colour)
