"""Each clause of RULES.md has a test that cites it."""

from typing import Any

import pytest
from colour_memory import GAME
from colour_memory.rules.types import Missed, Options, Paired, State, TurnedOver, TurnOver

from huetable.core.rng import Rng
from huetable.core.terms import Refusal, Result

RNG = Rng.from_number(1)
FIRST_PAIR = (0, 4)


def dealt(seats: int = 2, *, seed: int = 1) -> State:
    return GAME.setup(Options(), seats, Rng.from_number(seed))


def position(**changes: Any) -> State:
    """Four pairs, in the same order twice: 0 and 4 are a pair. Seat 0 is next."""
    cards = ["red", "green", "blue", "yellow"] * 2
    parts = {"owners": [-1] * 8, "points": [0, 0], "turn": 0, "open": [], "recent": []}
    return State(**{"seats": 2, "cards": cards, **parts, **changes})


def turn_over(state: State, *cards: int) -> list[Any]:
    """Each card by the player whose turn it is; what the last one emitted."""
    emitted: list[Any] = []
    for card in cards:
        assert GAME.refuse(state, state.turn, TurnOver(card)) is None
        emitted = [event for event, _ in GAME.apply(state, state.turn, TurnOver(card), RNG)]
    return emitted


@pytest.mark.rule("CM-1")
def test_two_to_four_play_with_two_cards_of_each_colour() -> None:
    cards = dealt(4).cards
    assert len(cards) == 16
    assert {cards.count(colour) for colour in cards} == {2}
    assert isinstance(GAME.read_options({}, 5), Refusal)
    assert GAME.refuse(position(), 0, TurnOver(8)) == Refusal("CM-1", {"cards": 8})


@pytest.mark.rule("CM-2")
def test_nobody_sees_what_lies_face_down() -> None:
    assert dealt(seed=1).cards != dealt(seed=2).cards
    assert set(GAME.view(dealt(), 0).public.cards) == {None}


@pytest.mark.rule("CM-3")
def test_anybody_may_be_first_and_turns_go_clockwise() -> None:
    assert {dealt(seed=seed).turn for seed in range(20)} == {0, 1}
    state = position(turn=1)
    turn_over(state, 0, 1)
    assert state.turn == 0


@pytest.mark.rule("CM-4")
def test_a_player_turns_over_two_cards_that_lie_face_down() -> None:
    state = position(owners=[1, -1, -1, -1, 1, -1, -1, -1])
    assert GAME.refuse(state, 0, TurnOver(0)) == Refusal("CM-4")
    assert turn_over(state, 1) == [TurnedOver(0, 1, "green")]
    assert GAME.view(state, 1).public.cards[1] == "green"
    assert GAME.refuse(state, 0, TurnOver(1)) == Refusal("CM-4")
    assert GAME.timeout_move(state, 0) == TurnOver(2)


@pytest.mark.rule("CM-5")
def test_a_pair_is_taken_scores_and_gives_another_turn() -> None:
    state = position(misses=3)
    assert turn_over(state, *FIRST_PAIR) == [TurnedOver(0, 4, "red"), Paired(0, "red", FIRST_PAIR)]
    assert (state.points, state.turn, state.misses) == ([1, 0], 0, 0)


@pytest.mark.rule("CM-6")
def test_other_cards_lie_open_until_the_next_one_is_turned_over() -> None:
    state = position()
    assert turn_over(state, 0, 1) == [TurnedOver(0, 1, "green"), Missed(0)]
    assert GAME.view(state, 0).public.cards[:2] == ("red", "green")
    turn_over(state, 1)
    assert GAME.view(state, 0).public.cards[:2] == (None, "green")


@pytest.mark.rule("CM-7")
def test_the_game_ends_without_pairs_on_the_table_or_in_sight() -> None:
    state = position()
    turn_over(state, 0, 4, 1, 5, 2, 6)
    assert GAME.result(state) is None
    turn_over(state, 3, 7)
    assert GAME.result(state) == Result("pairs", (0,), (4, 0))
    state = position(misses=19)
    turn_over(state, 0, 1)
    assert GAME.result(state) == Result("stuck", (0, 1), (0, 0))


@pytest.mark.rule("CM-8")
def test_the_most_points_win_and_ties_are_shared() -> None:
    state = position(owners=[0, 1, -1, -1, 0, 1, -1, -1], points=[1, 1])
    turn_over(state, 2, 6, 3, 7)
    assert GAME.result(state) == Result("pairs", (0,), (3, 1))
    tied = position(owners=[0, 0, 1, 1, 0, 0, 1, 1], points=[2, 2])
    assert GAME.result(tied) == Result("pairs", (0, 1), (2, 2))
