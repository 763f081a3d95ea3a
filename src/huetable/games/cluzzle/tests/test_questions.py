"""What is answered without a move."""

import pytest

from huetable.core.codec import encode
from huetable.core.terms import Refusal
from huetable.games.cluzzle import GAME
from huetable.games.cluzzle.questions import (
    Advise,
    Advised,
    LookAtMenu,
    QuestionMenu,
    Spell,
    Spelling,
    Suggest,
    Suggested,
)
from huetable.games.cluzzle.tests.studio import act, studio, table, turn


@pytest.mark.parametrize(
    ("word", "meant", "near"),
    [
        ("Donuts", "doughnut", ()),
        (" the  Ice-Cream ", "ice cream", ()),
        ("elefant", None, ("elephant",)),
        ("cta", None, ()),
        ("catt", None, ("cat",)),
        ("zeppelin", None, ()),
    ],
)
def test_a_guess_is_read_back_before_it_counts(word: str, meant: str | None, near: tuple[str, ...]) -> None:
    view = GAME.view(table(), 0)
    assert GAME.consult(view, Spell(word)) == Spelling(" ".join(word.split()), meant, near)


@pytest.mark.rule("CLUZ-24")
def test_what_is_no_word_is_refused() -> None:
    assert GAME.consult(GAME.view(table(), 0), Spell("?")) == Refusal("CLUZ-24", {}, "empty")


def test_how_a_guess_is_read_never_depends_on_the_word() -> None:
    one, other = table(), table()
    other.sculptors[1].choice = "hammer"
    for word in ("wolf", "wolves", "hammer", "wolff", "zebra"):
        answers = [encode(GAME.consult(GAME.view(state, 0), Spell(word))) for state in (one, other)]
        assert answers[0] == answers[1]


def test_own_words_are_known_too() -> None:
    view = GAME.view(table(words="zeppelin"), 0)
    assert GAME.consult(view, Spell("zeppelins")) == Spelling("zeppelins", "zeppelin", ())
    assert GAME.consult(view, Spell("zepelin")) == Spelling("zepelin", None, ("zeppelin",))


@pytest.mark.parametrize(
    ("word", "tried"),
    [
        ("the wolf", "Wolves"),
        ("wolves", "Wolves"),
        ("Zepelin", "zepelin"),
        ("zeppelin", None),
        ("kite", None),
    ],
)
def test_a_guess_that_was_wrong_before_is_known_again_in_the_plural_too(word: str, tried: str | None) -> None:
    state = table()
    state.sculptors[1].choice = "cat"
    turn(state, 1, guess="Wolves")
    turn(state, 2, guess="kite")
    turn(state, 1, guess="zepelin")
    act(state, 0, "ask 1 Is it tame?")
    answer = GAME.consult(GAME.view(state, 0), Spell(word))
    assert isinstance(answer, Spelling)
    assert answer.tried == tried


def test_suggestions_leave_out_what_was_asked_about_this_cluzzle() -> None:
    state = table()
    turn(state, 1)
    before = GAME.consult(GAME.view(state, 2), Suggest(2, "is it ali"))
    after = GAME.consult(GAME.view(state, 2), Suggest(1, "is it ali"))
    assert isinstance(before, Suggested)
    assert isinstance(after, Suggested)
    assert "Is it alive?" in before.questions
    assert "Is it alive?" not in after.questions


def test_an_open_question_is_recognised_while_it_is_typed_and_after_nobody_knew_an_answer() -> None:
    state = table()
    view = GAME.view(state, 0)
    typed = [GAME.consult(view, Suggest(1, text)) for text in ("Is it red?", "What colour is it?")]
    assert [said.open for said in typed if isinstance(said, Suggested)] == [False, True]
    act(state, 0, "ask 1 What colour is it?")
    act(state, 1, "answer unknown")
    after = GAME.consult(GAME.view(state, 0), Suggest(1, ""))
    assert isinstance(after, Suggested)
    assert after.asked_open


def test_the_menu_shows_all_groups() -> None:
    menu = GAME.consult(GAME.view(table(), None), LookAtMenu())
    assert isinstance(menu, QuestionMenu)
    assert menu.groups[0].title == "What is it?"
    assert sum(len(group.questions) for group in menu.groups) >= 90


def test_advice_is_about_ones_own_thing() -> None:
    state = studio()
    assert GAME.consult(GAME.view(state, 0), Advise("Is it an animal?")) == Advised("unknown")
    act(state, 0, "choose cat")
    assert GAME.consult(GAME.view(state, 0), Advise("Is it an animal?")) == Advised("yes")
    assert GAME.consult(GAME.view(state, 1), Advise("Is it an animal?")) == Advised("unknown")
