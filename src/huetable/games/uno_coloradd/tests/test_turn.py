"""A turn: what fits, drawing, and piles that run out."""

import pytest

from huetable.core.rng import Rng
from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.rules.cards import CARDS, COLOURS
from huetable.games.uno_coloradd.rules.events import (
    Drew,
    Kept,
    Passed,
    Played,
    Received,
    Reshuffled,
    RoundEnded,
)
from huetable.games.uno_coloradd.rules.moves import Draw, Keep, Pass, Play
from huetable.games.uno_coloradd.tests.table import act, cards, emitted, refused, table


def fitting(top: str, colour: str | None = None) -> set[str]:
    """Which of all cards may be played on this one."""
    found: set[str] = set()
    for card in CARDS[:54]:
        state = table(f"{card} b5 b6 b7", "r1", top=top, colour=colour, pile="y1")
        text = f"play {card} red" if card[0] == "w" else f"play {card}"
        clause = refused(state, 0, text)
        assert clause in (None, "UNO-10")
        if clause is None:
            found.add(card)
    return found


def of_colour(letter: str) -> set[str]:
    return {card for card in CARDS if card[0] == letter}


@pytest.mark.rule("UNO-10")
@pytest.mark.parametrize("top", ["r7", "g0", "b+2", "ys", "gr"])
def test_colour_number_symbol_and_wild_cards_fit(top: str) -> None:
    same_symbol = {card for card in CARDS if card[1:] == top[1:]}
    assert fitting(top) == of_colour(top[0]) | same_symbol | {"w", "w4"}


@pytest.mark.rule("UNO-10", "UNO-12")
@pytest.mark.parametrize("top", ["w", "w4", "wc1"])
def test_on_a_wild_card_the_named_colour_fits(top: str) -> None:
    assert fitting(top, "green") == of_colour("g") | {"w", "w4"}


@pytest.mark.rule("UNO-10")
def test_a_card_that_does_not_fit_is_refused_with_the_reason() -> None:
    state = table("g6 b1", "r1")
    refusal = GAME.refuse(state, 0, Play("g6"))
    assert refusal is not None
    assert (refusal.clause, refusal.args) == ("UNO-10", {"card": "g6", "colour": "red", "symbol": "5"})


@pytest.mark.rule("UNO-10")
def test_a_wild_card_may_be_played_beside_cards_that_fit() -> None:
    assert refused(table("r6 w b1", "r1"), 0, "play w blue") is None


@pytest.mark.rule("UNO-11")
def test_only_a_card_in_the_hand_is_played() -> None:
    assert refused(table("r6 b1", "r7"), 0, "play r7") == "UNO-11"


@pytest.mark.rule("UNO-11")
def test_a_played_card_leaves_the_hand_and_is_the_top_card() -> None:
    state = table("r6 r6 b1", "r7 r8")
    assert emitted(state, 0, "play r6") == [Played(0, "r6")]
    assert (state.hands[0], state.discard) == (["r6", "b1"], ["r5", "r6"])
    assert state.last_play == Played(0, "r6")


@pytest.mark.rule("UNO-12")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_wild_card_names_any_colour(colour: str) -> None:
    state = table("w b1 b2", "r7 r8")
    assert emitted(state, 0, f"play w {colour}") == [Played(0, "w", colour)]  # type: ignore[arg-type]
    assert (state.colour, state.turn) == (colour, 1)


@pytest.mark.rule("UNO-12")
def test_a_wild_card_needs_a_colour_and_another_card_takes_none() -> None:
    state = table("w w4 r6 b5", "r7")
    assert refused(state, 0, "play w") == "UNO-12"
    assert refused(state, 0, "play w4") == "UNO-12"
    assert refused(state, 0, "play r6 red") == "UNO-12"
    emitted(state, 0, "play b5")
    assert state.colour == "blue"


@pytest.mark.rule("UNO-13")
@pytest.mark.parametrize("move", ["play r7", "draw"])
def test_nobody_plays_out_of_turn(move: str) -> None:
    assert refused(table("r6", "r7 r5", "b1"), 1, move) == "UNO-13"
    caught = table("r6 b1", "r7 r5", "b1 r1")
    emitted(caught, 0, "play r6")
    assert refused(caught, 2, move) == "UNO-13", "who may only interrupt does not play"


@pytest.mark.rule("UNO-13")
def test_turns_go_round_by_one() -> None:
    state = table("r1 r2 b1", "r3 r4 b1", "r6 r7 b2", turn=1)
    emitted(state, 1, "play r3")
    assert (state.turn, GAME.whose_turn(state)) == (2, (2,))
    emitted(state, 2, "play r6")
    assert state.turn == 0
    back = table("r1 r2 b1", "r3 r4 b1", "r6 r7 b2", turn=0, direction=-1)
    emitted(back, 0, "play r1")
    assert back.turn == 2


@pytest.mark.rule("UNO-14")
def test_who_has_nothing_that_fits_draws() -> None:
    state = table("b1 b2", "r7 r8", pile="g1 r9")
    assert GAME.legal_moves(state, 0) == [Draw()]
    assert act(state, 0, "draw") == [(Drew(0, 1, "choice"), None), (Received(("g1",), in_vain=True), 0)]
    assert state.hands[0] == ["b1", "b2", "g1"]


@pytest.mark.rule("UNO-15")
def test_only_whoever_drew_is_told_whether_it_fits() -> None:
    in_vain = act(table("b1 b2", "r7 r8", pile="g1 r9"), 0, "draw")
    fits = act(table("b1 b2", "r7 r8", pile="r9 g1"), 0, "draw")
    assert [hears for _, hears in in_vain] == [hears for _, hears in fits] == [None, 0]
    assert in_vain[0] == fits[0]
    assert (in_vain[1][0], fits[1][0]) == (Received(("g1",), in_vain=True), Received(("r9",)))


@pytest.mark.rule("UNO-14")
def test_drawing_is_allowed_with_a_card_that_fits() -> None:
    state = table("r1 b2", "r7 r8", pile="r9")
    assert GAME.legal_moves(state, 0) == [Play("r1"), Play("r1", None, None, "uno"), Draw()]
    emitted(state, 0, "draw")
    assert state.phase == "drawn"


@pytest.mark.rule("UNO-14", "UNO-15")
def test_a_card_is_drawn_once_a_turn() -> None:
    state = table("b1 b2", "r7 r8", pile="r9 r8")
    emitted(state, 0, "draw")
    assert refused(state, 0, "draw") == "UNO-15"


@pytest.mark.rule("UNO-15")
def test_a_drawn_card_that_fits_may_be_played_at_once() -> None:
    state = table("b1 b2", "r7 r8", pile="r9")
    emitted(state, 0, "draw")
    assert (state.turn, state.phase, GAME.legal_moves(state, 0)) == (0, "drawn", [Play("r9"), Keep()])
    emitted(state, 0, "play r9")
    assert (state.turn, state.phase, state.discard[-1]) == (1, "turn", "r9")


@pytest.mark.rule("UNO-15")
def test_a_drawn_card_that_fits_may_be_kept() -> None:
    state = table("b1 b2", "r7 r8", pile="w")
    emitted(state, 0, "draw")
    assert len(GAME.legal_moves(state, 0)) == 5
    assert emitted(state, 0, "keep") == [Kept(0)]
    assert (state.turn, state.phase, state.hands[0]) == (1, "turn", ["b1", "b2", "w"])


@pytest.mark.rule("UNO-15")
def test_a_drawn_card_that_does_not_fit_ends_the_turn() -> None:
    state = table("b1 b2", "r7 r8", "r1", direction=-1, pile="g9")
    emitted(state, 0, "draw")
    assert (state.turn, state.phase) == (2, "turn")


@pytest.mark.rule("UNO-15")
def test_after_drawing_no_other_card_is_played() -> None:
    state = table("r1 b2", "r7 r8", pile="r9")
    assert refused(state, 0, "keep") == "UNO-15"
    emitted(state, 0, "draw")
    assert refused(state, 0, "play r1") == "UNO-15"
    assert refused(state, 0, "play r9") is None


@pytest.mark.rule("UNO-15", "UNO-28")
def test_a_drawn_card_may_be_the_next_to_last() -> None:
    state = table("b2", "r7 r8", pile="r9")
    emitted(state, 0, "draw")
    assert GAME.legal_moves(state, 0) == [Play("r9"), Play("r9", None, None, "uno"), Keep()]


@pytest.mark.rule("UNO-16")
def test_an_empty_pile_is_made_anew_from_all_but_the_top_card() -> None:
    state = table("b1 b2", "r7 r8", pile="", under="r1 r2 g9 w")
    events = emitted(state, 0, "draw")
    assert events[:2] == [Reshuffled(4), Drew(0, 1, "choice")]
    assert state.discard == ["r5"]
    assert sorted([*state.pile, state.hands[0][-1]]) == ["g9", "r1", "r2", "w"]


@pytest.mark.rule("UNO-16")
def test_the_pile_is_shuffled_and_not_just_turned_over() -> None:
    orders = set()
    for seed in range(20):
        state = table("b1", "r7 r8", pile="", under="y1 y2 y3 y4 y6")
        GAME.apply(state, 0, Draw(), Rng.from_number(seed))
        orders.add((*state.pile, *state.hands[0]))
    assert len(orders) > 12


@pytest.mark.rule("UNO-16")
def test_the_pile_is_made_anew_in_the_middle_of_a_draw() -> None:
    state = table("r+2 b1 b2", "r7", "r8", pile="g1", under="r1 r2")
    events = emitted(state, 0, "play r+2")
    first, second = state.hands[1][1:]
    assert first == "g1"
    assert events[1:6] == [
        Drew(1, 1, "two"),
        Received(("g1",)),
        Reshuffled(3),
        Drew(1, 1, "two"),
        Received((second,)),
    ]
    assert state.discard == ["r+2"]
    assert len(state.pile) == 2


@pytest.mark.rule("UNO-16")
def test_the_top_wild_card_keeps_its_colour() -> None:
    state = table("b1 b2", "r7 r8", top="w", colour="green", pile="", under="r1 r2")
    emitted(state, 0, "draw")
    assert (state.colour, state.discard) == ("green", ["w"])


@pytest.mark.rule("UNO-17")
def test_a_player_draws_what_there_is() -> None:
    state = table("r+2 b1 b2", "r7", "r8", pile="g1")
    state.discard = cards("r5")
    emitted(state, 0, "play r+2")
    assert state.hands[1] == ["r7", "g1", "r5"]
    assert (state.pile, state.discard, state.turn) == ([], ["r+2"], 2)


@pytest.mark.rule("UNO-17")
def test_with_nothing_to_draw_a_card_that_fits_must_be_played() -> None:
    state = table("r1 b2", "r7 r8", pile="")
    assert GAME.legal_moves(state, 0) == [Play("r1"), Play("r1", None, None, "uno")]
    assert refused(state, 0, "draw") == "UNO-17"
    assert refused(state, 0, "pass") == "UNO-17"


@pytest.mark.rule("UNO-17")
def test_with_nothing_to_draw_and_nothing_that_fits_a_player_passes() -> None:
    state = table("b1 b2", "r7 r8", pile="")
    assert GAME.legal_moves(state, 0) == [Pass()]
    assert refused(state, 0, "draw") == "UNO-17"
    assert emitted(state, 0, "pass") == [Passed(0)]
    assert (state.turn, state.passes) == (1, 1)


@pytest.mark.rule("UNO-17")
@pytest.mark.parametrize(("pile", "under"), [("g1", ""), ("", "g1")])
def test_nobody_passes_while_there_is_something_to_draw(pile: str, under: str) -> None:
    state = table("b1 b2", "r7 r8", pile=pile, under=under)
    assert GAME.legal_moves(state, 0) == [Draw()]
    assert refused(state, 0, "pass") == "UNO-17"


@pytest.mark.rule("UNO-18")
def test_a_whole_lap_of_passing_ends_the_round_without_points() -> None:
    state = table("b1 b2", "g7 g8", "y1 y2", pile="")
    emitted(state, 0, "pass")
    emitted(state, 1, "pass")
    assert state.phase == "turn"
    assert emitted(state, 2, "pass") == [Passed(2), RoundEnded(None, (0, 0, 0))]
    assert (state.phase, state.match.scores) == ("round_over", (0, 0, 0))
    assert state.match.result is not None
    assert (state.match.result.winner, state.match.result.points) == (None, (3, 15, 3))


@pytest.mark.rule("UNO-18")
def test_a_play_in_between_begins_the_lap_anew() -> None:
    state = table("b1 b2 b3", "r7 g8 g9", "y1 y2 y3", pile="")
    emitted(state, 0, "pass")
    emitted(state, 1, "play r7")
    assert (state.passes, state.phase) == (0, "turn")


@pytest.mark.rule("UNO-18", "UNO-40")
def test_a_single_round_that_stalls_is_dealt_again() -> None:
    state = table("b1", "g7", pile="", goal=0)
    emitted(state, 0, "pass")
    assert emitted(state, 1, "pass")[-1] == RoundEnded(None, (0, 0), counts=False)
    assert (GAME.result(state), state.phase) == (None, "round_over")
    emitted(state, 0, "ready")
    emitted(state, 1, "ready")
    assert state.match.round == 2
    assert all(len(hand) >= 7 for hand in state.hands)


def test_equal_cards_are_listed_once_in_the_order_of_the_hand() -> None:
    state = table("g5 r6 r6 w r6 w b1", "r7 r8", pile="")
    listed = [(move.card, move.colour) for move in GAME.legal_moves(state, 0) if isinstance(move, Play)]
    assert listed == [("g5", None), ("r6", None), *[("w", colour) for colour in COLOURS]]
