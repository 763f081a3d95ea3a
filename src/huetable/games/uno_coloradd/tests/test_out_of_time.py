"""The mildest thing for a player whose time is up."""

import pytest

from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.rules.moves import (
    Accept,
    Done,
    Draw,
    Keep,
    Move,
    NameColour,
    Pass,
    Play,
    Ready,
)
from huetable.games.uno_coloradd.rules.state import State
from huetable.games.uno_coloradd.tests.table import emitted, rule, table


def after(state: State, *moves: tuple[int, str]) -> State:
    for seat, text in moves:
        emitted(state, seat, text)
    return state


def first_is_wild() -> State:
    state = table("r1 r2", "r3 r4")
    state.phase, state.colour, state.discard = "colour", None, ["w"]
    return state


@pytest.mark.rule("UNO-58")
@pytest.mark.parametrize(
    ("state", "seat", "timeout_move"),
    [
        (table("r1 r2", "r3"), 0, Draw()),
        (after(table("r1 b2", "r3", pile="r9"), (0, "draw")), 0, Keep()),
        (after(table("w4 b1 b2", "r3 w4", stacking=True), (0, "play w4 red")), 1, Accept()),
        (after(table("r+2 b1 b2", "r3 b+2", stacking=True), (0, "play r+2")), 1, Accept()),
        (table("b1 r2 r3", "r3", pile=""), 0, Play("r2")),
        (table("b1 r2", "r3", pile=""), 0, Play("r2", call="uno")),
        (table("b1 b2", "r3", pile=""), 0, Pass()),
        (first_is_wild(), 0, NameColour("red")),
        (after(table("wc1 r2 r3", "r3", house_rules=(rule("honour"),)), (0, "play wc1 red")), 0, Done()),
        (after(table("r2", "r3"), (0, "play r2")), 1, Ready()),
    ],
    ids=["draw", "keep", "no challenge", "no stack", "play", "call", "pass", "red", "done", "ready"],
)
def test_the_mildest_thing_happens(state: State, seat: int, timeout_move: object) -> None:
    assert GAME.timeout_move(state, seat) == timeout_move


@pytest.mark.rule("UNO-58")
def test_the_mildest_thing_catches_nobody() -> None:
    state = after(table("r1 b2", "r3 b+2 g1", "r7 r8"), (0, "play r1"))
    assert GAME.timeout_move(state, 1) == Draw()


@pytest.mark.rule("UNO-28")
@pytest.mark.parametrize(
    ("hand", "move", "played"),
    [
        ("r1 b2", Play("r1"), Play("r1", call="uno")),
        ("w b2", Play("w", "blue"), Play("w", "blue", call="uno")),
        ("r1 b2 b3", Play("r1"), Play("r1")),
        ("r1 b2", Draw(), Draw()),
    ],
    ids=["second last", "wild", "third last", "draw"],
)
def test_a_bot_that_decides_for_a_player_calls_for_them(hand: str, move: Move, played: Move) -> None:
    state = table(hand, "r3 b+2 g1")
    assert GAME.stand_in_move(GAME.observe(state, 0), move) == played
