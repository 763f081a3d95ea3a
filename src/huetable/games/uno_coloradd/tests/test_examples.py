"""The examples of the rulebook, played. Ann is seat 0, Ben 1, Cleo 2, Dov 3."""

from msgspec.structs import replace

from huetable.core.terms import Result
from huetable.games import rulebook
from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.rules.deal import highest_draws
from huetable.games.uno_coloradd.rules.events import Caught, Challenged, Drew, RoundEnded, Skipped
from huetable.games.uno_coloradd.rules.moves import Keep, Play
from huetable.games.uno_coloradd.rules.state import DealDraw
from huetable.games.uno_coloradd.tests.table import cards, emitted, exposed, refused, rule, table


def first_dealer() -> None:
    draws = (DealDraw(0, "g9"), DealDraw(1, "bs"), DealDraw(2, "y9"))
    assert highest_draws(draws) == [0, 2]
    assert highest_draws((DealDraw(0, "g2"), DealDraw(2, "y6"))) == [2]


def what_fits() -> None:
    state = table("r2 g7 w b3", "r1", top="r7")
    assert {move.card for move in GAME.legal_moves(state, 0) if isinstance(move, Play)} == {"r2", "g7", "w"}


def only_the_drawn_card() -> None:
    state = table("b8 y1", "r1", top="b3", pile="g3")
    emitted(state, 0, "draw")
    assert GAME.legal_moves(state, 0) == [Play("g3"), Keep()]


def reverse() -> None:
    state = table("b1", "rr b2 b3", "r6 b4", turn=1, pile="g9")
    emitted(state, 1, "play rr")
    assert state.turn == 0
    emitted(state, 0, "draw")
    assert state.turn == 2


def honest_or_bluff() -> None:
    for hand, guilty in (("b7 w w4", False), ("b7 w w4 r2", True)):
        state = table(hand, "b1 b2", top="r7")
        emitted(state, 0, "play w4 green")
        assert emitted(state, 1, "challenge")[0] == Challenged(1, 0, guilty)


def challenged_bluff() -> None:
    state = table("w4 r2 g1", "b1 b2")
    emitted(state, 0, "play w4 blue")
    assert Drew(0, 4, "challenge") in emitted(state, 1, "challenge")
    assert (state.turn, refused(state, 1, "play b1")) == (1, None)


def caught() -> None:
    state = table("g4 b1", "r7 r8", "r9 b2", top="g5")
    emitted(state, 0, "play g4")
    assert emitted(state, 2, "catch 0")[:2] == [Caught(2, 0), Drew(0, 2, "caught")]


def missing_a_turn_is_not_acting() -> None:
    state = table("rs b1", "r7 r8", "r9 b2", clock=False)
    assert Skipped(1) in emitted(state, 0, "play rs")
    assert exposed(state) == [0]
    emitted(state, 2, "play r9")
    assert exposed(state) == [2]


def cards_drawn_last_count() -> None:
    state = table("r+2", "g3", pile="y5 w")
    emitted(state, 0, "play r+2")
    assert state.match.result is not None
    assert state.match.result.points[1] == 58


def count() -> None:
    state = table("r6", "g7 bs", "y3 w")
    assert emitted(state, 0, "play r6")[-1] == RoundEnded(0, (80, 0, 0))


def lowest_total() -> None:
    shared = table("r6", "r1", "r2", scoring="leftover", goal=200)
    shared.match = replace(shared.match, scores=(205, 129, 128))
    emitted(shared, 0, "play r6")
    assert (shared.match.scores, GAME.result(shared)) == ((205, 130, 130), None)
    state = table("r6", "rs", "rr r9 r4", scoring="leftover", goal=200)
    state.match = replace(state.match, scores=shared.match.scores)
    emitted(state, 0, "play r6")
    assert GAME.result(state) == Result("lowest", (1,), (205, 150, 163))


def lay_down_a_colour() -> None:
    state = table("wc1 b1 b2 r4", "r7 r8", house_rules=(rule("discard_colour"),))
    emitted(state, 0, "play wc1 blue - uno")
    assert (state.hands[0], state.discard[-1]) == (cards("r4"), "wc1")


def three_draw_twos() -> None:
    hands = ("r+2 g1 g2", "g+2 g3 g4", "b+2 g5 g6", "r7 r8")
    state = table(*hands, stacking=True)
    for seat, card in enumerate(("r+2", "g+2", "b+2")):
        emitted(state, seat, f"play {card}")
    assert {Drew(3, 6, "two"), Skipped(3)} <= set(emitted(state, 3, "accept"))


def jump_in() -> None:
    state = table("g6 b1 b2", "r7 r8", "r9 b3", "g6 b4 b5", top="g5", jump_in=True)
    emitted(state, 0, "play g6")
    emitted(state, 3, "play g6")
    assert state.turn == 0


PLAYED = {
    "UNO-3": first_dealer,
    "UNO-10": what_fits,
    "UNO-15": only_the_drawn_card,
    "UNO-21": reverse,
    "UNO-22": honest_or_bluff,
    "UNO-25": challenged_bluff,
    "UNO-29": caught,
    "UNO-30": missing_a_turn_is_not_acting,
    "UNO-35": cards_drawn_last_count,
    "UNO-36": count,
    "UNO-39": lowest_total,
    "UNO-50": lay_down_a_colour,
    "UNO-54": three_draw_twos,
    "UNO-55": jump_in,
}


def test_every_example_of_the_rulebook_is_what_happens() -> None:
    assert {clause.id for clause in rulebook(GAME).clauses if clause.examples} == set(PLAYED)
    for play in PLAYED.values():
        play()
