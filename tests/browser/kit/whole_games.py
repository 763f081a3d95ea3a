"""Games played from the deal to the end by chance, for screens that must hold whatever happens."""

from __future__ import annotations

from functools import cache
from typing import Any

from huetable.core.game import AnyGame
from huetable.core.random_play import random_step
from huetable.core.rng import Rng
from huetable.core.terms import Refusal
from huetable.games import find_game

LONG_NAMES = tuple(f"{letter}aximiliane Sonnenschein" for letter in "ABCDEFGHIJ")
"""Ten names as long as a name can be."""


@cache
def moments(name: str, seats: int) -> tuple[Any, ...]:
    """The deal, each phase as it first comes up, and the end."""
    game = find_game(name)
    rng = Rng.from_number(3)
    state = game.setup(short_options(game, seats), seats, rng)
    found: dict[str, Any] = {}
    for number in range(10_000):
        if game.result(state) is not None:
            return (*found.values(), state)
        found.setdefault(getattr(state, "phase", ""), game.copy(state))
        seat, move = random_step(game, state, rng.child("step", number))
        game.apply(state, seat, move, rng.child(number))
    raise TimeoutError(f"{name} did not end")


def short_options(game: AnyGame, seats: int) -> Any:
    options = game.read_options(dict(game.shortest), seats)
    if isinstance(options, Refusal):
        raise TypeError(options.clause)
    return options
