"""Bots leave people something to do, and follow what people have planned."""

from typing import Any

import pytest

from huetable.core.rng import Rng
from huetable.games.guardians_of_hue import GAME
from huetable.games.guardians_of_hue.bots import BOTS, courtesy, hard_guardian, peoples_plans
from huetable.games.guardians_of_hue.bots.players import EasyBot, GuardianBot, NormalBot
from huetable.games.guardians_of_hue.rules.moves import (
    Attack,
    BreakSeal,
    Encounter,
    End,
    Fetch,
    Reply,
    Suggest,
    Walk,
)
from huetable.games.guardians_of_hue.rules.state import Attempt, State, Suggestion, Wish
from huetable.games.guardians_of_hue.tests.guardian_table import act, bits, square

PERSON = frozenset({1})
"""The bot whose turn it is sits in seat 0, and a person in seat 1."""

FAILED: dict[str, Any] = {
    "seat": 1,
    "deed": "seal",
    "card": 8,
    "rating": 4,
    "target": 12,
    "enemy": None,
    "outcome": False,
}

LEVELS = pytest.mark.parametrize("level", ["normal", "hard"])


def choice(state: State, level: str = "normal", people: frozenset[int] = PERSON, seed: int = 1) -> Any:
    """What the bot does after it has said what it wants to say."""
    bot = BOTS[level](1000).beside(people)
    move = bot.choose(GAME.observe(state, state.active), Rng.from_number(seed))
    if isinstance(move, Suggest):
        act(state, state.active, move)
        move = bot.choose(GAME.observe(state, state.active), Rng.from_number(seed))
    return move


def planned(state: State, wish: Wish, card: int) -> State:
    act(state, 1, Suggest(1, wish, card))
    return state


def work_elsewhere(**parts: Any) -> State:
    """The bot stands at the dark location 0, and there is other work at 2 and 5."""
    return square(3, places=[0, 8, 8], dark=[0, 2, 5], difficulty="difficult", **parts)


@LEVELS
def test_a_seal_that_a_person_has_planned_is_left_to_them(level: str) -> None:
    spirit = {"spirits": bits(0), "reserve": 1, "actions": 1}
    assert choice(work_elsewhere(**spirit), level) == BreakSeal()
    assert choice(planned(work_elsewhere(**spirit), "seal", 0), level) != BreakSeal()
    assert choice(planned(work_elsewhere(**spirit), "seal", 2), level) == BreakSeal(), "another place"


@LEVELS
@pytest.mark.parametrize("wish", ["encounter", "move"])
def test_nobody_begins_where_a_person_means_to_go(level: str, wish: Wish) -> None:
    assert choice(work_elsewhere(), level) == Encounter()
    assert choice(planned(work_elsewhere(), wish, 0), level) != Encounter()


def test_an_agent_that_a_person_wants_to_attack_is_left_but_one_in_their_way_is_not() -> None:
    assert choice(planned(work_elsewhere(agents=[0]), "attack", 0)) != Attack()
    assert choice(planned(work_elsewhere(agents=[0]), "encounter", 0)) == Attack()


def test_a_spirit_for_a_planned_seal_is_a_help() -> None:
    assert choice(planned(work_elsewhere(), "seal", 0)) == Encounter()


def test_what_a_person_has_agreed_to_is_theirs_and_what_they_declined_is_not() -> None:
    for answer, left in (("agreed", True), ("declined", False)):
        state = work_elsewhere()
        act(state, 2, Suggest(1, "encounter", 0))
        act(state, 1, Reply(2, answer, *(() if left else ("move", 4))))  # type: ignore[arg-type]
        assert (choice(state) != Encounter()) == left


def test_other_bots_may_be_overtaken() -> None:
    assert choice(planned(work_elsewhere(), "encounter", 0), people=frozenset()) == Encounter()
    assert choice(planned(work_elsewhere(), "encounter", 0), people=frozenset({2})) == Encounter()


def test_a_plan_that_can_only_be_done_in_the_next_round_is_weighed() -> None:
    """The person's turn of this round is over, and before the next one darkness grows."""
    last: dict[str, Any] = {"dark": [7], "spirits": bits(7), "reserve": 1}
    state = square(3, first=1, places=[7, 0, 0], difficulty="difficult", **last)
    state = planned(state, "seal", 7)
    search = hard_guardian.search_turn(state, 9)
    reserved = courtesy.left_to_people(state, PERSON)
    assert reserved == {("seal", 7)}
    assert hard_guardian.cost_of_leaving(state, search, reserved) > courtesy.MAX_COURTESY_COST
    assert choice(state) == BreakSeal()


def test_no_spirit_is_taken_from_a_planned_seal() -> None:
    state = square(2, phase="spirit", spirits=bits(0, 7), places=[2, 1], reserve=0)
    assert choice(state) == Fetch(7)
    for level in ("easy", "normal", "hard"):
        assert choice(planned(state, "seal", 7), level) == Fetch(0)


def test_a_location_where_a_person_stands_is_theirs_until_their_turn_is_over() -> None:
    assert choice(work_elsewhere(), "normal") == Encounter()
    state = work_elsewhere()
    state.places[1] = 0
    assert choice(state) != Encounter()
    state.tired = 0b10
    assert choice(state) == Encounter(), "a person who lies exhausted has other things to do"
    late = square(3, first=1, places=[0, 0, 8], dark=[0, 2, 5], difficulty="difficult")
    assert choice(late) == Encounter()


@LEVELS
@pytest.mark.parametrize("place", [8, 4, 7])
def test_the_last_seal_is_left_to_a_person_who_can_break_it(level: str, place: int) -> None:
    def last(**parts: Any) -> State:
        return square(3, places=[8, place, 0], difficulty="difficult", **parts)

    assert choice(last(), "normal", frozenset()) == BreakSeal()
    assert choice(last(), level) == End(), "the bot waits at the centre to support"
    assert choice(last(actions=1), level) == End()
    assert choice(last(first=1, took_part=bits(1)), level) == BreakSeal(), "the person's turn is over"
    assert choice(last(agents=[8]), level) == Attack(), "the way is made free"


def test_the_only_person_is_waited_for_beside_the_last_seal_and_told_so() -> None:
    def last(people: frozenset[int] = PERSON, **parts: Any) -> tuple[Any, Suggest | None]:
        state = square(3, **{"first": 1, "places": [8, 8, 0], "difficulty": "easy", **parts})
        asked = courtesy.ask_person(state, people, courtesy.left_to_people(state, people))
        return choice(state, people=people), asked

    assert last() == (End(), Suggest(1, "seal", 8)), "the person comes next in the next round"
    assert last(tired=0b10)[0] == BreakSeal(), "the person has tried"
    assert last(frozenset({1, 2}))[0] == BreakSeal(), "two people need no bot to wait"
    for dear in ({"short_night": True}, {"difficulty": "difficult"}):
        assert last(took_part=bits(1), **dear)[0] == BreakSeal(), "darkness grows more meanwhile"
        assert last(**dear) == (End(), Suggest(1, "seal", 8)), "nobody wins by looking on"


def test_a_person_who_has_just_failed_at_the_last_seal_is_not_asked_again() -> None:
    def asked(**parts: Any) -> Suggest | None:
        state = square(3, places=[8, 4, 8], difficulty="difficult", attempt=Attempt(**FAILED | parts))
        return courtesy.ask_person(state, PERSON, courtesy.left_to_people(state, PERSON))

    assert asked() is None
    assert asked(seat=2) == asked(card=4) == asked(outcome=True) == Suggest(1, "seal", 8)


@LEVELS
def test_a_person_who_would_rather_not_hands_the_last_seal_to_the_bots(level: str) -> None:
    state = square(3, places=[8, 8, 8], difficulty="easy")
    act(state, 0, Suggest(1, "seal", 8))
    act(state, 0, End())
    assert overhears(state, 0, level) is None, "no answer yet"
    act(state, 1, Reply(0, "declined"))
    assert overhears(state, 2, level) is None, "only the bot that asked"
    taken = overhears(state, 0, level)
    assert taken == Suggest(0, "seal", 8)
    act(state, 0, taken)
    assert overhears(state, 0, level) is None
    act(state, 1, End())
    assert all(line.to != 1 for line in state.plan)
    assert choice(state, level) == BreakSeal(), "it still holds after the person's turn"


@LEVELS
def test_the_last_seal_that_a_person_declines_before_their_turn_is_broken_at_once(level: str) -> None:
    state = square(3, places=[8, 8, 8], difficulty="easy")
    act(state, 0, Suggest(1, "seal", 8))
    assert choice(state, level) == End()
    act(state, 1, Reply(0, "declined"))
    assert choice(state, level) == BreakSeal()
    assert choice(planned(state, "seal", 8), level) == End(), "the person has thought better of it"


def overhears(state: State, seat: int, level: str) -> Any:
    """What a bot says while it isn't its turn."""
    return BOTS[level](1000).beside(PERSON).choose(GAME.observe(state, seat), Rng.from_number(1))


def test_nobody_waits_for_a_person_who_is_too_far_away() -> None:
    state = square(2, places=[8, 7], tired=0b10, difficulty="difficult", balanced=False)
    assert choice(state) == End(), "up, two steps, and the seal"
    state.near[7] = bits(6)
    state.near[6] = bits(7, 5)
    state.near[4] &= ~bits(7)
    state.near[8] &= ~bits(6)
    assert choice(state) == BreakSeal()


def test_the_only_dark_location_is_left_to_a_person_who_can_finish_it() -> None:
    state = square(4, places=[1, 1, 0, 2], tired=0b10, dark=[1], spirits=bits(1), reserve=1)
    assert courtesy.left_to_people(state, PERSON) >= {("seal", 1)}
    assert courtesy.left_to_people(state, frozenset()) == frozenset()
    state.spirits = 0
    state.places[1] = 7
    assert courtesy.left_to_people(state, PERSON) == frozenset(), "five actions would be needed"


def said(state: State, level: str = "normal") -> Any:
    return BOTS[level](1000).beside(PERSON).choose(GAME.observe(state, 0), Rng.from_number(1))


@LEVELS
def test_the_person_is_asked_once_for_what_is_left_to_them(level: str) -> None:
    state = square(3, places=[8, 4, 8], difficulty="difficult")
    assert said(state, level) == Suggest(1, "seal", 8)
    act(state, 0, Suggest(1, "seal", 8))
    assert said(state, level) == End()
    act(state, 0, End())
    again = BOTS[level](1000).beside(frozenset({0})).choose(GAME.observe(state, 1), Rng.from_number(1))
    assert again != Suggest(0, "seal", 8)


def test_the_next_of_several_people_is_asked() -> None:
    state = square(4, active=1, places=[8, 8, 8, 8], first=1, difficulty="difficult")
    bot = NormalBot().beside(frozenset({0, 3}))
    assert bot.choose(GAME.observe(state, 1), Rng.from_number(1)) == Suggest(3, "seal", 8)


@LEVELS
def test_a_bot_comes_to_support_what_a_person_has_planned(level: str) -> None:
    state = planned(square(2, places=[4, 8], difficulty="difficult"), "seal", 8)
    assert said(state, level) == Suggest(0, "support", 8)
    act(state, 0, Suggest(0, "support", 8))
    assert said(state, level) == Walk(8)
    act(state, 0, Walk(8))
    assert said(state, level) == End()


def test_a_promise_holds_as_long_as_the_plan_of_the_person() -> None:
    state = planned(square(2, places=[4, 8], dark=[1]), "seal", 8)
    state.plan.append(Suggestion(0, 0, "support", 8))
    search = hard_guardian.search_turn(state, 9)
    assert peoples_plans.keep_promise(state, PERSON, search) == Walk(8)
    state.tired = 1
    assert peoples_plans.keep_promise(state, PERSON, search) is None, "first one has to stand up"
    state.tired = 0
    state.plan = [Suggestion(0, 0, "support", 8)]
    assert peoples_plans.keep_promise(state, PERSON, search) is None


def test_nobody_promises_what_costs_too_much() -> None:
    state = planned(work_elsewhere(), "encounter", 2)
    search = hard_guardian.search_turn(state, 9)
    assert peoples_plans.cost_of_waiting(state, 2, search) > 0.03
    assert peoples_plans.offer_help(state, PERSON, search) is None
    state.tired = 1
    assert peoples_plans.cost_of_waiting(state, 2, search) == 1.0


@LEVELS
@pytest.mark.parametrize(("card", "ways"), [(0, {1, 3}), (7, {4, 6})])
def test_what_a_person_wants_to_support_is_done(level: str, card: int, ways: set[int]) -> None:
    """Two corners that are as good as each other."""
    state = planned(square(3, dark=[0, 7], places=[8, 8, 8]), "support", card)
    move = choice(state, level)
    assert isinstance(move, Walk)
    assert move.card in ways


def test_whims_of_an_easy_bot_spare_the_plans_of_people() -> None:
    state = planned(work_elsewhere(), "encounter", 0)
    found = {type(choice(state, "easy", seed=seed)) for seed in range(40)}
    assert Encounter not in found
    assert len(found) > 1
    assert Encounter in {type(move) for move in courtesy.moves_but(state, frozenset())}


def test_a_bot_beside_people_is_another_one() -> None:
    bot: GuardianBot = EasyBot()
    assert bot.beside(PERSON).people == PERSON
    assert bot.people == frozenset()


def test_a_person_who_is_lord_sepia_is_left_nothing() -> None:
    state = square(2, sepia=True, places=[8, 8], difficulty="difficult")
    assert courtesy.left_to_people(state, frozenset({2})) == frozenset()
    assert choice(state, people=frozenset({2})) == BreakSeal()
