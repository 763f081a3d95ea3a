"""Games played from the deal to the end by chance, for screens that must hold whatever happens."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from stage import COLOURS, plain

from huetable.core.audience import encode_events_for
from huetable.core.codec import encode, encode_view
from huetable.core.game import AnyGame
from huetable.core.random_play import random_step
from huetable.core.rng import Rng
from huetable.core.terms import Emitted, Refusal
from huetable.games import find_game

LONG_NAMES = tuple(f"{letter}aximiliane Sonnenschein" for letter in "ABCDEFGHIJ")
"""Ten names as long as a name can be."""


@cache
def moments(name: str, seats: int, *, last: bool = False) -> tuple[Any, ...]:
    """The deal, each phase as it first comes up, and the end. With `last` also each phase as it is for the last time."""
    *before, (end, _) = played(name, seats)
    first: dict[str, Any] = {}
    final: dict[str, Any] = {}
    for state, _ in before:
        phase = getattr(state, "phase", "")
        first.setdefault(phase, state)
        final[phase] = state
    return (*first.values(), *(final.values() if last else ()), end)


@cache
def played(name: str, seats: int) -> tuple[tuple[Any, tuple[Emitted, ...]], ...]:
    """Every position of a game, and what led to it."""
    game = find_game(name)
    rng = Rng.from_number(3)
    state = game.setup(short_options(game, seats), seats, rng)
    positions: list[tuple[Any, tuple[Emitted, ...]]] = [(game.copy(state), ())]
    for number in range(10_000):
        if game.result(state) is not None:
            return tuple(positions)
        seat, move = random_step(game, state, rng.child("step", number))
        emitted = game.apply(state, seat, move, rng.child(number))
        positions.append((game.copy(state), tuple(emitted)))
    raise TimeoutError(f"{name} did not end")


def replay_steps(name: str, seats: int, seat: int | None = None) -> list[dict[str, Any]]:
    """The same game as a page gets it, as one seat saw it, or as everybody did."""
    game = find_game(name)
    return [
        {
            "seq": number,
            "seat": None,
            "move": None,
            "view": json.loads(
                encode_view(encode(game.public_view(state)), encode(game.private_view(state, seat)))
            ),
            "events": [json.loads(event) for event in encode_events_for(list(emitted), seat)],
            "scores": list(game.scores(state)),
            "at": number,
        }
        for number, (state, emitted) in enumerate(played(name, seats))
    ]


def past(name: str, seats: int, seat: int | None = None) -> dict[str, Any]:
    """The game as its replay tells it, with these eyes."""
    end = moments(name, seats)[-1]
    return {
        "game": name,
        "names": LONG_NAMES[:seats],
        "colours": COLOURS[:seats],
        "faces": [f"face{seat}" for seat in range(seats)],
        "bots": [False] * seats,
        "steps": replay_steps(name, seats, seat),
        "result": plain(find_game(name).result(end)),
        "commitment": "ab",
        "seed": "cd",
        "salt": "ef",
    }


def short_options(game: AnyGame, seats: int) -> Any:
    options = game.read_options(dict(game.shortest), seats)
    if isinstance(options, Refusal):
        raise TypeError(options.clause)
    return options
