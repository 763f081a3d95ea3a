"""The weakest level of every game: any lawful move, as likely as any other."""

from __future__ import annotations

from typing import Any

from huetable.core.bot import Bot
from huetable.core.game import AnyGame
from huetable.core.rng import Rng
from huetable.core.terms import Sight
from huetable.core.wander import random_move

_PATIENCE = 50
"""How often a form is filled in anew until the rules take it."""


class RandomBot(Bot):
    """Moves at random when it is awaited, and lets every interrupt be."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, sight: Sight, rng: Rng) -> Any | None:
        if sight.seat not in sight.awaited:
            return None
        for attempt in range(_PATIENCE):
            move = random_move(self.game, sight, rng.child("attempt", attempt))
            if move in sight.moves or self._lawful(sight, move, rng):
                return move
        return sight.moves[0] if sight.moves else None

    def _lawful(self, sight: Sight, move: Any, rng: Rng) -> bool:
        """What is invented may be unlawful. Any state that fits the view refuses just as the true one does."""
        state = self.game.imagine(sight.view, sight.seat, rng.child("imagine"))
        return self.game.refuse(state, sight.seat, move) is None
