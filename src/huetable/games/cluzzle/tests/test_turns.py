"""Rounds, turns, questions and answers."""

import pytest

from huetable.core.terms import TABLE, Refusal
from huetable.games.cluzzle import GAME
from huetable.games.cluzzle.rules.events import Answered, Asked, Corrected, PassedOn, RoundBegan
from huetable.games.cluzzle.rules.moves import Ask, Correct, NoGuess, Reply
from huetable.games.cluzzle.rules.state import ANSWERS, Exchange
from huetable.games.cluzzle.tests.studio import act, events, play, play_out, refused, table, turn


@pytest.mark.rule("CLUZ-3", "CLUZ-15")
def test_turns_pass_to_the_left_and_a_round_ends_when_all_had_one() -> None:
    state = table(first=1)
    askers = []
    while state.phase == "ask":
        askers.append((state.round, state.asker))
        turn(state, (state.asker + 1) % 3)
    assert askers == [(round, seat) for round in range(1, 6) for seat in (1, 2, 0)]
    assert (state.phase, state.round) == ("closing", 5)


@pytest.mark.rule("CLUZ-15")
def test_a_new_round_is_told_and_nobody_acts_before_their_turn() -> None:
    state = table()
    assert refused(state, 1, "ask 0 Is it red?") == "CLUZ-15 other"
    assert refused(state, 0, "guess wolf") == "CLUZ-24 ask_first"
    assert refused(state, 0, "answer yes") == "CLUZ-18 none"
    assert refused(state, 0, "no_guess") == "CLUZ-24 ask_first"
    assert refused(state, 0, "content") == "CLUZ-37 early"
    turn(state, 1)
    turn(state, 2)
    assert (RoundBegan(2), None) in turn(state, 0)
    assert state.round == 2


@pytest.mark.rule("CLUZ-16")
def test_a_question_is_about_somebody_elses_unsolved_cluzzle() -> None:
    state = table()
    assert list(GAME.whose_turn(state)) == [0]
    assert GAME.refuse(state, 0, Ask(0, "Is it red?")) == Refusal("CLUZ-16", {}, "own")
    assert GAME.refuse(state, 0, Ask(3, "Is it red?")) == Refusal("CLUZ-16", {"players": 3}, "nobody")
    assert act(state, 0, "ask 1  Is it  red? ") == [(Asked(0, 1, "Is it red?"), None)]
    assert state.talk == [Exchange(1, 0, 1, "Is it red?")]
    assert list(GAME.whose_turn(state)) == [1]
    act(state, 1, "answer no")
    act(state, 0, "guess wolf")
    assert refused(state, 1, "ask 1 Is it red?") == "CLUZ-16 own"
    turn(state, 2)
    assert refused(state, 2, "ask 1 Is it red?") == "CLUZ-16 solved"
    assert refused(state, 2, "ask 0 Is it red?") is None


@pytest.mark.rule("CLUZ-17")
@pytest.mark.parametrize("question", ["", "   ", "?!", "42"])
def test_a_question_has_a_letter(question: str) -> None:
    state = table()
    assert GAME.refuse(state, 0, Ask(1, question)) == Refusal("CLUZ-17", {}, "empty")


@pytest.mark.rule("CLUZ-17")
def test_a_question_has_at_most_140_letters() -> None:
    state = table()
    assert GAME.refuse(state, 0, Ask(1, "x" * 140)) is None
    assert GAME.refuse(state, 0, Ask(1, "x" * 141)) == Refusal(
        "CLUZ-17", {"most": 140, "characters": 141}, "long"
    )
    form = GAME.open_moves(state, 0)[0]
    assert [(field.name, field.most) for field in form.fields] == [("sculptor", 2), ("question", 140)]


@pytest.mark.rule("CLUZ-18")
@pytest.mark.parametrize("answer", ["yes", "no", "partly", "sometimes"])
def test_after_an_answer_the_guess_is_open(answer: str) -> None:
    state = table()
    act(state, 0, "ask 1 Is it red?")
    assert GAME.legal_moves(state, 1) == [Reply(each) for each in ANSWERS]
    assert GAME.legal_moves(state, 0) == []
    assert events(act(state, 1, f"answer {answer}")) == [Answered(1, state.talk[-1].answer, False)]  # type: ignore[arg-type]
    assert state.talk[-1].answer == answer
    assert list(GAME.whose_turn(state)) == [0]
    assert GAME.legal_moves(state, 0) == [NoGuess()]
    assert [form.move for form in GAME.open_moves(state, 0)] == ["guess"]


@pytest.mark.rule("CLUZ-19")
def test_i_dont_know_asks_for_another_question_about_the_same() -> None:
    state = table()
    act(state, 0, "ask 1 Is it odd?")
    act(state, 1, "answer unknown")
    assert list(GAME.whose_turn(state)) == [0]
    assert GAME.refuse(state, 0, Ask(2, "Is it red?")) == Refusal("CLUZ-19", {"sculptor": 1})
    act(state, 0, "ask 1 Is it even?")
    act(state, 1, "answer no")
    assert state.phase == "guess"


@pytest.mark.rule("CLUZ-19")
def test_after_the_third_the_guess_is_open() -> None:
    state = table()
    for number in range(3):
        assert state.phase == "ask"
        act(state, 0, f"ask 1 Is it odd number {number}?")
        act(state, 1, "answer unknown")
    assert state.phase == "guess"
    act(state, 0, "guess wolf")
    assert state.scores == [1, 1, 0]
    assert state.asker == 1


@pytest.mark.rule("CLUZ-19")
def test_what_others_did_not_know_does_not_count() -> None:
    state = table()
    for seat in (0, 2):
        while state.asker != seat:
            turn(state, 0)
        for _ in range(2):
            act(state, seat, "ask 1 Is it odd?")
            act(state, 1, "answer unknown")
        assert state.phase == "ask"
        act(state, seat, "ask 1 Is it red?")
        act(state, 1, "answer no")
        act(state, seat, "no_guess")


@pytest.mark.rule("CLUZ-20")
def test_the_sculptor_is_hushed_from_the_question_to_the_guess() -> None:
    state = table()
    assert GAME.chat_blocked(state) == ()
    act(state, 0, "ask 1 Is it red?")
    assert GAME.chat_blocked(state) == (1,)
    act(state, 1, "answer no")
    assert GAME.chat_blocked(state) == (1,)
    act(state, 0, "no_guess")
    assert GAME.chat_blocked(state) == ()


@pytest.mark.rule("CLUZ-21")
def test_a_bots_answer_is_marked() -> None:
    state = table()
    act(state, 0, "ask 1 Is it red?")
    assert events(play(state, 1, Reply("yes"), bot=True)) == [Answered(1, "yes", True)]
    assert state.talk[-1].bot


@pytest.mark.rule("CLUZ-22")
def test_an_answer_is_corrected_before_the_guess_once() -> None:
    state = table()
    act(state, 0, "ask 1 Is it red?")
    act(state, 1, "answer yes")
    assert GAME.legal_moves(state, 1) == [Correct(each) for each in ANSWERS if each != "yes"]
    assert GAME.refuse(state, 1, Correct("yes")) == Refusal("CLUZ-22", {"answer": "yes"}, "same")
    assert refused(state, 2, "correct no") == "CLUZ-22 none"
    assert act(state, 1, "correct no") == [(Corrected(1, "yes", "no"), None)]
    assert (state.talk[-1].before, state.talk[-1].answer) == ("yes", "no")
    assert state.phase == "guess"
    assert refused(state, 1, "correct partly") == "CLUZ-22 twice"
    assert refused(state, 0, "correct partly") == "CLUZ-22 none"


@pytest.mark.rule("CLUZ-22")
def test_corrected_to_i_dont_know_another_question_follows() -> None:
    state = table()
    act(state, 0, "ask 1 Is it red?")
    act(state, 1, "answer yes")
    act(state, 1, "correct unknown")
    assert (state.phase, state.asker) == ("ask", 0)
    assert refused(state, 0, "ask 2 Is it red?") == "CLUZ-19"


@pytest.mark.rule("CLUZ-22")
def test_i_dont_know_corrected_opens_the_guess() -> None:
    state = table()
    act(state, 0, "ask 1 Is it red?")
    act(state, 1, "answer unknown")
    act(state, 1, "correct sometimes")
    assert state.phase == "guess"
    act(state, 0, "guess wolf")
    assert state.scores == [1, 1, 0]


@pytest.mark.rule("CLUZ-22")
def test_with_the_next_question_an_answer_stands() -> None:
    state = table()
    turn(state, 2)
    assert GAME.may_act(state, 2)
    act(state, 1, "ask 2 Is it red?")
    assert refused(state, 2, "correct yes") == "CLUZ-22 unanswered"
    assert GAME.legal_moves(state, 2) == [Reply(each) for each in ANSWERS]


@pytest.mark.rule("CLUZ-22")
def test_before_the_first_question_and_in_the_gallery_there_is_nothing_to_correct() -> None:
    state = table()
    assert refused(state, 0, "correct yes") == "CLUZ-22 none"
    play_out(state)
    assert refused(state, 0, "correct yes") == "CLUZ-22 gallery"


@pytest.mark.rule("CLUZ-23")
def test_corrected_after_the_guess_the_guesser_guesses_once_more() -> None:
    state = table()
    turn(state, 1)
    turn(state, 0)
    turn(state, 1, guess="dog")
    assert (state.round, state.asker) == (2, 0)
    act(state, 1, "correct yes")
    assert list(GAME.whose_turn(state)) == [2]
    assert GAME.chat_blocked(state) == (1,)
    assert refused(state, 1, "correct no") == "CLUZ-22 twice"
    act(state, 2, "guess wolves")
    assert state.talk[-1].guesses == ("dog", "wolves")
    assert state.scores == [0, 1, 1]
    assert (state.phase, state.round, state.asker) == ("ask", 2, 0)
    assert not GAME.may_act(state, 1)


@pytest.mark.rule("CLUZ-23")
def test_the_second_guess_may_be_wrong_or_none_and_play_goes_on() -> None:
    for last in ("guess fox", "no_guess"):
        state = table()
        turn(state, 1, guess="dog")
        act(state, 1, "correct unknown")
        assert state.phase == "guess"
        act(state, 0, last)
        assert (state.phase, state.asker, state.scores) == ("ask", 1, [0, 0, 0])


@pytest.mark.rule("CLUZ-23")
def test_a_right_guess_leaves_nothing_to_correct() -> None:
    state = table()
    turn(state, 1, guess="wolf")
    assert refused(state, 1, "correct yes") == "CLUZ-22 solved"


@pytest.mark.rule("CLUZ-33")
def test_out_of_time_the_mildest_thing_happens() -> None:
    state = table()
    assert GAME.timeout_move(state, 0) is None
    assert act(state, TABLE, "forfeit 0") == [(PassedOn(0, asked=False), None)]
    assert state.asker == 1
    act(state, 1, "ask 0 Is it red?")
    assert GAME.timeout_move(state, 0) == Reply("unknown")
    act(state, 0, "answer no")
    assert GAME.timeout_move(state, 1) == NoGuess()
    assert act(state, 1, "no_guess") == [(PassedOn(1, asked=True), None)]


@pytest.mark.rule("CLUZ-33")
def test_out_of_time_after_i_dont_know_the_turn_passes() -> None:
    state = table()
    act(state, 0, "ask 1 Is it red?")
    assert refused(state, TABLE, "forfeit 1") == "TABLE-5"
    act(state, 1, "answer unknown")
    act(state, TABLE, "forfeit 0")
    assert state.asker == 1
