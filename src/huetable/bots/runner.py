"""A whole game among bots, as fast as they think.

outcome = play(game, players(game, ["normal"] * 4, budget_ms=50), seed=1)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from huetable.core.game import AnyGame
from huetable.core.record import Record
from huetable.core.terms import Result

from .levels import make_bot
from .match import BrokenPlay, Match, Player, Secret

__all__ = ["BrokenPlay", "Match", "Outcome", "Player", "Secret", "play", "players"]

MOST_MOVES = 20_000


class Outcome(NamedTuple):
    record: Record
    result: Result
    milliseconds: int
    """How long the game would have taken at the table."""

    @property
    def moves(self) -> int:
        return len(self.record.steps)


def players(game: AnyGame, levels: Sequence[str], budget_ms: int) -> list[Player]:
    """One for each seat, by their levels."""
    return [Player(level, make_bot(game, level, budget_ms)) for level in levels]


def play(
    game: AnyGame,
    seated: Sequence[Player],
    seed: int | Secret,
    *,
    options: dict[str, Any] | None = None,
    most: int = MOST_MOVES,
) -> Outcome:
    """One whole game; raises BrokenPlay where a bot or the game itself is at fault."""
    secret = seed if isinstance(seed, Secret) else Secret.of(seed)
    match = Match(game, seated, secret, options=options)
    while (result := match.result) is None:
        turn = match.upcoming()
        if turn is None:
            raise BrokenPlay(f"nobody can do anything: {game.sketch(match.state)}")
        if len(match.steps) == most:
            raise BrokenPlay(f"the game does not end within {most} moves: {game.sketch(match.state)}")
        match.take(turn)
    return Outcome(match.record(), result, match.now)
