"""Finds the weights of the evaluator from games among bots. Takes minutes; run it by hand.

    python -m huetable.games.guardians_of_hue.lab.fit_weights --seconds 100
    python -m huetable.games.guardians_of_hue.lab.fit_weights --seconds 400 --again

The first time the greedy guardians play; again, those who search by the weights there are. Each position
between two turns is a line: its features, and whether the guardians won in the end. A logistic regression
through these lines is how likely they were to win; now and then a move is random, so that there are unusual
positions among them. Cells in which nearly all games end alike teach nothing and borrow weights.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Literal

import numpy as np

from huetable.bots.fast_rng import FastRng
from huetable.games.guardians_of_hue.bots import greedy, hard_guardian, weights
from huetable.games.guardians_of_hue.bots.evaluation import (
    BOARD_FEATURES,
    GUARDIAN_FEATURES,
    BoardAnalysis,
    guardian_features,
)
from huetable.games.guardians_of_hue.bots.map_analysis import map_analysis_of
from huetable.games.guardians_of_hue.rules import legal_moves
from huetable.games.guardians_of_hue.rules.apply import apply
from huetable.games.guardians_of_hue.rules.moves import End, Move
from huetable.games.guardians_of_hue.rules.setup import setup
from huetable.games.guardians_of_hue.rules.state import GROWTH_ROLLS, Options, State

Cell = tuple[int, int]
"""Guardians, and how often darkness grows in a round."""
FITTED_CELLS: tuple[Cell, ...] = ((2, 1), (3, 2), (4, 2), (4, 3))
REFITTED_CELLS: tuple[Cell, ...] = ((2, 1), (2, 2), (3, 2), (3, 3), (4, 2), (4, 3))
"""Cells in which games are won and lost."""
LAYOUTS: tuple[Literal["square", "random"], ...] = ("square", "random")
RANDOM_MOVE_RATE = 0.08
"""How often a move is random."""
MOST_MOVES, MOST_LINES = 2500, 50
"""Longer games are cut off, and give no more lines than this."""
RIDGE, RIDGE_AGAIN = 1e-3, 4e-3
"""How much a weight has to explain before it may leave nothing, or what it was before."""


TrainingRow = tuple[list[float], bool]
"""The features of a position, and whether the game was won."""


def features_of(state: State, left: int, following: int) -> list[float]:
    """Between two turns: `following` begins the first of `left` turns of the round."""
    analysis = map_analysis_of(state)
    known = BoardAnalysis(
        analysis, (state.light, state.spirits, state.reserve, tuple(state.agents), state.dazed)
    )
    return [*known.features, *guardian_features(analysis, known, state.places, state.tired, left, following)]


Policy = Callable[[State, int], Move]


def greedy_policy(state: State, seat: int) -> Move:
    return greedy.choose(state)


def search_policy(state: State, seat: int) -> Move:
    return hard_guardian.choose(state, seat, seconds=1)


class GameRecorder:
    """Plays one game and writes down the positions between turns."""

    def __init__(self, options: Options, guardians: int, rng: FastRng, policy: Policy) -> None:
        self.rng = rng
        self.policy = policy
        self.state = setup(options, guardians, rng)
        self.lines: list[list[float]] = []
        self.turn = (0, 0)

    def play(self) -> bool:
        for _ in range(MOST_MOVES):
            if self.state.ending:
                break
            self.step()
        self.rng.shuffle(self.lines)
        return self.state.ending == "light"

    def step(self) -> None:
        state, seat = self.state, legal_moves.whose_turn(self.state)[0]
        if state.phase == "act" and (state.round, seat) != self.turn:
            self.begin_turn(seat)
        if state.phase == "act" and state.actions == 1:
            self.end_turn(seat)
            return
        whim = self.rng.fraction() < RANDOM_MOVE_RATE
        move = (
            self.rng.choice(legal_moves.MOVES_BY_PHASE[state.phase](state))
            if whim
            else self.policy(state, seat)
        )
        if isinstance(move, End):
            self.end_turn(seat)
        else:
            apply(state, seat, move, self.rng)

    def begin_turn(self, seat: int) -> None:
        """One action more than there are: it is never spent, so that the end of the turn can be seen."""
        self.turn = (self.state.round, seat)
        self.state.actions += 1
        if seat == self.state.first:
            self.lines.append(features_of(self.state, self.state.guardians, seat))

    def end_turn(self, seat: int) -> None:
        following = (seat + 1) % self.state.guardians
        left = (self.state.first - following) % self.state.guardians
        self.lines.append(features_of(self.state, left, following))
        apply(self.state, seat, End(), self.rng)


def collect_positions(cell: Cell, policy: Policy, seconds: float, seed: int) -> list[TrainingRow]:
    guardians, growth = cell
    difficulty: Any = next(name for name, rolls in GROWTH_ROLLS.items() if rolls == growth)
    lines: list[TrainingRow] = []
    games = 0
    until = perf_counter() + seconds
    while perf_counter() < until:
        options = Options(difficulty=difficulty, layout=LAYOUTS[games % 2], clock=False)
        player = GameRecorder(options, guardians, FastRng(seed + games), policy)
        won = player.play()
        lines += [(line, won) for line in player.lines[:MOST_LINES]]
        games += 1
    return lines


def fit_logistic(lines: Sequence[TrainingRow], before: Sequence[float], ridge: float) -> list[float]:
    """Logistic regression by Newton's method, with a small penalty on leaving the weights from before."""
    x, y = np.array([line for line, _ in lines]), np.array([won for _, won in lines], dtype=float)
    start = np.array(before)
    weights = start.copy()
    for _ in range(40):
        p = 1 / (1 + np.exp(-x @ weights))
        gradient = x.T @ (p - y) / len(x) + ridge * (weights - start)
        curvature = (x * np.maximum(p * (1 - p), 1e-6)[:, None]).T @ x / len(x) + ridge * np.eye(len(start))
        step = np.linalg.solve(curvature, gradient)
        weights -= step
        if np.abs(step).max() < 1e-5:
            break
    return [float(weight) for weight in weights]


def weights_source(cells: Sequence[Cell], columns: Sequence[Sequence[float]]) -> str:
    rows = zip((*BOARD_FEATURES, *GUARDIAN_FEATURES), *columns, strict=True)
    body = "\n".join(f'    "{name}": ({", ".join(f"{w:.3f}" for w in weights)}),' for name, *weights in rows)
    return (
        '"""The weights of the evaluator, made by lab/fit_weights.py: a column for each cell."""\n\n'
        "from __future__ import annotations\n\n"
        "from typing import Final\n\n"
        f"CELLS: Final = {tuple(cells)}\n"
        '"""Guardians, and how often darkness grows in a round."""\n\n'
        f"WEIGHTS: Final[dict[str, tuple[float, ...]]] = {{\n{body}\n}}\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=60, help="to play in each cell (60)")
    parser.add_argument("--again", action="store_true", help="from games of those who search")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(weights.__file__))
    wanted = parser.parse_args()
    cells = REFITTED_CELLS if wanted.again else FITTED_CELLS
    columns = [fit_cell(cell, wanted) for cell in cells]
    wanted.out.write_text(weights_source(cells, columns), "utf-8")


def fit_cell(cell: Cell, wanted: argparse.Namespace) -> list[float]:
    policy = search_policy if wanted.again else greedy_policy
    lines = collect_positions(cell, policy, wanted.seconds, wanted.seed)
    if wanted.again:
        return fit_logistic(lines, hard_guardian.weights_for(*cell), RIDGE_AGAIN)
    return fit_logistic(lines, [0.0] * len(lines[0][0]), RIDGE)


if __name__ == "__main__":
    main()
