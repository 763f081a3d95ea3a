"""Taking moves back without replaying the whole game."""

from __future__ import annotations

from typing import Any

import pytest

from huetable.core import record as records
from huetable.core.codec import encode
from huetable.core.random_play import random_step
from huetable.core.rng import Rng
from huetable.games import all_games, find_game
from huetable.table.commands.setup.options import options_to_dict
from huetable.table.events import Moved
from huetable.table.game_on_table import checkpoints
from huetable.table.game_on_table.checkpoints import Checkpoints
from huetable.table.game_on_table.current_game import CurrentGame
from huetable.table.seeds import draw_seed

GAMES = list(all_games())


def dealt(name: str) -> CurrentGame:
    game = find_game(name)
    seats = game.meta.seats[0]
    options: Any = game.read_options({}, seats)
    seed = draw_seed()
    header = records.Header(
        records.FORMAT,
        game.meta.id,
        game.meta.rules_version,
        options_to_dict(options),
        tuple(records.RecordedChair("person") for _ in range(seats)),
        seed.commitment,
        ("nonce",),
    )
    return CurrentGame(game, header, seed, 20_000)


def play(current_game: CurrentGame, moves: int) -> list[bytes]:
    """Random moves; the state after each."""
    states = [encode(current_game.state)]
    while len(states) <= moves and current_game.result is None:
        number = len(current_game.steps)
        seat, move = random_step(current_game.game, current_game.state, Rng.from_number(2).child(number))
        current_game.play(10 + number, Moved(seat, move), encode(move), number)
        states.append(encode(current_game.state))
    return states


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_back_to_any_step_as_if_the_rest_had_not_been_played(name: str) -> None:
    current_game = dealt(name)
    states = play(current_game, 150)
    steps = len(states) - 1
    for back_to in sorted({steps - 1, steps * 3 // 4, steps // 2, 33, 32, 31, 1, 0}, reverse=True):
        if back_to >= steps:
            continue
        current_game.undo(9 + back_to, seq=1000)
        assert encode(current_game.state) == states[back_to]
        fresh = dealt(name)
        fresh.rng, fresh.seed, fresh.header = current_game.rng, current_game.seed, current_game.header
        fresh.state = records.initial_state(fresh.game, fresh.header, fresh.rng)
        for step, row in zip(current_game.steps, current_game.rows, strict=True):
            seat, move = records.decode_move(fresh.game, step.seat, bytes(step.move))
            fresh.play(row, Moved(seat, move), bytes(step.move), step.at)
        assert (current_game.last_steps, current_game.rows) == (fresh.last_steps, fresh.rows)
        assert current_game.result is None
    assert play(current_game, 20)[1:] == states[1 : len(states)][:20]


def applied(monkeypatch: pytest.MonkeyPatch, current_game: CurrentGame) -> list[Any]:
    """Every move that the game plays from here on."""
    seen: list[Any] = []
    apply = current_game.game.apply

    def counting(*given: Any) -> Any:
        seen.append(given[2])
        return apply(*given)

    monkeypatch.setattr(current_game.game, "apply", counting)
    return seen


def test_a_take_back_late_in_a_game_replays_a_few_dozen_moves_at_most(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    current_game = dealt("uno_coloradd")
    play(current_game, 400)
    steps = len(current_game.steps)
    assert steps > 150
    seen = applied(monkeypatch, current_game)
    for number in range(60):
        before = len(seen)
        current_game.state_before_last_step()
        current_game.undo(current_game.rows[-1] - 1, seq=1000)
        assert len(current_game.steps) == steps - number - 1
        assert len(seen) - before <= 2 * checkpoints.EVERY


def test_moves_taken_back_further_than_the_checkpoints_reach_are_replayed_from_the_deal_only_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    current_game = dealt("uno_coloradd")
    play(current_game, 400)
    current_game.checkpoints = Checkpoints()
    seen = applied(monkeypatch, current_game)
    current_game.state_before_last_step()
    assert len(seen) == len(current_game.steps) - 1
    seen.clear()
    current_game.undo(current_game.rows[-1] - 1, seq=1000)
    assert len(seen) < checkpoints.EVERY


def test_a_game_keeps_a_few_checkpoints_however_long_it_is() -> None:
    kept = Checkpoints()
    for number in range(0, 1000, 32):
        kept.add(number, b"{}", ())
    assert [each.number for each in kept.kept] == [896, 928, 960, 992]
    assert kept.latest(940) == kept.kept[1]
    assert kept.latest(100) is None
