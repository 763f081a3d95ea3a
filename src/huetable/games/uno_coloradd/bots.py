"""A bot for UNO ColorADD: it sees what its seat sees."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.bot import Bot
from huetable.core.rng import Rng
from huetable.core.terms import Sight

from .moves import Catch, Challenge, Doubt, Draw, Move, Play, Uno
from .view import View


class EasyBot(Bot):
    """Plays what fits, anything, with the call or without; draws only if it must; seldom challenges or catches."""

    def choose(self, sight: Sight, rng: Rng) -> Move | None:
        interrupt = self.interrupt(sight, rng)
        if interrupt is not None or sight.seat not in sight.awaited:
            return interrupt
        moves = [move for move in sight.moves if not isinstance(move, Uno | Catch | Doubt)]
        return rng.choice(self.sensible(moves, rng), "move")

    def interrupt(self, sight: Sight, rng: Rng) -> Move | None:
        view: View = sight.view
        caught = [Catch(exposure.seat) for exposure in view.watch.exposed]
        moves: Sequence[Move] = sight.moves
        for move in moves:
            noticed = rng.child("notice", view.clocks).below(3) == 0
            if isinstance(move, Uno) or (move in caught and noticed):
                return move
        return None

    def sensible(self, moves: Sequence[Move], rng: Rng) -> Sequence[Move]:
        plays = [move for move in moves if isinstance(move, Play)]
        if rng.below(3, "forget") > 0:
            plays = [move for move in plays if move.call] or plays
        fewer = [move for move in moves if not isinstance(move, Challenge) or rng.below(6, "doubt") == 0]
        return plays or [move for move in fewer if not isinstance(move, Draw)] or fewer
