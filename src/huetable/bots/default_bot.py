"""A bot for any game that brings none: it tries its moves in imagined states, and plays each of them on at random."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from huetable.core.game import AnyGame
from huetable.core.rng import Rng
from huetable.core.terms import Forfeit, Observation, Seat

from .fast_rng import FastRng
from .random_bot import RandomBot
from .search import Budget, SearchBot, SearchHeuristics

_MOST_CANDIDATES = 40
"""More could not be told apart in the time there is."""

_FILLED_IN = 8
"""How often each open move is filled in, to have something to choose from."""


def default_bot(game: AnyGame, budget_ms: int) -> SearchBot:
    return SearchBot(game, RandomPlayHeuristics(game), RandomBot(game), Budget(milliseconds=budget_ms))


class RandomPlayHeuristics(SearchHeuristics):
    """Knows nothing of the game but its rules: what counts is who wins when everybody plays at random."""

    horizon = 200

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def candidates(self, observation: Observation, rng: Rng) -> Sequence[Any]:
        found = list(dict.fromkeys([*observation.moves, *self._filled_in(observation, rng)]))
        rng.shuffle(found, "candidates")
        return found[:_MOST_CANDIDATES] or [RandomBot(self.game).choose(observation, rng)]

    def _filled_in(self, observation: Observation, rng: Rng) -> Iterator[Any]:
        """Open moves at random, those that the rules allow: any state that fits the view refuses the same."""
        if not observation.open_moves:
            return
        state = self.game.imagine(observation.view, rng.child("imagine"))
        for number in range(_FILLED_IN):
            for open_move in observation.open_moves:
                move = self.game.random_move(observation, open_move, rng.child(open_move.move, number))
                if self.game.refuse(state, observation.seat, move) is None:
                    yield move

    def policy(self, state: Any, seat: Seat, rng: FastRng) -> Any:
        open_moves = self.game.open_moves(state, seat)
        if open_moves:
            observation = self.game.observe(state, seat)
            move = self.game.random_move(observation, rng.choice(open_moves), rng)
            if self.game.refuse(state, seat, move) is None:
                return move
        listed = self.game.legal_moves(state, seat)
        return rng.choice(listed) if listed else self.game.timeout_move(state, seat) or Forfeit(seat)

    def is_settled(self, state: Any) -> bool:
        return self.game.result(state) is not None

    def value(self, state: Any, seat: Seat) -> float:
        """To win is what matters; the scores decide between wins, and where nobody has won yet."""
        result = self.game.result(state)
        scores = self.game.scores(state) if result is None else result.scores
        ahead = sum((scores[seat] > score) + (scores[seat] == score) / 2 for score in scores) / len(scores)
        won = ahead if result is None else float(seat in result.winners)
        return 0.9 * won + 0.1 * ahead
