"""What a seat sees and may do, in words, and the environment for games that don't number their moves."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from huetable import games
from huetable.envs import aec, parallel
from huetable.envs.written_actions import WAIT

pytestmark = pytest.mark.usefixtures("small_games")

dictionaries = pytest.mark.filterwarnings("ignore:Observation")


def in_words(**settings: Any) -> Any:
    env = aec("parlour", words=True, **settings)
    env.reset(seed=1)
    return env


# When the game is over nobody has a legal move.
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@dictionaries
def test_an_environment_in_words_passes_pettingzoos_own_tests() -> None:
    api_test(aec("parlour", words=True), num_cycles=6)
    seed_test(lambda: aec("parlour", words=True), num_cycles=2)


def test_the_words_are_those_of_the_terminal_and_number_the_legal_moves() -> None:
    env = in_words()
    seen = env.observe("seat_0")
    assert env.observation_space("seat_0").contains(seen)
    lines = [line.strip() for line in seen["text"].splitlines()]
    assert "hand" in seen["text"]
    assert "0  nod" in lines
    assert "2  bow 2" in lines
    assert int(seen["action_mask"].sum()) == len(env.choices("seat_0"))


def test_a_move_is_chosen_by_number_or_written_out() -> None:
    env = in_words()
    env.step(2)
    env.step("bow 3")
    env.step(" 0 ")
    assert env.running.state.taken == 3


@pytest.mark.parametrize(
    ("action", "problem"),
    [
        (99, "no move with the number 99"),
        ("dance", "no move is called"),
        ("accuse 9", "PAR-2"),
        (WAIT, "must act"),
    ],
)
def test_what_is_no_legal_move_is_refused_and_changes_nothing(action: int | str, problem: str) -> None:
    env = in_words()
    with pytest.raises(ValueError, match=problem):
        env.step(action)
    assert env.running.state.taken == 0
    assert env.agent_selection == "seat_0"


def test_a_game_that_does_not_number_its_moves_is_played_in_words() -> None:
    env = aec("gallery")
    env.reset(seed=1)
    assert "text" in env.observe(env.agent_selection)
    with pytest.raises(LookupError, match=r"has no learning\.py"):
        parallel("gallery")


def test_a_seat_reads_of_its_own_secrets_alone() -> None:
    env = aec("parlour")
    env.reset(seed=1)
    hands = env.running.state.hands
    for seat, agent in enumerate(env.possible_agents):
        assert str(hands[seat]) in env.words(agent)
        assert str(hands[1 - seat]) not in env.words(agent)


def test_a_text_that_names_a_move_is_its_action() -> None:
    env = aec("parlour")
    assert env.moves[env.read_action("bow 3")].depth == 3
    assert env.read_action("4") == 4
    with pytest.raises(ValueError, match="no move is called"):
        env.read_action("dance")


def test_a_table_in_parallel_is_shown_as_everybody_sees_it() -> None:
    env = parallel("parlour", render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert not [hand for hand in env.running.state.hands if str(hand) in shown]
    assert "turn" in shown
    assert str(env.running.state.hands[0]) in env.words("seat_0")
    assert np.flatnonzero(env.observe("seat_1")["action_mask"]).tolist() == [env.wait]


REAL_GAMES = [game.meta.id for game in games.all_games().values() if not game.meta.in_workshop]


@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@dictionaries
@pytest.mark.parametrize("name", REAL_GAMES)
def test_every_game_in_words_passes_pettingzoos_own_test(name: str) -> None:
    api_test(aec(name, words=True), num_cycles=10)


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@dictionaries
@pytest.mark.parametrize("interrupts", [False, True])
@pytest.mark.parametrize("name", REAL_GAMES)
def test_it_does_so_to_the_end_of_many_games(name: str, interrupts: bool) -> None:
    api_test(aec(name, words=True, interrupts=interrupts), num_cycles=500)
    seed_test(lambda: aec(name, words=True, interrupts=interrupts), num_cycles=20)


def test_a_sculpture_is_made_when_its_word_is_chosen() -> None:
    env = aec("cluzzle", words=True)
    env.reset(seed=1)
    seen = env.observe("seat_0")["text"]
    word = env.game.observe(env.running.state, 0).view.private.card[1]
    assert f"sculpt {word}" in seen
    assert "seal" not in seen
    with pytest.raises(ValueError, match="something that nobody has made"):
        env.step(f"seal {'0' * 64} a {word}")
    env.step(f"sculpt {word}")
    made = env.running.state.sculptors[0].sculpture.clay
    assert len(env.running.looks_for(0)[made]) > 0


def test_what_a_move_names_is_made_by_a_bot_where_moves_have_no_numbers() -> None:
    env = aec("gallery", words=True)
    env.reset(seed=1)
    assert "1  hang …" in env.observe(env.agent_selection)["text"]
    for agent in env.possible_agents:
        assert env.agent_selection == agent
        env.step(1)
    assert all(env.running.state.pictures)


def test_waiting_is_listed_and_read_where_it_is_allowed() -> None:
    env = aec("parlour", interrupts=True)
    env.reset(seed=1)
    asked, other = env.agent_selection, next(each for each in env.agents if each != env.agent_selection)
    assert f"{env.wait}  wait" in env.words(other)
    assert "wait" not in env.words(asked)
    assert env.read_action("wait") == env.wait
    with pytest.raises(ValueError, match="wait"):
        aec("parlour").read_action("wait")


def test_waiting_is_listed_and_read_at_a_table_in_parallel() -> None:
    env = parallel("parlour")
    env.reset(seed=1)
    waiting = [agent for agent in env.agents if f"{env.wait}  wait" in env.words(agent)]
    assert waiting == ["seat_1"]
    assert env.read_action("seat_1", " wait ") == env.wait
    assert env.moves[env.read_action("seat_0", "bow 3")].depth == 3
