"""What no program can see: objections, the wait for them and the votes on them."""

from collections.abc import Callable
from typing import Literal

import pytest

from huetable.core.rng import Rng
from huetable.core.terms import (
    TABLE,
    Emitted,
    Forfeit,
    Motion,
    Refusal,
    Seat,
    TableMove,
    Timer,
    TimerExpired,
    VoteEnded,
)
from huetable.games.hues_and_cues import GAME
from huetable.games.hues_and_cues.rules.events import GuessingBegan, Objected, Ruled
from huetable.games.hues_and_cues.rules.moves import GiveCue, Move, Object, Pass, Place
from huetable.games.hues_and_cues.rules.state import Objection, Piece, State

At = Callable[..., State]


def act(state: State, seat: Seat, move: Move | TableMove) -> list[Emitted]:
    assert GAME.refuse(state, seat, move) is None
    return GAME.apply(state, seat, move, Rng.from_number(1))


def rule(state: State, *, upheld: bool) -> list[Emitted]:
    motion = GAME.motion(state)
    assert motion is not None
    return act(state, TABLE, VoteEnded(motion.name, upheld))


@pytest.mark.rule("HUES-41")
@pytest.mark.parametrize("phase", ["guess1", "guess2"])
def test_players_judge_for_themselves_whether_a_cue_names_an_object_in_the_room(at: At, phase: str) -> None:
    state = at(phase, cues=("strawberry", "garden table"))
    words = state.cues[-1].words
    assert Object("room") in GAME.legal_moves(state, 1)
    act(state, 1, Object("room"))
    assert rule(state, upheld=True) == [(Ruled(words, "withdrawn"), None)]


@pytest.mark.rule("HUES-25")
@pytest.mark.parametrize("phase", ["guess1", "guess2"])
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_any_guesser_may_object_until_the_first_piece(
    at: At, phase: Literal["guess1", "guess2"], seat: int
) -> None:
    state = at(phase, seats=4)
    later: list[Move] = [Object("comparison"), Object("repetition")]
    assert GAME.legal_moves(state, seat) == [
        Object("room"),
        Object("position"),
        *(later if phase == "guess2" else ()),
    ]
    assert GAME.refuse(state, seat, Object("room")) is None
    first = GAME.whose_turn(state)[0]
    act(state, first, Place("A1"))
    assert GAME.legal_moves(state, seat) == []
    args = {"words": state.cues[-1].words, "seat": seat, "placer": first}
    assert GAME.refuse(state, seat, Object("room")) == Refusal("HUES-25", args, "late")


@pytest.mark.rule("HUES-25")
@pytest.mark.parametrize("phase", ["guess1", "guess2"])
def test_a_forfeited_piece_is_not_placed_and_leaves_the_time_to_object(at: At, phase: str) -> None:
    state = at(phase, seats=4)
    first, second = (1, 2) if phase == "guess1" else (3, 2)
    act(state, TABLE, Forfeit(first))
    assert all(GAME.refuse(state, seat, Object("room")) is None for seat in (1, 2, 3))
    act(state, second, Place("A1"))
    assert not GAME.may_act(state, second)
    args = {"words": state.cues[-1].words, "seat": second, "placer": second}
    assert GAME.refuse(state, second, Object("room")) == Refusal("HUES-25", args, "late")


@pytest.mark.rule("HUES-25", "HUES-30")
def test_only_a_second_cue_is_a_comparison_and_only_a_later_one_a_repetition(at: At) -> None:
    state = at("guess1")
    for ground in ("comparison", "repetition"):
        assert GAME.refuse(state, 1, Object(ground)) == Refusal("HUES-30", {"words": "rose"}, ground)
    state = at("guess2")
    assert act(state, 1, Object("comparison")) == [(Objected(1, "comparison"), None)]
    assert rule(state, upheld=True) == [(Ruled("sea", "withdrawn"), None)]
    act(state, 0, GiveCue("tulip"))
    assert act(state, 2, Object("repetition")) == [(Objected(2, "repetition"), None)]
    assert rule(state, upheld=True) == [(Ruled("tulip", "silenced"), None)]


@pytest.mark.rule("HUES-25")
def test_a_cue_that_replaces_a_withdrawn_one_can_be_a_repetition(at: At) -> None:
    state = at("guess1")
    act(state, 1, Object("room"))
    rule(state, upheld=True)
    act(state, 0, GiveCue("rosebush"))
    assert GAME.legal_moves(state, 1) == [Object("room"), Object("position"), Object("repetition")]


@pytest.mark.rule("HUES-25")
def test_without_a_cue_there_is_nothing_to_object_to(at: At) -> None:
    for phase in ("choose", "cue1", "cue2"):
        state = at(phase)
        assert not GAME.may_act(state, 1)
        assert GAME.refuse(state, 1, Object("room")) == Refusal("HUES-25", {"giver": 0}, "no_cue")


@pytest.mark.rule("HUES-26")
def test_the_first_piece_waits_five_seconds(at: At) -> None:
    state = at("guess1", clock=True)
    assert list(GAME.whose_turn(state)) == []
    assert GAME.timers(state) == (Timer("objection/1", 5000),)
    assert GAME.open_moves(state, 1) == ()
    for seat in (1, 2):
        args = {"words": "rose", "seat": seat, "first": 1}
        assert GAME.refuse(state, seat, Place("A1")) == Refusal("HUES-26", args)
    assert GAME.refuse(state, 0, Place("A1")) == Refusal("HUES-21")
    assert act(state, TABLE, TimerExpired("objection/1")) == [(GuessingBegan(1), None)]
    assert GAME.timers(state) == ()
    assert list(GAME.whose_turn(state)) == [1]
    assert Object("room") in GAME.legal_moves(state, 2)
    act(state, 1, Place("A1"))


@pytest.mark.rule("HUES-26")
def test_the_second_cue_has_its_five_seconds_too(at: At) -> None:
    state = at("guess2", clock=True)
    assert GAME.timers(state) == (Timer("objection/2", 5000),)
    assert act(state, TABLE, TimerExpired("objection/2")) == [(GuessingBegan(2), None)]


@pytest.mark.rule("HUES-26")
def test_without_clock_there_is_no_wait(at: At) -> None:
    state = at("guess1")
    assert GAME.timers(state) == ()
    assert GAME.refuse(state, 1, Place("A1")) is None
    assert GAME.refuse(state, TABLE, TimerExpired("objection/1")) == Refusal("TABLE-5")


@pytest.mark.rule("HUES-27")
def test_an_objection_goes_to_the_vote_and_play_stands_still(at: At) -> None:
    state = at("guess1", seats=4, clock=True)
    assert act(state, 3, Object("position")) == [(Objected(3, "position"), None)]
    assert GAME.motion(state) == Motion("objection/1", "HUES-27", 3, 0)
    assert GAME.view(state, None).public.objection == Objection(3, "position")
    assert list(GAME.whose_turn(state)) == []
    assert GAME.timers(state) == ()
    assert not any(GAME.may_act(state, seat) for seat in range(4))
    for move in (Place("A1"), GiveCue("sun"), Pass()):
        for seat in range(4):
            assert GAME.refuse(state, seat, move) == Refusal("HUES-27", {"words": "rose"}, "voting")


@pytest.mark.rule("HUES-27")
@pytest.mark.parametrize(("phase", "back"), [("guess1", "cue1"), ("guess2", "cue2")])
def test_a_cue_objected_to_is_withdrawn_and_given_anew(at: At, phase: str, back: str) -> None:
    state = at(phase, clock=True)
    words = state.cues[-1].words
    act(state, 1, Object("room"))
    assert rule(state, upheld=True) == [(Ruled(words, "withdrawn"), None)]
    assert state.phase == back
    assert [cue.words for cue in state.cues] == ["rose"][: len(state.used) - 1]
    assert list(GAME.whose_turn(state)) == [0]
    act(state, 0, GiveCue("tulip"))
    assert GAME.timers(state) == (Timer(f"objection/{len(state.used)}", 5000),)
    assert Object("room") in GAME.legal_moves(state, 2)


@pytest.mark.rule("HUES-19")
def test_a_withdrawn_cue_counts_as_used(at: At) -> None:
    state = at("guess1")
    act(state, 1, Object("room"))
    rule(state, upheld=True)
    assert GAME.refuse(state, 0, GiveCue("rose")) == Refusal(
        "HUES-19", {"cue": "rose", "used": "rose"}, "used"
    )
    assert GAME.view(state, None).public.used == ("rose",)


@pytest.mark.rule("HUES-27", "HUES-13")
def test_a_giver_whose_second_cue_was_withdrawn_may_pass(at: At) -> None:
    state = at("guess2")
    act(state, 1, Object("room"))
    rule(state, upheld=True)
    assert Pass() in GAME.legal_moves(state, 0)
    act(state, 0, Pass())
    assert state.past[0].cues == ("rose",)


@pytest.mark.rule("HUES-28")
def test_a_second_objection_upheld_costs_the_giver_the_points(at: At) -> None:
    state = at("guess1", target="H15")
    act(state, 1, Object("room"))
    rule(state, upheld=True)
    act(state, 0, GiveCue("tulip"))
    act(state, 2, Object("room"))
    assert GAME.motion(state) == Motion("objection/2", "HUES-28", 2, 0)
    assert rule(state, upheld=True) == [(Ruled("tulip", "silenced"), None)]
    assert (state.phase, state.upheld) == ("guess1", 2)
    assert list(GAME.whose_turn(state)) == [1]
    act(state, 1, Place("H15"))
    act(state, 2, Place("H16"))
    act(state, 0, Pass())
    assert state.past[0].points == (0, 3, 2)


@pytest.mark.rule("HUES-28")
def test_objections_are_counted_over_both_cues_of_a_round(at: At) -> None:
    state = at("guess1")
    act(state, 1, Object("room"))
    rule(state, upheld=True)
    act(state, 0, GiveCue("tulip"))
    act(state, 1, Place("A1"))
    act(state, 2, Place("A2"))
    act(state, 0, GiveCue("sea"))
    act(state, 1, Object("room"))
    assert rule(state, upheld=True) == [(Ruled("sea", "silenced"), None)]
    assert [cue.words for cue in state.cues] == ["tulip", "sea"]


@pytest.mark.rule("HUES-28")
def test_objections_do_not_count_into_the_next_round(at: At) -> None:
    state = at("guess2")
    act(state, 1, Object("room"))
    rule(state, upheld=True)
    act(state, 0, Pass())
    assert state.upheld == 0


@pytest.mark.rule("HUES-29")
def test_a_cue_on_which_the_table_has_ruled_stands(at: At) -> None:
    state = at("guess1", clock=True)
    act(state, 2, Object("room"))
    assert rule(state, upheld=False) == [(Ruled("rose", "stands"), None)]
    assert state.upheld == 0
    assert list(GAME.whose_turn(state)) == [1]
    assert GAME.timers(state) == ()
    assert GAME.refuse(state, 1, Object("position")) == Refusal("HUES-29", {"words": "rose"})
    assert GAME.legal_moves(state, 1) == []
    assert not GAME.may_act(state, 2)
    act(state, 1, Place("A1"))
    act(state, 2, Place("A2"))
    act(state, 0, GiveCue("sea"))
    assert Object("room") in GAME.legal_moves(state, 1)


@pytest.mark.rule("HUES-29")
def test_that_a_cue_stands_is_forgotten_with_its_round(at: At) -> None:
    state = at("guess2")
    act(state, 1, Object("room"))
    rule(state, upheld=False)
    state.pieces = [Piece(1, "A1", 1)]
    act(state, 2, Place("A2"))
    act(state, 1, Place("A3"))
    assert not state.settled


@pytest.mark.rule("HUES-30")
def test_only_letters_that_make_no_word_can_be_a_colour_name_in_disguise(at: At) -> None:
    state = at("guess1", cues=("blueberry",))
    assert GAME.refuse(state, 1, Object("colour")) == Refusal("HUES-30", {"words": "blueberry"}, "colour")
    state = at("guess1", cues=("grean",))
    assert GAME.legal_moves(state, 1) == [Object("room"), Object("position"), Object("colour")]
    assert act(state, 1, Object("colour")) == [(Objected(1, "colour"), None)]
