"""A lesson lays out a game, and fixes what chance draws."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Struct
from show_of_hands import Options, Propose, ShowOfHands, State

from huetable.core.codec import encode
from huetable.core.lesson import Lesson, first_legal, lesson_options
from huetable.core.terms import Observation

GAME = ShowOfHands()


class FirstVote(Lesson[State, Propose]):
    seats = 3
    minutes = 1
    options = {"votes": 5}

    def arrange(self, state: State) -> None:
        state.secrets[0] = 42

    def script(self, observation: Observation) -> Propose | None:
        return first_legal(observation, (Propose(bot=True), Propose()))


class OtherDraws(FirstVote):
    number = 2


class TooMany(FirstVote):
    options = {"voices": 1}


def test_it_begins_as_it_was_laid_out_with_the_same_draws_every_time() -> None:
    state = FirstVote().first_state(GAME)
    assert (state.secrets[0], state.left, len(state.secrets)) == (42, 5, 3)
    assert encode(FirstVote().first_state(GAME)) == encode(state)
    assert FirstVote().rng.bytes(8, "here") == FirstVote().rng.bytes(8, "here")


def test_another_number_leads_to_other_draws() -> None:
    assert OtherDraws().rng.bytes(8, "here") != FirstVote().rng.bytes(8, "here")


def test_of_the_moves_of_a_script_the_first_legal_one_is_played() -> None:
    state = FirstVote().first_state(GAME)
    assert FirstVote().script(GAME.observe(state, 1)) == Propose()
    state.proposer = 1
    assert FirstVote().script(GAME.observe(state, 1)) is None
    assert FirstVote().blobs(GAME.observe(state, 1), Propose()) == ()


def test_options_that_the_game_refuses_are_an_error() -> None:
    with pytest.raises(ValueError, match="the options of the lesson are refused by TABLE-"):
        TooMany().first_state(GAME)


class WithClock(Struct, frozen=True):
    clock: bool = True


class WithLanguage(Struct, frozen=True):
    language: str = "en"


class Timed(ShowOfHands):
    pass


def test_nobody_is_hurried_in_a_lesson() -> None:
    assert lesson_options(GAME, FirstVote()) == {"votes": 5}
    timed: Any = Timed()
    timed.options_type = WithClock
    assert lesson_options(timed, FirstVote()) == {"votes": 5, "clock": False}
    assert GAME.options_type is Options


def test_a_lesson_of_a_game_with_words_is_played_in_the_language_of_the_player() -> None:
    worded: Any = Timed()
    worded.options_type = WithLanguage
    assert lesson_options(worded, FirstVote(), "de") == {"votes": 5, "language": "de"}
    assert lesson_options(worded, FirstVote()) == {"votes": 5}
    assert lesson_options(GAME, FirstVote(), "de") == {"votes": 5}
