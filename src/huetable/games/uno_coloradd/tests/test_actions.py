"""Draw Two, Skip, Reverse, and the bluff of the Wild Draw Four."""

import pytest

from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.rules.events import (
    Accepted,
    Challenged,
    Drew,
    HandShown,
    Played,
    Received,
    Reversed,
    Skipped,
)
from huetable.games.uno_coloradd.rules.moves import Accept, Challenge
from huetable.games.uno_coloradd.rules.state import SeenCards, State, Threat
from huetable.games.uno_coloradd.tests.table import act, cards, emitted, refused, table


@pytest.mark.rule("UNO-19")
@pytest.mark.parametrize(("direction", "victim", "after"), [(1, 1, 2), (-1, 3, 2)])
def test_draw_two_is_drawn_by_the_next_player_who_misses_the_turn(
    direction: int, victim: int, after: int
) -> None:
    state = table("r+2 b1 b2", "r7", "r8", "r9", direction=direction, pile="g1 g2 g3")
    assert act(state, 0, "play r+2") == [
        (Played(0, "r+2"), None),
        (Drew(victim, 2, "two"), None),
        (Received(("g1", "g2")), victim),
        (Skipped(victim), None),
    ]
    assert (state.hands[victim][1:], state.turn, state.phase) == (["g1", "g2"], after, "turn")


@pytest.mark.rule("UNO-20")
@pytest.mark.parametrize(("direction", "skipped", "after"), [(1, 1, 2), (-1, 3, 2)])
def test_skip_skips_the_next_player(direction: int, skipped: int, after: int) -> None:
    state = table("rs b1 b2", "r7", "r8", "r9", direction=direction)
    assert emitted(state, 0, "play rs") == [Played(0, "rs"), Skipped(skipped)]
    assert state.turn == after


@pytest.mark.rule("UNO-21")
@pytest.mark.parametrize(("direction", "after"), [(1, 2), (-1, 1)])
def test_reverse_turns_the_direction_of_play(direction: int, after: int) -> None:
    state = table("rr b1 b2", "r7", "r8", direction=direction)
    assert emitted(state, 0, "play rr") == [Played(0, "rr"), Reversed(-direction)]
    assert (state.direction, state.turn) == (-direction, after)


@pytest.mark.rule("UNO-21")
def test_with_two_players_reverse_acts_as_skip() -> None:
    state = table("rr b1 b2", "r7 r8")
    assert emitted(state, 0, "play rr") == [Played(0, "rr"), Skipped(1)]
    assert (state.direction, state.turn) == (1, 0)


def bluff(hand: str = "b1 b2", before: str = "r5", colour: str | None = None, seats: int = 3) -> State:
    """Seat 0 has played a Wild Draw Four and named green; seat 1 must decide."""
    others = ["r7 y1", "r8 y2", "r9 y3"][: seats - 1]
    state = table(f"w4 {hand}", *others, top=before, colour=colour, pile="g1 g2 g3 g4 g6 g7 g8 g9 y9 y8")
    emitted(state, 0, "play w4 green")
    return state


@pytest.mark.rule("UNO-22", "UNO-23")
def test_the_next_player_decides_about_a_wild_draw_four() -> None:
    state = bluff()
    assert (state.phase, state.turn, state.colour) == ("challenge", 1, "green")
    assert state.threat == Threat(4, 0, 2, "red")
    assert GAME.legal_moves(state, 1) == [Accept(), Challenge()]
    assert GAME.whose_turn(state) == (1,)


@pytest.mark.rule("UNO-22")
def test_who_accepts_draws_four_and_misses_the_turn() -> None:
    state = bluff()
    assert act(state, 1, "accept") == [
        (Accepted(1), None),
        (Drew(1, 4, "four"), None),
        (Received(("g1", "g2", "g3", "g4")), 1),
        (Skipped(1), None),
    ]
    assert (state.turn, state.phase, state.threat.cards) == (2, "turn", 0)
    assert state.looks == ()


@pytest.mark.rule("UNO-22")
@pytest.mark.parametrize(
    ("hand", "before", "colour", "guilty"),
    [
        ("r1 b2", "r5", None, True),
        ("b2 rs", "r5", None, True),
        ("b5 y5", "r5", None, False),
        ("bs gs", "rs", None, False),
        ("w w4 w", "r5", None, False),
        ("b1 y1", "w", "blue", True),
        ("r1 y1", "w", "blue", False),
        ("g1 g2", "r5", None, False),
        ("r1 r2", "w4", "blue", False),
        ("b0 r2", "w4", "blue", True),
    ],
)
def test_a_wild_draw_four_is_honest_without_a_card_of_the_colour_in_force(
    hand: str, before: str, colour: str | None, guilty: bool
) -> None:
    state = bluff(hand, before, colour)
    events = emitted(state, 1, "challenge")
    assert events[0] == Challenged(1, 0, guilty)


@pytest.mark.rule("UNO-22")
def test_a_wild_draw_four_may_be_played_at_any_time() -> None:
    assert refused(table("w4 r1 r2", "r7"), 0, "play w4 red") is None


@pytest.mark.rule("UNO-23")
@pytest.mark.parametrize("move", ["challenge", "accept"])
def test_only_the_player_who_must_draw_decides(move: str) -> None:
    state = bluff("b1")
    assert refused(state, 2, move) == "UNO-23", "seat 2 may catch, but not challenge"
    assert refused(bluff(), 2, move) == "UNO-23"
    assert refused(table("r1 b1", "r2"), 0, move) == "UNO-23"


@pytest.mark.rule("UNO-23")
def test_nothing_is_played_or_drawn_before_the_decision() -> None:
    state = bluff()
    assert refused(state, 1, "play r7") == "UNO-23"
    assert refused(state, 1, "draw") == "UNO-23"
    assert refused(state, 1, "pass") == "UNO-23"
    assert refused(state, 1, "keep") == "UNO-23"
    emitted(state, 1, "accept")
    assert refused(state, 2, "challenge") == "UNO-23", "after drawing it is too late"


@pytest.mark.rule("UNO-24")
def test_the_hand_is_shown_to_the_challenger_alone() -> None:
    state = bluff("r1 b2")
    told_to = [(event, seat) for event, seat in act(state, 1, "challenge") if isinstance(event, HandShown)]
    assert told_to == [(HandShown(0, ("r1", "b2")), 1)]
    assert GAME.view(state, 1).private.looks == (SeenCards(1, 0, ("r1", "b2")),)
    assert [GAME.view(state, seat).private.looks for seat in (0, 2, None)] == [(), (), ()]


@pytest.mark.rule("UNO-24")
def test_the_hand_is_judged_as_it_was_when_the_card_was_played() -> None:
    state = bluff("b1")
    state.pile = cards("y9 y8 y7 y6 r4 r3")
    emitted(state, 2, "catch 0")
    assert state.hands[0] == ["b1", "r3", "r4"]
    events = emitted(state, 1, "challenge")
    assert events[:2] == [Challenged(1, 0, guilty=False), HandShown(0, ("b1",))]


@pytest.mark.rule("UNO-24")
def test_what_was_seen_stays_in_sight_until_it_is_played() -> None:
    state = bluff("r1 b2 r1", seats=2)
    emitted(state, 1, "challenge")
    emitted(state, 1, "draw")
    emitted(state, 1, "keep")
    emitted(state, 0, "play g1")
    assert GAME.view(state, 1).private.looks == (SeenCards(1, 0, ("r1", "b2", "r1")),), (
        "a card drawn since was not seen"
    )
    emitted(state, 1, "draw")
    emitted(state, 1, "keep")
    state.colour = "red"
    emitted(state, 0, "play r1")
    assert GAME.view(state, 1).private.looks == (SeenCards(1, 0, ("b2", "r1")),)


@pytest.mark.rule("UNO-24")
def test_a_second_look_takes_the_place_of_the_first() -> None:
    state = bluff("b1 w4 b2", seats=2)
    emitted(state, 1, "challenge")
    state.phase, state.turn = "turn", 0
    emitted(state, 0, "play w4 red")
    emitted(state, 1, "challenge")
    assert state.looks == (SeenCards(1, 0, ("b1", "b2")),)


@pytest.mark.rule("UNO-24")
def test_two_players_may_have_seen_the_same_hand() -> None:
    state = bluff("b1 w4 b2 b3")
    emitted(state, 1, "challenge")
    state.phase, state.turn, state.direction = "turn", 0, -1
    emitted(state, 0, "play w4 red")
    emitted(state, 2, "challenge")
    assert state.looks == (SeenCards(1, 0, ("b1", "b2", "b3")), SeenCards(2, 0, ("b1", "b2", "b3")))
    state.turn, state.phase = 0, "turn"
    state.colour = "blue"
    emitted(state, 0, "play b2")
    assert state.looks == (SeenCards(1, 0, ("b1", "b3")), SeenCards(2, 0, ("b1", "b3")))


@pytest.mark.rule("UNO-24")
def test_what_was_seen_is_forgotten_with_the_round() -> None:
    state = bluff("r1 b2")
    emitted(state, 1, "challenge")
    state.hands[1] = cards("g0")
    emitted(state, 1, "play g0")
    assert state.looks == ()


@pytest.mark.rule("UNO-25", "UNO-27")
def test_a_bluffer_draws_the_four_and_the_challenger_takes_a_normal_turn() -> None:
    state = bluff("r1 b2")
    events = act(state, 1, "challenge")
    assert events[2:] == [(Drew(0, 4, "challenge"), None), (Received(("g1", "g2", "g3", "g4")), 0)]
    assert (len(state.hands[0]), len(state.hands[1])) == (6, 2)
    assert (state.turn, state.phase, state.colour, state.threat.cards) == (1, "turn", "green", 0)
    assert refused(state, 1, "draw") is None


@pytest.mark.rule("UNO-26", "UNO-27")
def test_after_an_honest_card_the_challenger_draws_six_and_misses_the_turn() -> None:
    state = bluff("b1 b2")
    events = act(state, 1, "challenge")
    assert events[2:] == [
        (Drew(1, 6, "challenge"), None),
        (Received(("g1", "g2", "g3", "g4", "g6", "g7")), 1),
        (Skipped(1), None),
    ]
    assert (len(state.hands[0]), len(state.hands[1])) == (2, 8)
    assert (state.turn, state.phase, state.colour, state.threat.cards) == (2, "turn", "green", 0)
