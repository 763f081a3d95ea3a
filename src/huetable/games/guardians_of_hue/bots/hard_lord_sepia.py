"""What a hard Lord Sepia does: he plays every choice on, again and again, and takes what hurts most in the end.

The guardians answer as sensible guardians do (greedy.py), to each choice with the same luck, until only the last of
them has a turn in the round. Then the evaluator says how likely they are to win: later, luck would hide what the choice changed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from huetable.bots.fast_rng import FastRng
from huetable.bots.search import Budget, SearchHeuristics, search
from huetable.core.game import AnyGame
from huetable.core.rng import Rng
from huetable.core.terms import Observation
from huetable.games.guardians_of_hue.rules.moves import Move
from huetable.games.guardians_of_hue.rules.state import State, copy
from huetable.games.guardians_of_hue.rules.state_queries import lord_sepia_seat

from . import greedy
from .evaluation import Evaluator
from .map_analysis import map_analysis_of

GREEDY_PRIOR: Final = 0.02
"""What good sense would do counts so much more, as long as little has been tried."""

PlannedPosition = tuple[object, ...]


class LordSepiaHeuristics(SearchHeuristics):
    """What the search needs to know for one choice of Lord Sepia's."""

    prior_weight = 20

    def __init__(self, state: State, evaluator: Evaluator) -> None:
        self.state = state
        self.evaluator = evaluator
        self.analysis = map_analysis_of(state)
        self.lord = lord_sepia_seat(state)
        self.round = state.round + 1
        self.usual = greedy.choose_for_darkness(state, kind=False)
        self._known: dict[PlannedPosition, Move] = {}

    def policy(self, state: State, seat: int, rng: FastRng) -> Move:
        if seat == self.lord:
            return greedy.choose_for_darkness(state, kind=False)
        return self._act(state) if state.phase == "act" else greedy.choose(state)

    def _act(self, state: State) -> Move:
        """Rollouts meet the same positions again: what is done there is worked out once."""
        guardians = (state.active, tuple(state.places), state.tired)
        position = (*guardians, state.light, state.spirits, state.reserve, tuple(state.agents), state.dazed)
        move = self._known.get(position)
        if move is None:
            move = self._known[position] = greedy.choose_action(state, self.analysis)
        return move

    def is_settled(self, state: State) -> bool:
        last = state.phase == "act" and (state.active + 1) % state.guardians == state.first
        return state.ending is not None or (last and state.round == self.round)

    def value(self, state: State, seat: int) -> float:
        """The end of the game, or the evaluation before the last guardian's turn."""
        if state.ending is not None:
            return float(state.ending != "light")
        board = (state.light, state.spirits, state.reserve, tuple(state.agents), state.dazed)
        return 1 - self.evaluator.win_probability(board, state.places, state.tired, 1, state.active)

    def candidates(self, observation: Observation, rng: Rng) -> Sequence[Move]:
        return [move for move in observation.moves if type(move) is type(self.usual)]

    def prior(self, observation: Observation, move: Move) -> float:
        return GREEDY_PRIOR if move == self.usual else 0.0

    def imaginer(self, game: AnyGame, observation: Observation) -> Callable[[FastRng], Any]:
        """Nothing is hidden; what was said is left out, because it is copied for nothing."""
        bare = copy(self.state)
        bare.plan, bare.story = [], []
        return lambda rng: bare


def choose_for_lord_sepia(state: State, evaluator: Evaluator, rng: Rng, budget: Budget) -> Move:
    """Lord Sepia's choice."""
    from huetable.games.guardians_of_hue import GAME

    observation = GAME.observe(state, lord_sepia_seat(state))
    move: Move = search(GAME, LordSepiaHeuristics(state, evaluator), observation, rng, budget)[0]
    return move
