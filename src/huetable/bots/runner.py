"""A whole game among bots, as fast as they think.

outcome = play_game(game, bot_players(game, ["normal"] * 4, budget_ms=50), seed=1)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from huetable.core.game import AnyGame
from huetable.core.record import Record
from huetable.core.terms import Result

from .levels import make_bot
from .virtual_game import Player, PlayError, SecretSeed, VirtualGame

MOST_MOVES = 20_000


class GameOutcome(NamedTuple):
    record: Record
    result: Result
    milliseconds: int
    """How long the game would have taken at the table."""

    @property
    def moves(self) -> int:
        return len(self.record.steps)


def bot_players(game: AnyGame, levels: Sequence[str], budget_ms: int) -> list[Player]:
    """One for each seat, by their levels."""
    return [Player(level, make_bot(game, level, budget_ms)) for level in levels]


def play_game(
    game: AnyGame,
    seated: Sequence[Player],
    seed: int | SecretSeed,
    *,
    options: dict[str, Any] | None = None,
    most: int = MOST_MOVES,
) -> GameOutcome:
    """One whole game; raises PlayError where a bot or the game itself is at fault."""
    secret = seed if isinstance(seed, SecretSeed) else SecretSeed.from_numbers(seed)
    running = VirtualGame(game, seated, secret, options=options)
    while (result := running.result) is None:
        due_move = running.next_due_move()
        if due_move is None:
            raise PlayError(f"nobody can do anything: {game.sketch(running.state)}")
        if len(running.steps) == most:
            raise PlayError(f"the game does not end within {most} moves: {game.sketch(running.state)}")
        running.make_move(due_move)
    return GameOutcome(running.record(), result, running.now)
