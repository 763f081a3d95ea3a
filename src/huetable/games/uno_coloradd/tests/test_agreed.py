"""What a table may agree on: stacking, jumping in, seven-zero, drawing until it fits."""

from typing import Any

import pytest

from huetable.core.rng import Rng
from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.rules.deal import apply_first_card
from huetable.games.uno_coloradd.rules.events import (
    Accepted,
    Challenged,
    Drew,
    HandsPassed,
    Played,
    Received,
    Reshuffled,
    RoundEnded,
    Skipped,
    Swapped,
)
from huetable.games.uno_coloradd.rules.moves import Accept, Challenge, Draw, Keep, Play
from huetable.games.uno_coloradd.rules.state import Options, State, Threat
from huetable.games.uno_coloradd.tests.table import DEALT, agreed, emitted, exposed, refused, rule, table

ENOUGH = "y1 y2 y3 y4 y6 y7 y8 y9 b1 b2 b3 b4 b6"


def test_nothing_is_agreed_on_by_itself() -> None:
    assert agreed() == Options(
        goal=500,
        scoring="winner",
        house_rules=(),
        dealer=None,
        stacking=False,
        jump_in=False,
        seven_zero=False,
        draw_until_playable=False,
        clock=True,
    )


def stacked(*hands: str, **options: Any) -> State:
    return table(
        *(hands or ("r+2 g1 g2", "b+2 r7 w4", "y+2 r8", "r9 r1")), pile=ENOUGH, stacking=True, **options
    )


@pytest.mark.rule("UNO-54")
def test_a_draw_two_is_answered_with_a_draw_two() -> None:
    state = stacked()
    assert emitted(state, 0, "play r+2") == [Played(0, "r+2")]
    assert (state.phase, state.turn, state.threat) == ("stack", 1, Threat(2, 0))
    assert GAME.legal_moves(state, 1) == [Play("b+2"), Accept()]
    emitted(state, 1, "play b+2")
    assert (state.phase, state.turn, state.threat, state.colour) == ("stack", 2, Threat(4, 1), "blue")


@pytest.mark.rule("UNO-54")
def test_nothing_else_answers_a_draw_two() -> None:
    state = stacked()
    emitted(state, 0, "play r+2")
    assert refused(state, 1, "play w4 red") == "UNO-54"
    assert refused(state, 1, "play r7") == "UNO-54"
    assert refused(state, 1, "draw") == "UNO-54"
    assert refused(state, 1, "challenge") == "UNO-23"
    assert refused(state, 1, "play y+2") == "UNO-11"


@pytest.mark.rule("UNO-54")
def test_whoever_accepts_draws_them_all_and_misses_the_turn() -> None:
    state = stacked()
    emitted(state, 0, "play r+2")
    emitted(state, 1, "play b+2")
    events = emitted(state, 2, "accept")
    assert events == [Accepted(2), Drew(2, 4, "two"), Received(("y1", "y2", "y3", "y4")), Skipped(2)]
    assert (state.turn, state.phase, state.threat.cards) == (3, "turn", 0)


@pytest.mark.rule("UNO-54", "UNO-30")
def test_accepting_a_draw_two_is_a_decision() -> None:
    state = stacked("r+2 g1", "b+2 r7", "y2 r8", clock=False)
    emitted(state, 0, "play r+2")
    assert exposed(state) == [0]
    emitted(state, 1, "accept")
    assert exposed(state) == []


@pytest.mark.rule("UNO-54")
def test_a_wild_draw_four_is_answered_with_a_wild_draw_four() -> None:
    state = stacked("w4 g1 g2", "w4 b+2 y7 r7", "r8 r9")
    emitted(state, 0, "play w4 blue")
    assert GAME.legal_moves(state, 1)[4:] == [Accept(), Challenge()]
    assert refused(state, 1, "play b+2") == "UNO-54"
    emitted(state, 1, "play w4 red")
    assert (state.phase, state.turn, state.threat) == ("challenge", 2, Threat(8, 1, 3, "blue"))
    assert Drew(2, 8, "four") in emitted(state, 2, "accept")


@pytest.mark.rule("UNO-54")
@pytest.mark.parametrize(("before", "guilty", "drawn"), [("blue", True, 8), ("green", False, 10)])
def test_a_challenge_judges_the_last_wild_draw_four(before: str, guilty: bool, drawn: int) -> None:
    state = stacked("w4 g1 g2", "w4 b7 y7", "r8 r9")
    emitted(state, 0, f"play w4 {before}")
    emitted(state, 1, "play w4 red")
    events = emitted(state, 2, "challenge")
    assert events[0] == Challenged(2, 1, guilty)
    assert Drew(1 if guilty else 2, drawn, "challenge") in events
    assert state.turn == (2 if guilty else 0)


@pytest.mark.rule("UNO-54", "UNO-35")
@pytest.mark.parametrize(("card", "colour", "drawn"), [("+2", "", 4), ("w4", " red", 8)])
def test_going_out_on_a_stack_makes_the_next_player_draw_it_all(card: str, colour: str, drawn: int) -> None:
    first, second = ("r+2", "b+2") if card == "+2" else ("w4", "w4")
    state = stacked(f"{first} g1 g2", second, "r0")
    emitted(state, 0, f"play {first}{colour}")
    events = emitted(state, 1, f"play {second}{colour}")
    assert [event for event in events if isinstance(event, Drew)] == [
        Drew(2, drawn, "two" if card == "+2" else "four")
    ]
    assert isinstance(events[-1], RoundEnded)
    assert state.threat.cards == 0


@pytest.mark.rule("UNO-54")
def test_the_card_turned_up_at_the_start_cannot_be_stacked_on() -> None:
    state = GAME.setup(Options(stacking=True, dealer=0), 3, Rng.from_number(1))
    state.turn, state.phase, state.discard = 1, "turn", ["r+2"]
    apply_first_card(state, "r+2", DEALT)
    assert (state.phase, state.turn, state.threat.cards) == ("turn", 2, 0)


@pytest.mark.rule("UNO-13", "UNO-54")
def test_without_stacking_drawing_cards_are_not_answered() -> None:
    state = table("r+2 g1 g2", "b+2 r7", "y+2 r8", pile=ENOUGH)
    emitted(state, 0, "play r+2")
    assert (state.turn, len(state.hands[1])) == (2, 4)
    four = table("w4 g1 g2", "w4 r7", "r8", pile=ENOUGH)
    emitted(four, 0, "play w4 red")
    assert refused(four, 1, "play w4 red") == "UNO-23"
    assert GAME.legal_moves(four, 1) == [Accept(), Challenge()]


def jumping(*hands: str, **options: Any) -> State:
    return table(*hands, jump_in=True, **options)


@pytest.mark.rule("UNO-55")
def test_an_identical_card_may_be_played_out_of_turn() -> None:
    state = jumping("r6 g1 g2", "b3 r7", "g5 r6 b8", "b1 r9")
    emitted(state, 0, "play r6")
    assert GAME.legal_moves(state, 2) == [Play("r6")]
    assert (GAME.may_act(state, 2), GAME.may_act(state, 3)) == (True, False)
    assert emitted(state, 2, "play r6") == [Played(2, "r6")]
    assert (state.turn, state.hands[2]) == (3, ["g5", "b8"])


@pytest.mark.rule("UNO-55")
def test_a_jump_in_acts_like_any_play() -> None:
    state = jumping("rs g1 g2", "b3 r7", "g5 rs b8", "b1 r9")
    emitted(state, 0, "play rs")
    assert emitted(state, 2, "play rs") == [Played(2, "rs"), Skipped(3)]
    assert state.turn == 0


@pytest.mark.rule("UNO-55")
def test_only_exactly_the_top_card_jumps_in() -> None:
    state = jumping("g1 g2", "b3 r7", "g5 r5 b8", "b1 r6")
    assert refused(state, 2, "play g5") == "UNO-55"
    assert refused(state, 2, "play r5") is None
    assert refused(state, 3, "play r6") == "UNO-55"
    assert refused(state, 0, "play r5") == "UNO-11"


@pytest.mark.rule("UNO-55")
def test_wild_cards_do_not_jump_in() -> None:
    state = jumping("b1 b2", "b3 r7", "w b8", top="w", colour="red")
    assert refused(state, 2, "play w red") == "UNO-55"
    assert not GAME.may_act(state, 2)


@pytest.mark.rule("UNO-55")
def test_who_may_only_catch_cannot_jump_in_with_a_wild_card() -> None:
    state = jumping("w b2", "b3 r7", "w b8")
    emitted(state, 0, "play w red")
    assert refused(state, 2, "play w red") == "UNO-55"


@pytest.mark.rule("UNO-55")
def test_a_jump_in_comes_before_the_decision_of_the_player_whose_turn_it_is() -> None:
    drawn = jumping("g1 g2", "b3 r7", "g6 r5 b8", pile="r9")
    emitted(drawn, 0, "draw")
    assert refused(drawn, 2, "play r5") == "UNO-55"
    stack = jumping("r+2 g1", "b3 r7", "r+2 b8", stacking=True)
    emitted(stack, 0, "play r+2")
    assert refused(stack, 2, "play r+2") == "UNO-55", "seat 2 may catch, but the stack is seat 1's"


@pytest.mark.rule("UNO-55")
def test_one_may_jump_in_on_the_card_turned_up() -> None:
    state = jumping("r6 g1 g2", "b3 r7", "g5 g6 b8", "r5 r9 b1")
    assert state.last_play is None
    assert GAME.legal_moves(state, 3) == [Play("r5")]
    assert GAME.legal_moves(state, 1) == []


@pytest.mark.rule("UNO-55", "UNO-34")
def test_one_may_go_out_by_jumping_in() -> None:
    state = jumping("g1 g2", "b3 r7", "r5")
    assert emitted(state, 2, "play r5")[-1] == RoundEnded(2, (0, 0, 3 + 3 + 7))


@pytest.mark.rule("UNO-55", "UNO-28")
def test_a_jump_in_with_the_next_to_last_card_is_called() -> None:
    state = jumping("g1 g2", "b3 r7", "r5 b1")
    assert GAME.legal_moves(state, 2) == [Play("r5"), Play("r5", None, None, "uno")]


@pytest.mark.rule("UNO-13", "UNO-55")
def test_without_it_nobody_jumps_in() -> None:
    assert refused(table("g1 g2", "b3 r7", "r5 b1"), 2, "play r5") == "UNO-13"


def seven_zero(*hands: str, **options: Any) -> State:
    return table(*hands, seven_zero=True, **options)


@pytest.mark.rule("UNO-56")
def test_a_seven_swaps_hands_with_a_chosen_player() -> None:
    state = seven_zero("r7 g1 g2", "b3 b4", "y1 y2 y3")
    assert refused(state, 0, "play r7") == "UNO-43"
    assert refused(state, 0, "play r7 - 0") == "UNO-43"
    assert emitted(state, 0, "play r7 - 2") == [Played(0, "r7", None, 2), Swapped(0, 2)]
    assert state.hands == [["y1", "y2", "y3"], ["b3", "b4"], ["g1", "g2"]]


@pytest.mark.rule("UNO-56")
@pytest.mark.parametrize(("direction", "order"), [(1, [2, 0, 1]), (-1, [1, 2, 0])])
def test_a_zero_passes_all_hands_on(direction: int, order: list[int]) -> None:
    state = seven_zero("r0 g1 g2", "b3 b4", "y1 y2 y3", direction=direction)
    before = [["g1", "g2"], ["b3", "b4"], ["y1", "y2", "y3"]]
    assert emitted(state, 0, "play r0") == [Played(0, "r0"), HandsPassed(direction)]
    assert state.hands == [before[seat] for seat in order]


@pytest.mark.rule("UNO-56")
def test_a_last_seven_or_zero_does_neither() -> None:
    for card in ("r7", "r0"):
        state = seven_zero(card, "b3 b4", "y1 y2")
        assert refused(state, 0, f"play {card} - 1") == "UNO-43"
        assert emitted(state, 0, f"play {card}") == [Played(0, card), RoundEnded(0, (10, 0, 0))]


@pytest.mark.rule("UNO-56", "UNO-33")
def test_the_card_left_after_a_seven_needs_no_call() -> None:
    state = seven_zero("r7 g1", "b3 b4", "y1 y2 y3")
    assert refused(state, 0, "play r7 - 2 uno") == "UNO-28"
    emitted(state, 0, "play r7 - 2")
    assert state.watch.last_cards == ()


@pytest.mark.rule("UNO-56")
def test_other_cards_and_other_tables_know_no_seven_zero() -> None:
    state = seven_zero("r6 rs g1 g2", "b3 b4", "y1 y2 y3")
    assert emitted(state, 0, "play r6") == [Played(0, "r6")]
    plain = table("r7 r0 g1 g2", "b3 b4", house_rules=(rule("look"),))
    assert refused(plain, 0, "play r7 - 1") == "UNO-43"
    assert emitted(plain, 0, "play r7") == [Played(0, "r7")]


@pytest.mark.rule("UNO-56")
def test_a_seven_or_zero_turned_up_at_the_start_does_neither() -> None:
    for card in ("r7", "r0"):
        state = seven_zero("g1 g2", "b3 b4", "y1 y2 y3", top=card)
        assert apply_first_card(state, card, DEALT) == []


@pytest.mark.rule("UNO-57")
def test_who_has_nothing_that_fits_draws_until_a_card_fits() -> None:
    state = table("b1 b2", "b3 b4", pile="g1 y1 r9 r8", draw_until_playable=True)
    assert emitted(state, 0, "draw") == [Drew(0, 3, "choice"), Received(("g1", "y1", "r9"))]
    assert (state.phase, state.turn, GAME.legal_moves(state, 0)) == ("drawn", 0, [Play("r9"), Keep()])


@pytest.mark.rule("UNO-57")
def test_the_first_card_drawn_may_fit() -> None:
    state = table("b1 b2", "b3 b4", pile="r9 r8", draw_until_playable=True)
    assert emitted(state, 0, "draw")[0] == Drew(0, 1, "choice")


@pytest.mark.rule("UNO-57")
def test_drawing_until_it_fits_goes_on_through_a_reshuffle_and_ends_with_the_cards() -> None:
    state = table("b1 b2", "b3 b4", pile="g1", under="y1 y2", draw_until_playable=True)
    events = emitted(state, 0, "draw")
    assert events[:4] == [Drew(0, 1, "choice"), Received(("g1",)), Reshuffled(2), Drew(0, 2, "choice")]
    assert isinstance(events[4], Received)
    assert events[4].in_vain
    assert sorted(state.hands[0]) == ["b1", "b2", "g1", "y1", "y2"]
    assert (state.phase, state.turn) == ("turn", 1)


@pytest.mark.rule("UNO-57")
def test_who_draws_by_choice_draws_one_card() -> None:
    state = table("r1 b2", "b3 b4", pile="g1 r9", draw_until_playable=True)
    assert emitted(state, 0, "draw")[0] == Drew(0, 1, "choice")
    assert state.turn == 1


@pytest.mark.rule("UNO-57")
def test_without_it_one_card_is_drawn() -> None:
    state = table("b1 b2", "b3 b4", pile="g1 r9")
    assert GAME.legal_moves(state, 0) == [Draw()]
    assert emitted(state, 0, "draw")[0] == Drew(0, 1, "choice")
