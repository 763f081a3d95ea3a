"""Calling UNO, catching, and the seconds that go with it."""

from typing import Any

import pytest

from huetable.core.terms import TABLE, Timer
from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.rules.events import (
    Called,
    Caught,
    Drew,
    FalseCatch,
    GraceOver,
    Played,
    Received,
    Unlocked,
)
from huetable.games.uno_coloradd.rules.moves import Catch, Uno
from huetable.games.uno_coloradd.rules.state import NOTHING_TO_CATCH, Exposure, Lock, State
from huetable.games.uno_coloradd.tests.table import act, emitted, exposed, lapse, refused, rule, table


def uncalled(seats: int = 3, **agreed: Any) -> State:
    """Seat 0 has played the next-to-last card and said nothing; seat 1 is next."""
    state = table("r6 b1", *["r7 r8 g1", "r8 r9 g1", "r2 r1"][: seats - 1], **agreed)
    emitted(state, 0, "play r6")
    return state


@pytest.mark.rule("UNO-28")
def test_uno_is_called_together_with_the_next_to_last_card() -> None:
    state = table("r6 b1", "r7 r8", "r9 r1")
    assert emitted(state, 0, "play r6 - - uno") == [Played(0, "r6", None, None, "uno"), Called(0)]
    assert (exposed(state), state.watch.last_cards) == ([], (0,))


@pytest.mark.rule("UNO-28")
def test_uno_may_be_called_just_after() -> None:
    state = uncalled()
    assert GAME.legal_moves(state, 0) == [Uno()]
    assert emitted(state, 0, "uno") == [Called(0)]
    assert exposed(state) == []
    assert refused(state, 0, "uno") == "UNO-28"


@pytest.mark.rule("UNO-28")
@pytest.mark.parametrize("hand", ["r6", "r6 b1 b2"])
def test_only_the_next_to_last_card_is_played_with_a_call(hand: str) -> None:
    assert refused(table(hand, "r7 r8"), 0, "play r6 - - uno") == "UNO-28"
    assert all(not getattr(move, "call", None) for move in GAME.legal_moves(table(hand, "r7 r8"), 0))


@pytest.mark.rule("UNO-28")
def test_there_is_no_call_when_the_chance_is_over() -> None:
    state = uncalled(clock=False)
    emitted(state, 1, "play r7")
    assert refused(state, 0, "uno") == "UNO-28"
    assert refused(table("r6 b1", "r7 r8"), 0, "uno") == "UNO-28"


@pytest.mark.rule("UNO-29")
@pytest.mark.parametrize("catcher", [1, 2])
def test_anybody_else_catches_an_uncalled_player_who_draws_two(catcher: int) -> None:
    state = uncalled(pile="y1 y2 y3")
    assert Catch(0) in GAME.legal_moves(state, catcher)
    assert act(state, catcher, "catch 0") == [
        (Caught(catcher, 0), None),
        (Drew(0, 2, "caught"), None),
        (Received(("y1", "y2")), 0),
    ]
    assert (state.hands[0], state.turn, state.phase) == (["b1", "y1", "y2"], 1, "turn")
    assert (exposed(state), state.watch.last_cards) == ([], ())


@pytest.mark.rule("UNO-29")
def test_nobody_catches_themselves_or_a_player_with_more_cards() -> None:
    state = uncalled()
    assert refused(state, 0, "catch 0") == "UNO-29"
    assert refused(state, 1, "catch 2") == "UNO-29"
    assert refused(state, 1, "catch 9") == "UNO-29"
    assert refused(table("r6 b1", "r7"), 0, "catch 1") == "UNO-33", "seat 1 did not play down to it"


@pytest.mark.rule("UNO-29", "UNO-17")
def test_who_is_caught_with_nothing_to_draw_is_not_caught_again() -> None:
    state = uncalled(pile="")
    state.discard = state.discard[-1:]
    assert emitted(state, 1, "catch 0") == [Caught(1, 0), Drew(0, 0, "caught"), Received(())]
    assert (exposed(state), state.watch.last_cards) == ([], (0,))
    assert emitted(state, 2, "catch 0") == [FalseCatch(2, 0)]


@pytest.mark.rule("UNO-30")
def test_calling_is_safe() -> None:
    state = uncalled()
    emitted(state, 0, "uno")
    assert emitted(state, 1, "catch 0") == [FalseCatch(1, 0)]
    assert state.hands[0] == ["b1"]


@pytest.mark.rule("UNO-30")
def test_who_has_more_cards_again_cannot_be_caught() -> None:
    state = table("r6 b1", "r+2 r8 g1")
    emitted(state, 0, "play r6")
    emitted(state, 1, "play r+2")
    assert (len(state.hands[0]), exposed(state), state.watch.last_cards) == (3, [], ())
    assert refused(state, 1, "catch 0") == "UNO-29"


@pytest.mark.rule("UNO-30")
def test_drawing_on_from_one_card_ends_the_chance() -> None:
    state = table("rs b1", "r7 r8", pile="y1 y2")
    emitted(state, 0, "play rs")
    assert (state.turn, exposed(state)) == (0, [0])
    emitted(state, 0, "draw")
    assert (exposed(state), state.watch.last_cards) == ([], ())


def test_when_nobody_is_down_to_one_card_the_table_is_calm_again() -> None:
    state = uncalled()
    assert state.watch is not NOTHING_TO_CATCH
    emitted(state, 1, "catch 0")
    assert state.watch is NOTHING_TO_CATCH


@pytest.mark.rule("UNO-31")
def test_with_a_clock_a_catch_is_good_for_two_seconds_in_any_case() -> None:
    state = uncalled(pile="y1 y2 y3")
    assert GAME.timers(state) == (Timer("grace/1", 2000),)
    emitted(state, 1, "play r7")
    assert state.watch.exposed == (Exposure(0, 1, undecided=False),)
    assert emitted(state, 2, "catch 0")[0] == Caught(2, 0)
    assert GAME.timers(state) == ()


@pytest.mark.rule("UNO-31")
def test_when_the_two_seconds_are_over_so_is_the_chance() -> None:
    state = uncalled()
    emitted(state, 1, "play r7")
    assert lapse(state, "grace/1") == [GraceOver(0)]
    assert exposed(state) == []
    assert emitted(state, 2, "catch 0") == [FalseCatch(2, 0)]


@pytest.mark.rule("UNO-31")
def test_the_two_seconds_are_a_least_and_not_a_most() -> None:
    state = uncalled()
    lapse(state, "grace/1")
    assert state.watch.exposed == (Exposure(0, 0, undecided=True),)
    assert GAME.timers(state) == ()
    emitted(state, 1, "play r7")
    assert exposed(state) == []


@pytest.mark.rule("UNO-31")
def test_two_players_may_be_exposed_at_once_each_with_their_own_seconds() -> None:
    state = table("r6 b1", "r7 b2", "r8 r9 g1")
    emitted(state, 0, "play r6")
    emitted(state, 1, "play r7")
    assert state.watch.exposed == (Exposure(0, 1, undecided=False), Exposure(1, 2, undecided=True))
    assert GAME.timers(state) == (Timer("grace/1", 2000), Timer("grace/2", 2000))
    lapse(state, "grace/1")
    assert exposed(state) == [1]
    emitted(state, 2, "play r8")
    lapse(state, "grace/2")
    assert exposed(state) == []


@pytest.mark.rule("UNO-31")
def test_without_a_clock_there_is_no_grace() -> None:
    state = uncalled(clock=False)
    assert state.watch.exposed == (Exposure(0, 0, undecided=True),)
    assert GAME.timers(state) == ()
    assert refused(state, TABLE, "lapse grace/1") == "TABLE-5"


@pytest.mark.rule("UNO-32")
def test_a_false_catch_costs_nothing_but_three_seconds() -> None:
    state = uncalled(seats=4)
    emitted(state, 0, "uno")
    hands = [list(hand) for hand in state.hands]
    assert emitted(state, 2, "catch 0") == [FalseCatch(2, 0)]
    assert (state.hands, state.turn) == (hands, 1)
    assert state.watch.locks == (Lock(2, 2),)
    assert GAME.timers(state) == (Timer("lock/2", 3000),)
    assert refused(state, 2, "catch 0") == "UNO-32"
    assert refused(state, 3, "catch 0") is None


@pytest.mark.rule("UNO-32")
def test_who_is_locked_out_may_still_play() -> None:
    state = uncalled()
    emitted(state, 0, "uno")
    emitted(state, 1, "catch 0")
    assert refused(state, 1, "catch 0") == "UNO-32"
    assert Catch(0) not in GAME.legal_moves(state, 1)
    assert refused(state, 1, "play r7") is None


@pytest.mark.rule("UNO-32")
def test_after_three_seconds_one_may_catch_again() -> None:
    state = uncalled(seats=4)
    emitted(state, 0, "uno")
    emitted(state, 2, "catch 0")
    emitted(state, 3, "catch 0")
    assert lapse(state, "lock/2") == [Unlocked(2)]
    assert refused(state, 2, "catch 0") is None
    assert state.watch.locks == (Lock(3, 3),)


@pytest.mark.rule("UNO-32")
def test_without_a_clock_a_false_catch_locks_nobody_out() -> None:
    state = uncalled(clock=False)
    emitted(state, 0, "uno")
    emitted(state, 2, "catch 0")
    assert state.watch.locks == ()
    assert refused(state, 2, "catch 0") is None


@pytest.mark.rule("UNO-32")
def test_clocks_end_with_the_round() -> None:
    state = table("r6 b1", "r7", "r8 r9 g1")
    emitted(state, 0, "play r6")
    emitted(state, 2, "catch 0")
    emitted(state, 1, "play r7")
    assert GAME.timers(state) == (Timer("count/1", 12_000, seats="instead"),)


@pytest.mark.rule("UNO-33")
def test_a_single_card_received_by_an_effect_needs_no_call() -> None:
    state = table("wc1 b1", "r7 r8 r9", "g1 g2", house_rules=(rule("swap"),))
    emitted(state, 0, "play wc1 red 1")
    assert state.hands[:2] == [["r7", "r8", "r9"], ["b1"]]
    assert (exposed(state), state.watch.last_cards) == ([], ())
    assert refused(state, 2, "catch 1") == "UNO-33"
    assert refused(state, 1, "uno") == "UNO-33"


@pytest.mark.rule("UNO-33", "UNO-28")
def test_a_card_that_gives_the_hand_away_is_not_played_with_a_call() -> None:
    state = table("wc1 b1", "r7 r8 r9", "g1 g2", house_rules=(rule("pass_on"),))
    assert refused(state, 0, "play wc1 red - uno") == "UNO-28"


@pytest.mark.rule("UNO-33")
@pytest.mark.parametrize(("effect", "play"), [("swap", "play wc1 red 0"), ("pass_on", "play wc1 red")])
def test_an_exposed_hand_that_changes_owners_is_safe(effect: str, play: str) -> None:
    state = table("r6 b1", "wc1 g1 g2", "y1 y2", house_rules=(rule(effect),))
    emitted(state, 0, "play r6")
    assert exposed(state) == [0]
    emitted(state, 1, play)
    assert (exposed(state), state.watch.last_cards) == ([], ())


def test_a_swap_leaves_the_third_player_exposed() -> None:
    state = table("r6 b1", "wc1 g1 g2", "y1 y2 y3", house_rules=(rule("swap"),))
    emitted(state, 0, "play r6")
    emitted(state, 1, "play wc1 red 2")
    assert (exposed(state), state.watch.last_cards) == ([0], (0,))
