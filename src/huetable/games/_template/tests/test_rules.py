"""Each clause of RULES.md has a test that cites it."""

from typing import Any

import pytest

from huetable.core.rng import Rng
from huetable.core.terms import Refusal, Result
from huetable.games._template import GAME
from huetable.games._template.rules.types import (
    Drew,
    Move,
    Options,
    Pass,
    Passed,
    Play,
    Played,
    State,
)

RNG = Rng.from_number(1)


def dealt(seats: int = 2, *, hand: int = 5, seed: int = 1) -> State:
    return GAME.setup(Options(hand=hand), seats, Rng.from_number(seed))


def position(**changes: Any) -> State:
    """Two players with two cards each; 30 was played last, and seat 0 is next."""
    cards: dict[str, Any] = {"hands": [[10, 40], [20, 50]], "pile": [7, 33], "played": [30]}
    return State(**{"seats": 2, "points": [0, 1], "turn": 0, **cards, **changes})


def play(state: State, *moves: Move) -> list[Any]:
    """Each move by the player whose turn it is; what the last one emitted."""
    emitted: list[Any] = []
    for move in moves:
        assert GAME.refuse(state, state.turn, move) is None
        emitted = GAME.apply(state, state.turn, move, RNG)
    return emitted


@pytest.mark.rule("RISE-1")
@pytest.mark.parametrize("seats", [2, 6])
def test_two_to_six_play_with_sixty_cards(seats: int) -> None:
    state = dealt(seats)
    cards = [card for some in (state.pile, *state.hands) for card in some]
    assert sorted(cards) == list(range(1, 61))
    assert isinstance(GAME.read_options({}, seats), Options)
    assert isinstance(GAME.read_options({}, 7), Refusal)


@pytest.mark.rule("RISE-2")
def test_everybody_is_dealt_a_hand_that_only_they_see() -> None:
    state = dealt(3, hand=4)
    assert [len(hand) for hand in state.hands] == [4, 4, 4]
    assert GAME.view(state, 1).private.hand == tuple(state.hands[1])
    assert GAME.view(state, None).private.hand == ()
    assert GAME.imagine(GAME.view(state, 1), RNG).hands[1] == state.hands[1]


@pytest.mark.rule("RISE-3")
def test_anybody_may_be_first_and_turns_go_clockwise() -> None:
    assert {dealt(seed=seed).turn for seed in range(20)} == {0, 1}
    state = position(turn=1)
    play(state, Pass())
    assert list(GAME.whose_turn(state)) == [0]


@pytest.mark.rule("RISE-4")
def test_a_card_is_played_from_the_hand() -> None:
    state = position()
    assert GAME.refuse(state, 0, Play(50)) == Refusal("RISE-4", {"card": 50})
    assert play(state, Play(40)) == [(Played(0, 40), None)]
    assert (state.hands[0], state.played) == ([10], [30, 40])


@pytest.mark.rule("RISE-5")
def test_a_card_must_be_higher_than_the_last_and_scores_a_point() -> None:
    state = position()
    assert GAME.refuse(state, 0, Play(10)) == Refusal("RISE-5", {"card": 10, "last": 30})
    assert GAME.legal_moves(state, 0) == [Pass(), Play(40)]
    play(state, Play(40))
    assert GAME.scores(state) == [1, 1]


@pytest.mark.rule("RISE-6")
def test_a_player_who_passes_draws_in_secret() -> None:
    state = position()
    assert GAME.timeout_move(state, 0) == Pass()
    assert play(state, Pass()) == [(Passed(0), None), (Drew(33), 0)]
    assert state.hands[0] == [10, 33, 40]
    assert play(position(pile=[]), Pass()) == [(Passed(0), None)]


@pytest.mark.rule("RISE-7")
def test_the_game_ends_with_an_empty_hand_or_when_all_pass() -> None:
    state = position(hands=[[40], [20, 50]])
    assert GAME.result(state) is None
    play(state, Play(40))
    assert GAME.result(state) == Result("points", (0, 1), (1, 1))
    state = position(passes=1)
    play(state, Pass())
    assert GAME.result(state) == Result("points", (1,), (0, 1))
    state = position(passes=1)
    play(state, Play(40), Pass())
    assert GAME.result(state) is None
