"""A bot in a lesson follows the script, and knows what to do where the script ends."""

from __future__ import annotations

from typing import Any

from huetable.bots.lesson_bot import PAUSE, LessonBot
from huetable.bots.levels import make_bot
from huetable.core.rng import Rng
from huetable.core.terms import Observation
from huetable.games import find_game, lesson_of

GAME: Any = find_game("uno_coloradd")
RNG = Rng.from_number(1)


def bot() -> LessonBot:
    lesson = lesson_of(GAME)
    assert lesson is not None
    return LessonBot(lesson, make_bot(GAME, "easy", 10))


def position(turn: int, hand: list[str]) -> Observation:
    lesson = lesson_of(GAME)
    assert lesson is not None
    state = lesson.first_state(GAME)
    state.turn, state.hands[1] = turn, hand
    observation: Observation = GAME.observe(state, 1)
    return observation


def test_it_makes_the_scripted_move() -> None:
    move: Any = bot().choose(position(1, ["g8", "gs"]), RNG)
    assert move.card == "gs"
    assert bot().pause(position(1, ["g8", "gs"]), move, RNG) == PAUSE
    assert list(bot().blobs(position(1, ["g8", "gs"]), move)) == []


def test_it_plays_as_an_ordinary_bot_where_the_script_says_nothing() -> None:
    observation = position(1, ["g8", "g0"])
    assert bot().choose(observation, RNG) in observation.moves


def test_it_never_interrupts_unless_the_script_says_so() -> None:
    assert bot().choose(position(0, ["g8"]), RNG) is None
