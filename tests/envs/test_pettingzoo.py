"""Games as environments: PettingZoo's own tests, and that an agent sees and may do what its seat does."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from huetable.envs import aec
from huetable.envs.checks import check_masks, check_secrets, random_steps

pytestmark = pytest.mark.usefixtures("small_games")

# PettingZoo expects observations without a mask; all of its own games with a mask get these warnings too.
dictionaries = pytest.mark.filterwarnings("ignore:Observation")
few_and_many = pytest.mark.parametrize("seats", [2, 5])


def parlour(seats: int = 2, **options: Any) -> Any:
    return aec("parlour", seats=seats, options=options)


@dictionaries
@few_and_many
def test_it_passes_pettingzoos_own_test(seats: int) -> None:
    api_test(parlour(seats), num_cycles=60)


@dictionaries
def test_the_same_seed_deals_the_same_game() -> None:
    seed_test(parlour, num_cycles=40)


@few_and_many
def test_the_mask_is_what_the_seat_may_do(seats: int) -> None:
    check_masks(parlour(seats))


@few_and_many
def test_an_observation_holds_nothing_that_the_seat_may_not_know(seats: int) -> None:
    check_secrets(parlour(seats))


def test_a_game_is_played_to_its_end_and_the_winner_is_rewarded() -> None:
    env = parlour(3)
    for _ in random_steps(env, 5000):
        assert set(env.rewards.values()) == {0.0}
    result = env.game.result(env.running.state)
    assert {agent: reward > 0 for agent, reward in env.rewards.items()} == {
        agent: seat in result.winners for seat, agent in enumerate(env.possible_agents)
    }
    for _ in range(3):
        env.step(None)
    assert env.agents == []


def test_an_unlawful_action_is_refused_in_words_and_changes_nothing() -> None:
    env = parlour(2)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    before = env.render_mode, env.game.sketch(env.running.state)
    with pytest.raises(ValueError, match="PAR-2"):
        env.step(int(np.flatnonzero(mask == 0)[0]))
    with pytest.raises(ValueError, match="must act"):
        env.step(None)
    assert (env.render_mode, env.game.sketch(env.running.state)) == before


def test_options_that_cannot_be_are_refused_in_words() -> None:
    with pytest.raises(ValueError, match="TABLE-7"):
        parlour(2, rounds=17)
    with pytest.raises(ValueError, match="TABLE-6"):
        parlour(11)


def test_it_can_be_looked_at() -> None:
    env = aec("parlour", seats=2, render_mode="ansi")
    env.reset(seed=3)
    assert env.render() == env.words("seat_0")
    env.close()
    env = parlour()
    env.reset(seed=3)
    assert env.render() is None
