"""A policy as a bot: it sits down at any table with other bots, and its games leave records that can be verified."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any, Final, TypeVar

from huetable.core.bot import Bot
from huetable.core.rng import Rng
from huetable.core.terms import Observation

from .encoding import Encoding, Floats, Mask
from .table_setup import TableSetup

T = TypeVar("T")

_MOST_KEPT: Final = 64

Policy = Callable[[Floats, Mask], int]
"""Chooses an action from what a seat sees: the numbers, and the mask of the legal actions."""


class PolicyBot(Bot):
    """Plays when it is its turn, and never interrupts. See `huetable.envs.policy_bot`."""

    def __init__(self, setup: TableSetup, policy: Policy) -> None:
        self.policy = policy
        self.encoding = Encoding(setup.game, setup.options, setup.seats)
        self._made: dict[str, bytes] = {}
        self._looks: dict[str, Sequence[float]] = {}

    def choose(self, observation: Observation, rng: Rng) -> Any | None:
        if observation.seat not in observation.awaited:
            return None
        features = self.encoding.features(observation, self._looks)
        action = int(self.policy(features, self.encoding.mask(observation)))
        move, blobs = self.encoding.to_move(action, observation, rng)
        for data in blobs:
            _keep(self._made, sha256(data).hexdigest(), data)
        return move

    def blobs(self, observation: Observation, move: Any) -> Sequence[bytes]:
        """Those whose hashes are in the move: a bot may play several seats, which plan their moves at the same time."""
        values = [getattr(move, name) for name in move.__struct_fields__]
        return tuple(data for hash, data in self._made.items() if hash in values)

    def see_blob(self, hash: str, data: bytes) -> None:
        look = self.encoding.look(data)
        if look is not None:
            _keep(self._looks, hash, look)


def _keep(kept: dict[str, T], hash: str, thing: T) -> None:
    """Beside the latest ones of this many: more are never on one table."""
    kept[hash] = thing
    if len(kept) > _MOST_KEPT:
        del kept[next(iter(kept))]
