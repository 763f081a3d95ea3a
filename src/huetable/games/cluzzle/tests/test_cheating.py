"""What somebody could try with each kind of move, and what the table says to it."""

import json

import pytest

from huetable.core.rng import Rng
from huetable.core.terms import Refusal
from huetable.games.cluzzle import GAME
from huetable.games.cluzzle.rules.moves import Accuse, Ask, Choose, Correct, Guess, Keep, NoGuess, Reply, Seal
from huetable.games.cluzzle.rules.state import Sculpture
from huetable.games.cluzzle.tests.studio import act, agreed, clay_of, play, refused, seal, studio, table, turn


@pytest.mark.rule("CLUZ-15")
def test_nobody_answers_guesses_or_passes_for_another() -> None:
    state = table()
    act(state, 0, "ask 1 Is it red?")
    for move in (Reply("yes"), Guess("wolf"), NoGuess(), Correct("yes"), Ask(1, "Is it?")):
        for seat in (0, 2):
            assert GAME.refuse(state, seat, move) is not None
    act(state, 1, "answer no")
    for move in (Reply("yes"), Guess("wolf"), NoGuess(), Correct("yes"), Ask(0, "Is it?")):
        assert GAME.refuse(state, 2, move) is not None
    assert GAME.refuse(state, 1, Guess("wolf")) is not None


@pytest.mark.rule("CLUZ-16")
def test_nobody_solves_their_own() -> None:
    state = table()
    assert refused(state, 0, "ask 0 Is it red?") == "CLUZ-16 own"
    turn(state, 1, guess="cat")
    assert state.sculptors[0].solver is None


@pytest.mark.rule("CLUZ-22", "CLUZ-23")
def test_one_correction_brings_one_guess_and_there_is_no_second() -> None:
    state = table()
    turn(state, 1, guess="dog")
    act(state, 1, "correct yes")
    act(state, 0, "guess fox")
    for answer in ("yes", "no", "partly"):
        assert refused(state, 1, f"correct {answer}") == "CLUZ-22 twice"
    assert state.talk[-1].guesses == ("dog", "fox")
    assert refused(state, 0, "guess wolf") is not None


@pytest.mark.rule("CLUZ-22")
def test_a_turn_has_three_questions_however_often_answers_are_corrected() -> None:
    state = table()
    for number in range(3):
        act(state, 0, f"ask 1 Is it odd number {number}?")
        act(state, 1, "answer yes")
        act(state, 1, "correct unknown")
    assert state.phase == "guess"


@pytest.mark.rule("CLUZ-6")
def test_nothing_is_sculpted_but_what_the_own_card_names() -> None:
    state = studio()
    for word in (state.sculptors[1].card[0], "zeppelin", "CAT", " cat", "cat\n"):
        assert GAME.refuse(state, 0, Choose(word)) == Refusal("CLUZ-6", {"word": word.strip()}, "other")
        assert GAME.refuse(state, 0, Seal(clay_of(0), "", word)) == Refusal(
            "CLUZ-6", {"word": word.strip()}, "other"
        )
    assert GAME.refuse(state, 0, Choose("")) == Refusal("CLUZ-6", {}, "none")


@pytest.mark.rule("CLUZ-10")
def test_nobody_seals_twice_or_another_word_afterwards() -> None:
    state = studio()
    seal(state, 0)
    assert refused(state, 0, f'seal {clay_of(1)} "" cat') == "CLUZ-10 yours"
    seal(state, 1)
    seal(state, 2)
    for move in (Seal(clay_of(0), "", "cat"), Keep(clay_of(1)), Choose(state.sculptors[0].card[0])):
        assert GAME.refuse(state, 0, move) == Refusal("CLUZ-10", {}, "all")


@pytest.mark.rule("CLUZ-35")
def test_an_accusation_is_of_somebody_at_the_table() -> None:
    state = table()
    for sculptor in range(6):
        assert GAME.refuse(state, 0, Accuse(sculptor)) is not None


@pytest.mark.rule("CLUZ-17", "CLUZ-24", "CLUZ-11")
@pytest.mark.parametrize(
    "message",
    [
        {"type": "ask", "sculptor": 1, "question": "x" * 2001},
        {"type": "ask", "sculptor": -1, "question": "Is it?"},
        {"type": "ask", "sculptor": 6, "question": "Is it?"},
        {"type": "guess", "word": "x" * 2001},
        {"type": "choose", "word": "x" * 2001},
        {"type": "seal", "clay": clay_of(0), "note": "x" * 2001},
        {"type": "seal", "clay": clay_of(0)[1:]},
        {"type": "seal", "clay": clay_of(0) + "\n"},
        {"type": "keep", "clay": clay_of(0).upper()},
        {"type": "keep", "clay": clay_of(0), "bot": True},
        {"type": "correct", "answer": "maybe"},
        {"type": "correct", "answer": "yes", "bot": True},
        {"type": "guess", "word": "wolf", "right": True},
        {"type": "lapse", "name": "correct/1"},
        {"type": "ruling", "name": "strike/1/1", "upheld": True},
    ],
)
def test_what_is_too_long_or_not_a_players_to_say_is_no_move(message: dict[str, object]) -> None:
    assert GAME.read_move(json.dumps(message).encode()) is None


@pytest.mark.rule("CLUZ-17", "CLUZ-24")
@pytest.mark.parametrize("unseen", ["\u200b", "\x00\x07", "\u202e", "\u3164", "\ufeff\u2060"])
def test_what_nobody_can_see_is_no_question_and_no_guess(unseen: str) -> None:
    state = table()
    assert GAME.refuse(state, 0, Ask(1, unseen)) == Refusal("CLUZ-17", {}, "empty")
    play(state, 0, Ask(1, f"Is {unseen}it\r\n red?"))
    assert state.talk[-1].question == "Is it red?"
    act(state, 1, "answer no")
    assert GAME.refuse(state, 0, Guess(unseen)) == Refusal("CLUZ-24", {}, "empty")
    play(state, 0, Guess(f"d{unseen}og"))
    assert state.talk[-1].guesses == ("dog",)


@pytest.mark.rule("CLUZ-11")
def test_a_description_hides_nothing_between_its_letters() -> None:
    state = studio()
    act(state, 0, "choose cat")
    for note in ("c\u200ba\u200bt", "\u202ecat", "a cat\x00"):
        assert GAME.refuse(state, 0, Seal(clay_of(0), note)) == Refusal("CLUZ-11", {"word": "cat"}, "names")
    play(state, 0, Seal(clay_of(0), "Four\x00 legs\u202e."))
    assert state.sculptors[0].sculpture == Sculpture(clay_of(0), "Four legs.")


@pytest.mark.rule("CLUZ-5")
def test_the_hosts_words_hide_nothing_either() -> None:
    words = ", ".join(["gad\u200bget", "\u202egadget", *(f"gadget {number}" for number in range(18))])
    state = GAME.setup(agreed(words=words, only_own=True), 3, Rng.from_number(1))
    dealt = [word for sculptor in state.sculptors for word in sculptor.card]
    assert len(set(dealt)) == 18
    assert all(word.isprintable() for word in dealt)
