"""Moves by number, and what a seat sees as numbers."""

from typing import Any

import pytest

from huetable.core.random_play import random_step
from huetable.core.rng import Rng
from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.learning import actions, cards, features, size
from huetable.games.uno_coloradd.rules.moves import Catch, Play
from huetable.games.uno_coloradd.rules.state import Options, State
from huetable.games.uno_coloradd.tests.table import act, agreed, rule, table

HOUSE = [
    {"text": "Swap.", "effect": "swap"},
    {"text": "Draw two.", "effect": "one_draws"},
    {"text": "Sing.", "effect": "honour"},
]
ALL: dict[str, Any] = {
    "house_rules": HOUSE,
    "stacking": True,
    "jump_in": True,
    "seven_zero": True,
    "draw_until_playable": True,
    "goal": 0,
}


@pytest.mark.parametrize(("seats", "raw"), [(2, {}), (4, {"goal": 0}), (3, ALL), (10, ALL)])
def test_every_move_that_is_ever_listed_has_a_number(seats: int, raw: dict[str, Any]) -> None:
    options = agreed(seats, **raw)
    numbered = actions(options, seats)
    assert len(set(numbered)) == len(numbered)
    state = GAME.setup(options, seats, Rng.from_number(1))
    for number in range(150):
        if GAME.result(state) is not None:
            break
        for seat in range(seats):
            observation = GAME.observe(state, seat)
            assert set(observation.moves) <= set(numbered)
            numbers = features(observation)
            assert len(numbers) == size(options, seats)
            assert all(0 <= value <= 1 for value in numbers)
        GAME.apply(state, *random_step(GAME, state, Rng.from_number(number)), Rng.from_number(number))


def test_only_what_was_agreed_is_numbered() -> None:
    plain = actions(Options(), 4)
    assert Play("wc1", "red") not in plain
    assert not [move for move in plain if isinstance(move, Play) and move.target is not None]
    assert [move.target for move in plain if isinstance(move, Catch)] == [0, 1, 2, 3]
    assert len(cards(Options())) == 54
    assert len(cards(agreed(house_rules=HOUSE))) == 57


def seen(state: State, seat: int) -> list[float]:
    return features(GAME.observe(state, seat))


def test_seats_are_told_relative_to_the_one_who_looks() -> None:
    """Everybody moved on by one seat: the same to each of them."""
    hands = ("r1 r2", "b1 b2 b3", "g1 g2 g3 g4")
    here = table(*hands, turn=0)
    there = table(hands[2], *hands[:2], turn=1)
    assert [seen(here, seat) for seat in range(3)] == [seen(there, (seat + 1) % 3) for seat in range(3)]
    assert seen(here, 0) != seen(here, 1)


@pytest.mark.parametrize(
    "text",
    [
        "play r1",
        "play r2 - - uno",
        "play w blue",
        "play w4 red",
        "draw",
        "play r+2",
        "play rr",
        "play wc1 red 1",
    ],
)
def test_every_move_shows_in_the_numbers(text: str) -> None:
    hand = "r2 w" if "uno" in text else "r1 r2 w w4 r+2 rr wc1"
    state = table(hand, "b1 b2 b3", "g1 g2 g3", house_rules=(rule("look"),))
    before = [seen(state, seat) for seat in range(3)]
    act(state, 0, text)
    after = [seen(state, seat) for seat in range(3)]
    assert all(one != other for one, other in zip(before, after, strict=True))


def test_a_hand_that_was_shown_shows_to_its_viewer_alone() -> None:
    states = [table("wc1 b1 b2", hand, "g1 g2", house_rules=(rule("look"),)) for hand in ("r1 r2", "y1 y2")]
    for state in states:
        act(state, 0, "play wc1 red 1")
    assert seen(states[0], 0) != seen(states[1], 0)
    assert seen(states[0], 2) == seen(states[1], 2)
