"""Going out, counting, the next round and the end of the match."""

from typing import Any

import pytest
from msgspec.structs import replace

from huetable.core.terms import Result, Timer
from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.rules.events import (
    Drew,
    Ended,
    IsReady,
    Played,
    Received,
    RoundBegan,
    RoundEnded,
    TimeUp,
)
from huetable.games.uno_coloradd.rules.moves import Ready
from huetable.games.uno_coloradd.rules.state import RoundResult, State
from huetable.games.uno_coloradd.tests.table import (
    DEALT,
    agreed,
    all_cards,
    cards,
    emitted,
    lapse,
    refused,
    refused_options,
    table,
)


def with_scores(state: State, *scores: int) -> State:
    state.match = replace(state.match, scores=scores)
    return state


@pytest.mark.rule("UNO-34", "UNO-36")
def test_who_has_no_cards_left_ends_the_round_and_scores_the_other_hands() -> None:
    state = table("r6", "r7 w", "b0 g+2 y9")
    assert emitted(state, 0, "play r6") == [Played(0, "r6"), RoundEnded(0, (86, 0, 0))]
    assert (state.phase, state.match.scores) == ("round_over", (86, 0, 0))
    hands = ((), tuple(cards("r7 w")), tuple(cards("b0 g+2 y9")))
    assert state.match.result == RoundResult(1, 0, hands, (0, 57, 29), (86, 0, 0))
    assert GAME.result(state) is None


@pytest.mark.rule("UNO-36")
def test_points_add_up_over_rounds() -> None:
    state = with_scores(table("b6 b7", "r6", "b1", turn=1), 30, 20, 10)
    emitted(state, 1, "play r6")
    assert state.match.scores == (30, 34, 10)
    assert GAME.scores(state) == (30, 34, 10)


@pytest.mark.rule("UNO-36")
def test_the_hands_are_shown_to_everybody() -> None:
    state = table("r6", "r7 w", "b0 g+2")
    emitted(state, 0, "play r6")
    for seat in (0, 1, 2, None):
        result = GAME.view(state, seat).public.match.result
        assert result is not None
        assert result.hands == ((), ("r7", "w"), ("b0", "g+2"))


@pytest.mark.rule("UNO-35")
def test_a_last_draw_two_is_drawn_before_the_count() -> None:
    state = table("r+2", "r7", "b1", pile="y9 y8 y7")
    assert emitted(state, 0, "play r+2") == [
        Played(0, "r+2"),
        Drew(1, 2, "two"),
        Received(("y9", "y8")),
        RoundEnded(0, (7 + 9 + 8 + 1, 0, 0)),
    ]


@pytest.mark.rule("UNO-35")
def test_a_last_wild_draw_four_is_drawn_and_cannot_be_challenged() -> None:
    state = table("w4", "r7", "b1", pile="y9 y8 y7 y6 y5", direction=-1)
    assert emitted(state, 0, "play w4 blue") == [
        Played(0, "w4", "blue"),
        Drew(2, 4, "four"),
        Received(("y9", "y8", "y7", "y6")),
        RoundEnded(0, (7 + 1 + 30, 0, 0)),
    ]
    assert (state.phase, state.threat.cards) == ("round_over", 0)


@pytest.mark.rule("UNO-34")
@pytest.mark.parametrize("last", ["rs", "rr"])
def test_a_last_skip_or_reverse_changes_nothing_more(last: str) -> None:
    state = table(last, "r7", "b1")
    assert len(emitted(state, 0, f"play {last}")) == 2
    assert state.direction == 1


@pytest.mark.rule("UNO-37")
def test_everybody_says_ready_and_the_next_round_is_dealt() -> None:
    state = table("r6", "r7 w", "b0 g+2", dealer=2)
    emitted(state, 0, "play r6")
    assert list(GAME.whose_turn(state)) == [0, 1, 2]
    assert GAME.legal_moves(state, 1) == [Ready()]
    assert emitted(state, 1, "ready") == [IsReady(1)]
    assert (list(GAME.whose_turn(state)), state.match.ready) == ([0, 2], (1,))
    assert refused(state, 1, "ready") == "UNO-37"
    emitted(state, 0, "ready")
    events = emitted(state, 2, "ready")
    assert events[:2] == [IsReady(2), RoundBegan(2, 0, state.discard[0])]
    assert (state.match.round, state.match.dealer, state.match.ready) == (2, 0, ())
    assert state.phase in ("turn", "colour")
    assert all_cards(state).total() == 108
    assert state.match.scores == (77, 0, 0)


@pytest.mark.rule("UNO-37", "UNO-3")
def test_the_next_round_starts_with_a_clean_table_and_the_deal_passes_left() -> None:
    state = table("r6", "r7 w", "b0 g+2", dealer=1, direction=-1)
    emitted(state, 0, "play r6")
    lapse(state, "count/1")
    assert (state.match.dealer, state.match.round, state.last_play, state.passes) == (2, 2, None, 0)
    assert state.direction == (-1 if state.discard[-1][1:] == "r" else 1)


@pytest.mark.rule("UNO-37")
def test_after_twelve_seconds_the_next_round_begins_anyway() -> None:
    state = table("r6", "r7 w", "b0 g+2")
    emitted(state, 0, "play r6")
    assert GAME.timers(state) == (Timer("count/1", 12_000, seats="instead"),)
    emitted(state, 0, "ready")
    events = lapse(state, "count/1")
    assert events[0] == TimeUp((1, 2))
    assert isinstance(events[1], RoundBegan)
    assert state.match.round == 2


@pytest.mark.rule("UNO-37")
def test_without_a_clock_the_count_stays_until_all_are_ready() -> None:
    state = table("r6", "r7 w", "b0 g+2", clock=False)
    emitted(state, 0, "play r6")
    assert GAME.timers(state) == ()


@pytest.mark.rule("UNO-37")
def test_nothing_is_played_between_rounds() -> None:
    state = table("r6", "r7 w", "b0 g+2")
    emitted(state, 0, "play r6")
    for move in ("play r7", "draw", "uno", "keep", "catch 0", "challenge", "done"):
        assert refused(state, 1, move) == "UNO-37"
    assert refused(table("r6 b1", "r7"), 0, "ready") == "UNO-37"


@pytest.mark.rule("UNO-38")
@pytest.mark.parametrize("goal", [200, 500])
def test_reaching_the_goal_wins(goal: Any) -> None:
    state = with_scores(table("r6", "r7 w", "b0", goal=goal), goal - 57, goal - 1, 0)
    assert emitted(state, 0, "play r6")[-1] == Ended("goal")
    assert GAME.result(state) == Result("goal", (0,), (goal, goal - 1, 0))
    assert state.phase == "over"
    assert list(GAME.whose_turn(state)) == []
    assert GAME.legal_moves(state, 0) == []
    assert GAME.timers(state) == ()


@pytest.mark.rule("UNO-38")
def test_one_point_short_of_the_goal_there_is_another_round() -> None:
    state = with_scores(table("r6", "r7 w", "b0"), 500 - 58, 499, 0)
    emitted(state, 0, "play r6")
    assert (state.match.scores[0], GAME.result(state), state.phase) == (499, None, "round_over")


@pytest.mark.rule("UNO-38")
def test_the_goal_is_500_unless_agreed_otherwise() -> None:
    assert agreed().goal == 500
    assert [goal for goal in range(600) if refused_options(goal=goal) is None] == [0, 200, 500]


@pytest.mark.rule("UNO-39")
def test_with_leftovers_everybody_keeps_their_own_points() -> None:
    state = with_scores(table("r6", "r7 w", "b2", scoring="leftover"), 10, 20, 30)
    assert emitted(state, 0, "play r6")[-1] == RoundEnded(0, (0, 57, 2))
    assert state.match.scores == (10, 77, 32)
    assert GAME.result(state) is None


@pytest.mark.rule("UNO-39")
def test_with_leftovers_the_lowest_total_wins_when_somebody_reaches_the_goal() -> None:
    state = with_scores(table("r6", "r7 w", "b2", scoring="leftover"), 120, 443, 100)
    assert emitted(state, 0, "play r6")[-1] == Ended("lowest")
    assert GAME.result(state) == Result("lowest", (2,), (120, 500, 102))


@pytest.mark.rule("UNO-39")
def test_while_the_lowest_total_is_shared_one_more_round_is_played() -> None:
    state = with_scores(table("r6", "r7 w", "b2", scoring="leftover"), 102, 490, 100)
    emitted(state, 0, "play r6")
    assert state.match.scores == (102, 547, 102)
    assert (GAME.result(state), state.phase) == (None, "round_over")


@pytest.mark.rule("UNO-39")
def test_counting_leftovers_needs_a_goal() -> None:
    assert refused_options(scoring="leftover", goal=0) == "UNO-39"
    assert refused_options(scoring="leftover", goal=200) is None
    assert refused_options(scoring="winner", goal=0) is None


@pytest.mark.rule("UNO-18", "UNO-39")
def test_a_stalled_round_scores_nothing_with_leftovers_either() -> None:
    state = with_scores(table("b6", "g7", pile="", scoring="leftover"), 5, 6)
    emitted(state, 0, "pass")
    assert emitted(state, 1, "pass")[-1] == RoundEnded(None, (0, 0))
    assert state.match.scores == (5, 6)


@pytest.mark.rule("UNO-40")
def test_a_single_round_is_won_by_going_out() -> None:
    state = table("b6 w", "b0", goal=0, turn=1, top="b5")
    assert emitted(state, 1, "play b0")[-1] == Ended("out")
    assert GAME.result(state) == Result("out", (1,), (0, 56))


def test_the_same_hands_are_not_dealt_twice() -> None:
    state = table("r6", "r7 w", "b0 g+2")
    first = GAME.copy(state)
    emitted(state, 0, "play r6")
    GAME.apply(state, 0, Ready(), DEALT)
    assert state.hands != first.hands
