"""The weakest level of every game: any legal move, all equally likely."""

from __future__ import annotations

from typing import Any

from huetable.core.bot import Bot
from huetable.core.game import AnyGame, Game
from huetable.core.random_play import random_move
from huetable.core.rng import Rng
from huetable.core.terms import Observation

_MOST_ATTEMPTS = 50
"""How often an open move is filled in again until the rules allow it."""


def can_imagine(game: AnyGame) -> bool:
    """Whether a bot can make a whole state from its view: the game says how, or hides nothing."""
    return type(game).imagine is not Game.imagine or game.public_type is game.state_type


class RandomBot(Bot):
    """Moves at random when it is its turn, and never interrupts."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, observation: Observation, rng: Rng) -> Any | None:
        if observation.seat not in observation.awaited:
            return None
        for attempt in range(_MOST_ATTEMPTS):
            move = random_move(self.game, observation, rng.child("attempt", attempt))
            if move in observation.moves or self._is_legal(observation, move, rng):
                return move
        return observation.moves[0] if observation.moves else None

    def _is_legal(self, observation: Observation, move: Any, rng: Rng) -> bool:
        """A random move may be illegal. Any state that fits the view refuses it just as the true one does."""
        if not can_imagine(self.game):
            return not observation.moves
        state = self.game.imagine(observation.view, rng.child("imagine"))
        return self.game.refuse(state, observation.seat, move) is None
