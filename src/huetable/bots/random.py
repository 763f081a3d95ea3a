"""The weakest level of every game: any lawful move, as likely as any other."""

from __future__ import annotations

from typing import Any

from huetable.core.bot import Bot
from huetable.core.game import AnyGame
from huetable.core.random_play import random_move
from huetable.core.rng import Rng
from huetable.core.terms import Observation

_PATIENCE = 50
"""How often a form is filled in anew until the rules take it."""


class RandomBot(Bot):
    """Moves at random when it is awaited, and lets every interrupt be."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, observation: Observation, rng: Rng) -> Any | None:
        if observation.seat not in observation.awaited:
            return None
        for attempt in range(_PATIENCE):
            move = random_move(self.game, observation, rng.child("attempt", attempt))
            if move in observation.moves or self._lawful(observation, move, rng):
                return move
        return observation.moves[0] if observation.moves else None

    def _lawful(self, observation: Observation, move: Any, rng: Rng) -> bool:
        """What is invented may be unlawful. Any state that fits the view refuses just as the true one does."""
        state = self.game.imagine(observation.view, rng.child("imagine"))
        return self.game.refuse(state, observation.seat, move) is None
