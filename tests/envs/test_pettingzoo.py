"""Games as environments: PettingZoo's own tests, and that an agent sees and may do what its seat does."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from huetable.core.rng import Rng
from huetable.envs import aec

HOUSE = [
    {"text": "Swap.", "effect": "swap"},
    {"text": "Look.", "effect": "look"},
    {"text": "All of a colour.", "effect": "discard_colour"},
    {"text": "Sing.", "effect": "honour"},
]
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"goal": 0, "stacking": True, "jump_in": True, "seven_zero": True}),
    (4, {"goal": 0, "house_rules": HOUSE, "draw_until_playable": True}),
    (4, {"goal": 0, "scoring": "winner", "house_rules": HOUSE[:1], "clock": True}),
]

# PettingZoo means observations without a mask; every one of its own games with a mask gets these warnings too.
dictionaries = pytest.mark.filterwarnings("ignore:Observation")


def uno(seats: int = 2, **options: Any) -> Any:
    return aec("uno_coloradd", seats=seats, options=options)


def random_play(env: Any, steps: int, seed: int = 1) -> Any:
    """Random lawful steps; yields after each, while the game is going on."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        if any(env.terminations.values()):
            return
        yield env.agent_selection
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(rng.choice(np.flatnonzero(mask))))


@dictionaries
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_it_passes_pettingzoos_own_test(seats: int, options: dict[str, Any]) -> None:
    api_test(uno(seats, **options), num_cycles=60)


@dictionaries
def test_the_same_seed_deals_the_same_game() -> None:
    seed_test(uno, num_cycles=40)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_mask_is_what_the_seat_may_do(seats: int, options: dict[str, Any]) -> None:
    env = uno(seats, **options)
    for _ in random_play(env, 120):
        for agent in env.agents:
            seat = env.possible_agents.index(agent)
            observation = env.game.observe(env.state_of_game, seat)
            mask = env.observe(agent)["action_mask"]
            assert {env.moves[number] for number in np.flatnonzero(mask)} == set(observation.moves)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_an_observation_holds_nothing_that_the_seat_may_not_know(seats: int, options: dict[str, Any]) -> None:
    """Another world that looks the same to a seat gives it the same observation, to the last number."""
    env = uno(seats, **options)
    for step, _ in enumerate(random_play(env, 80, seed=2)):
        true = env.state_of_game
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            view = env.game.view(true, seat)
            env.state_of_game = env.game.imagine(view, Rng.from_number(step))
            imagined = env.observe(agent)
            env.state_of_game = true
            assert all(np.array_equal(seen[part], imagined[part]) for part in seen)
            assert env.observation_space(agent).contains(seen)


def test_a_game_is_played_to_its_end_and_the_winner_is_rewarded() -> None:
    env = uno(3, goal=0)
    for _ in random_play(env, 5000):
        assert set(env.rewards.values()) == {0.0}
    result = env.game.result(env.state_of_game)
    assert {agent: reward > 0 for agent, reward in env.rewards.items()} == {
        agent: seat in result.winners for seat, agent in enumerate(env.possible_agents)
    }
    for _ in range(3):
        env.step(None)
    assert env.agents == []


def test_an_unlawful_action_is_refused_in_words_and_changes_nothing() -> None:
    env = uno(2)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    before = env.render_mode, env.game.sketch(env.state_of_game)
    with pytest.raises(ValueError, match=r"UNO-|TABLE-"):
        env.step(int(np.flatnonzero(mask == 0)[0]))
    with pytest.raises(ValueError, match="must act"):
        env.step(None)
    assert (env.render_mode, env.game.sketch(env.state_of_game)) == before


def test_options_that_cannot_be_are_refused_in_words() -> None:
    with pytest.raises(ValueError, match="TABLE-7"):
        uno(2, goal=17)
    with pytest.raises(ValueError, match="TABLE-6"):
        uno(11)


def test_it_can_be_looked_at() -> None:
    env = aec("uno", seats=2, render_mode="ansi")
    env.reset(seed=3)
    assert "round 1" in env.render()
    env.close()
