"""Bots remember how challenges have ended, and believe an honest player."""

import pytest

from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.bots.suspicion import ASSUMED_BLUFF_RATE, bluff_rate, is_suspicious
from huetable.games.uno_coloradd.rules.state import State, Verdicts
from huetable.games.uno_coloradd.tests.table import act, table


def threat(hand: str, verdicts: tuple[Verdicts, ...] = ()) -> State:
    """Seat 0 has played a Wild Draw Four from this hand on seat 1, with red in force."""
    state = table(f"w4 {hand}", "b1 b2")
    state.verdicts = verdicts
    act(state, 0, "play w4 blue")
    return state


def suspects(state: State) -> bool:
    return is_suspicious(GAME.view(state, 1), 1)


@pytest.mark.rule("UNO-25", "UNO-26")
def test_everybody_remembers_how_challenges_ended() -> None:
    guilty, honest = threat("r1 y2 y3"), threat("y1 y2 y3")
    for state in (guilty, honest):
        act(state, 1, "challenge")
    assert GAME.view(guilty, None).public.verdicts == (Verdicts(0, bluffs=1),)
    assert GAME.view(honest, 1).public.verdicts == (Verdicts(0, honest=1),)
    assert GAME.copy(honest).verdicts == honest.verdicts


def test_verdicts_add_up_and_outlast_the_round() -> None:
    state = threat("r1 y2 y3", (Verdicts(1, honest=1), Verdicts(0, bluffs=1, honest=2)))
    act(state, 1, "challenge")
    assert state.verdicts == (Verdicts(1, honest=1), Verdicts(0, bluffs=2, honest=2))
    out = table("r1", "b1 b2", goal=200)
    out.verdicts = state.verdicts
    act(out, 0, "play r1")
    assert GAME.view(out, 1).public.verdicts == state.verdicts


def test_who_was_honest_is_believed_and_who_bluffed_is_not() -> None:
    many, some = "y1 y2 y3 y4 y6 y7 y8", "y1 y2 y3 y4"
    assert suspects(threat(many))
    assert not suspects(threat(many, (Verdicts(0, honest=3),)))
    assert not suspects(threat(some))
    assert suspects(threat(some, (Verdicts(0, bluffs=1),)))
    assert not suspects(threat(some, (Verdicts(1, bluffs=3),)))


def test_each_verdict_moves_what_is_assumed() -> None:
    rates = [
        bluff_rate(GAME.view(threat("y1", (Verdicts(0, bluffs, honest),)), 1), 0)
        for bluffs, honest in ((0, 4), (0, 1), (0, 0), (1, 0), (4, 0))
    ]
    assert rates == sorted(rates)
    assert rates[2] == ASSUMED_BLUFF_RATE
