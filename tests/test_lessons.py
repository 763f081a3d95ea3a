"""Every game's lesson: laid out by the rules, played by the rules, and it can be played to its end."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from huetable import games
from huetable.bots.lesson_bot import PAUSE, LessonBot
from huetable.bots.levels import levels, make_bot
from huetable.core.codec import decode, encode
from huetable.core.contract import check_position
from huetable.core.game import AnyGame
from huetable.core.lesson import PLAYER, AnyLesson
from huetable.core.random_play import random_step
from huetable.core.rng import Rng
from huetable.core.steps import move_length
from huetable.core.terms import Seat
from huetable.games import all_games, find_game, game_folder, game_texts, lesson_of, step_lengths
from huetable.messages.parser import Part, parse_message
from huetable.server.bots.pace import PACES
from huetable.server.http.game_info import game_card
from huetable.table.chairs import stand_in_level

LESSONS = [name for name, game in all_games().items() if lesson_of(game) is not None]
IN_LANGUAGES = [
    (name, language) for name in LESSONS for language in game_card(find_game(name)).languages or (None,)
]
MOSTLY_ENGLISH = [
    each if each[1] in (None, "en") else pytest.param(*each, marks=pytest.mark.soak) for each in IN_LANGUAGES
]
MOST_MOVES = 400
LONGEST_SENTENCE = 110
WORDS_A_SECOND = 2.5
AN_ACTION = 3
TO_THINK = 8
"""Seconds: to do one thing on the screen, and to find a word, a question or a place."""


def lesson(name: str) -> tuple[AnyGame, AnyLesson]:
    game = find_game(name)
    found = lesson_of(game)
    assert found is not None
    return game, found


def lesson_bot(game: AnyGame, teaching: AnyLesson) -> LessonBot:
    return LessonBot(teaching, make_bot(game, teaching.level or stand_in_level(game), 20))


def next_move(
    game: AnyGame, teaching: AnyLesson, state: Any, bot: LessonBot, number: int
) -> tuple[Seat, Any]:
    """What happens next: the player does what the lesson asks for, the bots what it says."""
    for seat in range(teaching.seats):
        if not game.may_act(state, seat):
            continue
        observation = game.observe(state, seat)
        script = teaching.script(observation)
        move = script if seat == PLAYER else bot.choose(observation, Rng.from_number(number))
        assert script is None or game.refuse(state, seat, script) is None, f"{script} is scripted for {seat}"
        if move is not None:
            return seat, move
    raise AssertionError(f"nobody has anything to do after move {number}: {game.sketch(state)}")


def play_as_told(name: str, language: str | None = None) -> Iterator[tuple[Any, Seat, Any]]:
    """The lesson move by move: the position, who moves, and how."""
    game, teaching = lesson(name)
    state, bot = teaching.first_state(game, language), lesson_bot(game, teaching)
    for number in range(1, MOST_MOVES):
        if game.result(state) is not None:
            return
        seat, move = next_move(game, teaching, state, bot, number)
        yield state, seat, move
        game.apply(state, seat, move, teaching.rng.child(number))
    raise AssertionError(f"the lesson of {name} does not end")


@pytest.mark.parametrize(("name", "language"), IN_LANGUAGES)
def test_a_player_who_does_as_told_comes_to_the_end_of_the_lesson(name: str, language: str | None) -> None:
    """And every position on the way keeps the contract: nothing is lost, nothing shows, the script is legal."""
    game, _ = lesson(name)
    books = (games.rulebook(game), games.table_rulebook())
    for number, (state, seat, move) in enumerate(play_as_told(name, language)):
        check_position(game, state, Rng.from_number(number), books)
        assert game.refuse(state, seat, move) is None


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_takes_about_as_long_as_its_button_says_and_less_than_five_minutes(name: str) -> None:
    _, teaching = lesson(name)
    minutes = (seconds_to_read(name) + seconds_to_play(name)) / 60
    assert abs(minutes - teaching.minutes) < 1
    assert 2 <= minutes < 5


def seconds_to_read(name: str) -> float:
    sentences = game_texts(find_game(name))["lesson"].values()
    return sum(count_words(parse_message(sentence)) for sentence in sentences) / WORDS_A_SECOND


def count_words(parts: Sequence[Part]) -> int:
    """An argument is a word or two: so is what stands around it in the same word."""
    words = " ".join(part if isinstance(part, str) else "argument" for part in parts)
    return len(words.split())


def seconds_to_play(name: str) -> float:
    """The player does one thing a step, and thinks about what is typed; bots pause; every move is shown step by step."""
    game, _ = lesson(name)
    seconds = float(len(game_texts(game)["lesson"]) * AN_ACTION)
    for state, seat, move in play_as_told(name):
        listed = move in game.observe(state, seat).moves
        seconds += PAUSE / 1000 * PACES["calm"].times if seat != PLAYER else 0 if listed else TO_THINK
        emitted = game.apply(decode(encode(state), game.state_type), seat, move, Rng.from_number(1))
        seconds += move_length(emitted, step_lengths(game)) / 1000
    return seconds


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_begins_with_the_player_and_as_many_bots_as_the_game_allows(name: str) -> None:
    game, teaching = lesson(name)
    state = teaching.first_state(game)
    assert game.seats(state) == teaching.seats
    assert (teaching.level or stand_in_level(game)) in levels(game)
    assert encode(teaching.first_state(game)) == encode(state)


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_has_no_clock(name: str) -> None:
    game, teaching = lesson(name)
    assert not game.timers(teaching.first_state(game))


@pytest.mark.parametrize(("name", "language"), MOSTLY_ENGLISH)
@pytest.mark.parametrize("seed", [0, *[pytest.param(seed, marks=pytest.mark.soak) for seed in (1, 2)]])
def test_a_player_who_does_something_else_can_play_on(name: str, language: str | None, seed: int) -> None:
    """Whatever is legal, the bots find an answer, and the game goes on."""
    game, teaching = lesson(name)
    state, bot = teaching.first_state(game, language), lesson_bot(game, teaching)
    rng = Rng.from_number(seed)
    for number in range(1, 60):
        if game.result(state) is not None:
            return
        seat, move = random_step(game, state, rng.child(number))
        if seat != PLAYER and seat in game.whose_turn(state):
            move = bot.choose(game.observe(state, seat), rng.child(number))
        assert move is not None
        assert game.refuse(state, seat, move) is None
        game.apply(state, seat, move, teaching.rng.child(number))


@pytest.mark.parametrize("name", LESSONS)
def test_every_step_of_a_lesson_has_one_short_sentence(name: str) -> None:
    """The arguments stand for a word each, so that the filled-in sentence is about as long."""
    game, _ = lesson(name)
    steps = (game_folder(game) / "ui" / "lesson.ts").read_text("utf-8")
    ids = re.findall(r"\bid: '(\w+)'", steps)
    texts = game_texts(game)["lesson"]
    assert ids
    assert set(ids) == set(texts)
    assert [id for id in ids if len(texts[id]) > LONGEST_SENTENCE] == []


def test_a_game_has_a_lesson_in_python_if_and_only_if_it_has_one_on_the_page() -> None:
    on_page = {path.parent.parent.name for path in Path(games.__file__).parent.glob("[!_]*/ui/lesson.ts")}
    assert on_page == {game_folder(find_game(name)).name for name in LESSONS}
