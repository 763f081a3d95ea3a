"""How games end."""

import pytest

from huetable.core.terms import TABLE, Motion, Refusal, Result, VoteEnded
from huetable.games.guardians_of_hue import GAME
from huetable.games.guardians_of_hue.rules.events import DrawProposed, DrawRefused, Ended
from huetable.games.guardians_of_hue.rules.moves import (
    BreakSeal,
    End,
    Fetch,
    Grow,
    Lay,
    Order,
    Pass,
    Propose,
    Spawn,
    Step,
    Suggest,
    Walk,
)
from huetable.games.guardians_of_hue.rules.state import Attempt, Growth, State
from huetable.games.guardians_of_hue.tests.guardian_table import Loaded, act, bits, refused, square


def won(state: State) -> State:
    act(state, 0, BreakSeal(), Loaded(white=[[6, 6, 6]]))
    return state


def lost(state: State) -> State:
    state.light = bits(7)
    state.active = state.guardians - 1
    act(state, state.active, End(), Loaded(black=[5]))
    return state


@pytest.mark.rule("GUARD-2", "GUARD-46")
def test_the_guardians_win_when_all_is_light() -> None:
    assert GAME.result(won(square(2, places=[8, 1]))) == Result("light", (0, 1), (9, 9))
    state = won(square(3, places=[8, 1, 1], sepia=True))
    assert GAME.result(state) == Result("light", (0, 1, 2), (9, 9, 9, 0))
    assert GAME.whose_turn(state) == ()
    assert GAME.refuse(state, 1, End()) == Refusal("TABLE-2")


@pytest.mark.rule("GUARD-2")
def test_eight_light_locations_are_not_enough() -> None:
    state = square(2, places=[0, 1], dark=[0], spirits=bits(0))
    act(state, 0, BreakSeal(), Loaded(white=[[6, 6, 6]]))
    assert state.light == bits(*range(8))
    assert GAME.result(state) is None


@pytest.mark.rule("GUARD-3", "GUARD-46")
def test_darkness_wins_when_all_is_dark() -> None:
    assert GAME.result(lost(square(2))) == Result("dark", (), (0, 0))
    assert GAME.result(lost(square(3, sepia=True))) == Result("dark", (3,), (0, 0, 0, 9))


@pytest.mark.rule("GUARD-31", "GUARD-46")
def test_darkness_wins_with_the_last_spirit_lost() -> None:
    state = square(2, places=[8, 1], reserve=1, difficulty="difficult", sepia=True)
    emitted = act(state, 0, BreakSeal(), Loaded(white=[[1, 1, 1]]))
    assert emitted[-1] == Ended("spirits")
    assert GAME.result(state) == Result("spirits", (2,), (8, 8, 1))


@pytest.mark.rule("GUARD-50")
def test_a_draw_can_be_proposed_from_round_25_on() -> None:
    assert refused(square(round=24), 0, Propose()) == "GUARD-50"
    assert Propose() not in GAME.legal_moves(square(round=24), 0)
    state = square(2, round=25, sepia=True)
    for seat in (0, 1, 2):
        assert Propose() in GAME.legal_moves(state, seat)
        assert GAME.may_act(state, seat)
    assert act(state, 2, Propose()) == [DrawProposed(2)]
    assert GAME.motion(state) == Motion("draw/25", "GUARD-50", 2)


@pytest.mark.rule("GUARD-50")
def test_play_stands_still_while_the_table_votes() -> None:
    state = square(2, round=30, places=[0, 0], dark=[0], clock=True)
    state.phase, state.attempt = "support", Attempt(0, "encounter", 0, 1, 3, "contrast_shadows")
    assert len(GAME.timers(state)) == 1
    act(state, 1, Propose())
    assert (list(GAME.whose_turn(state)), GAME.timers(state)) == ([], ())
    assert [GAME.may_act(state, seat) for seat in (0, 1)] == [False, False]
    assert [(GAME.legal_moves(state, seat), GAME.open_moves(state, seat)) for seat in (0, 1)] == [
        ([], ())
    ] * 2
    assert GAME.refuse(state, 1, Pass()) == Refusal("GUARD-50", {"proposer": 1}, "voting")
    assert GAME.refuse(state, TABLE, VoteEnded("draw/29", upheld=True)) == Refusal("TABLE-5")


@pytest.mark.rule("GUARD-50")
def test_a_vote_for_it_ends_the_game_without_winners() -> None:
    state = square(2, round=25, sepia=True)
    act(state, 0, Propose())
    assert act(state, TABLE, VoteEnded("draw/25", upheld=True)) == [Ended("draw")]
    assert GAME.result(state) == Result("draw", (), (8, 8, 1))
    assert GAME.motion(state) is None


@pytest.mark.rule("GUARD-50")
def test_a_vote_against_it_lets_play_go_on_and_closes_the_matter_for_the_round() -> None:
    state = square(2, round=25)
    act(state, 0, Propose())
    assert act(state, TABLE, VoteEnded("draw/25", upheld=False)) == [DrawRefused()]
    assert (list(GAME.whose_turn(state)), GAME.motion(state)) == ([0], None)
    assert GAME.refuse(state, 1, Propose()) == Refusal("GUARD-50", {"next": 26}, "again")
    state.round = 26
    assert refused(state, 1, Propose()) is None


@pytest.mark.rule("GUARD-51")
def test_the_mildest_thing_is_to_end_the_turn_or_to_pass() -> None:
    state = square(places=[0, 0], dark=[0])
    assert GAME.timeout_move(state, 0) == End()
    state.attempt = Attempt(0, "encounter", 0, 1, 3, "contrast_shadows")
    for phase in ("support", "reroll"):
        state.phase = phase
        assert GAME.timeout_move(state, 1) == Pass()


@pytest.mark.rule("GUARD-51")
def test_or_the_first_of_the_possibilities() -> None:
    state = square(phase="spirit", spirits=bits(3, 5))
    assert GAME.timeout_move(state, 0) == Fetch(3)
    state = square(phase="grow")
    state.grown = [Growth(5)]
    assert GAME.timeout_move(state, 0) == Grow(6)
    state = square(phase="spawn", light=bits(0))
    state.grown = [Growth(5)]
    assert GAME.timeout_move(state, 0) == Spawn(6)
    assert GAME.timeout_move(square(phase="order", agents=[3, 1], waiting=3), 0) == Order(3)
    assert GAME.timeout_move(square(phase="step", agents=[8], dark=[4, 6]), 0) == Step(1)
    laying = square(phase="lay")
    for card in range(8):
        laying.spots[card] = None
    assert isinstance(GAME.timeout_move(laying, 0), Lay)


@pytest.mark.rule("GUARD-1")
def test_a_seat_is_a_guardian_whoever_holds_it() -> None:
    """Nothing in the rules knows who holds a seat: each acts in its own turn."""
    state = square(2)
    act(state, 0, End())
    assert list(GAME.whose_turn(state)) == [1]
    act(state, 1, Walk(1))
    assert state.places == [8, 1]
    act(state, 0, Suggest(1, "move", 2))
    assert state.plan[0].seat == 0
