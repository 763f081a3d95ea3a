"""Checks that the environment of every game must pass, for the tests of the games."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
from pettingzoo.test import api_test, parallel_api_test, seed_test

from huetable.core.rng import Rng
from huetable.core.terms import Observation

from . import aec, parallel
from .pettingzoo import TableEnv

_TRIED = 40
"""How many of the actions that a mask forbids are tried at each step."""
_WORDS_EVERY = 50
"""Words take a hundred times as long as numbers."""


def check_environment(name: str, *, cycles: int, seats: int | None = None, **options: Any) -> None:
    """PettingZoo's own tests and ours, over so many steps each."""
    table: dict[str, Any] = {"seats": seats, "options": options}
    api_test(aec(name, **table), num_cycles=cycles)
    api_test(aec(name, interrupts=True, reward="points", **table), num_cycles=cycles)
    seed_test(lambda: aec(name, **table), num_cycles=cycles)
    parallel_api_test(parallel(name, **table), num_cycles=cycles)
    check_masks(aec(name, **table), cycles)
    check_secrets(aec(name, **table), cycles)


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
    """The rules take every action that the mask of a seat allows, and refuse those that it forbids. Every listed move that has a
    number is allowed.
    """
    rng = np.random.default_rng(1)
    for _ in random_steps(env, steps):
        for seat, agent in enumerate(env.possible_agents):
            observation = env.game.observe(env.running.state, seat)
            mask = env.observe(agent)["action_mask"][: len(env.moves)]
            _check_listed(env, observation, mask)
            allowed = np.flatnonzero(mask)
            _check_refusals(env, observation, _some(allowed, rng), legal=True)
            _check_refusals(env, observation, _some(np.flatnonzero(mask == 0), rng), legal=False)


def _some(numbers: Any, rng: np.random.Generator) -> list[int]:
    chosen: list[int] = rng.permutation(numbers)[:_TRIED].tolist()
    return chosen


def _check_listed(env: TableEnv, observation: Observation, mask: Any) -> None:
    numbered = (env.encoding.number_of.get(move) for move in observation.moves)
    missing = [env.moves[number] for number in numbered if number is not None and not mask[number]]
    if missing:
        raise AssertionError(f"the mask of seat {observation.seat} lacks legal moves: {missing}")


def _check_refusals(env: TableEnv, observation: Observation, numbers: list[int], *, legal: bool) -> None:
    seat = observation.seat or 0
    for number in numbers:
        if not legal and not env.encoding.actions_are_moves and not _is_move(env, number):
            continue
        move, _ = env.encoding.to_move(number, observation, Rng.from_number(number))
        refusal = env.running.refuse(seat, move)
        if (refusal is None) != legal:
            raise AssertionError(f"the mask of seat {seat} is wrong about {env.moves[number]}: {refusal}")


def _is_move(env: TableEnv, number: int) -> bool:
    return isinstance(env.moves[number], env.game.move_types())


def check_secrets(env: TableEnv, steps: int = 80) -> None:
    """Another state that looks the same to a seat gives it the same observation, to the last number and the last word."""
    for step, _ in enumerate(random_steps(env, steps, seed=2)):
        for agent in env.possible_agents:
            seen = env.observe(agent)
            if not env.observation_space(agent).contains(seen):
                raise AssertionError(f"the observation of {agent} is outside its space")
            with_words = step % _WORDS_EVERY == 0
            words = env.words(agent) if with_words else ""
            with _imagined(env, agent, Rng.from_number(step)):
                same = _observes_the_same(seen, env.observe(agent))
                same_words = not with_words or words == env.words(agent)
            if not same or not same_words:
                raise AssertionError(f"the observation of {agent} holds what its seat may not know")


@contextmanager
def _imagined(env: TableEnv, agent: str, rng: Rng) -> Iterator[None]:
    """Meanwhile the game is in another state, which this agent cannot tell from the true one."""
    true = env.running.state
    view = env.game.view(true, env.seat_of[agent])
    env.running.state = env.game.imagine(view, rng)
    try:
        yield
    finally:
        env.running.state = true


def _observes_the_same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(np.array_equal(one[part], other[part]) for part in one)
