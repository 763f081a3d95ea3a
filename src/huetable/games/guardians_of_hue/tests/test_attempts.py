"""Attack, Encounter and Break Seal."""

from itertools import product
from typing import Any

import pytest

from huetable.games.guardians_of_hue import GAME
from huetable.games.guardians_of_hue.data.cards import CARDS
from huetable.games.guardians_of_hue.rules.board.ratings import enemy_of_target, rating
from huetable.games.guardians_of_hue.rules.events import (
    AgentBeaten,
    Attempted,
    Ended,
    Failed,
    LightCame,
    Rolled,
    SpiritCame,
    SpiritLost,
    Succeeded,
    TurnBegan,
)
from huetable.games.guardians_of_hue.rules.moves import Attack, BreakSeal, Encounter, Fetch, Move, Walk
from huetable.games.guardians_of_hue.rules.state import State
from huetable.games.guardians_of_hue.tests.guardian_table import Loaded, act, bits, refused, square

LOW, HIGH = [1, 1, 1], [6, 6, 6]


def at(card: int, **parts: Any) -> State:
    """The active guardian is here, the other one elsewhere."""
    return square(places=[card, 2 if card != 2 else 5], **parts)


@pytest.mark.rule("GUARD-23", "GUARD-29")
@pytest.mark.parametrize(
    ("card", "target"), [(0, 6), (1, 6), (3, 6), (4, 9), (5, 9), (6, 12), (7, 12), (8, 15)]
)
def test_an_agent_on_a_dark_location_is_as_strong_as_its_card_says(card: int, target: int) -> None:
    state = at(card, agents=[card], dark=[card])
    emitted = act(state, 0, Attack(), Loaded(white=[HIGH]))
    assert emitted == [
        Attempted(0, "attack", card, target, None),
        Rolled((6, 6, 6), 18, target),
        Succeeded(0, "attack", card),
        AgentBeaten(card),
    ]
    assert (state.agents, state.dazed, state.actions) == ([8], 1, 3)


@pytest.mark.rule("GUARD-23", "GUARD-5", "GUARD-29")
def test_on_a_light_location_no_roll_is_needed_but_the_action_is_spent() -> None:
    state = at(6, agents=[8, 6])
    emitted = act(state, 0, Attack(), Loaded())
    assert emitted == [Attempted(0, "attack", 6, 0, None), Succeeded(0, "attack", 6), AgentBeaten(6)]
    assert (state.agents, state.dazed, state.actions, state.tired) == ([8, 8], 0b10, 3, 0)


@pytest.mark.rule("GUARD-23")
def test_only_a_standing_agent_on_the_same_location_can_be_attacked() -> None:
    assert refused(at(6), 0, Attack()) == "GUARD-23"
    assert refused(at(6, agents=[7]), 0, Attack()) == "GUARD-23"
    assert refused(at(8, agents=[8], dazed=1), 0, Attack()) == "GUARD-23"
    assert refused(at(8, agents=[8, 8], dazed=1), 0, Attack()) is None
    assert Attack() not in GAME.legal_moves(at(6, agents=[7]), 0)
    assert Attack() in GAME.legal_moves(at(8, agents=[8, 8], dazed=1), 0)


@pytest.mark.rule("GUARD-23")
def test_the_standing_one_of_two_agents_is_beaten() -> None:
    state = at(8, agents=[8, 8], dazed=0b01)
    act(state, 0, Attack(), Loaded(white=[HIGH]))
    assert (state.agents, state.dazed) == ([8, 8], 0b11)


@pytest.mark.rule("GUARD-24", "GUARD-5")
@pytest.mark.parametrize(
    ("card", "dark", "target"),
    [
        (0, [0], 3),
        (0, [0, 1], 6),
        (0, [0, 1, 3], 9),
        (0, [0, 7, 6], 3),
        (3, [0, 3, 5], 3 * (1 + 1 + 2)),
        (6, [5, 6, 7], 3 * (2 + 2 + 2)),
        (7, [4, 6, 7], 3 * (1 + 2 + 2)),
        (1, [0, 1, 2], 9),
    ],
)
def test_an_encounter_is_rated_by_the_influence_around(card: int, dark: list[int], target: int) -> None:
    """The dark centre beside 1, 3, 4 and 6 adds nothing, and what is light adds nothing."""
    state = at(card, dark=dark)
    emitted = act(state, 0, Encounter(), Loaded(white=[HIGH]))
    assert emitted[0] == Attempted(0, "encounter", card, target, enemy_of_target(target))
    assert emitted[-1] == SpiritCame(card, None)
    assert (state.spirits, state.reserve) == (bits(card), 1)


@pytest.mark.rule("GUARD-24")
def test_where_no_encounter_can_be() -> None:
    assert refused(at(0), 0, Encounter()) == "GUARD-24"
    assert refused(at(0, dark=[0], agents=[0]), 0, Encounter()) == "GUARD-24"
    assert refused(at(0, dark=[0], spirits=bits(0)), 0, Encounter()) == "GUARD-24"
    assert refused(at(8, dark=[0]), 0, Encounter()) == "GUARD-24"
    assert refused(at(0, dark=[0], agents=[8, 1]), 0, Encounter()) is None
    assert Encounter() in GAME.legal_moves(at(0, dark=[0]), 0)
    assert Encounter() not in GAME.legal_moves(at(0), 0)


@pytest.mark.rule("GUARD-25")
def test_with_an_empty_reserve_a_spirit_on_the_map_is_chosen() -> None:
    state = at(0, dark=[0, 5, 7], spirits=bits(5, 7), reserve=0)
    emitted = act(state, 0, Encounter(), Loaded(white=[LOW]))
    assert emitted[-1] == Succeeded(0, "encounter", 0)
    assert (state.phase, list(GAME.whose_turn(state)), state.actions) == ("spirit", [0], 3)
    assert GAME.legal_moves(state, 0) == [Fetch(5), Fetch(7)]
    assert [refused(state, 0, Fetch(card)) for card in (0, 1, 8)] == ["GUARD-25"] * 3
    assert refused(state, 1, Fetch(5)) == "GUARD-25"
    assert refused(state, 0, Walk(1)) == "GUARD-19"
    assert act(state, 0, Fetch(7)) == [SpiritCame(0, 7)]
    assert (state.spirits, state.reserve, state.phase) == (bits(0, 5), 0, "act")


@pytest.mark.rule("GUARD-25", "GUARD-19")
def test_the_turn_ends_after_the_spirit_of_the_last_action_has_come() -> None:
    state = at(0, dark=[0, 5, 7], spirits=bits(5, 7), reserve=0, actions=1)
    act(state, 0, Encounter(), Loaded(white=[LOW]))
    assert state.phase == "spirit"
    assert act(state, 0, Fetch(5))[-1] == TurnBegan(1, 4)


@pytest.mark.rule("GUARD-25")
def test_the_only_spirit_there_is_comes_without_asking() -> None:
    """One was lost on the centre."""
    state = at(0, dark=[0, 5], spirits=bits(5), reserve=0)
    assert act(state, 0, Encounter(), Loaded(white=[LOW]))[-1] == SpiritCame(0, 5)
    assert (state.spirits, state.reserve) == (bits(0), 0)


@pytest.mark.rule("GUARD-26")
@pytest.mark.parametrize(
    ("targets", "name"),
    [
        (range(3, 7), "contrast_shadows"),
        (range(7, 10), "pica_savage"),
        (range(10, 15), "ins_tangram_spirit"),
        (range(15, 31), "vs_commander"),
    ],
)
def test_whom_one_encounters_is_read_from_the_target(targets: range, name: str) -> None:
    assert {enemy_of_target(target) for target in targets} == {name}


@pytest.mark.rule("GUARD-27", "GUARD-29")
@pytest.mark.parametrize("card", range(8))
def test_a_broken_seal_brings_the_light_back_and_the_spirit_home(card: int) -> None:
    target = [3, 6, 6, 6, 6, 9, 9, 9][card]
    state = at(card, dark=[card], spirits=bits(card), reserve=1)
    emitted = act(state, 0, BreakSeal(), Loaded(white=[HIGH]))
    assert emitted[0] == Attempted(0, "seal", card, target, None)
    assert emitted[2:] == [Succeeded(0, "seal", card), LightCame(card)]
    assert (state.light, state.spirits, state.reserve) == (bits(*range(8)), 0, 2)


@pytest.mark.rule("GUARD-27")
def test_where_no_seal_can_be_broken() -> None:
    assert refused(at(0, dark=[0]), 0, BreakSeal()) == "GUARD-27"
    assert refused(at(0, dark=[0], spirits=bits(1)), 0, BreakSeal()) == "GUARD-27"
    assert refused(at(0, dark=[0], spirits=bits(0), agents=[0]), 0, BreakSeal()) == "GUARD-27"
    assert refused(at(0, dark=[0], spirits=bits(0), agents=[1]), 0, BreakSeal()) is None
    assert BreakSeal() in GAME.legal_moves(at(0, dark=[0], spirits=bits(0)), 0)
    assert BreakSeal() not in GAME.legal_moves(at(0, dark=[0]), 0)


@pytest.mark.rule("GUARD-28")
def test_the_centre_needs_eight_light_locations_and_no_standing_agent() -> None:
    assert refused(at(8), 0, BreakSeal()) is None
    assert refused(at(8, dark=[3]), 0, BreakSeal()) == "GUARD-28"
    assert refused(at(8, agents=[8]), 0, BreakSeal()) == "GUARD-28"
    assert refused(at(8, agents=[8], dazed=1), 0, BreakSeal()) is None
    assert refused(at(8, agents=[1]), 0, BreakSeal()) is None
    assert refused(at(1), 0, BreakSeal()) == "GUARD-27"


@pytest.mark.rule("GUARD-28", "GUARD-2", "GUARD-29")
def test_the_seal_of_the_centre_is_broken_by_twelve_and_wins() -> None:
    state = at(8)
    emitted = act(state, 0, BreakSeal(), Loaded(white=[[4, 4, 4]]))
    assert emitted[0] == Attempted(0, "seal", 8, 12, None)
    assert emitted[-3:] == [Succeeded(0, "seal", 8), LightCame(8), Ended("light")]
    assert (state.light, state.reserve) == (0b111111111, 2)


@pytest.mark.rule("GUARD-29", "GUARD-30")
@pytest.mark.parametrize(("deed", "card"), [(Attack(), 6), (Encounter(), 3), (BreakSeal(), 5)])
def test_every_roll_succeeds_from_the_target_on_and_fails_below(deed: Move, card: int) -> None:
    """All 56 rolls that three dice can show, whatever their order."""
    for dice in product(range(1, 7), repeat=3):
        if list(dice) == sorted(dice):
            parts: dict[str, Any] = {"dark": [0, 3, 5, 6], "spirits": bits(5), "reserve": 1}
            state = at(card, agents=[6], **parts)
            emitted = act(state, 0, deed, Loaded(white=[dice]))
            target = {6: 3 * 4, 3: 3 * (1 + 1 + 2), 5: 3 * 3}[card]
            good = sum(dice) >= target
            assert isinstance(emitted[2], Succeeded if good else Failed)
            assert state.tired == (0 if good else 1)
            assert state.attempt is not None
            assert state.attempt.outcome is good


@pytest.mark.rule("GUARD-30")
def test_a_failure_changes_nothing_but_the_guardian() -> None:
    state = at(0, dark=[0, 1, 3])
    emitted = act(state, 0, Encounter(), Loaded(white=[[2, 3, 3]]))
    assert emitted[-2:] == [Rolled((2, 3, 3), 8, 9), Failed(0, "encounter", 0)]
    assert (state.tired, state.spirits, state.reserve, state.light) == (1, 0, 2, bits(2, 4, 5, 6, 7))


@pytest.mark.rule("GUARD-30", "GUARD-19")
def test_a_failure_with_the_last_action_ends_the_turn_lying() -> None:
    state = at(0, dark=[0, 1, 3], actions=1)
    assert act(state, 0, Encounter(), Loaded(white=[LOW]))[-1] == TurnBegan(1, 4)
    assert state.tired == 1


@pytest.mark.rule("GUARD-31")
@pytest.mark.parametrize("difficulty", ["difficult", "impossible"])
def test_failing_at_the_centre_costs_a_spirit_and_with_the_last_the_game(difficulty: str) -> None:
    state = at(8, difficulty=difficulty)
    emitted = act(state, 0, BreakSeal(), Loaded(white=[LOW]))
    assert emitted[-2:] == [Failed(0, "seal", 8), SpiritLost(1)]
    assert (state.reserve, state.ending) == (1, None)
    state.tired = 0
    emitted = act(state, 0, BreakSeal(), Loaded(white=[[5, 5, 1]]))
    assert emitted[-2:] == [SpiritLost(0), Ended("spirits")]
    assert (state.ending, state.phase) == ("spirits", "over")


@pytest.mark.rule("GUARD-31")
def test_on_easy_no_spirit_is_lost_and_elsewhere_neither() -> None:
    state = at(8)
    assert act(state, 0, BreakSeal(), Loaded(white=[LOW]))[-1] == Failed(0, "seal", 8)
    assert state.reserve == 2
    state = at(0, dark=[0, 1], spirits=bits(0), reserve=1, difficulty="impossible")
    state.places[0] = 0
    act(state, 0, BreakSeal(), Loaded(white=[LOW]))
    assert state.reserve == 2
    state = at(8, agents=[8], difficulty="impossible")
    assert act(state, 0, Attack(), Loaded(white=[LOW]))[-1] == Failed(0, "attack", 8)
    assert state.reserve == 2


@pytest.mark.rule("GUARD-5")
def test_a_light_location_has_no_rating_at_all() -> None:
    state = square()
    assert [rating(state, "attack", card) for card in range(8)] == [0] * 8
    assert [rating(state, "seal", card) for card in range(8)] == [0] * 8
    assert [rating(state, "encounter", card) for card in range(9)] == [0] * 9
    state.light = 0
    assert [rating(state, "attack", card) for card in range(9)] == [card.strength for card in CARDS]
    assert [rating(state, "seal", card) for card in range(9)] == [card.defense for card in CARDS]
