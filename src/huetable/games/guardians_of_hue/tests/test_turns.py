"""A guardian's turn: what needs no dice."""

import pytest

from huetable.games.guardians_of_hue import GAME
from huetable.games.guardians_of_hue.rules.events import Assisted, Moved, Stood, TurnBegan, TurnEnded
from huetable.games.guardians_of_hue.rules.moves import (
    Assist,
    Attack,
    BreakSeal,
    Encounter,
    End,
    Fetch,
    Stand,
    Walk,
)
from huetable.games.guardians_of_hue.tests.guardian_table import EVERYWHERE, Loaded, act, refused, square


@pytest.mark.rule("GUARD-19")
def test_a_guardian_has_four_actions_and_then_the_turn_ends() -> None:
    state = square(3)
    for card, left in ((1, 3), (0, 2), (3, 1)):
        assert act(state, 0, Walk(card)) == [Moved(0, card)]
        assert (state.actions, state.active) == (left, 0)
    assert act(state, 0, Walk(5)) == [Moved(0, 5), TurnEnded(0), TurnBegan(1, 4)]
    assert (state.active, state.actions, list(GAME.whose_turn(state))) == (1, 4, [1])


@pytest.mark.rule("GUARD-19")
def test_a_turn_may_end_early() -> None:
    state = square(3, active=1, actions=3)
    assert act(state, 1, End()) == [TurnEnded(1, 3), TurnBegan(2, 4)]


@pytest.mark.rule("GUARD-19")
def test_after_the_last_guardian_there_is_no_other_turn_in_the_round() -> None:
    state = square(3, first=1, active=0)
    emitted = act(state, 0, End(), Loaded(black=[6]))
    assert (state.round, state.active) == (2, 2)
    assert emitted.count(TurnBegan(2, 4)) == 1
    assert len([event for event in emitted if isinstance(event, TurnBegan)]) == 1


@pytest.mark.rule("GUARD-19")
@pytest.mark.parametrize("move", [Walk(1), Attack(), Encounter(), BreakSeal(), Stand(), Assist(0), End()])
def test_only_the_guardian_whose_turn_it_is_acts(move: object) -> None:
    state = square(3, sepia=True, tale=True)
    assert [refused(state, seat, move) for seat in (1, 2, 3)] == ["GUARD-19"] * 3
    state.phase = "reroll"
    assert refused(state, 0, move) == "GUARD-19"


@pytest.mark.rule("GUARD-20")
@pytest.mark.parametrize(("here", "there"), [(8, {1, 3, 4, 6}), (0, {1, 3}), (7, {4, 6}), (3, {0, 5, 8})])
def test_a_guardian_moves_to_an_adjacent_location(here: int, there: set[int]) -> None:
    state = square(places=[here, 8])
    assert {move.card for move in GAME.legal_moves(state, 0) if isinstance(move, Walk)} == there
    for card in EVERYWHERE:
        assert refused(state, 0, Walk(card)) == (None if card in there else "GUARD-20")
    target = min(there)
    act(state, 0, Walk(target))
    assert state.places == [target, 8]


@pytest.mark.rule("GUARD-21")
def test_who_is_exhausted_can_only_stand_up_or_end_the_turn() -> None:
    state = square(tired=0b11, agents=[8], dark=[1], spirits=1 << 1)
    assert GAME.legal_moves(state, 0) == [Stand(), End()]
    for move in (Walk(1), Attack(), Encounter(), BreakSeal(), Assist(1)):
        assert refused(state, 0, move) == "GUARD-21"
    assert act(state, 0, Stand()) == [Stood(0)]
    assert (state.tired, state.actions) == (0b10, 3)


@pytest.mark.rule("GUARD-21")
def test_who_stands_cannot_stand_up() -> None:
    state = square(tired=0b10)
    assert refused(state, 0, Stand()) == "GUARD-21"
    assert Stand() not in GAME.legal_moves(state, 0)


@pytest.mark.rule("GUARD-21")
def test_standing_up_twice_in_a_turn_takes_two_actions() -> None:
    state = square(3, tired=1, agents=[6], places=[6, 8, 8], dark=[6])
    act(state, 0, Stand())
    act(state, 0, Attack(), Loaded(white=[[1, 1, 1]]))
    assert (state.tired, state.actions) == (1, 2)
    act(state, 0, Stand())
    assert (state.tired, state.actions) == (0, 1)


@pytest.mark.rule("GUARD-22")
def test_a_guardian_helps_another_up_on_the_same_location() -> None:
    state = square(4, tired=0b1110, places=[8, 8, 1, 8])
    assert [move for move in GAME.legal_moves(state, 0) if isinstance(move, Assist)] == [Assist(1), Assist(3)]
    assert act(state, 0, Assist(3)) == [Assisted(0, 3)]
    assert (state.tired, state.actions) == (0b0110, 3)


@pytest.mark.rule("GUARD-22")
def test_only_who_lies_there_can_be_helped_up() -> None:
    state = square(3, tired=0b010, places=[8, 1, 8])
    assert [refused(state, 0, Assist(seat)) for seat in (0, 1, 2, 3)] == ["GUARD-22"] * 4
    assert not [move for move in GAME.legal_moves(state, 0) if isinstance(move, Assist)]
    assert refused(square(2, sepia=True, tale=True), 2, Assist(0)) == "GUARD-19"


def test_spirits_are_not_chosen_out_of_the_blue() -> None:
    assert refused(square(spirits=1), 0, Fetch(0)) == "GUARD-25"
