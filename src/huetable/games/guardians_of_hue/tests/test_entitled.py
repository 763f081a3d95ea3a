"""Who may do what: tried by everybody at every position of random games."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from huetable.core.random_play import random_step
from huetable.core.rng import Rng
from huetable.core.terms import TABLE, Refusal, TimerExpired, VoteEnded
from huetable.games.guardians_of_hue import GAME
from huetable.games.guardians_of_hue.rules.moves import (
    Assist,
    Attack,
    BreakSeal,
    Encounter,
    End,
    Fetch,
    Grow,
    Lay,
    Narrate,
    Order,
    Pass,
    Propose,
    Reply,
    Reroll,
    Spawn,
    Stand,
    Step,
    Suggest,
    Support,
    Walk,
)
from huetable.games.guardians_of_hue.rules.state import Options, State
from huetable.games.guardians_of_hue.tests.guardian_table import square

OF_THE_ACTIVE = (Lay, Walk, Attack, Encounter, BreakSeal, Stand, Assist, End, Fetch)
OF_DARKNESS = (Grow, Spawn, Order, Step)
OF_HELPERS = (Support, Reroll, Pass)

CARDS, SEATS = range(9), range(4)
EVERYTHING: tuple[Any, ...] = (
    *[kind(card) for kind in (Walk, Fetch, Grow, Spawn, Order, Step) for card in CARDS],
    *[Assist(seat) for seat in SEATS],
    *[Reroll(dice) for count in (1, 2, 3) for dice in combinations(range(3), count)],
    *[Suggest(seat, "move", 0) for seat in SEATS],
    *[Reply(seat, answer) for seat in SEATS for answer in ("noted", "agreed", "declined")],
    Attack(),
    Encounter(),
    BreakSeal(),
    Stand(),
    End(),
    Support(),
    Pass(),
    Narrate("Dust."),
    Propose(),
)


def entitled(state: State, move: Any) -> set[int]:
    """Who could ever make such a move now, by the rulebook."""
    guardians = set(range(state.guardians))
    lord = set(range(state.guardians, state.seats))
    if isinstance(move, OF_THE_ACTIVE):
        return {state.active}
    if isinstance(move, OF_DARKNESS):
        return lord or {state.first}
    if isinstance(move, OF_HELPERS):
        return guardians - {state.active}
    if isinstance(move, Narrate):
        return lord
    return guardians | lord if isinstance(move, Propose) else guardians


def positions(seats: int, seed: int, **agreed: Any) -> Iterator[State]:
    rng = Rng.from_number(seed)
    state = GAME.setup(Options(**agreed), seats, rng)
    for number in range(400):
        if GAME.result(state) is not None:
            return
        yield state
        seat, move = random_step(GAME, state, rng.child(number))
        GAME.apply(state, seat, move, rng.child("draw", number))


@pytest.mark.rule(
    "GUARD-10", "GUARD-18", "GUARD-19", "GUARD-32", "GUARD-33", "GUARD-45", "GUARD-47", "GUARD-48"
)
@pytest.mark.parametrize(
    ("seats", "agreed"),
    [
        (3, {"layout": "place", "lord_sepia": True}),
        (5, {"difficulty": "difficult"}),
        (4, {"layout": "place"}),
        (2, {"layout": "square", "clock": False}),
    ],
)
def test_nobody_makes_a_move_that_is_anothers(seats: int, agreed: dict[str, Any]) -> None:
    for state in positions(seats, seed=7, **agreed):
        lays = [
            move for seat in range(seats) for move in GAME.legal_moves(state, seat) if isinstance(move, Lay)
        ]
        for move in (*EVERYTHING, *lays[:3]):
            takers = {seat for seat in range(seats) if GAME.refuse(state, seat, move) is None}
            assert takers <= entitled(state, move), (move, GAME.sketch(state))
            assert GAME.refuse(state, TABLE, move) == Refusal("TABLE-5")


def test_all_kinds_of_moves_are_tried() -> None:
    assert {type(move) for move in EVERYTHING} | {Lay} == set(GAME.move_types())


@pytest.mark.rule("GUARD-34", "GUARD-50")
def test_no_seat_ends_the_time_for_support_or_the_vote() -> None:
    state = square(3, sepia=True, places=[0, 0, 0], dark=[0, 1, 3])
    GAME.apply(state, 0, Encounter(), Rng.from_number(1))
    (timer,) = GAME.timers(state)
    assert GAME.refuse(state, TABLE, TimerExpired(timer.name)) is None
    voting = square(3, sepia=True, round=25, proposer=0, asked=25)
    motion = GAME.motion(voting)
    assert motion is not None
    for seat in range(4):
        assert GAME.refuse(state, seat, TimerExpired(timer.name)) == Refusal("TABLE-1")
        for upheld in (True, False):
            assert GAME.refuse(voting, seat, VoteEnded(motion.name, upheld)) == Refusal("TABLE-1")
