"""Guesses: what counts as the word, what a right one brings, and when a game is over."""

import pytest

from huetable.core.terms import Refusal
from huetable.games.cluzzle import GAME
from huetable.games.cluzzle.rules.events import GalleryOpened, Guessed, RoundBegan, Skipped, Solved
from huetable.games.cluzzle.rules.moves import Guess
from huetable.games.cluzzle.tests.studio import act, events, play_out, refused, table, turn


@pytest.mark.rule("CLUZ-24")
def test_a_guess_is_one_or_none_and_at_that_same_cluzzle() -> None:
    state = table()
    act(state, 0, "ask 1 Is it red?")
    act(state, 1, "answer no")
    assert GAME.refuse(state, 0, Guess(" !? ")) == Refusal("CLUZ-24", {}, "empty")
    assert GAME.refuse(state, 0, Guess("the")) is None
    assert refused(state, 1, "guess cat") == "CLUZ-24 own"
    act(state, 0, "guess leaf")
    assert state.scores == [0, 0, 0]
    assert state.asker == 1


@pytest.mark.rule("CLUZ-25")
@pytest.mark.parametrize("guess", ["wolf", "WOLF", "a wolf", "The  Wolf!", "wölf", "wo-lf"])
def test_case_accents_articles_hyphens_and_spaces_do_not_matter(guess: str) -> None:
    state = table()
    turn(state, 1, guess=guess)
    assert state.sculptors[1].solver == 0


@pytest.mark.rule("CLUZ-25")
@pytest.mark.parametrize("guess", ["werewolf", "wol", "wolf pack", "wolfhound", "dog"])
def test_a_part_or_another_word_is_wrong(guess: str) -> None:
    state = table()
    turn(state, 1, guess=guess)
    assert state.sculptors[1].solver is None


@pytest.mark.rule("CLUZ-26")
@pytest.mark.parametrize(
    ("sculptor", "guess"), [(1, "wolves"), (2, "leaves"), (0, "cats"), (3, "ice-creams")]
)
def test_singular_and_plural_are_the_same(sculptor: int, guess: str) -> None:
    state = table(seats=4)
    asker = 3 if sculptor == 0 else 0
    while state.asker != asker:
        turn(state, (state.asker + 1) % 4)
    turn(state, sculptor, guess=guess)
    assert state.sculptors[sculptor].solver == asker


@pytest.mark.rule("CLUZ-27")
def test_a_wrong_guess_is_public_and_not_taken_twice_at_the_same_cluzzle() -> None:
    state = table()
    assert turn(state, 1, guess=" Polar  bear")[0] == (Guessed(0, 1, "Polar bear"), None)
    assert GAME.view(state, None).public.talk[-1].guesses == ("Polar bear",)
    assert not state.talk[-1].right
    turn(state, 0)
    act(state, 2, "ask 1 Is it red?")
    act(state, 1, "answer no")
    assert GAME.refuse(state, 2, Guess("the polarbear")) == Refusal(
        "CLUZ-27", {"word": "the polarbear", "sculptor": 1}
    )
    act(state, 2, "no_guess")
    act(state, 0, "ask 2 Is it red?")
    act(state, 2, "answer no")
    assert refused(state, 0, "guess Polar bear") is None


@pytest.mark.rule("CLUZ-28")
def test_sculptor_and_guesser_score_the_number_of_the_round() -> None:
    state = table(seats=4)
    while state.round < 3:
        turn(state, (state.asker + 1) % 4)
    emitted = turn(state, 3, guess="ice cream")
    assert emitted[0] == (Solved(0, 3, "ice cream", 3), None)
    assert state.scores == [3, 0, 0, 3]
    assert state.talk[-1].right
    assert GAME.scores(state) == [3, 0, 0, 3]


@pytest.mark.rule("CLUZ-29")
def test_a_solved_cluzzle_is_shown_and_its_sculptor_plays_on() -> None:
    state = table()
    turn(state, 1, guess="wolf")
    shown = GAME.view(state, 2).public.cluzzles[1]
    assert (shown.word, shown.solver, shown.points) == ("wolf", 0, 1)
    assert list(GAME.whose_turn(state)) == [1]
    assert refused(state, 1, "ask 0 Is it red?") is None


@pytest.mark.rule("CLUZ-30")
def test_with_nobody_elses_left_the_turn_is_skipped() -> None:
    state = table()
    turn(state, 1, guess="wolf")
    emitted = turn(state, 2, guess="leaf")
    assert state.asker == 2
    assert events(emitted) == [Solved(1, 2, "leaf", 1)]
    emitted = turn(state, 0, guess="zebra")
    assert events(emitted) == [Guessed(2, 0, "zebra"), RoundBegan(2), Skipped(0)]
    assert state.asker == 1


@pytest.mark.rule("CLUZ-31")
def test_when_all_are_solved_the_game_ends_at_once() -> None:
    state = table()
    turn(state, 1, guess="wolf")
    turn(state, 2, guess="leaf")
    emitted = turn(state, 0, guess="cat")
    assert [type(event) for event in events(emitted)] == [Solved, GalleryOpened]
    assert state.phase == "gallery"
    assert state.round == 1


@pytest.mark.rule("CLUZ-31")
def test_a_second_guess_may_solve_the_last_one() -> None:
    state = table()
    turn(state, 1, guess="wolf")
    turn(state, 2, guess="leaf")
    turn(state, 0, guess="dog")
    act(state, 0, "correct yes")
    act(state, 2, "guess cat")
    assert state.phase == "gallery"
    assert state.scores == [2, 2, 2]


@pytest.mark.rule("CLUZ-32")
def test_after_the_fifth_round_what_was_not_guessed_scores_nothing() -> None:
    state = table()
    play_out(state)
    assert (state.phase, state.scores) == ("gallery", [0, 0, 0])
    assert [sculptor.points for sculptor in state.sculptors] == [0, 0, 0]
    assert len(state.talk) == 15
