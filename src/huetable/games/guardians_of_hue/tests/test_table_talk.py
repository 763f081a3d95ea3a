"""What is said at the table."""

from typing import Any

import pytest

from huetable.core.rng import Rng
from huetable.core.terms import MoveField, OpenMove, Refusal
from huetable.games.guardians_of_hue import GAME
from huetable.games.guardians_of_hue.rules.events import (
    AgentCame,
    AgentMoved,
    Darkened,
    Narrated,
    NothingGrew,
    Replied,
    Suggested,
    TurnBegan,
)
from huetable.games.guardians_of_hue.rules.moves import (
    Attack,
    BreakSeal,
    Encounter,
    End,
    Grow,
    Narrate,
    Reply,
    Suggest,
    Walk,
)
from huetable.games.guardians_of_hue.rules.state import OUTER_LOCATIONS, Options, State, Suggestion
from huetable.games.guardians_of_hue.tests.guardian_table import Loaded, act, bits, refused, square

SUGGEST = OpenMove(
    "suggest",
    (
        MoveField("seat", "number", most=3),
        MoveField("wish", "text", most=9),
        MoveField("card", "number", most=8),
    ),
)
NARRATE = OpenMove("narrate", (MoveField("text", "text", most=200, least=1),))


@pytest.mark.rule("GUARD-48")
def test_a_suggestion_is_public_and_costs_nothing() -> None:
    state = square(3)
    assert GAME.open_moves(state, 2) == (SUGGEST,)
    assert GAME.may_act(state, 2)
    assert act(state, 2, Suggest(0, "encounter", 5)) == [Suggested(2, 0, "encounter", 5)]
    assert state.plan == [Suggestion(2, 0, "encounter", 5)]
    assert (state.actions, list(GAME.whose_turn(state)), state.said) == (4, [0], [0, 0, 1])
    assert GAME.view(state, 1).public.plan == (Suggestion(2, 0, "encounter", 5),)


@pytest.mark.rule("GUARD-48")
def test_a_new_suggestion_takes_the_place_of_the_old_one() -> None:
    state = square(3)
    act(state, 2, Suggest(0, "encounter", 5))
    act(state, 2, Suggest(1, "move", 4))
    act(state, 1, Suggest(0, "stand", 8))
    act(state, 2, Suggest(0, "seal", 3))
    assert state.plan == [
        Suggestion(2, 1, "move", 4),
        Suggestion(1, 0, "stand", 8),
        Suggestion(2, 0, "seal", 3),
    ]


@pytest.mark.rule("GUARD-48")
def test_three_suggestions_in_a_turn_are_enough() -> None:
    state = square(3)
    for card in range(3):
        act(state, 1, Suggest(0, "move", card))
    spoken = Refusal("GUARD-48", {"most": 3}, "often")
    assert GAME.refuse(state, 1, Suggest(0, "move", 4)) == spoken
    assert not GAME.may_act(state, 1)
    assert GAME.open_moves(state, 1) == ()
    for card in range(3):
        act(state, 0, Suggest(1, "move", card))
    assert GAME.refuse(state, 0, Suggest(1, "move", 4)) == spoken
    act(state, 0, End())
    assert state.said == [0, 0, 0]
    assert refused(state, 0, Suggest(1, "move", 4)) is None


@pytest.mark.rule("GUARD-48")
def test_only_guardians_have_a_plan_and_only_for_guardians() -> None:
    state = square(2, sepia=True, tale=True)
    assert refused(state, 0, Suggest(2, "move", 1)) == "GUARD-48"
    assert refused(state, 2, Suggest(0, "move", 1)) == "GUARD-48"
    assert refused(state, 0, Suggest(1, "move", 1)) is None


@pytest.mark.rule("GUARD-48")
@pytest.mark.rule("GUARD-49")
def test_a_guardian_says_what_they_mean_to_do_themselves_and_nobody_has_to_answer() -> None:
    state = square(3)
    assert act(state, 1, Suggest(1, "encounter", 2)) == [Suggested(1, 1, "encounter", 2)]
    assert state.plan == [Suggestion(1, 1, "encounter", 2)]
    assert GAME.legal_moves(state, 1) == []
    assert refused(state, 1, Reply(1, "agreed")) == "GUARD-49"
    act(state, 1, Suggest(1, "move", 4))
    assert state.plan == [Suggestion(1, 1, "move", 4)]
    act(state, 0, End())
    act(state, 1, End())
    assert state.plan == []


@pytest.mark.rule("GUARD-48")
def test_nobody_suggests_before_the_first_turn() -> None:
    state = square(round=0, phase="spawn", first=1)
    assert not GAME.may_act(state, 0)
    assert refused(state, 1, Suggest(0, "move", 1)) == "GUARD-48"


@pytest.mark.rule("GUARD-48")
def test_a_suggestion_stands_until_the_others_turn_ends() -> None:
    state = square(3)
    act(state, 2, Suggest(1, "move", 4))
    act(state, 2, Suggest(0, "move", 4))
    act(state, 0, End())
    assert state.plan == [Suggestion(2, 1, "move", 4)]
    act(state, 1, End())
    assert state.plan == []


@pytest.mark.rule("GUARD-49")
def test_a_suggestion_is_noted_and_then_agreed_or_declined() -> None:
    state = square(3, said=[3, 0, 3])
    act(state, 1, Suggest(2, "seal", 4))
    answers = [Reply(1, "noted"), Reply(1, "agreed"), Reply(1, "declined")]
    assert GAME.legal_moves(state, 2) == answers
    assert act(state, 2, Reply(1, "noted")) == [Replied(2, 1, "noted", None, None)]
    assert GAME.legal_moves(state, 2) == answers[1:]
    assert refused(state, 2, Reply(1, "noted")) == "GUARD-49"
    emitted = act(state, 2, Reply(1, "declined", "attack", 6))
    assert emitted == [Replied(2, 1, "declined", "attack", 6)]
    assert state.plan == [Suggestion(1, 2, "seal", 4, "declined", "attack", 6)]
    assert GAME.legal_moves(state, 2) == []
    assert refused(state, 2, Reply(1, "agreed")) == "GUARD-49"


@pytest.mark.rule("GUARD-49")
def test_only_the_one_who_was_asked_answers_and_only_whom_they_were_asked_by() -> None:
    state = square(3)
    act(state, 1, Suggest(2, "seal", 4))
    act(state, 1, Suggest(0, "seal", 4))
    assert refused(state, 0, Reply(2, "agreed")) == "GUARD-49"
    assert refused(state, 1, Reply(1, "agreed")) == "GUARD-49"
    assert refused(state, 0, Reply(1, "agreed", "attack")) == "GUARD-49"
    assert refused(state, 0, Reply(1, "agreed", None, 4)) == "GUARD-49"
    act(state, 0, Reply(1, "agreed"))
    assert [line.answer for line in state.plan] == [None, "agreed"]


@pytest.mark.rule("GUARD-47")
def test_lord_sepia_tells_a_line_with_each_decision() -> None:
    state = square(2, sepia=True, active=1)
    assert GAME.open_moves(state, 2) == ()
    act(state, 1, End(), Loaded(black=[4]))
    assert GAME.open_moves(state, 2) == (NARRATE,)
    assert act(state, 2, Narrate("  The sea  goes grey. ")) == [Narrated("The sea goes grey.")]
    assert state.story == ["The sea goes grey."]
    assert GAME.open_moves(state, 2) == ()
    assert refused(state, 2, Narrate("Again.")) == "GUARD-47"
    assert list(GAME.whose_turn(state)) == [2]
    act(state, 2, Grow(4))


def may_tell(state: State) -> bool:
    """Lord Sepia's line is open to him, and to nobody else, and the game does not wait for it."""
    lord = state.guardians
    open_to_him = refused(state, lord, Narrate("So be it.")) is None
    assert (GAME.open_moves(state, lord) == (NARRATE,)) == GAME.may_act(state, lord) == open_to_him
    assert all(refused(state, seat, Narrate("No.")) == "GUARD-47" for seat in range(lord))
    return open_to_him


@pytest.mark.rule("GUARD-47")
@pytest.mark.parametrize(
    ("parts", "move"),
    [
        ({"dark": [0, 7]}, Encounter()),
        ({"agents": [0]}, Attack()),
        ({"agents": [0], "dark": [0, 7]}, Attack()),
    ],
)
def test_and_at_every_encounter_and_attack(parts: dict[str, Any], move: Any) -> None:
    state = square(2, sepia=True, places=[0, 8], **parts)
    act(state, 0, move, Loaded(white=[[6, 6, 6]]))
    assert may_tell(state)
    assert list(GAME.whose_turn(state)) == [0]


@pytest.mark.rule("GUARD-47")
def test_and_while_support_is_waited_for_at_an_attack_on_his_agent() -> None:
    state = square(2, sepia=True, places=[0, 0], dark=[0], agents=[0])
    act(state, 0, Attack())
    assert (state.phase, list(GAME.whose_turn(state))) == ("support", [1])
    assert may_tell(state)


@pytest.mark.rule("GUARD-47")
@pytest.mark.parametrize(
    ("parts", "black", "happened"),
    [
        ({}, [5], Darkened(6)),
        ({"agents": [8], "dazed": 0b01}, [6], AgentCame(8)),
        ({"agents": [8, 8], "dazed": 0b11}, [6], NothingGrew()),
        ({"agents": [0]}, [1, 5], AgentMoved(0, 1)),
    ],
)
def test_and_whenever_darkness_acts_without_a_choice(
    parts: dict[str, Any], black: list[int], happened: Any
) -> None:
    """Of what could be chosen only one is left, and the round goes on by itself."""
    state = square(2, sepia=True, active=1, light=OUTER_LOCATIONS & ~bits(7, 3), **parts)
    emitted = act(state, 1, End(), Loaded(black=black))
    assert happened in emitted
    assert emitted[-1] == TurnBegan(1, 4)
    assert may_tell(state)
    act(state, 2, Narrate("So be it."))
    assert not may_tell(state)


@pytest.mark.rule("GUARD-47")
def test_but_not_when_a_guardian_walks_or_breaks_a_seal() -> None:
    state = square(2, sepia=True, places=[0, 8], dark=[0, 7], spirits=bits(0))
    act(state, 0, BreakSeal(), Loaded(white=[[6, 6, 6]]))
    act(state, 0, Walk(1))
    assert not may_tell(state)


@pytest.mark.rule("GUARD-47")
def test_he_tells_of_the_setup_too() -> None:
    for seed in range(20):
        assert GAME.setup(Options(lord_sepia=True), 3, Rng.from_number(seed)).tale


@pytest.mark.rule("GUARD-47")
@pytest.mark.parametrize(("parts", "move"), [({"dark": [0, 7]}, Encounter()), ({"agents": [0]}, Attack())])
def test_without_lord_sepia_nobody_tells(parts: dict[str, Any], move: Any) -> None:
    state = square(2, places=[0, 8], **parts)
    act(state, 0, move, Loaded(white=[[1, 1, 1]]))
    assert not state.tale
    assert refused(state, 0, Narrate("No.")) == "GUARD-47"


@pytest.mark.rule("GUARD-47")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("x", None),
        ("a" * 200, None),
        ("a" * 201, "long"),
        ("\x07", "unreadable"),
        (" b\n\tc ", None),
    ],
)
def test_a_line_has_one_to_two_hundred_characters(text: str, reason: str | None) -> None:
    state = square(2, sepia=True, tale=True)
    refusal = GAME.refuse(state, 2, Narrate(text))
    assert (None if refusal is None else (refusal.clause, refusal.reason)) == (
        None if reason is None else ("GUARD-47", reason)
    )


@pytest.mark.rule("GUARD-47")
def test_the_last_six_lines_stay() -> None:
    state = square(2, sepia=True)
    for number in range(8):
        state.tale = True
        act(state, 2, Narrate(f"Line {number}."))
    assert state.story == [f"Line {number}." for number in range(2, 8)]


def test_what_is_invented_is_lawful() -> None:
    state = square(3, sepia=True, tale=True)
    for seed in range(40):
        rng = Rng.from_number(seed)
        suggested = GAME.random_move(GAME.observe(state, 1), SUGGEST, rng)
        assert isinstance(suggested, Suggest)
        assert refused(state, 1, suggested) is None
        assert refused(state, 3, GAME.random_move(GAME.observe(state, 3), NARRATE, rng)) is None
