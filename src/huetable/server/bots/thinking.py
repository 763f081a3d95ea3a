"""What a bot is asked, what it answers, and how long it may think: run in a thread or in a process, away from the tables."""

from __future__ import annotations

import time
from functools import cache
from typing import Any

from msgspec import Struct

from huetable import games
from huetable.bots.lesson_bot import LessonBot
from huetable.bots.levels import make_bot
from huetable.core.bot import Bot
from huetable.core.rng import Rng
from huetable.core.terms import Observation, Seat

from .blobs import SeenBlob

BUDGET = 300
"""Milliseconds that a bot may think about a move."""

LEAST_BUDGET = 18

_FREE_BACKLOG = 3
"""The other bots of one table may wait without anybody's time being cut."""


class BotTask(Struct, frozen=True):
    game: str
    level: str
    observation: Observation
    rng: Rng
    blobs: tuple[SeenBlob, ...] = ()
    """What the seat may fetch, each with its hash."""
    budget: int = BUDGET
    """Milliseconds to think."""
    lesson: bool = False
    """Whether the bot follows the script of the game's lesson."""
    people: frozenset[Seat] = frozenset()
    """The seats that people play."""


class BotAnswer(Struct, frozen=True):
    move: Any | None
    pause: int
    """Milliseconds that a person would have taken."""
    seconds: float = 0.0
    blobs: tuple[bytes, ...] = ()
    """What the move refers to."""


NO_MOVE = BotAnswer(None, 1000)
"""The answer of a bot that failed."""


@cache
def _bot(game: str, level: str, budget: int, *, lesson: bool) -> Bot:
    found = games.find_game(game)
    bot, teaching = make_bot(found, level, budget), games.lesson_of(found) if lesson else None
    return bot if teaching is None else LessonBot(teaching, bot)


def choose_move(task: BotTask) -> BotAnswer:
    bot = _bot(task.game, task.level, task.budget, lesson=task.lesson).beside(task.people)
    begun = time.thread_time()
    for hash, data in task.blobs:
        bot.see_blob(hash, data)
    move = bot.choose(task.observation, task.rng)
    pause = 0 if move is None else bot.pause(task.observation, move, task.rng)
    blobs = () if move is None else tuple(bot.blobs(task.observation, move))
    return BotAnswer(move, pause, time.thread_time() - begun, blobs)


def budget_for(backlog: int) -> int:
    """Somebody who has more bots than their share of time gets quicker moves, not later ones."""
    over = max(0, backlog - _FREE_BACKLOG)
    return max(BUDGET >> over.bit_length(), LEAST_BUDGET)
