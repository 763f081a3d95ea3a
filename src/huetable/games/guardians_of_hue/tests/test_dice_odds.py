"""The odds, counted by hand and against the engine's own dice."""

from collections import Counter
from itertools import product

import pytest

from huetable.core.rng import Rng
from huetable.games.guardians_of_hue import GAME
from huetable.games.guardians_of_hue.rules.board.dice_odds import (
    DICE_CHOICES,
    best_reroll,
    chance,
    chance_after_reroll,
    chance_with_rerolls,
    per_mille,
    rolls_reaching,
)
from huetable.games.guardians_of_hue.rules.moves import Encounter, Pass, Reroll
from huetable.games.guardians_of_hue.tests.guardian_table import Loaded, square

AT_LEAST = {
    3: 216,
    4: 215,
    5: 212,
    6: 206,
    7: 196,
    8: 181,
    9: 160,
    10: 135,
    11: 108,
    12: 81,
    13: 56,
    14: 35,
    15: 20,
    16: 10,
    17: 4,
    18: 1,
    19: 0,
}
"""In how many of the 216 rolls three dice show at least this much: 1, 3, 6, 10, 15, 21, 25, 27 ways and back."""


@pytest.mark.rule("GUARD-29")
@pytest.mark.parametrize(("target", "rolls"), AT_LEAST.items())
def test_the_chance_of_every_target_is_the_one_counted_by_hand(target: int, rolls: int) -> None:
    assert rolls_reaching(3, target) == rolls
    assert chance(target) == pytest.approx(rolls / 216)
    assert per_mille(chance(target)) == round(1000 * rolls / 216)


@pytest.mark.rule("GUARD-29")
def test_nothing_to_reach_is_certain_and_more_than_eighteen_impossible() -> None:
    assert (chance(0), chance(-3), chance(21)) == (1, 1, 0)


@pytest.mark.rule("GUARD-29")
@pytest.mark.parametrize("encounters", [150, pytest.param(4_000, marks=pytest.mark.soak)])
def test_the_engines_dice_fall_as_often_as_they_should(encounters: int) -> None:
    """Encounters at each target from 3 to 18; every share within five standard deviations."""
    for rating, dark in enumerate(([0], [0, 1], [0, 1, 3], [3, 5, 0], [4, 6, 7], [5, 6, 7]), start=1):
        card = {1: 0, 2: 0, 3: 0, 4: 3, 5: 7, 6: 6}[rating]
        successes = 0
        for seed in range(encounters):
            state = square(places=[card, 8], dark=dark)
            GAME.apply(state, 0, Encounter(), Rng.from_number(10_000 * rating + seed))
            assert state.attempt is not None
            assert state.attempt.target == 3 * rating
            successes += state.attempt.outcome is True
        expected = chance(3 * rating)
        spread = 5 * (expected * (1 - expected) / encounters) ** 0.5
        assert abs(successes / encounters - expected) <= spread


def test_every_face_comes_up() -> None:
    faces: Counter[int] = Counter()
    for seed in range(600):
        state = square(places=[0, 8], dark=[0])
        GAME.apply(state, 0, Encounter(), Rng.from_number(seed))
        assert state.attempt is not None
        faces.update(state.attempt.dice)
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(220 < count < 380 for count in faces.values())


@pytest.mark.rule("GUARD-33")
def test_a_reroll_rolls_only_the_dice_that_were_picked() -> None:
    for which in DICE_CHOICES:
        seen = set()
        for seed in range(40):
            state = square(places=[0, 0], dark=[0, 1, 3])
            GAME.apply(state, 0, Encounter(), Rng.from_number(1))
            GAME.apply(state, 1, Pass(), Loaded(white=[[1, 2, 5]]))
            assert state.phase == "reroll"
            assert state.attempt is not None
            before = state.attempt.dice
            GAME.apply(state, 1, Reroll(which), Rng.from_number(100 + seed))
            after = state.attempt.dice
            assert all(after[place] == before[place] for place in range(3) if place not in which)
            seen.add(after)
        assert len(seen) > 4


@pytest.mark.rule("GUARD-33")
@pytest.mark.parametrize(
    ("dice", "which", "target", "expected"),
    [
        ((1, 2, 5), (0,), 9, 5 / 6),
        ((1, 2, 5), (1,), 9, 4 / 6),
        ((1, 2, 5), (0, 1), 9, 33 / 36),
        ((1, 2, 5), (0, 1, 2), 9, 160 / 216),
        ((1, 1, 1), (0,), 15, 0),
        ((6, 6, 2), (2,), 18, 1 / 6),
    ],
)
def test_the_chance_of_a_reroll_counted_by_hand(
    dice: tuple[int, ...], which: tuple[int, ...], target: int, expected: float
) -> None:
    """33 of the 36 rolls of two dice show 4 or more."""
    assert chance_after_reroll(dice, which, target) == pytest.approx(expected)


def test_the_best_reroll_is_the_best_of_all() -> None:
    assert best_reroll((1, 2, 5), 9) == ((0, 1), 33 / 36)
    assert best_reroll((6, 6, 2), 18) == ((2,), 1 / 6)
    for dice in product(range(1, 7), repeat=3):
        best = best_reroll(dice, 12)[1]
        assert all(best >= chance_after_reroll(dice, which, 12) for which in DICE_CHOICES)


@pytest.mark.parametrize("target", [6, 9, 12, 15])
def test_one_helper_adds_the_best_reroll_of_every_failure(target: int) -> None:
    total = 0.0
    for dice in product(range(1, 7), repeat=3):
        total += 1.0 if sum(dice) >= target else best_reroll(dice, target)[1]
    assert chance_with_rerolls(target, 1) == pytest.approx(total / 216)
    assert chance_with_rerolls(target, 0) == chance(target)


def test_more_helpers_help_more() -> None:
    for target in (9, 12, 15, 18):
        odds = [chance_with_rerolls(target, helpers) for helpers in range(4)]
        assert odds == sorted(odds)
        assert odds[3] > odds[0]
        assert odds[3] <= 1
    assert chance_with_rerolls(19, 3) == 0
