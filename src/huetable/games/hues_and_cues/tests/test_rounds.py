"""A round of Hues and Cues: the target, the cues in their turn, and the guesses."""

from collections.abc import Callable

import pytest

from huetable.core.rng import Rng
from huetable.core.terms import TABLE, Emitted, Forfeit, OpenMove, Refusal, TableMove, Timer, TimerExpired
from huetable.games.hues_and_cues import GAME
from huetable.games.hues_and_cues.rules.events import (
    Chose,
    CueGiven,
    Drew,
    Forfeited,
    Passed,
    Placed,
    Revealed,
    RoundBegan,
    TargetSet,
    Voided,
)
from huetable.games.hues_and_cues.rules.legal_moves import OPEN_CHOICE, OPEN_CUE, OPEN_PLACE
from huetable.games.hues_and_cues.rules.moves import Choose, GiveCue, Move, Object, Pass, Place
from huetable.games.hues_and_cues.rules.state import Cue, Options, Piece, State

At = Callable[..., State]


def act(state: State, seat: int, move: Move | TableMove) -> list[Emitted]:
    assert GAME.refuse(state, seat, move) is None
    return GAME.apply(state, seat, move, Rng.from_number(1))


def guess(state: State, *fields: str) -> list[int]:
    """Everybody in turn places a piece; returns in which order."""
    order = []
    for field in fields:
        (seat,) = GAME.whose_turn(state)
        order.append(seat)
        act(state, seat, Place(field))
    return order


@pytest.mark.rule("HUES-4")
def test_nobody_has_points_at_first_and_everybody_has_two_pieces(at: At) -> None:
    state = at("choose", seats=5)
    assert list(GAME.scores(state)) == [0] * 5
    state = at("guess2", seats=5)
    guess(state, "A1", "A2", "A3", "A4")
    assert sorted(piece.seat for piece in state.shown) == [1, 1, 2, 2, 3, 3, 4, 4]


@pytest.mark.rule("HUES-5")
def test_the_first_giver_is_drawn_unless_the_host_picks_one() -> None:
    drawn = {GAME.setup(Options(), 4, Rng.from_number(seed)).giver for seed in range(60)}
    assert drawn == {0, 1, 2, 3}
    assert {GAME.setup(Options(first=2), 4, Rng.from_number(seed)).giver for seed in range(20)} == {2}


@pytest.mark.rule("HUES-5")
def test_the_next_giver_sits_clockwise(at: At) -> None:
    state = at("cue2", seats=4)
    emitted = act(state, 0, Pass())
    assert (RoundBegan(2, 1, extra=False), None) in emitted
    assert list(GAME.whose_turn(state)) == [1]
    state.giver = 3
    act(state, TABLE, Forfeit(3))
    assert state.giver == 0


@pytest.mark.rule("HUES-6")
def test_a_round_goes_its_course(at: At) -> None:
    state = at("choose")
    target = state.card[0]
    act(state, 0, Choose(target))
    act(state, 0, GiveCue("rose"))
    guess(state, "P1", "P2")
    act(state, 0, GiveCue("garden"))
    guess(state, "P3", "P4")
    assert state.round == 2
    assert state.past[0].target == target
    assert state.past[0].cues == ("rose", "garden")


@pytest.mark.rule("HUES-6")
@pytest.mark.parametrize(
    ("phase", "awaited"), [("choose", 0), ("cue1", 0), ("guess1", 1), ("cue2", 0), ("guess2", 3)]
)
def test_one_seat_is_waited_for_at_a_time(at: At, phase: str, awaited: int) -> None:
    assert list(GAME.whose_turn(at(phase, seats=4))) == [awaited]


@pytest.mark.rule("HUES-6")
@pytest.mark.parametrize("phase", ["choose", "cue1", "guess1", "cue2", "guess2"])
@pytest.mark.parametrize("move", [GiveCue("sun"), Pass(), Place("A1")])
def test_nobody_acts_before_their_turn(at: At, phase: str, move: Move) -> None:
    state = at(phase, seats=4)
    turns: dict[str, set[type]] = {
        "choose": set(),
        "cue1": {GiveCue},
        "guess1": {Place},
        "cue2": {GiveCue, Pass},
        "guess2": {Place},
    }
    for seat in range(4):
        refusal = GAME.refuse(state, seat, move)
        if seat in GAME.whose_turn(state) and type(move) in turns[phase]:
            assert refusal is None
        else:
            assert refusal is not None
            assert refusal.clause in ("HUES-6", "HUES-13", "HUES-21")


@pytest.mark.rule("HUES-6")
def test_who_could_object_still_cannot_take_anothers_turn(at: At) -> None:
    state = at("guess1", seats=4)
    assert GAME.refuse(state, 2, Place("A1")) == Refusal("HUES-6", {"guesser": 1}, "others_turn")
    for move, name in ((GiveCue("sun"), "cue"), (Pass(), "pass"), (Choose("A1"), "choose")):
        args = {"giver": 0, "move": name}
        assert GAME.refuse(state, 2, move) == Refusal("HUES-6", args, "not_giver")
        assert GAME.refuse(state, 1, move) == Refusal("HUES-6", args, "your_guess")


@pytest.mark.rule("HUES-7")
def test_the_giver_draws_the_top_card_and_nobody_else_sees_it(at: At) -> None:
    state = at("cue2")
    top = state.deck[-1]
    emitted = act(state, 0, Pass())
    assert emitted[-1] == (Drew(top), 1)
    assert state.card == top
    assert len(state.deck) == 98
    assert [GAME.view(state, seat).private.card for seat in (0, 1, 2, None)] == [(), top, (), ()]


@pytest.mark.rule("HUES-7")
def test_the_giver_chooses_one_of_the_four_colours(at: At) -> None:
    state = at("choose")
    assert GAME.legal_moves(state, 0) == [Choose(field) for field in state.card]
    assert GAME.open_moves(state, 0) == ()
    other = next(field for field in ("A1", "A2", "A3", "A4", "A5") if field not in state.card)
    assert GAME.refuse(state, 0, Choose(other)) == Refusal(
        "HUES-7", {"field": other, "card": list(state.card)}
    )
    target = state.card[2]
    assert act(state, 0, Choose(target)) == [(Chose(0), None), (TargetSet(target), 0)]
    assert [GAME.view(state, seat).private.target for seat in (0, 1, None)] == [target, None, None]


@pytest.mark.rule("HUES-8")
@pytest.mark.parametrize("phase", ["cue1", "cue2"])
def test_the_target_never_changes(at: At, phase: str) -> None:
    state = at(phase)
    for field in state.card:
        assert GAME.refuse(state, 0, Choose(field)) == Refusal("HUES-8", {"target": "H15"}, "cue")


@pytest.mark.rule("HUES-9")
def test_young_players_pick_any_field(at: At) -> None:
    state = at("choose", young=True)
    assert (state.card, state.deck) == ((), [])
    assert GAME.legal_moves(state, 0) == []
    assert list(GAME.open_moves(state, 0)) == [OPEN_CHOICE]
    assert act(state, 0, Choose("P30")) == [(Chose(0), None), (TargetSet("P30"), 0)]
    assert GAME.refuse(state, 0, Choose("A1")) == Refusal("HUES-8", {"target": "P30"}, "cue")


@pytest.mark.rule("HUES-9")
def test_young_players_draw_no_card(at: At) -> None:
    state = at("cue2", young=True)
    emitted = act(state, 0, Pass())
    assert emitted[-1] == (RoundBegan(2, 1, extra=False), None)
    assert state.past[0].card == ()


@pytest.mark.rule("HUES-10")
def test_the_giver_is_hushed_from_the_choice_to_the_reveal(at: At) -> None:
    chat_blocked = [
        list(GAME.chat_blocked(at(phase))) for phase in ("choose", "cue1", "guess1", "cue2", "guess2")
    ]
    assert chat_blocked == [[], [0], [0], [0], [0]]
    state = at("cue2")
    act(state, 0, Pass())
    assert list(GAME.chat_blocked(state)) == []
    state.phase = "over"
    assert list(GAME.chat_blocked(state)) == []


@pytest.mark.rule("HUES-11", "HUES-12")
def test_a_cue_is_told_as_it_was_given(at: At) -> None:
    state = at("cue1")
    assert list(GAME.open_moves(state, 0)) == [OPEN_CUE]
    assert act(state, 0, GiveCue("  Rose ")) == [(CueGiven(0, 1, "Rose", ()), None)]
    assert GAME.view(state, None).public.cues == (Cue("Rose"),)
    state = at("cue2")
    assert act(state, 0, GiveCue("north   pole")) == [(CueGiven(0, 2, "north pole", ("HUES-17",)), None)]
    assert GAME.view(state, None).public.cues == (Cue("rose"), Cue("north pole", ("HUES-17",)))


@pytest.mark.rule("HUES-11", "HUES-12")
def test_two_words_are_for_the_second_cue(at: At) -> None:
    assert GAME.refuse(at("cue1"), 0, GiveCue("sea foam")) == Refusal(
        "HUES-11", {"cue": "sea foam", "words": 2}, "many"
    )
    assert GAME.refuse(at("cue2"), 0, GiveCue("sea foam")) is None
    args = {"cue": "sea foam again", "words": 3}
    assert GAME.refuse(at("cue2"), 0, GiveCue("sea foam again")) == Refusal("HUES-12", args, "many")


@pytest.mark.rule("HUES-45")
def test_a_table_may_take_a_word_more(at: At) -> None:
    for phase, most, words in (("cue1", 2, "deep sea foam"), ("cue2", 3, "deep cold sea foam")):
        state = at(phase, more_words=True)
        assert GAME.refuse(state, 0, GiveCue(words.removeprefix("deep "))) is None
        args = {"cue": words, "words": most + 1, "most": most}
        assert GAME.refuse(state, 0, GiveCue(words)) == Refusal("HUES-45", args, "many")


@pytest.mark.rule("HUES-43")
def test_with_one_cue_a_round_the_target_is_shown_after_everybodys_first_piece(at: At) -> None:
    state = at("guess1", seats=4, one_cue=True)
    assert GAME.refuse(state, 0, Pass()) == Refusal("HUES-43")
    act(state, 1, Place("H15"))
    act(state, 2, Place("A1"))
    emitted = act(state, 3, Place("H16"))
    assert [type(event) for event, _ in emitted[:2]] == [Placed, Revealed]
    assert (state.phase, state.round, state.past[0].cues) == ("choose", 2, ("rose",))
    assert state.past[0].points == (2, 3, 0, 2)


@pytest.mark.rule("HUES-14")
def test_a_cue_that_is_too_long_is_refused_by_the_game_and_not_as_an_unknown_move(at: At) -> None:
    assert OPEN_CUE.fields[0].most == 100
    for length in (101, 2000):
        too_long = GAME.read_move(b'{"type":"cue","words":"%s"}' % (b"o" * length))
        refusal = Refusal("HUES-14", {"characters": length, "most": 100}, "length")
        assert GAME.refuse(at("cue1"), 0, too_long) == refusal
    assert GAME.read_move(b'{"type":"cue","words":"%s"}' % (b"o" * 2001)) is None


@pytest.mark.rule("HUES-19")
def test_a_cue_cannot_be_used_again_in_a_later_round(at: At) -> None:
    state = at("cue2")
    assert GAME.refuse(state, 0, GiveCue("Roses")) == Refusal(
        "HUES-19", {"cue": "Roses", "used": "rose"}, "first"
    )
    assert GAME.refuse(state, 0, GiveCue("rose garden")) is None
    act(state, 0, Pass())
    act(state, 1, Choose(state.card[0]))
    assert GAME.refuse(state, 1, GiveCue("rose")) == Refusal(
        "HUES-19", {"cue": "rose", "used": "rose"}, "used"
    )


@pytest.mark.rule("HUES-13")
def test_a_pass_scores_at_once_with_one_piece_each(at: At) -> None:
    state = at("cue2", target="H15")
    state.pieces = [Piece(1, "H15", 1), Piece(2, "P30", 1)]
    assert GAME.legal_moves(state, 0) == [Pass()]
    emitted = act(state, 0, Pass())
    assert emitted[0] == (Passed(0), None)
    assert emitted[1][0] == Revealed(
        0, "H15", state.past[0].card, (Piece(1, "H15", 1), Piece(2, "P30", 1)), (2, 3, 0)
    )
    assert state.phase == "choose"


@pytest.mark.rule("HUES-21")
@pytest.mark.parametrize("seats", [3, 6, 10])
def test_first_guesses_go_clockwise_from_the_givers_left(at: At, seats: int) -> None:
    state = at("guess1", seats=seats)
    assert list(GAME.open_moves(state, 1)) == [OPEN_PLACE]
    assert guess(state, *(f"A{n}" for n in range(1, seats))) == list(range(1, seats))
    assert state.phase == "cue2"
    assert {piece.guess for piece in state.pieces} == {1}


@pytest.mark.rule("HUES-22")
@pytest.mark.parametrize("seats", [3, 6, 10])
def test_second_guesses_go_the_other_way(at: At, seats: int) -> None:
    state = at("guess2", seats=seats)
    assert guess(state, *(f"A{n}" for n in range(1, seats))) == list(range(seats - 1, 0, -1))
    assert [piece.guess for piece in state.shown] == [1] * (seats - 1) + [2] * (seats - 1)


@pytest.mark.rule("HUES-21", "HUES-22")
def test_the_order_starts_from_whoever_gives(at: At) -> None:
    state = at("choose", seats=4, first=2)
    act(state, 2, Choose(state.card[0]))
    act(state, 2, GiveCue("rose"))
    assert guess(state, "A1", "A2", "A3") == [3, 0, 1]
    act(state, 2, GiveCue("sea"))
    assert guess(state, "A4", "A5", "A6") == [1, 0, 3]


@pytest.mark.rule("HUES-23")
def test_a_field_holds_one_piece_over_both_rounds_of_guesses(at: At) -> None:
    state = at("guess1", seats=4)
    act(state, 1, Place("C7"))
    args = {"field": "C7", "seat": 2, "owner": 1}
    assert GAME.refuse(state, 2, Place("C7")) == Refusal("HUES-23", args)
    assert act(state, 2, Place("C8")) == [(Placed(2, "C8"), None)]
    act(state, 3, Place("C9"))
    act(state, 0, GiveCue("sea"))
    for field, owner in (("C7", 1), ("C9", 3)):
        args = {"field": field, "seat": 3, "owner": owner}
        assert GAME.refuse(state, 3, Place(field)) == Refusal("HUES-23", args)


@pytest.mark.rule("HUES-24")
@pytest.mark.parametrize("phase", ["choose", "cue1"])
def test_without_a_first_cue_in_time_the_round_is_void(at: At, phase: str) -> None:
    state = at(phase)
    card, target = state.card, state.target
    assert GAME.timeout_move(state, 0) is None
    emitted = act(state, TABLE, Forfeit(0))
    assert emitted[:2] == [(Voided(0, target, card), None), (RoundBegan(2, 1, extra=False), None)]
    assert state.scores == [0, 0, 0]
    assert state.past[0].points == (0, 0, 0)


@pytest.mark.rule("HUES-24")
def test_without_a_second_cue_in_time_it_is_a_pass(at: At) -> None:
    state = at("cue2")
    assert GAME.timeout_move(state, 0) == Pass()
    assert GAME.refuse(state, TABLE, Forfeit(0)) == Refusal("TABLE-5")


@pytest.mark.rule("HUES-24")
def test_a_piece_not_placed_in_time_is_forfeited(at: At) -> None:
    state = at("guess1")
    assert GAME.timeout_move(state, 1) is None
    assert act(state, TABLE, Forfeit(1)) == [(Forfeited(1), None)]
    act(state, 2, Place("A1"))
    act(state, 0, GiveCue("sea"))
    assert guess(state, "A2") == [2]
    assert list(GAME.whose_turn(state)) == [1]
    assert act(state, TABLE, Forfeit(1))[0] == (Forfeited(1), None)
    assert state.shown == [Piece(2, "A1", 1), Piece(2, "A2", 2)]


@pytest.mark.rule("HUES-24")
def test_no_player_can_void_a_round_or_lose_a_piece_by_choice(at: At) -> None:
    assert GAME.read_move(b'{"type":"forfeit"}') is None
    for phase in ("choose", "cue1", "guess1", "cue2", "guess2"):
        state = at(phase)
        for seat in range(3):
            assert GAME.refuse(state, seat, Forfeit(seat)) == Refusal("TABLE-1")
            lost = phase != "cue2" and seat in GAME.whose_turn(state)
            assert GAME.refuse(state, TABLE, Forfeit(seat)) == (None if lost else Refusal("TABLE-5"))


@pytest.mark.rule("HUES-24")
def test_the_reveal_does_not_eat_the_next_givers_time(at: At) -> None:
    state = at("cue2", clock=True)
    act(state, 0, Pass())
    assert GAME.timers(state) == (Timer("reveal/2", 10_000, seats="after"),)
    assert list(GAME.whose_turn(state)) == [1]
    early = GAME.copy(state)
    act(early, 1, Choose(early.card[0]))
    assert GAME.timers(early) == ()
    act(state, TABLE, TimerExpired("reveal/2"))
    assert GAME.timers(state) == ()
    assert list(GAME.whose_turn(state)) == [1]


@pytest.mark.rule("HUES-35")
def test_after_a_round_everything_is_cleared_away(at: At) -> None:
    state = at("guess2")
    guess(state, "A1", "A2")
    assert (state.pieces, state.cues, state.target, state.turn) == ([], [], None, 0)
    assert len(state.shown) == 4
    assert state.used == ["rose", "sea"]
    assert state.phase == "choose"


def test_the_giver_never_objects_and_forms_are_only_for_those_awaited(at: At) -> None:
    state = at("guess1", seats=4)
    assert list(GAME.open_moves(state, 2)) == []
    assert not GAME.may_act(state, 0)
    assert GAME.refuse(state, 0, Object("room")) == Refusal("HUES-25", {}, "giver")
    assert list(GAME.open_moves(state, 0)) == []


def test_forms_leave_room_for_what_goes_in() -> None:
    assert OpenMove("cue", OPEN_CUE.fields) == OPEN_CUE
    assert OPEN_CUE.fields[0].most == 100
    assert (OPEN_PLACE.fields[0].least, OPEN_PLACE.fields[0].most) == (2, 3)


def test_a_field_off_the_board_is_no_move(at: At) -> None:
    state = at("guess1")
    for field in ("Q1", "A0", "A31", "a1", "A01", "A1 ", ""):
        assert GAME.refuse(state, 1, Place(field)) == Refusal("TABLE-1")
