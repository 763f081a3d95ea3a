"""What a player sees, and what they may imagine behind it."""

from collections import Counter

import pytest

from huetable.core.codec import encode
from huetable.core.contract import check_no_leak
from huetable.core.rng import Rng
from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.rules.cards import full_deck
from huetable.games.uno_coloradd.rules.legal_moves import fits
from huetable.games.uno_coloradd.rules.state import State
from huetable.games.uno_coloradd.tests.table import all_cards, emitted, rule, table


def looked() -> State:
    """Seat 0 has seen the hand of seat 2, which has played one card of it and drawn another since."""
    state = table("wc1 b1 b2", "r7 r8", "r9 g8 w", pile="y1 y2 y3 g2", house_rules=(rule("look"),))
    emitted(state, 0, "play wc1 red 2")
    emitted(state, 1, "draw")
    emitted(state, 2, "play r9")
    emitted(state, 0, "draw")
    emitted(state, 1, "draw")
    emitted(state, 2, "draw")
    state.pile = [
        card for card, copies in (Counter(full_deck(1)) - all_cards(state)).items() for _ in range(copies)
    ]
    return state


def worlds(state: State, seat: int | None, number: int = 40) -> list[State]:
    view = GAME.view(state, seat)
    return [GAME.imagine(view, Rng.from_number(seed)) for seed in range(number)]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_an_imagined_state_looks_the_same_and_loses_no_card(seat: int | None) -> None:
    state = looked()
    for world in worlds(state, seat):
        assert encode(GAME.view(world, seat)) == encode(GAME.view(state, seat))
        assert all_cards(world) == Counter(full_deck(1))


def test_a_player_sees_their_own_hand_and_the_number_of_the_others() -> None:
    state = table("r6 b1", "r7 w", "b0 g+2 w4", pile="y1 y2", dealer=0)
    view = GAME.view(state, 1)
    assert (view.private.hand, view.public.counts, view.public.pile, view.public.discard) == (
        ("r7", "w"),
        (2, 2, 3),
        2,
        ("r5",),
    )
    assert b"w4" not in encode(view)
    assert b"y1" not in encode(view)
    assert GAME.view(state, None).private.hand == ()


def test_hidden_cards_are_dealt_anew() -> None:
    state = looked()
    assert len({tuple(world.hands[1]) for world in worlds(state, 0)}) > 30
    assert len({tuple(world.pile) for world in worlds(state, 0)}) > 30
    assert all(world.hands[0] == state.hands[0] for world in worlds(state, 0))


@pytest.mark.rule("UNO-24")
def test_what_was_seen_of_a_hand_is_in_every_imagined_one() -> None:
    state = looked()
    assert [look.cards for look in GAME.view(state, 0).private.looks] == [("g8", "w")]
    for world in worlds(state, 0):
        assert world.hands[2][:2] == ["g8", "w"]
    assert len({world.hands[2][2] for world in worlds(state, 0)}) > 10
    assert len({tuple(world.hands[2]) for world in worlds(state, 1)}) > 30


def test_a_bluff_is_imagined_both_ways() -> None:
    state = table("w4 r1 b2", "r7 y1", "r8 y2")
    emitted(state, 0, "play w4 green")
    guilty = {emitted(world, 1, "challenge")[0].guilty for world in worlds(state, 1)}
    assert guilty == {True, False}


def test_a_bluffer_knows_the_truth() -> None:
    state = table("w4 r1 b2", "r7 y1", "r8 y2")
    emitted(state, 0, "play w4 green")
    assert all(emitted(world, 1, "challenge")[0].guilty for world in worlds(state, 0))


@pytest.mark.rule("UNO-15")
def test_a_card_that_somebody_thinks_about_fits_in_every_imagined_world() -> None:
    state = table("r6 b1", "g7 g8 g9", "b0 g+2", turn=1)
    state.pile.append("r9")
    emitted(state, 1, "draw")
    assert state.phase == "drawn"
    for seat in (0, 2, None):
        for world in worlds(state, seat):
            assert fits(world, world.hands[1][-1])
            assert all_cards(world)["r9"] <= 2
    assert len({world.hands[1][-1] for world in worlds(state, 0)}) > 5
    assert {world.hands[1][-1] for world in worlds(state, 1)} == {"r9"}


def test_the_hands_of_a_counted_round_are_no_secret() -> None:
    state = table("r6", "r7 w", "b0 g+2")
    emitted(state, 0, "play r6")
    for world in worlds(state, None, 3):
        assert world.hands == state.hands


@pytest.mark.parametrize("effect", ["look", "honour", "discard_colour"])
def test_no_move_gives_away_more_than_the_view(effect: str) -> None:
    state = table("wc1 b1 b2", "w4 r1 r2", "r9 g8 w", house_rules=(rule(effect),))
    emitted(state, 0, "play wc1 red 1" if effect == "look" else "play wc1 red")
    for seat in (0, 1, 2, None):
        check_no_leak(GAME, state, seat, Rng.from_number(7))


@pytest.mark.rule("UNO-24")
def test_nobody_can_tell_what_only_the_challenger_saw() -> None:
    state = table("w4 r1 b2", "r7 y1", "r8 y2")
    emitted(state, 0, "play w4 green")
    emitted(state, 1, "challenge")
    for seat in (0, 1, 2, None):
        check_no_leak(GAME, state, seat, Rng.from_number(9))


def test_a_copy_shares_no_list() -> None:
    state = looked()
    copied = GAME.copy(state)
    assert encode(copied) == encode(state)
    before = encode(state)
    copied.hands[0].append("r1")
    copied.hands.append([])
    copied.pile.append("r1")
    copied.discard.append("r1")
    assert encode(state) == before


def test_a_sketch_is_one_line_about_everything() -> None:
    state = table("r6 b1", "", "b0", direction=-1)
    sketch = GAME.sketch(state)
    assert sketch == (
        "round 1 turn, turn 0<, r5 red, hands r6+b1 - b0, pile 104, discard 1, threat 0, scores [0, 0, 0]"
    )
    assert ", turn 0>" in GAME.sketch(table("r6 b1", "b0"))


def test_there_is_nothing_to_fill_in() -> None:
    state = table("r6 b1", "b0")
    assert GAME.open_moves(state, 0) == ()


def test_a_game_of_older_rules_is_imagined_by_those_rules() -> None:
    state = looked()
    assert b'"rules"' not in encode(GAME.view(state, 0)), "today's need not be sent"
    state.rules = 1
    assert b'"rules":1' in encode(GAME.view(state, 0))
    assert {world.rules for world in worlds(state, 0, 3)} == {1}
