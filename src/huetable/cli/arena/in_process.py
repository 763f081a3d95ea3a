"""Games in this program, in virtual time: the same seed gives the same games, in however many processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from multiprocessing import get_context
from typing import Any, TypeVar

from huetable import games
from huetable.bots.runner import MOST_MOVES
from huetable.bots.virtual_game import Player, PlayError, SecretSeed, VirtualGame
from huetable.cli.simulation.play_games import blocks_of
from huetable.core.bot import Bot
from huetable.core.game import AnyGame
from huetable.core.move_text import write_move
from huetable.core.rng import Rng
from huetable.core.terms import TABLE, Observation, Seat

from .entrants import load_bot
from .matches import ArenaPlan, Match, match_after_fault, ranks_of

T = TypeVar("T")


class BotFault(Exception):
    """The bot in this seat can't go on."""

    def __init__(self, seat: Seat, reason: str) -> None:
        super().__init__(reason)
        self.seat = seat
        self.reason = reason


class GuardedBot(Bot):
    """Somebody's bot: whatever it raises is its own fault, and ends no other game."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, observation: Observation, rng: Rng) -> Any | None:
        move = self._guard(observation, lambda: self._bot.choose(observation, rng))
        if move is None and observation.seat in observation.awaited:
            raise BotFault(observation.seat, "had no move")
        return move

    def pause(self, observation: Observation, move: Any, rng: Rng) -> int:
        return self._guard(observation, lambda: self._bot.pause(observation, move, rng))

    def blobs(self, observation: Observation, move: Any) -> Sequence[bytes]:
        return self._guard(observation, lambda: self._bot.blobs(observation, move))

    def see_blob(self, hash: str, data: bytes) -> None:
        self._bot.see_blob(hash, data)

    def _guard(self, observation: Observation, act: Callable[[], T]) -> T:
        try:
            return act()
        except Exception as error:
            raise BotFault(observation.seat or 0, f"{type(error).__name__}: {error}") from error


def play_matches(plan: ArenaPlan, number_of_games: int, jobs: int) -> Iterator[Match]:
    """In the order of their numbers."""
    if jobs == 1:
        return _one_by_one(plan, range(number_of_games))
    return _play_in_processes(plan, blocks_of(number_of_games, jobs), jobs)


def _play_in_processes(plan: ArenaPlan, blocks: Sequence[range], jobs: int) -> Iterator[Match]:
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from chain.from_iterable(pool.map(partial(play_block, plan), blocks))


def play_block(plan: ArenaPlan, numbers: Sequence[int]) -> list[Match]:
    return list(_one_by_one(plan, numbers))


def _one_by_one(plan: ArenaPlan, numbers: Sequence[int]) -> Iterator[Match]:
    game = games.find_game(plan.game)
    bots = [GuardedBot(load_bot(game, name, plan.budget)) for name in plan.bots]
    for number in numbers:
        yield play_match(game, plan, bots, number)


def play_match(game: AnyGame, plan: ArenaPlan, bots: Sequence[Bot], number: int) -> Match:
    try:
        return _play(game, plan, bots, number)
    except BotFault as fault:
        return match_after_fault(number, plan.seated(number), fault.seat, fault.reason)


def _play(game: AnyGame, plan: ArenaPlan, bots: Sequence[Bot], number: int) -> Match:
    seated = plan.seated(number)
    players = [Player(plan.bots[bot], bots[bot]) for bot in seated]
    running = VirtualGame(game, players, SecretSeed.from_numbers(plan.seed, number), options=plan.options)
    while (result := running.result) is None:
        due = running.next_due_move()
        if due is None or len(running.steps) == MOST_MOVES:
            raise PlayError(f"game {number} doesn't end: {game.sketch(running.state)}")
        refusal = game.refuse(running.state, due.seat, due.move)
        if refusal is not None and due.seat != TABLE:
            raise BotFault(due.seat, f"tried {_in_words(due.move)}, against {refusal.clause}")
        running.make_move(due)
    return Match(number, seated, ranks_of(result), result.ending, len(running.steps))


def _in_words(move: Any) -> str:
    """A bot may answer with anything at all."""
    try:
        return repr(write_move(move))
    except (AttributeError, TypeError, ValueError):
        return repr(move)
