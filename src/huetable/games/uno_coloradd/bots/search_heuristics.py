"""What the search needs to know of UNO: a fast policy for rollouts, an evaluation, and samples of the hidden cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from huetable.bots.fast_rng import FastRng
from huetable.bots.search import SearchHeuristics
from huetable.core.game import AnyGame
from huetable.core.rng import Rng
from huetable.core.terms import Observation, Seat
from huetable.games.uno_coloradd.rules.cards import COLOURS
from huetable.games.uno_coloradd.rules.legal_moves import CHALLENGE, DRAW
from huetable.games.uno_coloradd.rules.moves import Catch, Doubt, Move, Play, Uno
from huetable.games.uno_coloradd.rules.state import State
from huetable.games.uno_coloradd.rules.view import View

from . import evaluation
from .heuristics import count_colour, danger, is_bluff, play_score
from .hidden_cards import HiddenCardSampler
from .rollout_policy import rollout_move

BLUFF_BONUS: Final = 0.6
"""What is added to a bluff's worth when the next player is about to go out: people forgive a bluff, not a loss."""


class BaselinePolicy(Protocol):
    """Decides without search."""

    def decide(self, view: View, seat: Seat, moves: Sequence[Move], rng: Rng) -> Move: ...


class UnoHeuristics(SearchHeuristics):
    horizon = 6

    def __init__(self, baseline: BaselinePolicy, prior_scale: float = 0.02) -> None:
        self.baseline = baseline
        self.prior_scale = prior_scale

    def is_settled(self, state: State) -> bool:
        return state.phase in ("round_over", "over")

    def value(self, state: State, seat: Seat) -> float:
        return evaluation.evaluate(state, seat)

    def prior(self, observation: Observation, move: Move) -> float:
        """The heuristics avoid bluffs; the search decides what a bluff is worth, with a bonus where it is urgent."""
        view, seat = observation.view, observation.seat
        if not isinstance(move, Play) or seat is None:
            return 0.0
        if is_bluff(move, view):
            return BLUFF_BONUS * danger(view, seat)
        return self.prior_scale * play_score(move, view, seat)

    def candidates(self, observation: Observation, rng: Rng) -> Sequence[Move]:
        """Every card that fits, a wild one in the two best colours. How honest people are no search can tell,
        so a challenge is left to the baseline; and drawing is for those who must.
        """
        seat, view = observation.seat, observation.view
        if seat is None or CHALLENGE in observation.moves:
            return [self.baseline.decide(view, seat or 0, observation.moves, rng)]
        colours = sorted(COLOURS, key=lambda colour: -count_colour(view.private.hand, colour))[:2]
        plays = [
            move
            for move in observation.moves
            if isinstance(move, Play) and move.call is None and move.colour in (None, *colours)
        ]
        others = [move for move in observation.moves if not isinstance(move, Play | Uno | Catch | Doubt)]
        return [*plays, *[move for move in others if move != DRAW]] if plays else others

    def policy(self, state: State, seat: Seat, rng: FastRng) -> Move:
        return rollout_move(state, seat)

    def imaginer(self, game: AnyGame, observation: Observation) -> Callable[[FastRng], Any]:
        if observation.seat is None:
            return super().imaginer(game, observation)
        return HiddenCardSampler(game, observation.view, observation.seat).sample
