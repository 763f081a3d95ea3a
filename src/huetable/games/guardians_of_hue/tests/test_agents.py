"""What the Agents of Sepia do."""

from collections.abc import Iterator
from typing import Any

import pytest

from huetable.core.rng import Rng
from huetable.games.guardians_of_hue import GAME
from huetable.games.guardians_of_hue.data.cards import CARDS
from huetable.games.guardians_of_hue.rules.board.layout import neighbours, random_map
from huetable.games.guardians_of_hue.rules.darkness.agents import possible_steps
from huetable.games.guardians_of_hue.rules.events import (
    AgentMoved,
    AgentRolled,
    AgentsStood,
    BlackDie,
    Darkened,
    Ended,
    TurnEnded,
)
from huetable.games.guardians_of_hue.rules.moves import End, Grow, Order, Step
from huetable.games.guardians_of_hue.rules.state import AgentTurn, Growth, State
from huetable.games.guardians_of_hue.tests.guardian_table import Loaded, act, bits, refused, square


def release(*black: int, **parts: Any) -> tuple[State, list[Any]]:
    """The last guardian ends the turn; the black die falls like this."""
    state = square(**{"active": 1, **parts})
    rng = Loaded(black=black)
    emitted = act(state, 1, End(), rng)
    assert rng.used_up
    return state, emitted


def cards(found: int) -> set[int]:
    return {card for card in range(9) if found >> card & 1}


def paths(near: list[set[int]], start: int, goals: set[int]) -> Iterator[list[int]]:
    """Every shortest path from here to any of the nearest goals: all walks are tried, the short ones first."""
    walks = [[start]]
    while walks:
        arrived = [walk for walk in walks if walk[-1] in goals]
        if arrived:
            yield from arrived
            return
        walks = [[*walk, card] for walk in walks for card in near[walk[-1]] if card not in walk]


def reference(state: State, card: int) -> set[int]:
    """GUARD-36 to 38 written out by trying every walk."""
    tag = [c.tag for c in CARDS]
    near = [cards(found) for found in state.near]
    light = cards(state.light) - {card}
    adjacent = near[card] & light
    if adjacent:
        return {c for c in adjacent if tag[c] == max(tag[a] for a in adjacent)}
    if light:
        walks = list(paths(near, card, light))
        best = max(tag[walk[-1]] for walk in walks)
        return {walk[1] for walk in walks if tag[walk[-1]] == best}
    return {c for c in near[card] if tag[c] == max(tag[a] for a in near[card])}


@pytest.mark.rule("GUARD-36", "GUARD-37", "GUARD-38")
def test_agents_go_where_a_search_of_all_walks_says() -> None:
    tried = set()
    for seed in range(60):
        rng = Rng.from_number(seed)
        state = square()
        state.spots = random_map(list(range(8)), rng)
        state.near = neighbours(state.spots)
        for number in range(12):
            state.light = rng.below(256, f"light {number}") & rng.below(256, f"and {number}")
            card = rng.below(9, f"card {number}")
            clause, found = possible_steps(state, card)
            assert cards(found) == reference(state, card)
            tried.add(clause)
    assert tried == {"GUARD-36", "GUARD-37", "GUARD-38"}


@pytest.mark.rule("GUARD-36", "GUARD-37", "GUARD-38")
@pytest.mark.parametrize("light", range(0, 256, 3))
def test_so_they_do_from_every_location_of_the_square(light: int) -> None:
    state = square(light=light)
    for card in range(9):
        assert cards(possible_steps(state, card)[1]) == reference(state, card)


@pytest.mark.rule("GUARD-36", "GUARD-39")
def test_an_agent_goes_to_the_highest_tag_and_may_darken_it() -> None:
    """Beside the centre lie 1 and 3 [3], 4 [4] and 6 [5]."""
    state, emitted = release(5, 6, agents=[8])
    assert emitted[:4] == [TurnEnded(1, 4), AgentMoved(8, 6), AgentRolled(6, 5, darkened=True), Darkened(6)]
    assert state.strides == [AgentTurn(8, 6, 5, darkened=True)]
    assert (state.agents[0], state.light) == (6, bits(0, 1, 2, 3, 4, 5, 7))


@pytest.mark.rule("GUARD-39")
@pytest.mark.parametrize(("dark", "card"), [([], 6), ([6], 4), ([4, 6], 1)])
@pytest.mark.parametrize("roll", range(1, 7))
def test_at_least_the_tag_darkens_and_less_does_nothing(dark: list[int], card: int, roll: int) -> None:
    parts: dict[str, Any] = {"agents": [8], "dark": [*dark, 3], "spirits": 0}
    state, emitted = release(roll, 6, **parts)
    darkened = roll >= CARDS[card].tag
    assert emitted[1:3] == [AgentMoved(8, card), AgentRolled(card, roll, darkened)]
    assert (Darkened(card) in emitted) == darkened
    assert bool(state.light >> card & 1) != darkened


@pytest.mark.rule("GUARD-36", "GUARD-18")
def test_where_two_have_the_highest_tag_darkness_chooses() -> None:
    state, emitted = release(agents=[8], dark=[4, 6])
    assert emitted == [TurnEnded(1, 4)]
    assert (state.phase, list(GAME.whose_turn(state))) == ("step", [0])
    assert GAME.legal_moves(state, 0) == [Step(1), Step(3)]
    assert refused(state, 0, Step(4)) == "GUARD-36"
    assert refused(state, 1, Step(1)) == "GUARD-18"
    assert refused(state, 0, Order(8)) == "GUARD-18"
    emitted = act(state, 0, Step(3), Loaded(black=[1, 6]))
    assert emitted[:2] == [AgentMoved(8, 3), AgentRolled(3, 1, darkened=False)]


@pytest.mark.rule("GUARD-18", "GUARD-36")
@pytest.mark.parametrize(("start", "card"), [(1, 0), (0, 1), (2, 1), (6, 7)])
def test_where_there_is_only_one_way_nobody_is_asked(start: int, card: int) -> None:
    _, emitted = release(1, 6, agents=[start], light=bits(card))
    assert emitted[1] == AgentMoved(start, card)


@pytest.mark.rule("GUARD-37", "GUARD-39")
def test_without_light_beside_it_an_agent_takes_one_step_towards_it() -> None:
    state, emitted = release(6, agents=[5], dark=[3, 4, 5, 6, 7], spirits=bits(3))
    assert emitted[1] == AgentMoved(5, 3)
    assert state.strides == [AgentTurn(5, 3)]
    assert not any(isinstance(event, AgentRolled) for event in emitted)


@pytest.mark.rule("GUARD-37")
def test_the_nearest_light_counts_and_of_the_nearest_the_highest_tag() -> None:
    state = square(light=bits(7, 1))
    assert cards(possible_steps(state, 0)[1]) == {1}
    state = square(light=bits(2, 7))
    assert possible_steps(state, 3) == ("GUARD-37", bits(5, 8))
    state = square(light=bits(2, 5))
    assert possible_steps(state, 8) == ("GUARD-37", bits(3, 6))
    state = square(light=bits(2, 7, 0))
    assert possible_steps(state, 8) == ("GUARD-37", bits(4, 6))


@pytest.mark.rule("GUARD-37")
def test_a_step_off_the_shortest_paths_is_refused() -> None:
    state, _ = release(agents=[8], light=bits(2, 7))
    assert GAME.legal_moves(state, 0) == [Step(4), Step(6)]
    assert refused(state, 0, Step(1)) == "GUARD-37"


@pytest.mark.rule("GUARD-37", "GUARD-38")
def test_its_own_location_does_not_count() -> None:
    state, emitted = release(6, agents=[6], light=bits(6))
    assert possible_steps(square(light=bits(6)), 6) == ("GUARD-38", bits(8))
    assert emitted[1] == AgentMoved(6, 8)
    assert state.light == bits(6)


@pytest.mark.rule("GUARD-38")
def test_with_no_other_light_it_goes_to_the_highest_tag() -> None:
    state, _ = release(agents=[0], light=bits(0))
    assert GAME.legal_moves(state, 0) == [Step(1), Step(3)]
    assert refused(state, 0, Step(8)) == "GUARD-38"


@pytest.mark.rule("GUARD-35", "GUARD-18")
def test_darkness_chooses_which_of_two_agents_goes_first() -> None:
    state, emitted = release(agents=[2, 5])
    assert (state.phase, list(GAME.whose_turn(state))) == ("order", [0])
    assert GAME.legal_moves(state, 0) == [Order(2), Order(5)]
    assert refused(state, 0, Order(8)) == "GUARD-35"
    assert refused(state, 1, Order(2)) == "GUARD-18"
    emitted = act(state, 0, Order(5), Loaded(black=[5, 4, 6]))
    assert [event for event in emitted if isinstance(event, AgentMoved)] == [
        AgentMoved(5, 6),
        AgentMoved(2, 4),
    ]
    assert [stride.start for stride in state.strides] == [5, 2]
    assert state.agents == [4, 6]


@pytest.mark.rule("GUARD-35")
def test_the_first_may_still_have_a_choice_and_then_the_second() -> None:
    state, _ = release(agents=[8, 0], dark=[4, 6, 0])
    act(state, 0, Order(8))
    assert (state.phase, state.acting) == ("step", 0)
    assert refused(state, 0, Order(0)) == "GUARD-18"
    act(state, 0, Step(1), Loaded(black=[1]))
    assert (state.phase, state.acting) == ("step", 1)
    assert GAME.legal_moves(state, 0) == [Step(1), Step(3)]


@pytest.mark.rule("GUARD-35")
def test_two_on_one_location_need_no_order() -> None:
    _, emitted = release(1, 1, 6, agents=[8, 8])
    assert [event for event in emitted if isinstance(event, AgentMoved)] == [
        AgentMoved(8, 6),
        AgentMoved(8, 6),
    ]


@pytest.mark.rule("GUARD-35", "GUARD-40")
def test_who_lies_exhausted_does_not_act_but_stands_up_afterwards() -> None:
    state, emitted = release(6, agents=[8], dazed=1)
    assert emitted[:3] == [TurnEnded(1, 4), AgentsStood(1), BlackDie(6, 6)]
    assert (state.agents[0], state.dazed, state.strides) == (8, 0, [])


@pytest.mark.rule("GUARD-40")
def test_the_others_act_first() -> None:
    state, emitted = release(1, 6, agents=[8, 7], dazed=1)
    assert [type(event) for event in emitted[1:4]] == [AgentMoved, AgentRolled, AgentsStood]
    assert (state.agents, state.dazed) == ([8, 6], 0)
    assert not any(isinstance(event, AgentsStood) for event in release(6)[1])


@pytest.mark.rule("GUARD-3", "GUARD-39")
def test_an_agent_that_darkens_the_last_location_ends_the_game_at_once() -> None:
    state, emitted = release(4, agents=[8, 8], light=bits(4))
    assert emitted[-2:] == [Darkened(4), Ended("dark")]
    assert (state.ending, state.round, state.strides) == ("dark", 1, [AgentTurn(8, 4, 4, darkened=True)])


@pytest.mark.rule("GUARD-3", "GUARD-15")
def test_so_does_growing_darkness() -> None:
    state, emitted = release(5, light=bits(7), difficulty="impossible")
    assert emitted[-2:] == [Darkened(7), Ended("dark")]
    assert (state.ending, state.rolls) == ("dark", 2)


@pytest.mark.rule("GUARD-3", "GUARD-15")
def test_also_when_what_grows_was_chosen() -> None:
    state, _ = release(5, light=bits(6, 7), difficulty="difficult")
    emitted = act(state, 0, Grow(6), Loaded(black=[5]))
    assert emitted[-2:] == [Darkened(7), Ended("dark")]
    state = square(phase="grow", light=bits(6), rolls=2)
    state.grown = [Growth(5)]
    assert act(state, 0, Grow(6), Loaded())[-1] == Ended("dark")
