"""The games as environments for learning. Needs the extra: pip install huetable[envs]."""

from __future__ import annotations

from typing import Any


def aec(name: str, **settings: Any) -> Any:
    """A PettingZoo environment of the turn-by-turn kind (AEC) for a game, by its id or short name."""
    from .pettingzoo import TableEnv

    return TableEnv(name, **settings)


__all__ = ["aec"]
