"""Bots listen to suggestions: they follow what costs little, and answer."""

from collections.abc import Iterator
from typing import Any

import pytest

from huetable.bots.fast_rng import FastRng
from huetable.core.rng import Rng
from huetable.games.guardians_of_hue import GAME
from huetable.games.guardians_of_hue.bots import BOTS, greedy, hard_guardian, suggestions
from huetable.games.guardians_of_hue.rules.moves import (
    Assist,
    BreakSeal,
    Encounter,
    End,
    Pass,
    Reply,
    Stand,
    Suggest,
    Support,
    Walk,
)
from huetable.games.guardians_of_hue.rules.state import Options, State, Suggestion, Wish
from huetable.games.guardians_of_hue.tests.guardian_table import Loaded, act, bits, square

LEVELS = ["normal", "hard"]


def answer(state: State, seat: int, level: str) -> Any:
    """What a bot does in this seat now; a person might wait for it."""
    return BOTS[level](1000).choose(GAME.observe(state, seat), Rng.from_number(1))


def converse(state: State, level: str, wish: Wish, card: int) -> tuple[Any, Any]:
    """A suggestion to the guardian whose turn it is: the answer, and what is done then."""
    act(state, 1, Suggest(0, wish, card))
    reply = answer(state, 0, level)
    act(state, 0, reply)
    return reply, answer(state, 0, level)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("card", "step"), [(0, {1, 3}), (2, {1, 4})])
def test_what_costs_little_is_agreed_to_and_done(level: str, card: int, step: set[int]) -> None:
    """Two dark corners that are as good as each other: the one that is pointed at is taken."""
    state = square(2, dark=[1, 2], places=[8, 8]) if card == 2 else square(2, dark=[0, 1], places=[8, 8])
    reply, move = converse(state, level, "encounter", card)
    assert reply == Reply(1, "agreed")
    assert isinstance(move, Walk)
    assert move.card in step


@pytest.mark.parametrize("level", LEVELS)
def test_a_suggestion_is_carried_through_to_the_deed(level: str) -> None:
    state = square(2, dark=[0], places=[1, 8])
    _, move = converse(state, level, "encounter", 0)
    act(state, 0, move)
    assert answer(state, 0, level) == Encounter()


@pytest.mark.parametrize("level", LEVELS)
def test_what_costs_the_game_is_declined_with_what_is_meant_instead(level: str) -> None:
    state = square(3, places=[8, 8, 8], reserve=1, difficulty="difficult", actions=1)
    reply, move = converse(state, level, "move", 4)
    assert reply == Reply(1, "declined", "seal", 8)
    assert move == BreakSeal()


@pytest.mark.parametrize("level", LEVELS)
def test_what_cannot_be_done_is_declined(level: str) -> None:
    state = square(2, dark=[0], places=[8, 8])
    reply, _ = converse(state, level, "attack", 8)
    assert reply.answer == "declined"
    assert reply.instead is not None


@pytest.mark.parametrize("level", ["easy", *LEVELS])
def test_before_its_turn_a_bot_says_that_it_has_heard(level: str) -> None:
    state = square(3)
    act(state, 0, Suggest(2, "move", 4))
    assert answer(state, 2, level) == Reply(0, "noted")
    act(state, 2, Reply(0, "noted"))
    assert answer(state, 2, level) is None
    assert answer(state, 1, level) is None


def test_what_is_done_already_is_agreed_to() -> None:
    state = square(2, places=[8, 8])
    wishes: tuple[Wish, ...] = ("move", "support", "stand")
    for wish in wishes:
        assert suggestions.is_done(state, Suggestion(1, 0, wish, 8))
    assert not suggestions.is_done(square(2, tired=1), Suggestion(1, 0, "stand", 8))
    assert not suggestions.is_done(state, Suggestion(1, 0, "move", 3))
    assert not suggestions.is_done(state, Suggestion(1, 0, "seal", 8))
    reply, _ = converse(state, "normal", "support", 8)
    assert reply == Reply(1, "agreed")


def course(state: State, wish: Wish, card: int) -> Any:
    search = hard_guardian.search_turn(state, 9)
    return suggestions.value_of_following(search, search.root(state), Suggestion(1, 0, wish, card))


def test_the_first_move_of_every_wish() -> None:
    state = square(2, dark=[0], places=[0, 0], tired=0b10)
    assert course(state, "end", 5)[1] == End()
    assert course(state, "assist", 0)[1] == Assist(1)
    assert course(state, "encounter", 0)[1] == Encounter()
    assert course(state, "move", 0)[1] is None
    assert course(state, "move", 8)[1] in (Walk(1), Walk(3))
    assert course(state, "seal", 0) == (-1.0, None)
    assert course(square(2, actions=0), "move", 1)[1] is None
    lying = square(2, tired=1, dark=[1])
    assert course(lying, "stand", 8)[1] == Stand()
    assert course(lying, "encounter", 1)[1] == Stand()


def test_without_a_suggestion_there_is_nothing_to_say() -> None:
    state = square(2)
    search = hard_guardian.search_turn(state, 9)
    assert suggestions.reply_to_suggestion(state, 0, search, ("end", 8)) is None
    assert suggestions.acknowledge_suggestion(state, 0) is None
    assert suggestions.follow_suggestion(state, 0, search) is None
    state.plan = [Suggestion(1, 0, "attack", 8, "agreed")]
    assert suggestions.follow_suggestion(state, 0, search) is None


def test_a_guardian_says_what_it_means_to_do() -> None:
    state = square(2, dark=[0], places=[8, 8], tired=1)
    search = hard_guardian.search_turn(state, 9)
    wish, card = suggestions.intention(search, state)
    assert (wish, card) == ("encounter", 0)
    state = square(2, dark=[0], places=[8, 8], actions=1)
    search = hard_guardian.search_turn(state, 9)
    assert suggestions.intention(search, state)[0] == "move"


@pytest.mark.parametrize("level", ["easy", *LEVELS])
def test_a_bot_says_once_a_turn_where_it_is_going(level: str) -> None:
    state = square(2, dark=[0], places=[8, 8])
    said = answer(state, 0, level)
    assert isinstance(said, Suggest)
    assert (said.seat, said.card) == (0, 0)
    act(state, 0, said)
    assert not isinstance(answer(state, 0, level), Suggest | Reply)
    assert answer(state, 1, level) is None


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_bot_does_here_and_now_speaks_for_itself(level: str) -> None:
    state = square(2, dark=[0], places=[0, 8])
    assert answer(state, 0, level) == Encounter()


@pytest.mark.parametrize("level", LEVELS)
def test_support_that_was_asked_for_is_given_where_it_costs_little(level: str) -> None:
    state = square(3, places=[0, 0, 8], dark=[0, 1, 3], clock=False)
    act(state, 2, Suggest(1, "support", 0))
    act(state, 0, Encounter())
    assert suggestions.is_asked_for_support(state, 1)
    assert not suggestions.is_asked_for_support(state, 2)
    gain = hard_guardian.gain_of_support(state, 1, hard_guardian.search_turn(state, 9))
    given = answer(state, 1, level)
    assert given == (Support() if gain > -suggestions.MAX_COST else Pass())


def test_a_reroll_is_weighed_by_the_dice_that_lie() -> None:
    for dice, helps in (([1, 2, 5], True), ([1, 1, 1], True)):
        state = square(2, places=[0, 0], dark=[0, 1, 3], clock=False, spirits=bits(7), reserve=1)
        act(state, 0, Encounter())
        act(state, 1, Pass(), Loaded(white=[dice]))
        gain = hard_guardian.gain_of_support(state, 1, hard_guardian.search_turn(state, 9))
        move = hard_guardian.choose_support(state, 1, hard_guardian.search_turn(state, 9))
        assert (gain > 0) == (move != Pass())
        assert helps


def positions(count: int) -> Iterator[State]:
    """Turns of games that are under way, on maps of all kinds, with two to four guardians."""
    for seed in range(count):
        rng = FastRng(seed)
        state = GAME.setup(Options(difficulty="difficult", clock=False), 2 + seed % 3, rng)
        moves = 0
        while moves < 12 + seed or state.phase != "act":
            GAME.apply(state, GAME.whose_turn(state)[0], greedy.choose(state), rng)
            moves += 1
        yield state


WISHES: tuple[Wish, ...] = ("move", "encounter", "seal", "attack")


def price(state: State, wish: Wish, card: int) -> float:
    """How much of the chance to win it costs to do as suggested, and then the best."""
    search = hard_guardian.search_turn(state, 9)
    root = search.root(state)
    line = Suggestion((state.active + 1) % state.guardians, state.active, wish, card)
    return search.value(root) - suggestions.value_of_following(search, root, line)[0]


@pytest.mark.parametrize("level", ["easy", *LEVELS])
def test_less_than_three_points_is_followed_and_more_is_declined_with_a_reason(level: str) -> None:
    answers: dict[str, int] = {"agreed": 0, "declined": 0}
    for number, state in enumerate(positions(12)):
        wish, card, me = WISHES[number % 4], number % 9, state.active
        asker = (me + 1) % state.guardians
        act(state, asker, Suggest(me, wish, card))
        cheap = price(state, wish, card) < 0.03 or (wish == "move" and state.places[me] == card)
        reply = answer(state, me, level)
        assert reply.seat == asker
        assert reply.answer == ("agreed" if cheap else "declined")
        assert cheap or reply.instead is not None
        answers[reply.answer] += 1
        act(state, me, reply)
        if cheap and state.places[me] != card and not state.tired >> me & 1:
            step = answer(state, me, level)
            assert isinstance(step, Walk), "the way there is taken at once"
            assert state.near[state.places[me]] >> step.card & 1
    assert all(answers.values()), "both answers came up"


def test_a_bot_that_decides_for_a_person_out_of_time_says_nothing_in_their_name() -> None:
    """They would read their own words in the plan, and the others would count on them."""
    state = square(2, dark=[0], places=[1, 8])
    seen = GAME.observe(state, 0)
    spoken = answer(state, 0, "normal")
    assert isinstance(spoken, Suggest)
    assert GAME.stand_in_move(seen, spoken) == Walk(0)
    assert GAME.stand_in_move(seen, Reply(1, "agreed")) == Walk(0)
    assert GAME.stand_in_move(seen, End()) == End()
