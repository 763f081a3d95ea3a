"""How long a preset takes, for `PRESET_MINUTES`: how often people decide, and how long that takes them.

python -m huetable.games.uno_coloradd.lab.minutes
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from huetable.bots.runner import bot_players, play_game
from huetable.bots.virtual_game import PlayError
from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.presets import PRESETS

FOR_A_DECISION: Final = 5_000
"""Milliseconds, with what the pages show of the move."""
AT_ONCE: Final = (b'"uno"', b'"catch"', b'"timer_expired"')
"""Moves that nobody waits for."""
MOST_MOVES: Final = 5_000
SEEDS: Final = range(12)


def game_minutes(preset: str, seats: int, seed: int) -> float | None:
    """None for a game that bots don't end."""
    seated = bot_players(GAME, ["normal"] * seats, budget_ms=5)
    try:
        outcome = play_game(GAME, seated, seed, options=dict(PRESETS[preset]), most=MOST_MOVES)
    except PlayError:
        return None
    decisions = [step for step in outcome.record.steps if not any(tag in bytes(step.move) for tag in AT_ONCE)]
    return len(decisions) * FOR_A_DECISION / 60_000


def average_minutes(preset: str, seats: int, seeds: Sequence[int] = SEEDS) -> float:
    minutes = [game_minutes(preset, seats, seed) for seed in seeds]
    ended = [each for each in minutes if each is not None]
    return sum(ended) / len(ended)


if __name__ == "__main__":
    for preset in PRESETS:
        print(preset, [round(average_minutes(preset, seats), 1) for seats in range(2, 11)], flush=True)
