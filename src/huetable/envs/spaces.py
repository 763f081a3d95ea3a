"""The spaces of observations and actions, as Gymnasium describes them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import gymnasium
import numpy as np

Space = gymnasium.spaces.Space[Any]


def observation_space(size: int, actions: int) -> Space:
    """So many numbers from 0 to 1, and a mask with a 1 for each legal action."""
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(0.0, 1.0, (size,), np.float32),
            "action_mask": mask_space(actions),
        }
    )


def mask_space(actions: int) -> Space:
    return gymnasium.spaces.Box(0, 1, (actions,), np.int8)


def action_spaces(agents: Iterable[str], actions: int) -> dict[str, Space]:
    """One each, because a space has a random generator of its own."""
    return {agent: gymnasium.spaces.Discrete(actions) for agent in agents}
