"""What the end of a game means to its players, and that a game need not say what its events mean."""

from __future__ import annotations

from show_of_hands import HANDS

from huetable.core.feelings import Felt, feelings_at_end
from huetable.core.rng import Rng
from huetable.core.terms import Result


def test_winners_are_glad_and_the_others_clap() -> None:
    assert feelings_at_end(Result("most", (0,), (1, 0))) == (Felt("joy", (0,)), Felt("admiration"))


def test_where_everybody_has_lost_nobody_claps() -> None:
    assert feelings_at_end(Result("dark", (), (0, 0))) == (Felt("dismay"),)


def test_events_mean_nothing_unless_the_game_says_so() -> None:
    state = HANDS.setup(HANDS.options_type(), 3, Rng.from_number(1))
    assert HANDS.feelings(state, None) == ()
