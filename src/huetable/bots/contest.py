"""Which bot is better? They play each other over the same deals, every deal once from each seat.

A game that wants its bots measured puts a `lab/measure.py` into its folder, with

    def measure(*, quick: bool, tell: Callable[[str], None]) -> MeasureReport: ...

and, if they play against bots that are not levels of the game, `ENTRANTS: dict[str, BotMaker]`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import get_context
from statistics import fmean, variance
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct

from huetable import games
from huetable.core.bot import BotMaker
from huetable.core.game import AnyGame

from .levels import levels
from .runner import play_game
from .virtual_game import Player, SecretSeed

T = TypeVar("T")
R = TypeVar("R")

ReportRow = dict[str, Any]

_Z95 = 1.959964
_BLOCKS_PER_JOB = 8


class RequiredFigure(NamedTuple):
    """A figure that must be reached."""

    name: str
    value: float
    required: float
    ok: bool


def require_at_least(name: str, value: float, required: float) -> RequiredFigure:
    return RequiredFigure(name, round(value, 4), required, value >= required)


def require_at_most(name: str, value: float, required: float) -> RequiredFigure:
    return RequiredFigure(name, round(value, 4), required, value <= required)


MeasureReport = tuple[list[ReportRow], list[RequiredFigure]]


class Contest(Struct, frozen=True):
    """One hero against rivals of one kind. Plain data, because it is sent to other processes."""

    game: str
    hero: str
    rival: str
    seats: int
    games: int
    """Rounded up so that every deal is played from each seat."""
    budget: int = 0
    """Milliseconds a decision."""
    options: dict[str, Any] = {}
    seed: int = 1

    @property
    def deals(self) -> int:
        return -(-self.games // self.seats)


class ContestResult(NamedTuple):
    """The share of the games that the hero has won, and its 95 % interval."""

    games: int
    share: float
    low: float
    high: float


def contest_bots(game: AnyGame) -> dict[str, BotMaker]:
    """The levels of a game, and the other bots that its `lab/measure.py` names."""
    measure = games.optional_module(game, "lab.measure")
    return {**levels(game), **getattr(measure, "ENTRANTS", {})}


def play_contest(contest: Contest, jobs: int | None = None) -> ContestResult:
    """Play all its games, in as many processes as there are cores unless told otherwise."""
    blocks = run_in_processes(partial(play_deals, contest), range(contest.deals), jobs)
    return contest_result(contest, [share for block in blocks for share in block])


def contest_result(contest: Contest, shares: Sequence[float]) -> ContestResult:
    """Counted by deals, because the games of one deal are not independent of each other."""
    share = fmean(shares)
    deal_variance = variance(shares) if len(shares) > 1 else share * (1 - share)
    half = _Z95 * sqrt(deal_variance / len(shares))
    return ContestResult(len(shares) * contest.seats, share, max(0.0, share - half), min(1.0, share + half))


def play_deals(contest: Contest, deals: Sequence[int]) -> list[float]:
    """For each deal the share of the seats from which the hero won it."""
    game = games.find_game(contest.game)
    makers = contest_bots(game)
    hero = Player(contest.hero, makers[contest.hero](contest.budget))
    rival = Player(contest.rival, makers[contest.rival](contest.budget))
    return [_play_deal(game, contest, hero, rival, deal) for deal in deals]


def _play_deal(game: AnyGame, contest: Contest, hero: Player, rival: Player, deal: int) -> float:
    won = 0
    for seat in range(contest.seats):
        seated = [hero if other == seat else rival for other in range(contest.seats)]
        outcome = play_game(
            game, seated, SecretSeed.from_numbers(contest.seed, deal), options=contest.options
        )
        won += seat in outcome.result.winners
    return won / contest.seats


def run_in_processes(
    work: Callable[[Sequence[int]], R], numbers: Sequence[int], jobs: int | None = None
) -> Iterator[R]:
    """The work on these numbers in blocks, shared among processes; results in the order of the numbers."""
    jobs = jobs or os.cpu_count() or 1
    size = max(1, -(-len(numbers) // (jobs * _BLOCKS_PER_JOB)))
    blocks = [numbers[first : first + size] for first in range(0, len(numbers), size)]
    if jobs == 1:
        yield from map(work, blocks)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(work, blocks)
