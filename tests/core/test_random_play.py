from typing import Any

import pytest
from show_of_hands import HANDS

from huetable.core.random_play import NobodyCanMove, random_move, random_step
from huetable.core.rng import Rng
from huetable.core.terms import NO_PRIVATE_VIEW, TABLE, Observation, TimerExpired, View, VoteEnded
from huetable.games import find_game

DYE: Any = find_game("dye_pot")


def walk(game: Any, seats: int, seed: int) -> list[tuple[int, Any]]:
    rng = Rng.from_number(seed)
    state = game.setup(game.options_type(), seats, rng)
    steps: list[tuple[int, Any]] = []
    while game.result(state) is None:
        step = random_step(game, state, rng.child(len(steps)))
        steps.append(step)
        game.apply(state, *step, rng.child("apply", len(steps)))
    return steps


def test_random_play_does_everything_there_is_to_do() -> None:
    kinds = {type(move).__name__ for seed in range(12) for _, move in walk(DYE, 4, seed)}
    assert kinds == {"Pour", "Claim", "Name", "Shrug", "TimerExpired"}


def test_votes_end_both_ways() -> None:
    rulings = {move for seed in range(12) for seat, move in walk(HANDS, 2, seed) if seat == TABLE}
    assert {ruling.upheld for ruling in rulings if isinstance(ruling, VoteEnded)} == {True, False}


def test_who_has_no_opening_makes_no_move() -> None:
    assert (
        random_move(
            DYE,
            Observation(0, View(0, NO_PRIVATE_VIEW, NO_PRIVATE_VIEW), (), (), (), (), None),
            Rng.from_number(1),
        )
        is None
    )


def test_a_position_where_nobody_can_do_anything_is_told() -> None:
    state = DYE.setup(DYE.options_type(clock=False), 3, Rng.from_number(1))
    state.phase = "over"
    with pytest.raises(NobodyCanMove, match="round 1 over"):
        random_step(DYE, state, Rng.from_number(1))


def test_without_anybody_awaited_the_clock_goes_on() -> None:
    class Waiting(type(DYE)):  # type: ignore[misc]
        def whose_turn(self, state: Any) -> tuple[int, ...]:
            return ()

        def may_act(self, state: Any, seat: int) -> bool:
            return False

    state = DYE.setup(DYE.options_type(), 3, Rng.from_number(1))
    assert random_step(Waiting(), state, Rng.from_number(1)) == (TABLE, TimerExpired("pour/1"))
