"""Cluzzle as an environment for learners."""

from typing import Any

import numpy as np
import pytest

from huetable.bots.virtual_game import Player, SecretSeed, VirtualGame
from huetable.core.record import verify, write_record
from huetable.envs import aec, policy_bot
from huetable.envs.checks import check_environment
from huetable.games.cluzzle import GAME

# PettingZoo expects observations without a mask; all of its own games with a mask get these warnings too.
pytestmark = pytest.mark.filterwarnings("ignore:Observation")

TABLES: list[dict[str, Any]] = [
    {},
    {"seats": 4, "games": 1, "words": "zeppelin, spice rack", "language": "de"},
]


OWN_WORDS = ", ".join(f"{first} {second}" for first in ("old", "new", "odd") for second in "abcdef")
"""Things that no recipe is known for are modelled in no time."""


def test_it_passes_pettingzoos_tests_and_hides_what_a_seat_may_not_know() -> None:
    check_environment("cluzzle", cycles=8, words=OWN_WORDS, only_own=True, games=1)


def test_a_sculpture_is_seen_by_all_once_everybody_has_sealed() -> None:
    env = aec("cluzzle", options={"words": OWN_WORDS, "only_own": True, "games": 1})
    env.reset(seed=1)
    own = len(env.encoding.features(env.game.observe(env.running.state, 0), {}))
    assert own == env.encoding.size
    for _ in range(2):
        env.step(0)
    assert [len(env.running.looks_for(seat)) for seat in range(3)] == [1, 1, 0]
    env.step(0)
    assert [len(env.running.looks_for(seat)) for seat in range(3)] == [3, 3, 3]


@pytest.mark.soak
@pytest.mark.parametrize("table", TABLES)
def test_it_passes_them_for_a_long_time(table: dict[str, Any]) -> None:
    check_environment("cluzzle", cycles=150, **table)


@pytest.mark.soak
def test_policies_play_a_whole_game_that_can_be_verified() -> None:
    rng = np.random.default_rng(1)
    options = {"words": OWN_WORDS, "only_own": True, "games": 1, "clock": False}
    random = policy_bot("cluzzle", lambda _, mask: int(rng.choice(np.flatnonzero(mask))), options=options)
    game = VirtualGame(GAME, [Player("policy", random)] * 3, SecretSeed.from_numbers(1), options=options)
    while (due_move := game.next_due_move()) is not None:
        game.make_move(due_move)
    assert verify(GAME, write_record(game.record())).footer is not None
    assert {hash for hash, _ in GAME.blobs(game.state)} == set(game.blobs)
    assert len(game.blobs) == 3
