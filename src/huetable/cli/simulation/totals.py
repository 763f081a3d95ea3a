"""What a simulation has shown: wins with how sure we may be of them, scores, endings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Any

import msgspec
from msgspec import Struct

from .play_games import PlayedGame, SimulationPlan

Interval = tuple[float, float]

_Z95 = 1.959964


class SimulationTotals(Struct, frozen=True):
    game: str
    games: int
    seats: int
    bots: tuple[str, ...]
    """The level of each entry; what follows by bot is in this order."""
    wins: tuple[int, ...]
    """By bot. A shared win counts for each who shares it."""
    intervals: tuple[Interval, ...]
    """By bot: the share of games won, with 95 % certainty."""
    scores: tuple[float, ...]
    """By bot: the mean."""
    seat_wins: tuple[int, ...]
    seat_intervals: tuple[Interval, ...]
    endings: dict[str, int]
    moves: int
    """In all games together."""
    virtual_seconds: float
    """How long all games would have taken at the table."""
    seconds: float
    seed: int
    budget: int
    options: dict[str, Any]

    def to_plain_data(self) -> Any:
        return msgspec.to_builtins(self)


def count_totals(plan: SimulationPlan, played: Sequence[PlayedGame], seconds: float) -> SimulationTotals:
    entries = range(len(plan.bots))
    wins = Counter(plan.entry_of(one.number, seat) for one in played for seat in one.winners)
    seat_wins = Counter(seat for one in played for seat in one.winners)
    games = len(played)
    return SimulationTotals(
        game=plan.game,
        games=games,
        seats=len(plan.bots),
        bots=plan.bots,
        wins=tuple(wins[entry] for entry in entries),
        intervals=tuple(wilson_interval(wins[entry], games) for entry in entries),
        scores=_mean_scores(plan, played),
        seat_wins=tuple(seat_wins[seat] for seat in entries),
        seat_intervals=tuple(wilson_interval(seat_wins[seat], games) for seat in entries),
        endings=dict(sorted(Counter(one.ending for one in played).items())),
        moves=sum(one.moves for one in played),
        virtual_seconds=sum(one.milliseconds for one in played) / 1000,
        seconds=seconds,
        seed=plan.seed,
        budget=plan.budget,
        options=plan.options,
    )


def _mean_scores(plan: SimulationPlan, played: Sequence[PlayedGame]) -> tuple[float, ...]:
    sums = [0] * len(plan.bots)
    for one in played:
        for seat, score in enumerate(one.scores):
            sums[plan.entry_of(one.number, seat)] += score
    return tuple(total / len(played) for total in sums)


def wilson_interval(wins: int, games: int) -> Interval:
    """Wilson's interval: honest for few games, and for shares near nought or one."""
    share = wins / games
    spread = _Z95**2 / games
    middle = (share + spread / 2) / (1 + spread)
    half = _Z95 / (1 + spread) * sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)
