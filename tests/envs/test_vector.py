"""Many environments at once: the same games in one process or several, and failures that are heard of."""

import os
import signal
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from huetable.envs import vector
from huetable.envs.vector_runner import Batch, VectorRunner, WorkerError


def play(runner: VectorRunner, steps: int) -> list[Batch]:
    """The legal action in the middle, always."""
    batch = runner.reset()
    played = []
    for _ in range(steps):
        played.append(deepcopy(batch))
        legal = [np.flatnonzero(mask) for mask in batch.action_mask]
        batch = runner.step(np.array([numbers[len(numbers) // 2] for numbers in legal]))
    return played


def same(one: Batch, other: Batch) -> bool:
    parts: Any = zip(one, other, strict=True)
    return all(np.array_equal(mine, theirs) for mine, theirs in parts)


def test_it_deals_again_when_a_game_is_over_and_repeats_itself_with_a_seed() -> None:
    with vector("dye", envs=3, seed=5) as runner:
        first, again = play(runner, 150), play(runner, 150)
    assert all(map(same, first, again))
    ended = [batch.rewards[row] for batch in first for row in np.flatnonzero(batch.done)]
    assert len(ended) > 3
    assert all(set(rewards) <= {1.0, -1.0} for rewards in ended)
    with vector("dye", envs=3, seed=6) as runner:
        assert not all(map(same, first, play(runner, 150)))


@pytest.mark.soak
def test_processes_play_the_same_games_and_one_that_dies_is_heard_of() -> None:
    with vector("dye", envs=3, seed=5) as runner:
        alone = play(runner, 40)
    with vector("dye", envs=3, processes=2, seed=5) as runner:
        assert all(map(same, alone, play(runner, 40)))
        workers = [process for process, _ in runner._workers]
        os.kill(workers[1].pid, signal.SIGKILL)
        with pytest.raises(WorkerError, match="exit code -9"):
            runner.step(np.zeros(3, np.int32))
        assert not any(process.is_alive() for process in workers)
        with pytest.raises(WorkerError, match="closed"):
            runner.reset()


@pytest.mark.soak
def test_an_illegal_action_in_a_process_is_told_in_words() -> None:
    with vector("dye", envs=2, processes=2) as runner:
        runner.reset()
        with pytest.raises(WorkerError, match="DYE-"):
            runner.step(np.full(2, 5))


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        ({"envs": 0}, "can't be shared"),
        ({"envs": 2, "processes": 3}, "can't be shared"),
        ({"envs": 2, "words": True}, "has no numbers"),
    ],
)
def test_what_cannot_be_run_is_said_at_once(settings: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        vector("dye", **settings)
