"""Checks that play: random games, games between bots, the same game twice, and moves that nobody would make."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec

from huetable import games
from huetable.bots.levels import levels
from huetable.bots.runner import bot_players, play_game
from huetable.core import record as records
from huetable.core.codec import digest, encode
from huetable.core.contract import ContractBroken, check_any_object, check_game, check_record, expect
from huetable.core.game import AnyGame
from huetable.core.random_play import random_step
from huetable.core.rng import Rng
from huetable.core.rulebook import Rulebook
from huetable.core.terms import TABLE, Refusal, TimerExpired, VoteEnded

_SEEDS: Final = 3
_CLOSELY, _AT_FULL_LENGTH = 3, 301
"""Every how many moves a position is checked, in a short game and in one at full length."""
_BUDGET_MS: Final = 5
_TRIES: Final = 40

_VALUES: Final[tuple[object, ...]] = (
    *(None, True, False, 0, 1, -1, 2**70, 1.5, "", "pass", "red"),
    *([], [0], {}, {"type": "pass"}, {"seat": [None]}, [[], {}]),
)
"""What JSON can say, and so what anybody can send."""

SAME_STATES: Final = "the same moves lead to the same states"

_REPLAY: Final = """
import sys, json
from huetable.contract.playing import digests
from huetable.core.record import read_record
from huetable.games import find_game
for file in sys.argv[1:]:
    record = read_record(open(file, "rb").read())
    print(json.dumps(digests(find_game(record.header.game), record)))
"""


def books(game: AnyGame) -> tuple[Rulebook, Rulebook]:
    return games.rulebook(game), games.table_rulebook()


def seats_of(game: AnyGame, number: int) -> int:
    """One after the other, each number of players that the game allows."""
    least, most = game.meta.seats
    return least + number % (most - least + 1)


def check_random_games(game: AnyGame) -> None:
    for seed in range(_SEEDS):
        check_random_game(game, seed)


def check_random_game(game: AnyGame, seed: int) -> None:
    """Short games are checked closely, games at full length at a few positions."""
    full = seed % _SEEDS == _SEEDS - 1
    options, every = ({}, _AT_FULL_LENGTH) if full else (dict(game.shortest), _CLOSELY)
    record = check_game(game, seats_of(game, seed), seed, options=options, rulebooks=books(game), every=every)
    check_record(game, record, range(seed, 9000, 2203))


def check_determinism(game: AnyGame) -> None:
    """In this process, and in another one where sets and hashes have another order, if that one can find the game."""
    played = [unchecked_game(game, 77 + number) for number in range(2)]
    try:
        expected, again = ([digests(game, record) for record in played] for _ in range(2))
    except records.BadRecord as error:
        raise ContractBroken(f"{SAME_STATES} | {error}") from error
    expect(again == expected, SAME_STATES, game.meta.id)
    if games.all_games().get(game.meta.id) is game:
        expect(
            replayed_elsewhere(played) == expected, "another process comes to the same states", game.meta.id
        )


def unchecked_game(game: AnyGame, seed: int) -> records.Record:
    """A short random game, played as fast as it can be."""
    return check_game(game, seats_of(game, seed), seed, options=dict(game.shortest), every=10**6)


def digests(game: AnyGame, record: records.Record) -> list[str]:
    """Of the state after each step."""
    return [digest(state) for _, _, state in records.replay(game, record, record.rng)]


def replayed_elsewhere(played: list[records.Record], hash_seed: str = "1") -> list[list[str]]:
    """What `digests` finds in another process with this PYTHONHASHSEED."""
    with TemporaryDirectory() as folder:
        files = [Path(folder, f"{number}.jsonl") for number in range(len(played))]
        for file, record in zip(files, played, strict=True):
            file.write_bytes(records.write_record(record))
        done = subprocess.run(  # noqa: S603 (ourselves, and files that we have just written)
            [sys.executable, "-c", _REPLAY, *map(str, files)],
            env={
                "PYTHONHASHSEED": hash_seed,
                "PYTHONPATH": ":".join(sys.path),
                "HUETABLE_GAMES": os.environ.get("HUETABLE_GAMES", ""),
            },
            capture_output=True,
            text=True,
            check=False,
        )
    expect(done.returncode == 0, "another process can replay the game", done.stderr[-400:])
    return [json.loads(line) for line in done.stdout.splitlines()]


def position(game: AnyGame, seats: int, seed: int, moves: int) -> Any:
    """The state after so many random moves, or at the end if that comes first."""
    rng = Rng.from_number(seed)
    state = game.setup(game.options_type(), seats, rng)
    for number in range(moves):
        if game.result(state) is None:
            seat, move = random_step(game, state, rng.child("wander", number))
            game.apply(state, seat, move, rng.child(number))
    return state


def check_any_move(game: AnyGame) -> None:
    rng = Rng.from_number(1)
    for moves in (0, 7, 31):
        state = position(game, seats_of(game, moves), moves, moves)
        for thing in _odd_moves(game, rng.child(moves)):
            for seat in (0, game.seats(state) - 1, TABLE):
                check_any_object(game, state, seat, thing, books(game))
    for thing in _VALUES:
        move = game.read_move(json.dumps(thing).encode())
        expect(move is None or isinstance(move, msgspec.Struct), "bytes are a move or none", thing)


def _odd_moves(game: AnyGame, rng: Rng) -> Iterator[object]:
    """Plain values, and moves with anything at all in their fields."""
    yield from _VALUES
    kinds: tuple[Any, ...] = (*game.move_types(), TimerExpired, VoteEnded)
    for kind in kinds:
        fields = len(kind.__struct_fields__)
        for number in range(_TRIES if fields else 1):
            draw = rng.child(kind.__name__, number)
            yield kind(*(draw.child(field).choice(_VALUES, "value") for field in range(fields)))


def check_options(game: AnyGame) -> None:
    least, most = game.meta.seats
    names = [*game.options_type.__struct_fields__, "no such option"]
    for raw in ({name: value} for name in names for value in _VALUES):
        read = game.read_options(raw, least)
        expect(isinstance(read, Refusal | game.options_type), "any options are read or refused", raw)
    for seats in range(least, most + 1):
        quick = game.read_options(dict(game.quick), seats)
        expect(isinstance(quick, game.options_type), "`quick` suits every number of players", seats, quick)


def check_bots(game: AnyGame) -> None:
    """PlayError says which bot did what."""
    for number, level in enumerate(levels(game)):
        seats = seats_of(game, number)
        seated = bot_players(game, [level] * seats, _BUDGET_MS)
        outcome = play_game(game, seated, number, options=dict(game.shortest))
        expect(encode(outcome.result), "a game between bots has a result", level)
