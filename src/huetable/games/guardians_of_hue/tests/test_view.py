"""What everybody sees."""

import pytest

from huetable.core.codec import digest, encode
from huetable.core.rng import Rng
from huetable.core.terms import NO_PRIVATE_VIEW
from huetable.games.guardians_of_hue import GAME
from huetable.games.guardians_of_hue.rules.moves import Assist, Attack, Encounter, Pass, Reroll, Support, Walk
from huetable.games.guardians_of_hue.rules.state import copy
from huetable.games.guardians_of_hue.rules.view import Agent, Pending, Prospect
from huetable.games.guardians_of_hue.tests.guardian_table import Loaded, act, bits, square


@pytest.mark.rule("GUARD-4")
def test_the_view_holds_what_is_printed_on_the_cards() -> None:
    ratings = GAME.view(square(), 0).public.ratings
    assert ratings[0] == (3, 2, 1, 1)
    assert ratings[8] == (6, 5, 0, 4)
    assert len(ratings) == 9


def test_everybody_sees_the_same_and_all_of_it() -> None:
    state = square(
        3, sepia=True, dark=[0, 5], spirits=bits(5), agents=[8, 2], dazed=1, waiting=2, tired=0b101
    )
    assert all(GAME.private_view(state, seat) == NO_PRIVATE_VIEW for seat in (0, 1, 2, 3, None))
    view = GAME.view(state, 0)
    assert view.public.light == (False, True, True, True, True, False, True, True, False)
    assert view.public.tired == (True, False, True)
    assert view.public.agents == (Agent(8, dazed=True, waiting=False), Agent(2, dazed=False, waiting=True))
    assert (view.public.spirits, view.public.decider) == ((5,), 3)
    assert view.public.spots[0] == (-2, -3, True)
    assert digest(GAME.imagine(view, Rng.from_number(1))) == digest(state)


def test_the_starting_player_decides_where_lord_sepia_does_not_play() -> None:
    assert GAME.view(square(3, first=2), 0).public.decider == 2


@pytest.mark.rule("GUARD-29", "GUARD-26")
def test_an_attempt_is_shown_with_its_target_and_true_chances() -> None:
    state = square(3, places=[0, 0, 1], dark=[0, 1, 3])
    assert GAME.view(state, 1).public.prospects == (
        Prospect("encounter", 3, 9, 741, 954, 951, "pica_savage"),
    )
    state = square(2, places=[8, 1], agents=[8])
    assert GAME.view(state, None).public.prospects == (Prospect("attack", 5, 15, 93, 93, 93, None),)
    state = square(2, places=[8, 8])
    assert GAME.view(state, 0).public.prospects == (Prospect("seal", 4, 12, 375, 741, 720, None),)
    assert GAME.view(square(phase="step"), 0).public.prospects == ()


@pytest.mark.rule("GUARD-32", "GUARD-33")
def test_those_who_are_asked_for_support_see_what_it_would_change() -> None:
    state = square(3, places=[0, 0, 0], dark=[0, 1, 3])
    act(state, 0, Encounter())
    assert GAME.view(state, 1).public.pending == Pending((1, 2), 741, 954, ())
    act(state, 1, Support())
    assert GAME.view(state, 1).public.pending == Pending((2,), 954, 1000, ())
    act(state, 2, Pass(), Loaded(white=[[1, 2, 1]]))
    assert GAME.view(state, 1).public.pending == Pending((2,), 0, 954, (0, 1, 2))
    act(state, 2, Pass())
    assert GAME.view(state, 1).public.pending is None


def test_a_window_without_an_attempt_promises_nothing() -> None:
    assert GAME.view(square(phase="support", attempt=None), 0).public.pending is None


def test_a_copy_is_equal_and_shares_nothing() -> None:
    state = square(3, sepia=True, dark=[0], agents=[8, 1], places=[0, 0, 8])
    state.stock, state.story = [1], ["Once."]
    before = encode(state)
    other = copy(state)
    assert encode(other) == before
    for name in ("spots", "near", "stock", "places", "agents", "grown", "strides", "plan", "said", "story"):
        assert getattr(other, name) is not getattr(state, name)
        getattr(other, name).append(None)
    assert encode(state) == before


def test_a_sketch_is_the_state_in_a_line() -> None:
    state = square(
        2, dark=[0, 5], spirits=bits(5), agents=[8, 2], dazed=1, tired=0b10, places=[1, 8], reserve=1
    )
    assert GAME.sketch(state) == (
        "round 1 act, seat 0 with 4 actions, dark 0 5* 8, guardians 1 (8), agents (8) 2, "
        "1 spirits in reserve, 0 rolls to come"
    )
    assert "agents none" in GAME.sketch(square())


@pytest.mark.rule("GUARD-26")
def test_the_enemy_stays_in_sight_until_the_next_attempt() -> None:
    state = square(2, places=[0, 8], dark=[0], agents=[1])
    act(state, 0, Encounter(), Loaded(white=[[1, 1, 1]]))
    attempt = GAME.view(state, None).public.attempt
    assert attempt is not None
    assert (attempt.enemy, attempt.dice, attempt.outcome) == ("contrast_shadows", (1, 1, 1), True)
    state.places[0] = 1
    act(state, 0, Attack())
    attempt = GAME.view(state, None).public.attempt
    assert attempt is not None
    assert (attempt.enemy, attempt.dice) == (None, ())


def test_everybody_sees_who_has_taken_part() -> None:
    def took_part() -> tuple[bool, ...]:
        return GAME.view(state, None).public.took_part

    state = square(4, places=[8, 0, 0, 0], dark=[0, 1, 3])
    act(state, 0, Walk(1))
    assert took_part() == (False, False, False, False), "a walk alone changes nothing"
    state.active = 1
    act(state, 1, Encounter())
    act(state, 2, Support())
    act(state, 3, Pass(), Loaded(white=[[1, 1, 1]]))
    assert took_part() == (False, True, True, False)
    act(state, 3, Reroll((0, 1)), Loaded(white=[[1, 1, 1]]))
    assert took_part() == (False, True, True, True)
    state = square(2, places=[8, 8], tired=0b10)
    act(state, 0, Assist(1))
    assert took_part() == (True, False)
