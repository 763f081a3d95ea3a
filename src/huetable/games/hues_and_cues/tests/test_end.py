"""How many rounds there are, who wins, and how ties are broken."""

from collections.abc import Callable

import pytest

from huetable.core.rng import Rng
from huetable.core.terms import TABLE, Emitted, Forfeit, Result
from huetable.games.hues_and_cues import GAME
from huetable.games.hues_and_cues.rules.events import Ended, RoundBegan, TieBegan
from huetable.games.hues_and_cues.rules.state import State

Start = Callable[..., State]


def last_round(start: Start, scores: list[int], first: int = 0) -> State:
    """The last regular round is about to end."""
    state = start(seats=len(scores), first=first)
    while state.round < GAME.view(state, None).public.rounds:
        GAME.apply(state, TABLE, Forfeit(state.giver), Rng.from_number(1))
    state.scores = scores
    return state


def extra(state: State, scores: list[int]) -> list[Emitted]:
    """An extra round after which the scores are these."""
    state.scores = scores
    return GAME.apply(state, TABLE, Forfeit(state.giver), Rng.from_number(1))


@pytest.mark.rule("HUES-36")
@pytest.mark.parametrize(("seats", "times"), [(3, 2), (4, 2), (5, 2), (6, 2), (7, 1), (8, 1), (10, 1)])
def test_everybody_gives_twice_or_with_seven_and_more_once(start: Start, seats: int, times: int) -> None:
    state = start(seats=seats)
    state.scores[0] = 1
    assert GAME.view(state, None).public.rounds == times * seats
    while GAME.result(state) is None:
        GAME.apply(state, TABLE, Forfeit(state.giver), Rng.from_number(1))
    assert [past.giver for past in state.past] == list(range(seats)) * times


@pytest.mark.rule("HUES-44")
@pytest.mark.parametrize("seats", [3, 6, 7, 10])
def test_a_table_may_have_everybody_give_once(start: Start, seats: int) -> None:
    state = start(seats=seats, once=True)
    state.scores[0] = 1
    assert GAME.view(state, None).public.rounds == seats
    while GAME.result(state) is None:
        GAME.apply(state, TABLE, Forfeit(state.giver), Rng.from_number(1))
    assert [past.giver for past in state.past] == list(range(seats))


@pytest.mark.rule("HUES-37")
def test_the_most_points_win(start: Start) -> None:
    state = last_round(start, [3, 9, 4])
    assert extra(state, [3, 9, 4])[-1] == (Ended("won"), None)
    assert GAME.result(state) == Result("won", (1,), (3, 9, 4))
    assert (list(GAME.whose_turn(state)), GAME.timers(state), GAME.motion(state)) == ([], (), None)
    assert not any(GAME.may_act(state, seat) for seat in range(3))


@pytest.mark.rule("HUES-38")
def test_the_tied_are_skipped_as_givers(start: Start) -> None:
    state = last_round(start, [5, 9, 9, 4])
    emitted = extra(state, [5, 9, 9, 4])
    assert emitted[1:3] == [(TieBegan((1, 2)), None), (RoundBegan(9, 0, extra=True), None)]
    givers = []
    for _ in range(5):
        givers.append(state.giver)
        assert GAME.result(state) is None
        extra(state, state.scores)
    assert givers == [0, 3, 0, 3, 0]


@pytest.mark.rule("HUES-38")
def test_if_all_are_tied_the_normal_order_goes_on(start: Start) -> None:
    state = last_round(start, [9, 9, 9], first=1)
    givers = []
    for _ in range(4):
        extra(state, [9, 9, 9])
        givers.append(state.giver)
    assert givers == [1, 2, 0, 1]


@pytest.mark.rule("HUES-38")
def test_the_tied_guess_like_everybody_else(start: Start) -> None:
    state = last_round(start, [5, 9, 9, 4])
    extra(state, [5, 9, 9, 4])
    state.phase, state.giver = "guess1", 0
    order: list[int] = []
    for turn in range(3):
        state.turn = turn
        order += GAME.whose_turn(state)
    assert order == [1, 2, 3]


@pytest.mark.rule("HUES-39")
def test_the_game_ends_when_one_of_the_tied_leads_the_others(start: Start) -> None:
    state = last_round(start, [5, 9, 9, 9])
    extra(state, [5, 9, 9, 9])
    extra(state, [5, 12, 12, 11])
    assert GAME.result(state) is None
    assert extra(state, [5, 12, 14, 13])[-1] == (Ended("tiebreak"), None)
    assert GAME.result(state) == Result("tiebreak", (2,), (5, 12, 14, 13))


@pytest.mark.rule("HUES-39")
def test_only_the_tied_can_win(start: Start) -> None:
    state = last_round(start, [8, 9, 9, 4])
    extra(state, [8, 9, 9, 4])
    extra(state, [20, 10, 10, 4])
    assert (state.tied, GAME.result(state)) == ([1, 2], None)
    extra(state, [20, 11, 10, 4])
    assert GAME.result(state) == Result("tiebreak", (1,), (20, 11, 10, 4))


@pytest.mark.rule("HUES-40")
@pytest.mark.parametrize(("scores", "winners"), [([5, 9, 9, 9], (1, 2, 3)), ([30, 9, 9, 8], (1, 2))])
def test_still_level_after_six_extra_rounds_is_a_shared_win(
    start: Start, scores: list[int], winners: tuple[int, ...]
) -> None:
    state = last_round(start, [5, 9, 9, 9])
    extra(state, [5, 9, 9, 9])
    for _ in range(5):
        extra(state, scores)
        assert GAME.result(state) is None
    assert extra(state, scores)[-1] == (Ended("shared"), None)
    assert GAME.result(state) == Result("shared", winners, tuple(scores))


@pytest.mark.rule("HUES-39", "HUES-40")
def test_the_sixth_extra_round_can_still_break_the_tie(start: Start) -> None:
    state = last_round(start, [5, 9, 9, 9])
    for _ in range(6):
        extra(state, [5, 9, 9, 9])
    assert GAME.result(state) is None
    extra(state, [5, 9, 9, 10])
    assert GAME.result(state) == Result("tiebreak", (3,), (5, 9, 9, 10))
