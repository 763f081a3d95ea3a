"""The clauses of Dye Pot, one after the other."""

from collections import Counter
from typing import Any

import pytest

from huetable.core.rng import Rng
from huetable.core.terms import TABLE, Refusal, Result, TimerExpired, VoteEnded
from huetable.games.dye_pot import GAME
from huetable.games.dye_pot.rules.moves import (
    Claim,
    Claimed,
    Drew,
    Ended,
    Name,
    Named,
    Pour,
    Poured,
    RoundBegan,
    Shown,
    Shrug,
    TimeUp,
)
from huetable.games.dye_pot.rules.rounds import full_deck, mixture
from huetable.games.dye_pot.rules.state import Colour, Dye, Options, State, Tint

DYES: tuple[Dye, ...] = ("red", "yellow", "blue", "water")
DRAW = Rng.from_number(0)


def start(seats: int = 3, taster: int = 0, **agreed: Any) -> State:
    """A new game in which seat 0 holds red and blue, seat 1 red and green, the others yellow and brown."""
    state = GAME.setup(Options(**agreed), seats, Rng.from_number(1))
    state.taster = taster
    state.orders[:2] = [["red", "blue"], ["red", "green"]]
    state.orders[2:] = [["yellow", "brown"] for _ in range(2, seats)]
    state.deck = ["purple"]
    return state


def act(state: State, seat: int, move: Any) -> list[Any]:
    """A lawful move, and what was told to everybody or to somebody."""
    assert GAME.refuse(state, seat, move) is None
    return GAME.apply(state, seat, move, DRAW)


def pour(state: State, *dyes: Dye) -> list[Any]:
    return [emitted for seat, dye in enumerate(dyes) for emitted in act(state, seat, Pour(dye))]


def tasting(*dyes: Dye, **agreed: Any) -> State:
    """A game in which these were poured and coloured the water."""
    state = start(**agreed)
    pour(state, *(dyes or ("red", "water", "water")))
    assert state.phase == "name"
    return state


@pytest.mark.rule("DYE-1")
def test_dye_pot_is_for_three_to_six() -> None:
    refused = [isinstance(GAME.read_options({}, seats), Refusal) for seats in range(1, 9)]
    assert refused == [True, True, False, False, False, False, True, True]


@pytest.mark.rule("DYE-1")
def test_there_are_three_orders_of_each_colour() -> None:
    colours = ("red", "yellow", "blue", "orange", "green", "purple", "brown")
    assert Counter(full_deck()) == dict.fromkeys(colours, 3)


@pytest.mark.rule("DYE-1", "DYE-7")
@pytest.mark.parametrize(
    ("drops", "colour"),
    [
        (("red", "yellow", "water"), "orange"),
        (("water", "yellow", "blue"), "green"),
        (("red", "water", "blue"), "purple"),
        (("red", "yellow", "blue"), "brown"),
    ],
)
def test_dyes_mix_to_the_colours_of_the_orders(drops: tuple[Dye, ...], colour: Colour) -> None:
    assert mixture(drops) == colour


@pytest.mark.rule("DYE-2")
@pytest.mark.parametrize("seats", [3, 6])
def test_everybody_holds_two_orders_and_the_rest_is_the_deck(seats: int) -> None:
    state = GAME.setup(Options(), seats, Rng.from_number(seats))
    assert [len(orders) for orders in state.orders] == [2] * seats
    held = [order for orders in state.orders for order in orders]
    assert Counter(held + state.deck) == Counter(full_deck())


@pytest.mark.rule("DYE-2")
def test_orders_are_shuffled() -> None:
    deals = {tuple(GAME.setup(Options(), 3, Rng.from_number(seed)).deck) for seed in range(20)}
    assert len(deals) == 20


@pytest.mark.rule("DYE-2")
def test_nobody_sees_the_orders_of_another() -> None:
    state = start()
    assert [GAME.view(state, seat).private.orders for seat in (0, 1, None)] == [
        ("red", "blue"),
        ("red", "green"),
        (),
    ]


@pytest.mark.rule("DYE-3")
def test_the_first_taster_is_drawn_at_random() -> None:
    assert {GAME.setup(Options(), 3, Rng.from_number(seed)).taster for seed in range(40)} == {0, 1, 2}


@pytest.mark.rule("DYE-3")
def test_the_spoon_passes_to_the_left() -> None:
    state = tasting(taster=2)
    assert act(state, 2, Shrug())[-1] == (RoundBegan(2, 0), None)
    assert (state.round, state.taster) == (2, 0)


@pytest.mark.rule("DYE-4")
def test_all_pour_at_the_same_time() -> None:
    state = start()
    assert list(GAME.whose_turn(state)) == [0, 1, 2]
    assert list(GAME.legal_moves(state, 1)) == [Pour(dye) for dye in DYES]
    assert GAME.open_moves(state, 1) == ()
    act(state, 1, Pour("red"))
    assert list(GAME.whose_turn(state)) == [0, 2]


@pytest.mark.rule("DYE-4")
def test_a_pour_is_secret_until_all_have_poured() -> None:
    state = start()
    assert act(state, 1, Pour("red")) == [(Poured(1), None)]
    assert GAME.view(state, 1).private.mine == "red"
    for other in (0, None):
        assert GAME.view(state, other).private.mine is None
        assert GAME.view(state, other).public.poured == (False, True, False)


@pytest.mark.rule("DYE-5")
def test_what_is_poured_stays_poured() -> None:
    state = start()
    act(state, 1, Pour("red"))
    assert not GAME.legal_moves(state, 1)
    assert GAME.refuse(state, 1, Pour("blue")) == Refusal("TABLE-3")


@pytest.mark.rule("DYE-5")
def test_nobody_pours_when_the_water_is_tasted() -> None:
    assert GAME.refuse(tasting(), 0, Pour("blue")) == Refusal("DYE-5")


@pytest.mark.rule("DYE-6")
def test_who_has_not_poured_in_time_pours_water() -> None:
    state = start(pour_seconds=5)
    act(state, 0, Pour("red"))
    (timer,) = GAME.timers(state)
    assert timer.milliseconds == 5000
    emitted = act(state, TABLE, TimerExpired(timer.name))
    assert emitted[:2] == [(TimeUp((1, 2), "pour"), None), (Shown(("red", "water", "water"), "red"), None)]


@pytest.mark.rule("DYE-6", "DYE-15")
def test_without_a_clock_nothing_is_timed() -> None:
    for state in (start(clock=False), tasting(clock=False)):
        assert GAME.timers(state) == ()


@pytest.mark.rule("DYE-6", "DYE-15")
def test_each_pouring_and_each_naming_has_its_own_time() -> None:
    state = start(pour_seconds=20, name_seconds=30)
    timers = [*GAME.timers(state)]
    pour(state, "red", "water", "water")
    timers += GAME.timers(state)
    act(state, 0, Shrug())
    timers += GAME.timers(state)
    assert [timer.milliseconds for timer in timers] == [20_000, 30_000, 20_000]
    assert len({timer.name for timer in timers}) == 3


@pytest.mark.rule("DYE-6", "DYE-12")
def test_the_mildest_thing_is_water_and_a_shrug() -> None:
    assert GAME.timeout_move(start(), 0) == Pour("water")
    assert GAME.timeout_move(tasting(), 0) == Shrug()


@pytest.mark.rule("DYE-7")
def test_the_drops_are_shown_when_all_have_poured() -> None:
    state = start()
    emitted = pour(state, "red", "water", "blue")
    assert emitted[-1] == (Shown(("red", "water", "blue"), "purple"), None)
    assert GAME.view(state, None).public.drops == ("red", "water", "blue")
    assert GAME.view(state, 0).private.mine is None


@pytest.mark.rule("DYE-7")
def test_a_dye_that_two_have_poured_sinks() -> None:
    state = tasting("red", "red", "blue")
    assert state.colour == "blue"


@pytest.mark.rule("DYE-8")
@pytest.mark.parametrize(
    "drops", [("red", "red", "water"), ("water", "water", "water"), ("blue", "blue", "blue")]
)
def test_clear_water_is_not_tasted(drops: tuple[Dye, ...]) -> None:
    state = start(taster=1)
    assert pour(state, *drops)[-1] == (RoundBegan(2, 2), None)
    assert (state.phase, state.clears, state.book) == ("pour", 1, [])


@pytest.mark.rule("DYE-9")
def test_whoever_holds_the_colour_may_claim_it_and_draws_anew() -> None:
    state = tasting()
    assert [bool(Claim() in GAME.legal_moves(state, seat)) for seat in range(3)] == [True, True, False]
    emitted = act(state, 1, Claim())
    assert emitted == [(Claimed(1, "red", 2), None), (Drew("purple"), 1)]
    assert (state.orders[1], state.shown, state.deck) == (["purple", "green"], ["red"], [])


@pytest.mark.rule("DYE-9")
def test_who_does_not_hold_the_colour_claims_nothing() -> None:
    state = tasting(taster=2)
    assert GAME.refuse(state, 2, Claim()) == Refusal("DYE-9", {"colour": "red"})


@pytest.mark.rule("DYE-9")
def test_nothing_is_claimed_while_the_others_pour() -> None:
    assert GAME.refuse(start(), 0, Claim()) == Refusal("DYE-9", {"colour": "clear"})


@pytest.mark.rule("DYE-9", "DYE-12")
def test_naming_shuts_out_a_slow_claim() -> None:
    state = tasting()
    act(state, 0, Name("poppy"))
    assert GAME.refuse(state, 1, Claim()) == Refusal("DYE-9", {"colour": "red"})


@pytest.mark.rule("DYE-10")
def test_the_first_claim_is_worth_two_points_and_a_later_one_one() -> None:
    state = tasting()
    act(state, 1, Claim())
    assert act(state, 0, Claim())[0] == (Claimed(0, "red", 1), None)
    assert list(GAME.scores(state)) == [1, 2, 0]


@pytest.mark.rule("DYE-10")
def test_nobody_claims_twice_in_a_round() -> None:
    state = tasting()
    state.orders[0] = ["red", "red"]
    act(state, 0, Claim())
    assert GAME.refuse(state, 0, Claim()) == Refusal("DYE-10")
    assert Claim() not in GAME.legal_moves(state, 0)


@pytest.mark.rule("DYE-10")
def test_a_new_round_may_be_claimed_again() -> None:
    state = tasting()
    state.orders[0] = ["red", "red"]
    act(state, 0, Claim())
    act(state, 0, Shrug())
    pour(state, "red", "water", "water")
    assert act(state, 0, Claim())[0] == (Claimed(0, "red", 2), None)


@pytest.mark.rule("DYE-11")
def test_shown_orders_are_shuffled_and_drawn_again() -> None:
    state = tasting()
    state.deck, state.shown = [], ["brown", "green"]
    act(state, 0, Claim())
    assert state.shown == ["red"]
    assert sorted([state.orders[0][0], *state.deck]) == ["brown", "green"]


@pytest.mark.rule("DYE-11")
def test_what_is_drawn_again_comes_in_an_order_nobody_knows() -> None:
    drawn = set()
    for seed in range(20):
        state = tasting()
        state.deck, state.shown = [], ["brown", "green", "blue"]
        GAME.apply(state, 0, Claim(), Rng.from_number(seed))
        drawn.add(state.orders[0][0])
    assert drawn == {"brown", "green", "blue"}


@pytest.mark.rule("DYE-12")
def test_the_taster_names_the_tint() -> None:
    state = tasting()
    assert list(GAME.whose_turn(state)) == [0]
    assert [form.move for form in GAME.open_moves(state, 0)] == ["name"]
    assert act(state, 0, Name("  sleepy   poppy "))[0] == (Named(0, "red", "sleepy poppy"), None)
    assert state.book == [Tint("red", 0, "sleepy poppy")]


@pytest.mark.rule("DYE-12")
def test_a_shrug_leaves_the_tint_nameless() -> None:
    state = tasting()
    assert Shrug() in GAME.legal_moves(state, 0)
    assert act(state, 0, Shrug())[0] == (Named(0, "red", None), None)
    assert state.book == [Tint("red", 0, None)]


@pytest.mark.rule("DYE-12")
@pytest.mark.parametrize("move", [Name("poppy"), Shrug()])
def test_only_the_taster_names_or_shrugs(move: Name | Shrug) -> None:
    state = tasting()
    assert GAME.open_moves(state, 1) == ()
    assert Shrug() not in GAME.legal_moves(state, 1)
    assert GAME.refuse(state, 1, move) == Refusal("DYE-12", {"name": ""})


@pytest.mark.rule("DYE-12")
@pytest.mark.parametrize("move", [Name("poppy"), Shrug()])
def test_nothing_is_named_before_it_is_tasted(move: Name | Shrug) -> None:
    assert GAME.refuse(start(), 0, move) == Refusal("DYE-12", {"name": ""})


@pytest.mark.rule("DYE-12", "DYE-13", "DYE-14")
@pytest.mark.parametrize(
    ("name", "clause"), [("one two three", "DYE-12"), ("deep red", "DYE-13"), ("Poppy", "DYE-14")]
)
def test_the_book_does_not_take_every_name(name: str, clause: str) -> None:
    state = tasting()
    state.book = [Tint("blue", 1, "poppy")]
    refusal = GAME.refuse(state, 0, Name(name))
    assert refusal is not None
    assert refusal.clause == clause


@pytest.mark.rule("DYE-15")
def test_a_taster_out_of_time_shrugs() -> None:
    state = tasting(name_seconds=9)
    (timer,) = GAME.timers(state)
    assert timer.milliseconds == 9000
    emitted = act(state, TABLE, TimerExpired(timer.name))
    assert emitted[:2] == [(TimeUp((0,), "name"), None), (Named(0, "red", None), None)]
    assert state.phase == "pour"


@pytest.mark.rule("DYE-16")
@pytest.mark.parametrize(("goal", "score"), [(7, 5), (3, 1), (3, 2)])
def test_the_goal_wins_at_once(goal: int, score: int) -> None:
    state = tasting(goal=goal)
    state.scores[1] = score
    assert act(state, 1, Claim())[-1] == (Ended("master"), None)
    assert GAME.result(state) == Result("master", (1,), (0, score + 2, 0))
    assert GAME.timers(state) == ()
    assert list(GAME.whose_turn(state)) == []


@pytest.mark.rule("DYE-16")
def test_seven_points_are_the_goal_unless_agreed_otherwise() -> None:
    state = tasting()
    state.scores[1] = 4
    act(state, 1, Claim())
    assert GAME.result(state) is None


def last_tint(scores: list[int], tints: int = 8) -> State:
    """The taster is about to fill the book."""
    state = tasting(tints=tints)
    state.book = [Tint("blue", 1, None)] * (tints - 1)
    state.scores = scores
    return state


@pytest.mark.rule("DYE-17")
@pytest.mark.parametrize(
    ("scores", "winners"), [([1, 3, 2], (1,)), ([3, 1, 3], (0, 2)), ([0, 0, 0], (0, 1, 2))]
)
def test_the_highest_score_wins_when_the_book_is_full(scores: list[int], winners: tuple[int, ...]) -> None:
    state = last_tint(scores)
    assert act(state, 0, Shrug())[-1] == (Ended("book"), None)
    assert GAME.result(state) == Result("book", winners, tuple(scores))


@pytest.mark.rule("DYE-17")
def test_how_many_tints_fill_the_book_can_be_agreed() -> None:
    state = last_tint([0, 0, 0], tints=3)
    act(state, 0, Name("poppy"))
    assert GAME.result(state) is not None
    assert len(state.book) == 3


@pytest.mark.rule("DYE-18")
def test_the_fourth_clear_water_spoils_the_pot() -> None:
    state = start()
    state.scores[0] = 6
    for _ in range(3):
        pour(state, "red", "red", "water")
        assert GAME.result(state) is None
    assert pour(state, "red", "red", "water")[-1] == (Ended("spoiled"), None)
    assert GAME.result(state) == Result("spoiled", (), (6, 0, 0))


def test_there_is_nothing_to_vote_on() -> None:
    assert GAME.refuse(start(), TABLE, VoteEnded("anything", upheld=True)) == Refusal("TABLE-5")
