"""Checks that the environment of every game must pass, for the tests of the games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from huetable.core.rng import Rng

from .pettingzoo import TableEnv


def random_steps(env: TableEnv, steps: int, seed: int = 1) -> Iterator[str]:
    """Plays random legal moves. Yields the agent before each of its moves, until the game is over."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        if any(env.terminations.values()):
            return
        yield env.agent_selection
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(rng.choice(np.flatnonzero(mask))))


def check_masks(env: TableEnv, steps: int = 120) -> None:
    """The action mask of every seat is exactly its legal moves."""
    for _ in random_steps(env, steps):
        for seat, agent in enumerate(env.possible_agents):
            legal = set(env.game.observe(env.state_of_game, seat).moves)
            masked = {env.moves[number] for number in np.flatnonzero(env.observe(agent)["action_mask"])}
            if masked != legal:
                raise AssertionError(f"the mask of {agent} and its legal moves differ: {masked ^ legal}")


def check_secrets(env: TableEnv, steps: int = 80) -> None:
    """Another state that looks the same to a seat gives it the same observation, to the last number."""
    for step, _ in enumerate(random_steps(env, steps, seed=2)):
        for agent in env.possible_agents:
            seen = env.observe(agent)
            if not env.observation_space(agent).contains(seen):
                raise AssertionError(f"the observation of {agent} is outside its space")
            if not _observes_the_same(seen, _observe_imagined(env, agent, Rng.from_number(step))):
                raise AssertionError(f"the observation of {agent} holds what its seat may not know")


def _observe_imagined(env: TableEnv, agent: str, rng: Rng) -> dict[str, Any]:
    true = env.state_of_game
    view = env.game.view(true, env.possible_agents.index(agent))
    env.state_of_game = env.game.imagine(view, rng)
    imagined = env.observe(agent)
    env.state_of_game = true
    return imagined


def _observes_the_same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(np.array_equal(one[part], other[part]) for part in one)
