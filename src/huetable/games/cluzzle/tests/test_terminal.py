"""The table in a terminal."""

import pytest
from rich.console import Console

from huetable.core.terms import TABLE
from huetable.games import game_texts
from huetable.games.cluzzle import GAME
from huetable.games.cluzzle.rules.moves import Accuse, Choose, Content, Correct, Move, NoGuess, Reply
from huetable.games.cluzzle.rules.state import State
from huetable.games.cluzzle.terminal import name_move, show
from huetable.games.cluzzle.tests.studio import act, let_stand, rule, seal, studio, table, turn


def shown(state: State, seat: int | None, language: str = "en") -> str:
    console = Console(width=120)
    with console.capture() as capture:
        show(GAME.view(state, seat), console, game_texts(GAME, language))
    return capture.get()


def test_who_sculpts_sees_card_and_choice_and_the_others_only_that_something_is_made() -> None:
    state = studio(clock=True)
    act(state, 0, "choose cat")
    seal(state, 1, note="Grey.")
    text = shown(state, 0)
    assert "game 1 of 1, sculpting" in text
    assert "you chose: cat" in text
    assert ", cat, " in text
    assert "    you: still sculpting" in text
    assert " seat 1: sealed\n" in text
    assert "cat" not in shown(state, None)
    act(state, -1, "lapse sculpt/1")
    assert "time to sculpt is up" in shown(state, 0)


def test_questions_answers_and_guesses_stand_under_their_cluzzle() -> None:
    state = table()
    act(state, 0, "ask 1 Is it red?")
    assert "you: Is it red? ..." in shown(state, 0)
    act(state, 1, "answer yes")
    act(state, 1, "correct no")
    act(state, 0, "guess dog")
    assert "you: Is it red? No (was: Yes) – “dog”?" in shown(state, 0)
    turn(state, 0)
    turn(state, 1, guess="wolf")
    text = shown(state, 1)
    assert "seat 2: Is it alive? No – “wolf”? Right!" in text
    assert "    you: a sculpture, “wolf”, guessed by seat 2 for 1" in text
    assert "round 2 of 5" in text
    assert "scores: seat 0 0, you 1 and seat 2 1" in text


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "you: Is it red? No (was: Yes) – “dog”?"),
        ("es", "tú: Is it red? No (antes: Sí) – ¿«dog»?"),
        ("pt", "você: Is it red? Não (era: Sim) – “dog”?"),
        ("de", "du: Is it red? Nein (vorher: Ja) – „dog“?"),
    ],
)
def test_a_question_and_what_came_of_it_is_one_message(language: str, said: str) -> None:
    state = table()
    for seat, move in ((0, "ask 1 Is it red?"), (1, "answer yes"), (1, "correct no"), (0, "guess dog")):
        act(state, seat, move)
    assert f"{said}\n" in shown(state, 0, language)


def test_i_dont_know_is_said_as_one_says_it() -> None:
    state = table()
    act(state, 0, "ask 1 Is it odd?")
    act(state, 1, "answer unknown")
    assert "Is it odd? I don’t know" in shown(state, None)


def test_the_gallery_shows_words_marks_and_what_was_struck() -> None:
    state = studio()
    seal(state, 0, bot=True)
    seal(state, 1, note="Grey.")
    act(state, TABLE, "forfeit 2")
    turn(state, 1, guess="wolf")
    play_out_others(state)
    act(state, 0, "accuse 1")
    rule(state, upheld=True)
    text = shown(state, None)
    assert "the gallery" in text
    assert " seat 0: a sculpture, made by a bot, “cat”" in text
    assert " seat 1: Grey., “wolf”, guessed by seat 0 for 1, points taken away" in text
    assert " seat 2: a sculpture, untouched clay, " in text


def play_out_others(state: State) -> None:
    while state.phase == "ask":
        turn(state, 2 if state.asker != 2 else 0)
    let_stand(state)


@pytest.mark.parametrize(
    ("move", "said"),
    [
        (Choose("wolf"), "sculpt wolf"),
        (Reply("unknown"), "answer: I don’t know"),
        (Correct("partly"), "correct your answer: Partly"),
        (NoGuess(), "pass"),
        (Accuse(2), "call a vote on seat 2’s answers"),
        (Content(), "leave the gallery"),
    ],
)
def test_moves_are_named_as_one_would_say_them(move: Move, said: str) -> None:
    assert name_move(move, GAME.view(table(), 0), game_texts(GAME)) == said


def test_the_last_answer_can_stand() -> None:
    state = table()
    while state.phase == "ask":
        turn(state, (state.asker + 1) % 3)
    assert "the last answer can still be corrected" in shown(state, None)
    assert name_move(Content(), GAME.view(state, 0), game_texts(GAME)) == "keep your answer"
