"""Who plays, and how the game begins."""

from typing import Any

import pytest

from huetable.core.rng import Rng
from huetable.core.terms import Refusal
from huetable.games.guardians_of_hue import GAME
from huetable.games.guardians_of_hue.rules.legal_moves import MOVES_BY_PHASE
from huetable.games.guardians_of_hue.rules.setup import guardian_count
from huetable.games.guardians_of_hue.rules.state import Options, State


def begin(seats: int, seed: int = 1, **agreed: Any) -> State:
    options = GAME.read_options(agreed, seats)
    assert isinstance(options, Options)
    return GAME.setup(options, seats, Rng.from_number(seed))


def settle(state: State, seed: int = 1) -> State:
    """Take the first of every possibility until the first turn begins."""
    rng = Rng.from_number(seed)
    number = 0
    while state.round == 0:
        number += 1
        (seat,) = GAME.whose_turn(state)
        GAME.apply(state, seat, MOVES_BY_PHASE[state.phase](state)[0], rng.child(number))
    return state


@pytest.mark.rule("GUARD-1", "GUARD-45")
def test_two_to_four_guardians_and_perhaps_lord_sepia() -> None:
    refused = [isinstance(GAME.read_options({}, seats), Refusal) for seats in range(1, 8)]
    assert refused == [True, False, False, False, False, True, True]
    assert [begin(seats).guardians for seats in (2, 3, 4, 5)] == [2, 3, 4, 4]
    assert [begin(seats, lord_sepia=True).guardians for seats in (3, 4, 5)] == [2, 3, 4]
    assert [guardian_count(Options(), seats) for seats in (2, 3, 4, 5)] == [2, 3, 4, 4]


@pytest.mark.rule("GUARD-45")
def test_lord_sepia_needs_two_guardians() -> None:
    assert GAME.read_options({"lord_sepia": True}, 2) == Refusal("GUARD-45", {"players": 2})


@pytest.mark.rule("GUARD-11")
def test_the_starting_player_is_drawn_unless_the_host_picks_one() -> None:
    assert {begin(3, seed).first for seed in range(30)} == {0, 1, 2}
    assert {begin(3, seed, first=2).first for seed in range(9)} == {2}
    assert GAME.read_options({"first": 2}, 2) == Refusal("GUARD-11", {"guardians": 2}, "missing")
    with_lord = GAME.read_options({"first": 2, "lord_sepia": True}, 3)
    assert with_lord == Refusal("GUARD-11", {"first": 2}, "lord")
    assert GAME.read_options({"first": 4}, 5) == Refusal("GUARD-11", {"first": 4}, "lord")
    assert isinstance(GAME.read_options({"first": 1}, 2), Options)


@pytest.mark.rule("GUARD-11", "GUARD-19")
def test_the_starting_player_has_the_first_turn() -> None:
    state = settle(begin(3, first=2))
    assert (state.round, state.first, state.active, list(GAME.whose_turn(state))) == (1, 2, 2, [2])


@pytest.mark.rule("GUARD-12")
def test_all_guardians_stand_on_the_centre() -> None:
    state = begin(4)
    assert (state.places, state.tired) == ([8, 8, 8, 8], 0)


@pytest.mark.rule("GUARD-13")
@pytest.mark.parametrize(
    ("seats", "agreed", "agents"), [(2, {}, 0), (3, {"lord_sepia": True}, 0), (3, {}, 1)]
)
def test_three_guardians_begin_with_an_agent_on_the_centre(
    seats: int, agreed: dict[str, Any], agents: int
) -> None:
    for seed in range(20):
        state = begin(seats, seed, **agreed)
        spawned = [growth.card for growth in state.grown if growth.agent]
        assert state.agents == [8] * agents + spawned
        assert (state.dazed, state.spirits, state.reserve) == (0, 0, 2)


@pytest.mark.rule("GUARD-13")
def test_so_do_four() -> None:
    assert begin(4, 3).agents[:1] == [8]
    assert begin(5, 3).agents[:1] == [8]


@pytest.mark.rule("GUARD-14")
@pytest.mark.parametrize(("seats", "agreed", "rolls"), [(2, {}, 3), (3, {}, 4), (4, {}, 5), (5, {}, 5)])
def test_darkness_grows_once_and_once_for_each_guardian(
    seats: int, agreed: dict[str, Any], rolls: int
) -> None:
    for difficulty in ("easy", "impossible"):
        state = settle(begin(seats, difficulty=difficulty, **agreed))
        assert len(state.grown) == rolls
        assert (state.round, state.rolls) == (1, 0)


@pytest.mark.rule("GUARD-54")
@pytest.mark.parametrize(("seats", "rolls"), [(2, 2), (3, 3), (4, 4), (5, 4)])
def test_before_a_short_night_darkness_grows_once_for_each_guardian(seats: int, rolls: int) -> None:
    state = settle(begin(seats, short_night=True))
    assert len(state.grown) == rolls


def test_what_is_played_unless_agreed_otherwise() -> None:
    assert GAME.read_options({}, 3) == Options(
        difficulty="easy",
        layout="random",
        lord_sepia=False,
        balanced=False,
        dusk=False,
        extra_actions=False,
        short_night=False,
        first=None,
        clock=True,
    )


@pytest.mark.parametrize("raw", [{"difficulty": "hard"}, {"layout": "round"}, {"first": 5}, {"first": -1}])
def test_other_options_are_refused(raw: dict[str, Any]) -> None:
    refusal = GAME.read_options(raw, 4)
    assert isinstance(refusal, Refusal)
    assert refusal.clause == "TABLE-7"
