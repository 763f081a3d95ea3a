"""The short times to react grow for a player who needs more time (TABLE-76)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from huetable.core import record as records
from huetable.core.random_play import random_step
from huetable.core.rng import Rng
from huetable.games import find_game
from huetable.table.commands.setup.options import options_to_dict
from huetable.table.game_on_table.current_game import CurrentGame
from huetable.table.seeds import draw_seed

SEATS = 3


def state_with_timer(name: str, kind: str) -> tuple[Any, str]:
    """A state of a game played by chance in which such a timer runs."""
    game = find_game(name)
    options: Any = game.read_options({}, SEATS)
    for number in range(200):
        rng = Rng.from_number(number)
        state = game.setup(options, SEATS, rng.child("setup"))
        for turn in range(300):
            if game.result(state) is not None:
                break
            for timer in game.timers(state):
                if timer.name.startswith(kind):
                    return state, timer.name
            seat, move = random_step(game, state, rng.child(turn, "choice"))
            game.apply(state, seat, move, rng.child(turn, "apply"))
    raise AssertionError(f"{name} never has a timer {kind}")


def length_of_timer(name: str, state: Any, timer: str, times: Mapping[int, int]) -> int:
    game, seed = find_game(name), draw_seed()
    chairs = tuple(records.RecordedChair("person") for _ in range(SEATS))
    options = options_to_dict(game.read_options({}, SEATS))
    header = records.Header(
        records.FORMAT, game.meta.id, game.meta.rules_version, options, chairs, seed.commitment, ("nonce",)
    )
    current_game = CurrentGame(game, header, seed, 20_000, state=state)
    current_game.update_clocks(0, running=True, times=lambda: times, elsewhere=lambda _: range(SEATS))
    return current_game.timers[timer].total


@pytest.mark.parametrize(
    ("name", "kind"), [("uno_coloradd", "grace/"), ("guardians_of_hue", "support/")], ids=["catch", "support"]
)
def test_a_window_grows_for_whoever_may_act_in_it(name: str, kind: str) -> None:
    state, timer = state_with_timer(name, kind)
    may_act = [seat for seat in range(SEATS) if find_game(name).may_act(state, seat)]
    usual = length_of_timer(name, state, timer, {})
    assert length_of_timer(name, state, timer, {may_act[-1]: 5}) == 5 * usual
    for seat in set(range(SEATS)) - set(may_act):
        assert length_of_timer(name, state, timer, {seat: 5}) == usual, "nothing of theirs is at stake"


def test_nobody_is_kept_from_catching_for_longer() -> None:
    state, timer = state_with_timer("uno_coloradd", "lock/")
    assert length_of_timer("uno_coloradd", state, timer, dict.fromkeys(range(SEATS), 5)) == length_of_timer(
        "uno_coloradd", state, timer, {}
    )
