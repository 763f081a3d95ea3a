"""What a player sees, and what they may imagine behind it."""

from collections.abc import Callable

import pytest

from huetable.core.codec import encode
from huetable.core.rng import Rng
from huetable.core.terms import TABLE, Forfeit
from huetable.games.hues_and_cues import GAME
from huetable.games.hues_and_cues.rules.moves import Choose, GiveCue, Pass
from huetable.games.hues_and_cues.rules.state import State

At = Callable[..., State]

SECRET = ["cue1", "guess1", "cue2", "guess2"]


def second_round(at: At) -> State:
    """Seat 1 has chosen, and the card of the first round lies face up."""
    state = at("cue2", seats=4)
    GAME.apply(state, 0, Pass(), Rng.from_number(1))
    GAME.apply(state, 1, Choose(state.card[3]), Rng.from_number(1))
    return state


@pytest.mark.rule("HUES-7")
@pytest.mark.parametrize("seat", [0, 1, 3, None])
def test_an_imagined_state_looks_the_same_and_no_card_is_dealt_twice(at: At, seat: int | None) -> None:
    state = second_round(at)
    for seed in range(20):
        world = GAME.imagine(GAME.view(state, seat), Rng.from_number(seed))
        assert GAME.view(world, seat) == GAME.view(state, seat)
        cards = [*world.deck, world.card, world.past[0].card]
        assert len(cards) == 100
        assert len({field for card in cards for field in card}) == 400
        assert world.target in world.card


@pytest.mark.rule("HUES-7")
@pytest.mark.parametrize("seat", [2, None])
def test_card_and_target_could_be_anything_to_those_who_guess(at: At, seat: int | None) -> None:
    view = GAME.view(second_round(at), seat)
    worlds = [GAME.imagine(view, Rng.from_number(seed)) for seed in range(60)]
    assert len({world.card for world in worlds}) == 60
    assert len({world.target for world in worlds}) > 40
    assert {world.card.index(world.target or "") for world in worlds} == {0, 1, 2, 3}


def test_the_giver_knows_card_and_target_but_not_the_deck(at: At) -> None:
    state = second_round(at)
    worlds = [GAME.imagine(GAME.view(state, 1), Rng.from_number(seed)) for seed in range(10)]
    assert {(world.card, world.target) for world in worlds} == {(state.card, state.target)}
    assert len({tuple(world.deck) for world in worlds}) == 10


@pytest.mark.rule("HUES-9")
def test_in_the_variant_the_target_could_be_any_field(at: At) -> None:
    view = GAME.view(at("cue1", young=True), 1)
    worlds = [GAME.imagine(view, Rng.from_number(seed)) for seed in range(60)]
    assert {world.card for world in worlds} == {()}
    assert len({world.target for world in worlds}) > 50


def test_before_the_choice_and_after_the_end_there_is_no_target_to_imagine(at: At) -> None:
    state = at("choose")
    assert GAME.imagine(GAME.view(state, 1), Rng.from_number(1)).target is None
    state.scores = [1, 0, 0]
    while GAME.result(state) is None:
        GAME.apply(state, TABLE, Forfeit(state.giver), Rng.from_number(1))
    world = GAME.imagine(GAME.view(state, 1), Rng.from_number(1))
    assert (world.card, world.target, len(world.deck)) == ((), None, 94)


@pytest.mark.rule("HUES-10", "HUES-7")
@pytest.mark.parametrize("phase", SECRET)
@pytest.mark.parametrize("seat", [1, 2, None])
def test_nothing_but_the_reveal_depends_on_the_secret(at: At, phase: str, seat: int | None) -> None:
    """Two games that differ in card and target alone look alike to whoever does not give."""
    observations = []
    for target in ("B3", "H15", "M29"):
        state = at(phase, target=target)
        state.card = (target, "A1", "A20", "D30")
        observations.append(encode(GAME.observe(state, seat)))
    assert observations[0] == observations[1] == observations[2]


def test_a_sketch_says_where_the_game_stands(at: At) -> None:
    state = at("cue2", target="H15")
    assert "round 1 cue2, giver 0" in GAME.sketch(state)
    assert "target H15, cues rose, pieces 1:P1 2:P2" in GAME.sketch(state)
    GAME.apply(state, 0, GiveCue("sea"), Rng.from_number(1))
    assert "cues rose / sea" in GAME.sketch(state)
    assert "card -, target -, cues -, pieces -" in GAME.sketch(at("choose", young=True))
