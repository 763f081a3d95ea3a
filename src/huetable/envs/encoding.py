"""The moves of a game by number, and what a seat sees as numbers: what a game's `learning.py` says, ready for an environment.

`learning.py` gives `actions(options, seats)`, everything that can ever be chosen, in a fixed order; `size(options, seats)`, how
many numbers an observation has; and `features(observation)`, those numbers, from 0 to 1. They are made from a seat's
Observation, so they hold nothing that the seat may not know. It may also give

- `legal_actions(observation)`, which of the actions a seat may choose: where some moves cannot be listed, such as a cue. Without
  it they are the listed moves.
- `to_move(action, observation, rng)`, the move that an action stands for, and the blobs to which the move refers: where an action
  is no move yet, such as a sculpture that is still to be made. Without it an action is a move.
- `name_action(action, observation)`, an action in words, if it is no move.
- `look(shape)`, numbers for a blob that the seat may see. They are then given to `features(observation, looks)` by hash.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol, cast

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from huetable.core.game import AnyGame
from huetable.core.rng import Rng
from huetable.core.terms import Observation, OpenMove
from huetable.games import optional_module

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]
Looks = Mapping[str, Sequence[float]]


class Learning(Protocol):
    """What a game must say about itself to learners."""

    def actions(self, options: Any, seats: int) -> tuple[Any, ...]: ...
    def size(self, options: Any, seats: int) -> int: ...
    def features(self, observation: Observation, looks: Looks = ..., /) -> Sequence[float]: ...


def has_encoding(game: AnyGame) -> bool:
    return optional_module(game, "learning") is not None


class Encoding:
    """One table's moves and observations by number."""

    def __init__(self, game: AnyGame, options: Any, seats: int) -> None:
        learning = optional_module(game, "learning")
        if learning is None:
            raise LookupError(f"{game.meta.title} does not number its moves: it has no learning.py")
        self._learning = cast("Learning", learning)
        self._legal_actions = getattr(learning, "legal_actions", None)
        self._to_move = getattr(learning, "to_move", None)
        self._name_action = getattr(learning, "name_action", None)
        self._look = getattr(learning, "look", None)
        self.actions_are_moves = self._to_move is None
        self.actions = self._learning.actions(options, seats)
        self.number_of = {action: number for number, action in enumerate(self.actions)}
        kinds = {type(action) for action in self.actions}
        self._tags = {kind.__struct_config__.tag for kind in kinds if issubclass(kind, Struct)}
        self.size = self._learning.size(options, seats)

    def legal_actions(self, observation: Observation) -> Iterable[Any]:
        if self._legal_actions is None or not (observation.moves or observation.open_moves):
            return observation.moves
        legal: Iterable[Any] = self._legal_actions(observation)
        return legal

    def mask(self, observation: Observation, extra: int = 0) -> Mask:
        """1 for each legal action; `extra` more numbers at the end are left at 0."""
        mask = np.zeros(len(self.actions) + extra, np.int8)
        mask[[self.number_of[action] for action in self.legal_actions(observation)]] = 1
        return mask

    def numbered(self, observation: Observation) -> list[tuple[int, Any]]:
        """The legal actions by their numbers: moves or, where an action is no move, what it says."""
        name = self._name_action or (lambda action, _: action)
        legal = ((self.number_of[action], action) for action in self.legal_actions(observation))
        return [(number, name(action, observation)) for number, action in sorted(legal)]

    def forms(self, observation: Observation) -> list[OpenMove]:
        """The open moves of which some have a number."""
        return [form for form in observation.open_moves if form.move in self._tags]

    def features(self, observation: Observation, looks: Looks) -> Floats:
        numbers = self._learning.features
        return np.asarray(numbers(observation, looks) if self._look else numbers(observation), np.float32)

    def look(self, shape: bytes) -> Sequence[float] | None:
        """What can be seen of a blob; None where the game shows none to learners."""
        return None if self._look is None else self._look(shape)

    def to_move(self, number: int, observation: Observation, rng: Rng) -> tuple[Any, Sequence[bytes]]:
        """The move that an action stands for, and the blobs to which it refers."""
        action = self.actions[number]
        return (action, ()) if self._to_move is None else self._to_move(action, observation, rng)
