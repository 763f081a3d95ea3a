"""Plays seeded random games of every kind and prints the hash of each record, of every state in it and of what the seats see.

Two builds of the rules play alike if they print the same: tests/test_compiled_kit.py compares them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256

from huetable.core import rng
from huetable.core.codec import digest
from huetable.core.contract import MOST_MOVES, check_game
from huetable.core.game import AnyGame
from huetable.core.record import replay, write_record
from huetable.games import all_games


def hashes(game: AnyGame, seed: int) -> Iterator[str]:
    """One line for the record of the game with this seed, and one for every state."""
    least, most = game.meta.seats
    seats = least + seed % (most - least + 1)
    record = check_game(game, seats, seed, options=dict(game.shortest), every=MOST_MOVES)
    yield f"{game.meta.id} {seed} {sha256(write_record(record)).hexdigest()}"
    for step, _, state in replay(game, record, record.rng):
        seen = [digest(game.view(state, seat)) for seat in (*range(seats), None)]
        yield f"{game.meta.id} {seed} {step.seq} {digest(state)} {digest(seen)}"


def main() -> None:
    print(f"The rng is {rng.__file__}", file=sys.stderr)
    for game in all_games().values():
        for seed in range(int(sys.argv[1])):
            for line in hashes(game, seed):
                print(line)


main()
