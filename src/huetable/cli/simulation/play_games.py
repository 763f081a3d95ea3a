"""The games of a simulation, played here or shared among processes: the same games either way."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from msgspec import Struct

from huetable import games
from huetable.bots.runner import GameOutcome, bot_players, play_game
from huetable.bots.virtual_game import Player, SecretSeed
from huetable.core.game import AnyGame
from huetable.core.record import write_record

BLOCKS_PER_JOB = 16

MOST_IN_A_BLOCK = 10
"""An interrupt waits for the blocks under way."""


class SimulationPlan(Struct, frozen=True):
    """What is to be played. Small and plain, because it travels to other processes."""

    game: str
    bots: tuple[str, ...]
    """The level of each entry, as many as there are seats."""
    options: dict[str, Any]
    seed: int
    budget: int
    save: str | None = None

    def entry_of(self, number: int, seat: int) -> int:
        """Who sits where in the game of this number: all move on by one seat after each game."""
        return (seat + number) % len(self.bots)


class PlayedGame(Struct, frozen=True):
    """One game, told by entries and by seats."""

    number: int
    ending: str
    winners: tuple[int, ...]
    """Seats."""
    scores: tuple[int, ...]
    """By seat."""
    moves: int
    milliseconds: int


def play_all(plan: SimulationPlan, number_of_games: int, jobs: int) -> Iterator[PlayedGame]:
    """In the order of their numbers, however many processes play them."""
    if jobs == 1:
        return play_block(plan, range(number_of_games))
    return _play_in_processes(plan, number_of_games, jobs)


def blocks_of(number_of_games: int, jobs: int) -> list[range]:
    size = max(1, min(MOST_IN_A_BLOCK, number_of_games // (jobs * BLOCKS_PER_JOB)))
    return [range(n, min(n + size, number_of_games)) for n in range(0, number_of_games, size)]


def _play_in_processes(plan: SimulationPlan, number_of_games: int, jobs: int) -> Iterator[PlayedGame]:
    blocks = blocks_of(number_of_games, jobs)
    # Spawned, not forked: a fork would copy the threads of the progress bar half alive.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_leave_interrupts_to_the_parent)
    try:
        yield from chain.from_iterable(pool.map(partial(play_whole_block, plan), blocks))
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_whole_block(plan: SimulationPlan, numbers: Sequence[int]) -> list[PlayedGame]:
    return list(play_block(plan, numbers))


def play_block(plan: SimulationPlan, numbers: Sequence[int]) -> Iterator[PlayedGame]:
    game = games.find_game(plan.game)
    entries = bot_players(game, plan.bots, plan.budget)
    for number in numbers:
        yield _play_one(game, plan, entries, number)


def _play_one(game: AnyGame, plan: SimulationPlan, entries: Sequence[Player], number: int) -> PlayedGame:
    seated = [entries[plan.entry_of(number, seat)] for seat in range(len(entries))]
    outcome = play_game(game, seated, SecretSeed.from_numbers(plan.seed, number), options=plan.options)
    if plan.save:
        _save(plan, Path(plan.save), number, outcome)
    result = outcome.result
    return PlayedGame(
        number, result.ending, result.winners, result.scores, outcome.moves, outcome.milliseconds
    )


def _save(plan: SimulationPlan, folder: Path, number: int, outcome: GameOutcome) -> None:
    (folder / f"{plan.game}-{plan.seed}-{number:06}.jsonl").write_bytes(write_record(outcome.record))
