"""Darkness grows."""

import pytest

from huetable.games.guardians_of_hue import GAME
from huetable.games.guardians_of_hue.rules.events import (
    AgentCame,
    BlackDie,
    Darkened,
    NothingGrew,
    RoundBegan,
    TurnBegan,
    TurnEnded,
)
from huetable.games.guardians_of_hue.rules.moves import End, Grow, Pass, Spawn
from huetable.games.guardians_of_hue.rules.rounds import growth_rolls
from huetable.games.guardians_of_hue.rules.state import Growth, State
from huetable.games.guardians_of_hue.tests.guardian_table import Loaded, act, bits, refused, square


def after_the_turns(*black: int, **parts: object) -> tuple[State, list[object]]:
    """The last guardian ends the turn, and the black die falls like this."""
    state = square(**{"active": 1, **parts})  # type: ignore[arg-type]
    rng = Loaded(black=black)
    emitted = act(state, 1, End(), rng)
    assert rng.used_up
    return state, emitted


@pytest.mark.rule("GUARD-15", "GUARD-18")
@pytest.mark.parametrize(
    ("roll", "tag", "cards"),
    [(1, 3, (0, 1, 2, 3)), (2, 3, (0, 1, 2, 3)), (3, 3, (0, 1, 2, 3)), (4, 4, (4, 5)), (5, 5, (6, 7))],
)
def test_a_roll_turns_a_light_location_of_its_tag_dark(roll: int, tag: int, cards: tuple[int, ...]) -> None:
    state, emitted = after_the_turns(roll)
    assert emitted == [TurnEnded(1, 4), BlackDie(roll, tag)]
    assert (state.phase, state.actions) == ("grow", 0)
    assert GAME.legal_moves(state, 0) == [Grow(card) for card in cards]
    emitted = act(state, 0, Grow(cards[1]))
    assert emitted[0] == Darkened(cards[1])
    assert state.light == bits(*range(8)) & ~bits(cards[1])
    assert state.grown == [Growth(roll, cards[1])]


@pytest.mark.rule("GUARD-15")
def test_only_a_light_location_of_that_tag_can_be_chosen() -> None:
    state, _ = after_the_turns(2, dark=[1])
    assert GAME.legal_moves(state, 0) == [Grow(card) for card in (0, 2, 3)]
    assert [refused(state, 0, Grow(card)) for card in (1, 4, 8)] == ["GUARD-15"] * 3


@pytest.mark.rule("GUARD-18")
def test_the_only_possibility_is_taken_without_asking() -> None:
    state, emitted = after_the_turns(4, dark=[4])
    assert emitted[1:3] == [BlackDie(4, 4), Darkened(5)]
    assert state.phase == "act"
    assert state.grown == [Growth(4, 5)]


@pytest.mark.rule("GUARD-18")
def test_the_rounds_starting_player_decides() -> None:
    state = square(first=1, active=0)
    act(state, 0, End(), Loaded(black=[5]))
    assert list(GAME.whose_turn(state)) == [1]
    assert refused(state, 0, Grow(6)) == "GUARD-18"
    assert refused(state, 1, Spawn(6)) == "GUARD-18"
    assert refused(state, 1, Grow(6)) is None


@pytest.mark.rule("GUARD-16")
def test_where_all_are_dark_an_agent_appears_on_one_of_them() -> None:
    state, emitted = after_the_turns(4, dark=[4, 5])
    assert state.phase == "spawn"
    assert GAME.legal_moves(state, 0) == [Spawn(4), Spawn(5)]
    assert [refused(state, 0, Spawn(card)) for card in (3, 6, 8)] == ["GUARD-16"] * 3
    assert refused(state, 0, Grow(4)) == "GUARD-18"
    emitted = act(state, 0, Spawn(5))
    assert emitted[0] == AgentCame(5)
    assert (state.agents, state.dazed) == ([5], 0)
    assert state.grown == [Growth(4, 5, agent=True)]


@pytest.mark.rule("GUARD-16")
def test_a_six_always_brings_an_agent_to_the_centre() -> None:
    state, emitted = after_the_turns(6)
    assert emitted[1:3] == [BlackDie(6, 6), AgentCame(8)]
    assert state.agents == [8]


@pytest.mark.rule("GUARD-17")
@pytest.mark.parametrize("roll", [6, 5])
def test_with_both_agents_out_nothing_happens(roll: int) -> None:
    state, emitted = after_the_turns(roll, agents=[8, 8], dazed=0b11, dark=[6, 7])
    assert emitted[2:4] == [BlackDie(roll, 6 if roll == 6 else 5), NothingGrew()]
    assert state.agents == [8, 8]
    assert state.grown == [Growth(roll)]
    assert state.phase == "act"


@pytest.mark.rule("GUARD-17")
def test_a_light_location_still_turns_dark_when_both_agents_are_out() -> None:
    _, emitted = after_the_turns(5, agents=[8, 8], dazed=0b11, dark=[6])
    assert Darkened(7) in emitted


@pytest.mark.rule("GUARD-41")
@pytest.mark.parametrize(("difficulty", "rolls"), [("easy", 1), ("difficult", 2), ("impossible", 3)])
def test_darkness_grows_by_the_difficulty(difficulty: str, rolls: int) -> None:
    state, emitted = after_the_turns(*[6] * rolls, agents=[8, 8], dazed=0b11, difficulty=difficulty)
    assert emitted.count(BlackDie(6, 6)) == rolls
    assert (len(state.grown), state.round) == (rolls, 2)


@pytest.mark.rule("GUARD-41", "GUARD-18")
def test_after_a_choice_the_other_rolls_follow() -> None:
    state, _ = after_the_turns(5, difficulty="impossible")
    emitted = act(state, 0, Grow(7), Loaded(black=[5, 4]))
    assert emitted == [Darkened(7), BlackDie(5, 5), Darkened(6), BlackDie(4, 4)]
    assert (state.phase, state.rolls) == ("grow", 0)
    emitted = act(state, 0, Grow(4))
    assert emitted == [Darkened(4), RoundBegan(2, 1), TurnBegan(1, 4)]
    assert state.grown == [Growth(5, 7), Growth(5, 6), Growth(4, 4)]


@pytest.mark.rule("GUARD-42")
def test_the_next_guardian_to_the_left_starts_the_new_round() -> None:
    state = square(3, first=2, active=1, round=4)
    emitted = act(state, 1, End(), Loaded(black=[6]))
    assert emitted[-2:] == [RoundBegan(5, 0), TurnBegan(0, 4)]
    assert (state.round, state.first, state.active, state.actions) == (5, 0, 0, 4)


@pytest.mark.rule("GUARD-43")
@pytest.mark.parametrize(("guardians", "actions"), [(2, 6), (3, 4), (4, 3)])
def test_balanced_shares_out_twelve_actions(guardians: int, actions: int) -> None:
    state = square(guardians, balanced=True)
    emitted = act(state, 0, End())
    assert emitted[-1] == TurnBegan(1, actions)
    assert state.actions == actions
    usual = square(guardians)
    act(usual, 0, End())
    assert usual.actions == 4


@pytest.mark.rule("GUARD-53")
@pytest.mark.parametrize("balanced", [False, True])
@pytest.mark.parametrize(("guardians", "actions"), [(2, 7), (3, 5), (4, 4)])
def test_extra_actions_are_for_few_guardians_and_balanced_adds_nothing(
    guardians: int, actions: int, *, balanced: bool
) -> None:
    state = square(guardians, extra_actions=True, balanced=balanced)
    assert act(state, 0, End())[-1] == TurnBegan(1, actions)
    assert state.actions == actions


@pytest.mark.rule("GUARD-44")
@pytest.mark.parametrize(
    ("round", "more"), [(1, 0), (15, 0), (16, 1), (20, 1), (21, 2), (25, 2), (26, 3), (36, 5)]
)
def test_at_dusk_darkness_grows_faster(round: int, more: int) -> None:
    assert growth_rolls(square(dusk=True, round=round)) == 1 + more
    assert growth_rolls(square(dusk=True, round=round, difficulty="impossible")) == 3 + more
    assert growth_rolls(square(round=round)) == 1


@pytest.mark.rule("GUARD-54")
@pytest.mark.parametrize("dusk", [False, True])
@pytest.mark.parametrize(("round", "more"), [(1, 0), (2, 0), (3, 1), (4, 2), (9, 7), (16, 14)])
def test_in_a_short_night_darkness_grows_faster_from_the_third_round_on(
    round: int, more: int, *, dusk: bool
) -> None:
    assert growth_rolls(square(short_night=True, dusk=dusk, round=round)) == 1 + more
    assert growth_rolls(square(short_night=True, dusk=dusk, round=round, difficulty="impossible")) == 3 + more


@pytest.mark.rule("GUARD-18", "GUARD-45")
def test_nobody_else_decides_for_lord_sepia() -> None:
    state = square(2, sepia=True, active=1)
    act(state, 1, End(), Loaded(black=[4]))
    assert list(GAME.whose_turn(state)) == [2]
    assert [refused(state, seat, Grow(4)) for seat in (0, 1, 2)] == ["GUARD-18", "GUARD-18", None]
    assert refused(state, 2, Pass()) == "GUARD-34"
