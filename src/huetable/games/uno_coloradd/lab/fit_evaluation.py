"""Fits the numbers of src/huetable/games/uno_coloradd/bots/evaluation.py to who won rounds among bots of the level "normal".

    .venv/bin/python -m huetable.games.uno_coloradd.lab.fit_evaluation 4000     # rounds for each number of seats; prints what to put there

The odds of two hands are as the exponentials of their strengths (a softmax over the table), and a strength is a sum
over what the hand shows; so this is a logistic regression with as many outcomes as seats.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from huetable.bots.fast_rng import FastRng
from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.bots.alertness import SHARP
from huetable.games.uno_coloradd.bots.heuristics import KIND_OF
from huetable.games.uno_coloradd.bots.players import NormalBot, RandomBot
from huetable.games.uno_coloradd.rules.cards import COLOUR_OF, Card
from huetable.games.uno_coloradd.rules.legal_moves import FITTING, PLAYS
from huetable.games.uno_coloradd.rules.state import Options, State

LARGEST = 16
KINDS = ("skip", "reverse", "two", "wild", "four")
TURNS = 4
SHAPE = {"size": LARGEST, "kinds": len(KINDS), "turn": TURNS, "fits": TURNS, "last_fits": TURNS, "colours": 1}
RANDOM_MOVE_RATE = 0.1
"""How often somebody plays at random, so that positions are seen which good play avoids."""
KEPT_POSITIONS = 0.3
"""How many of the positions are kept: those of one round resemble each other."""

Numbers = NDArray[np.float64]


def hand_features(hand: Sequence[Card], when: int, *, fits: bool) -> list[float]:
    """What the hand shows, in the order of SHAPE."""
    row = np.zeros(sum(SHAPE.values()))
    row[min(len(hand), LARGEST) - 1] = 1
    for place, kind in enumerate(KINDS, start=LARGEST):
        row[place] = sum(KIND_OF[card] == kind for card in hand)
    turn = LARGEST + len(KINDS) + when
    row[turn] = 1
    row[turn + TURNS] = fits
    row[turn + 2 * TURNS] = fits and len(hand) == 1
    row[-1] = len({COLOUR_OF[card] for card in hand if card in COLOUR_OF})
    return list(row)


def table_features(state: State) -> list[list[float]]:
    fitting = FITTING[state.colour][state.discard[-1]].keys()
    seats = len(state.hands)
    rows = []
    for seat, hand in enumerate(state.hands):
        steps = (seat - state.turn) * state.direction % seats
        when = steps if steps < 2 else 3 if steps == seats - 1 else 2
        rows.append(hand_features(hand, when, fits=not fitting.isdisjoint(hand)))
    return rows


def sample_positions(seats: int, number: int) -> Iterator[tuple[list[list[float]], int]]:
    """Positions of one round, each with who won it."""
    luck = FastRng(number)
    state = GAME.setup(Options(goal=0, clock=False), seats, luck)
    normal, aimless = NormalBot(SHARP), RandomBot()
    noted: list[list[list[float]]] = []
    while GAME.result(state) is None:
        if state.phase == "turn" and luck.fraction() < KEPT_POSITIONS:
            noted.append(table_features(state))
        seat = GAME.whose_turn(state)[0]
        bot = aimless if luck.fraction() < RANDOM_MOVE_RATE else normal
        GAME.apply(state, seat, _with_call(bot.choose(GAME.observe(state, seat), luck), state, seat), luck)
    result = GAME.result(state)
    yield from ((rows, result.winners[0]) for rows in noted if result is not None)


def _with_call(move: Any, state: State, seat: int) -> Any:
    """Nobody forgets to call here: what is fitted is cards."""
    card = getattr(move, "card", None)
    if card in PLAYS and len(state.hands[seat]) == 2:
        return type(move)(card, move.colour, move.target, "uno")
    return move


def fit(rows: Numbers, winners: NDArray[np.int64], steps: int = 800) -> Numbers:
    """Gradient descent with momentum on the log-likelihood; a little weight decay for what is rarely seen."""
    weights, push = np.zeros(rows.shape[2]), np.zeros(rows.shape[2])
    won = np.eye(rows.shape[1])[winners]
    for _ in range(steps):
        slope = (
            np.einsum("ij,ijk->k", won - win_probabilities(rows, weights), rows) / len(rows) - 1e-4 * weights
        )
        push = 0.9 * push + slope
        weights += 0.2 * push
    return weights


def win_probabilities(rows: Numbers, weights: Numbers) -> Numbers:
    strengths = rows @ weights
    powers = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    shares: Numbers = powers / powers.sum(axis=1, keepdims=True)
    return shares


def report(seats: int, rounds: int) -> None:
    found = [position for number in range(rounds) for position in sample_positions(seats, number)]
    rows = np.array([rows for rows, _ in found])
    winners = np.array([winner for _, winner in found])
    known = len(rows) * 9 // 10
    weights = fit(rows[:known], winners[:known])
    surprise = -np.log(
        win_probabilities(rows[known:], weights)[np.arange(len(rows) - known), winners[known:]]
    ).mean()
    print(
        f"{seats} seats: {len(rows)} positions, {surprise:.3f} nats a position (ignorance {np.log(seats):.3f})"
    )
    first = 0
    for name, length in SHAPE.items():
        part = weights[first : first + length] - (weights[6] if name == "size" else 0)
        print(f"  {name}: {', '.join(f'{number:.2f}' for number in part)}")
        first += length


if __name__ == "__main__":
    for seats_at_table in (2, 4):
        report(seats_at_table, int(sys.argv[1]))
