"""The end of a game: no round begins after it, and the last answer can still be corrected."""

import pytest

from huetable.core.random_play import random_step
from huetable.core.rng import Rng
from huetable.core.terms import TABLE, Refusal, Timer
from huetable.games.cluzzle import GAME
from huetable.games.cluzzle.bots.players import EASY, CluzzleBot
from huetable.games.cluzzle.rules.events import (
    Corrected,
    GalleryOpened,
    GameBegan,
    LastCall,
    RoundBegan,
    Solved,
    WasContent,
)
from huetable.games.cluzzle.rules.moves import Content, Correct
from huetable.games.cluzzle.rules.state import ANSWERS, State
from huetable.games.cluzzle.tests.studio import act, events, let_stand, refused, table, turn


def last_turn(guess: str | None = None, **options: object) -> State:
    """All turns are over; the last one was seat 2's, about the cat of seat 0."""
    state = table(**options)  # type: ignore[arg-type]
    while (state.round, state.asker) != (5, 2):
        turn(state, 2 if state.asker != 2 else 0)
    turn(state, 0, guess=guess)
    return state


@pytest.mark.rule("CLUZ-40")
def test_the_gallery_waits_for_the_last_answer() -> None:
    state = last_turn(guess="dog")
    assert (state.phase, state.round) == ("closing", 5)
    assert list(GAME.whose_turn(state)) == [0]
    assert GAME.timeout_move(state, 0) == Content()
    assert GAME.legal_moves(state, 0) == [Content(), *(Correct(each) for each in ANSWERS if each != "no")]
    assert all(cluzzle.word is None for cluzzle in GAME.view(state, 2).public.cluzzles)
    emitted = events(act(state, 0, "content"))
    assert emitted[0] == WasContent(0)
    assert isinstance(emitted[1], GalleryOpened)
    assert state.phase == "gallery"
    assert not state.sculptors[0].content


@pytest.mark.rule("CLUZ-40")
def test_everybody_is_told_whose_answer_it_is() -> None:
    state = table()
    while (state.round, state.asker) != (5, 2):
        turn(state, 2 if state.asker != 2 else 0)
    assert events(turn(state, 1, guess="dog"))[1:] == [LastCall(1)]


@pytest.mark.rule("CLUZ-40")
def test_with_a_clock_it_waits_ten_seconds_and_without_one_for_the_sculptor() -> None:
    state = last_turn(clock=True)
    assert GAME.timers(state) == (Timer("correct/1", 10_000, seats="instead"),)
    assert isinstance(events(act(state, TABLE, "lapse correct/1"))[0], GalleryOpened)
    assert refused(state, 0, "correct yes") == "CLUZ-22 gallery"
    assert GAME.timers(last_turn(clock=False)) == ()


@pytest.mark.rule("CLUZ-40", "CLUZ-23")
@pytest.mark.parametrize("answer", ["yes", "unknown"])
def test_corrected_the_guesser_guesses_once_more_for_the_last_round(answer: str) -> None:
    state = last_turn(guess="dog")
    assert events(act(state, 0, f"correct {answer}")) == [Corrected(0, "no", answer)]  # type: ignore[arg-type]
    assert list(GAME.whose_turn(state)) == [2]
    assert refused(state, 0, "correct partly") == "CLUZ-22 twice"
    emitted = events(act(state, 2, "guess cat"))
    assert emitted[0] == Solved(2, 0, "cat", 5)
    assert isinstance(emitted[1], GalleryOpened)
    assert state.scores == [5, 0, 5]


@pytest.mark.rule("CLUZ-40")
@pytest.mark.parametrize("last", ["guess fox", "no_guess"])
def test_then_the_gallery_opens_whatever_the_guess_was(last: str) -> None:
    state = last_turn(guess="dog")
    act(state, 0, "correct yes")
    act(state, 2, last)
    assert (state.phase, state.round, state.scores) == ("gallery", 5, [0, 0, 0])
    assert refused(state, 0, "correct no") == "CLUZ-22 gallery"


@pytest.mark.rule("CLUZ-40")
def test_after_turns_without_a_question_the_answer_before_them_is_the_last() -> None:
    state = table()
    while state.round < 5:
        turn(state, 2 if state.asker != 2 else 0)
    turn(state, 1, guess="dog")
    act(state, TABLE, "forfeit 1")
    act(state, TABLE, "forfeit 2")
    assert state.phase == "closing"
    act(state, 1, "correct yes")
    act(state, 0, "guess wolf")
    assert (state.phase, state.scores) == ("gallery", [5, 5, 0])


@pytest.mark.rule("CLUZ-40")
def test_what_is_solved_or_was_corrected_or_never_asked_holds_nobody_up() -> None:
    assert last_turn(guess="cat").phase == "gallery"
    state = table()
    while (state.round, state.asker) != (5, 2):
        turn(state, 2 if state.asker != 2 else 0)
    act(state, 2, "ask 0 Is it red?")
    act(state, 0, "answer yes")
    act(state, 0, "correct no")
    act(state, 2, "no_guess")
    assert state.phase == "gallery"
    silent = table()
    while silent.phase == "ask":
        act(silent, TABLE, f"forfeit {silent.asker}")
    assert silent.phase == "gallery"


@pytest.mark.rule("CLUZ-40")
def test_only_the_sculptor_decides() -> None:
    state = last_turn()
    for seat in (1, 2):
        assert not GAME.may_act(state, seat)
        assert refused(state, seat, "content") == "CLUZ-40"
    assert GAME.refuse(state, 0, Correct("no")) == Refusal("CLUZ-22", {"answer": "no"}, "same")
    assert refused(state, 0, "answer yes") == "CLUZ-18 twice"
    assert refused(state, 0, "no_guess") == "CLUZ-15 over"
    assert refused(state, 0, "ask 1 Is it red?") == "CLUZ-15 over"
    assert refused(state, 0, "accuse 1") == "CLUZ-35 early"


@pytest.mark.rule("CLUZ-40")
def test_a_bot_lets_its_answer_stand_and_nobody_waits_long_for_it() -> None:
    state, bot, rng = last_turn(clock=True), CluzzleBot(EASY), Rng.from_number(1)
    observation = GAME.observe(state, 0)
    move = bot.choose(observation, rng)
    assert move == Content()
    assert bot.pause(observation, move, rng) <= 3000


@pytest.mark.rule("CLUZ-32", "CLUZ-40")
def test_games_of_the_first_rules_go_to_the_gallery_at_once() -> None:
    state = table()
    state.rules = 1
    while state.phase == "ask":
        turn(state, (state.asker + 1) % 3)
    assert (state.phase, state.round) == ("gallery", 5)


@pytest.mark.rule("CLUZ-31", "CLUZ-32")
@pytest.mark.parametrize("seed", range(30))
def test_after_the_end_of_a_game_no_round_begins_and_none_is_the_sixth(seed: int) -> None:
    """Matches of two games at random, with players who are good at guessing every third time."""
    rng = Rng.from_number(seed)
    state = GAME.setup(GAME.options_type(clock=seed % 2 == 0), 3 + seed % 4, rng)
    rounds: list[int] = []
    for number in range(5000):
        if GAME.result(state) is not None:
            break
        seat, move = random_step(GAME, state, rng.child("wander", number))
        if state.phase == "guess" and seat == state.talk[-1].asker and seed % 3 == 0:
            move = type(move)() if not move.__struct_fields__ else type(move)(word_of(state))
        for event, _ in GAME.apply(state, seat, move, rng.child(number)):
            rounds = noisy_answer(rounds, event)
        assert 0 <= GAME.view(state, None).public.round <= 5
        assert GAME.view(state, 0).public.round == max(rounds, default=0) or state.phase == "sculpt"
    assert GAME.result(state) is not None


def word_of(state: State) -> str:
    return state.sculptors[state.talk[-1].sculptor].choice or ""


def noisy_answer(rounds: list[int], event: object) -> list[int]:
    """The rounds of this game so far; -1 is its end."""
    if isinstance(event, GameBegan):
        return []
    if isinstance(event, RoundBegan):
        assert event.round == len(rounds) + 1 <= 5
        return [*rounds, event.round]
    return [*rounds, -1] if isinstance(event, GalleryOpened) else rounds


@pytest.mark.rule("CLUZ-20")
def test_at_every_step_of_a_turn_the_sculptor_is_hushed_until_the_guess_is_settled() -> None:
    """Also after "I don't know", after a correction either way, and when the asker runs out of time."""
    state = table()
    for number in range(3):
        act(state, 0, f"ask 1 Is it odd number {number}?")
        assert GAME.chat_blocked(state) == (1,)
        act(state, 1, "answer unknown")
        assert GAME.chat_blocked(state) == (1,)
    act(state, 0, "guess dog")
    assert GAME.chat_blocked(state) == ()
    act(state, 1, "correct yes")
    assert GAME.chat_blocked(state) == (1,)
    act(state, 0, "no_guess")
    assert GAME.chat_blocked(state) == ()
    act(state, 1, "ask 2 Is it red?")
    act(state, 2, "answer yes")
    act(state, 2, "correct unknown")
    assert (state.phase, GAME.chat_blocked(state)) == ("ask", (2,))
    act(state, 1, "ask 2 Is it green?")
    act(state, 2, "answer unknown")
    act(state, 2, "correct partly")
    assert (state.phase, GAME.chat_blocked(state)) == ("guess", (2,))
    act(state, 1, "guess leaf")
    assert GAME.chat_blocked(state) == ()
    act(state, 2, "ask 0 Is it red?")
    act(state, 0, "answer unknown")
    act(state, TABLE, "forfeit 2")
    assert GAME.chat_blocked(state) == ()


@pytest.mark.rule("CLUZ-20")
def test_after_the_last_guess_the_sculptor_is_hushed_until_the_gallery_opens() -> None:
    state = last_turn()
    assert GAME.chat_blocked(state) == (0,)
    let_stand(state)
    assert GAME.chat_blocked(state) == ()
