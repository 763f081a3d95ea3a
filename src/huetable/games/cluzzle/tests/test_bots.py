"""Bots: they sculpt, look, ask, answer and guess from what their seat may know, and nothing else."""

from hashlib import sha256

import numpy as np
import pytest

from huetable.bots.runner import bot_players
from huetable.bots.virtual_game import SecretSeed, VirtualGame
from huetable.core.rng import Rng
from huetable.core.terms import TABLE
from huetable.games.cluzzle import GAME, clay
from huetable.games.cluzzle.bots import BOTS
from huetable.games.cluzzle.bots.answer_likelihood import word_pool
from huetable.games.cluzzle.bots.belief import Memory, belief
from huetable.games.cluzzle.bots.eyesight import belief_from_look
from huetable.games.cluzzle.bots.players import EASY, HARD, NORMAL, CluzzleBot
from huetable.games.cluzzle.bots.question_choice import asked_before, rate_questions
from huetable.games.cluzzle.bots.sculpting import can_shape, describe, sculpt
from huetable.games.cluzzle.knowledge.answering import answer
from huetable.games.cluzzle.knowledge.question_reading import attribute_asked
from huetable.games.cluzzle.lab.noisy_sculptures import noisy_copy
from huetable.games.cluzzle.lab.twenty_questions import (
    GuessingHunt,
    questions_needed,
    sample_things,
    share_within,
)
from huetable.games.cluzzle.rules.moves import Ask, Content, Guess, NoGuess, Reply, Seal
from huetable.games.cluzzle.rules.state import Exchange, State
from huetable.games.cluzzle.rules.words.things import THINGS
from huetable.games.cluzzle.rules.words.word_forms import names_word
from huetable.games.cluzzle.tests.studio import act, agreed, play_out, studio, table, turn

ALL = tuple(THINGS)
EVER = Memory(1.0, Rng.from_number(1))
BLIND = belief_from_look(word_pool(ALL), None)
"""Before any question, where nothing can be seen."""
PHOTO = b"\xff\xd8\xff\xe0 no clay"


def choose(state: State, seat: int, bot: CluzzleBot | None = None, seed: int = 1) -> object:
    return (bot or CluzzleBot(HARD)).choose(GAME.observe(state, seat), Rng.from_number(seed))


@pytest.fixture(scope="module")
def played() -> VirtualGame:
    """A whole game among four bots, one of them easy."""
    match = VirtualGame(
        GAME,
        bot_players(GAME, ["normal", "hard", "easy", "normal"], 0),
        SecretSeed.from_numbers(3),
        options={"games": 1},
    )
    while match.result is None:
        turn = match.next_due_move()
        assert turn is not None
        match.make_move(turn)
    return match


def test_bots_play_a_whole_game(played: VirtualGame) -> None:
    past = played.state.past[0]
    assert played.result is not None
    assert sum(shown.solver is not None for shown in past.cluzzles) >= 2
    assert all(said.bot for said in past.talk)
    assert all(attribute_asked(said.question) for said in past.talk)


@pytest.mark.rule("CLUZ-14")
def test_what_bots_make_is_marked_handed_in_and_lawful(played: VirtualGame) -> None:
    state = studio()
    for shown in played.state.past[0].cluzzles:
        assert shown.sculpture.bot
        made = played.blobs[shown.sculpture.clay or ""]
        assert GAME.check_blob(state, 0, made) is None
        assert sha256(made).hexdigest() == shown.sculpture.clay


def test_bots_sculpt_what_they_know_how_to_shape(played: VirtualGame) -> None:
    assert all(can_shape(shown.word) for shown in played.state.past[0].cluzzles)


def test_a_bot_seals_at_once_and_brings_its_clay() -> None:
    state = studio()
    bot = CluzzleBot(NORMAL)
    move = choose(state, 0, bot)
    assert isinstance(move, Seal)
    assert move.word in state.sculptors[0].card
    assert GAME.refuse(state, 0, move) is None
    (made,) = bot.blobs(GAME.observe(state, 0), move)
    assert sha256(made).hexdigest() == move.clay
    assert bot.blobs(GAME.observe(state, 0), Content()) == ()
    assert bot.blobs(GAME.observe(state, 0), Seal("ab" * 32)) == ()
    assert choose(state, 0, CluzzleBot(NORMAL)) == move
    assert choose(state, 0, CluzzleBot(NORMAL), seed=2) != move


@pytest.mark.rule("CLUZ-14")
def test_for_somebody_who_is_away_it_sculpts_what_they_had_chosen() -> None:
    state = studio()
    act(state, 0, "choose cat")
    move = choose(state, 0)
    assert isinstance(move, Seal)
    assert (move.word, move.bot) == ("", False)
    assert GAME.refuse(state, 0, move) is None


def test_it_does_not_keep_everything_that_it_ever_made() -> None:
    bot = CluzzleBot(EASY)
    first = choose(studio(), 0, bot, seed=0)
    for seed in range(1, 70):
        choose(studio(), 0, bot, seed=seed)
    assert bot.blobs(GAME.observe(studio(), 0), first) == ()


def test_levels_like_other_things() -> None:
    grades = {}
    for name, skill in (("easy", EASY), ("hard", HARD)):
        view = GAME.view(studio(), 0)
        picked = [CluzzleBot(skill).pick_word(view, Rng.from_number(seed)) for seed in range(20)]
        grades[name] = sum(THINGS[word].grade for word in picked) / len(picked)
    assert grades["easy"] < grades["hard"]


@pytest.mark.parametrize("word", ["zebra", "tongue", "skunk", "pogo stick", "scarecrow", "pancake", "safe"])
def test_without_a_recipe_it_is_a_plain_piece_of_clay_with_a_description(word: str) -> None:
    made, note = sculpt(word, Rng.from_number(1), 1.0)
    assert clay.check(made) is None
    if not can_shape(word):
        assert note == describe(word)
        assert note.startswith("A plain piece of clay.")


def test_no_description_names_its_thing_or_is_too_long() -> None:
    for word in ALL:
        assert not names_word(describe(word), word)
        assert len(describe(word)) <= 200


@pytest.mark.rule("CLUZ-21")
def test_a_bot_answers_from_what_it_knows_about_its_word() -> None:
    state = table()
    act(state, 0, "ask 1 Is it some kind of animal?")
    assert choose(state, 1) == Reply("yes")
    act(state, 1, "answer unknown")
    act(state, 0, "ask 1 Does it believe in itself?")
    assert choose(state, 1) == Reply("unknown")


def test_it_waits_where_it_is_not_awaited_and_is_content_in_the_end() -> None:
    state = table()
    assert choose(state, 1) is None
    play_out(state)
    assert choose(state, 1) == Content()


def test_it_asks_a_lawful_question_that_was_not_asked_before() -> None:
    state = table()
    asked = []
    for _ in range(3):
        move = choose(state, state.asker)
        assert isinstance(move, Ask)
        assert GAME.refuse(state, state.asker, move) is None
        asked.append((move.sculptor, move.question))
        turn_with(state, move)
    assert len(set(asked)) == 3


def turn_with(state: State, move: Ask) -> None:
    asker = state.asker
    act(state, asker, f"ask {move.sculptor} {move.question}")
    act(state, move.sculptor, "answer no")
    act(state, asker, "no_guess")


def test_after_i_dont_know_it_stays_with_the_same_cluzzle() -> None:
    state = table()
    act(state, 0, "ask 2 Is it odd?")
    act(state, 2, "answer unknown")
    move = choose(state, 0)
    assert isinstance(move, Ask)
    assert move.sculptor == 2


def test_it_does_not_ask_about_what_is_solved() -> None:
    state = table()
    turn(state, 1, guess="wolf")
    for seed in range(8):
        move = choose(state, 1, CluzzleBot(EASY), seed)
        assert isinstance(move, Ask)
        assert move.sculptor != 1
    turn(state, 0)
    for seed in range(8):
        move = choose(state, 2, CluzzleBot(EASY), seed)
        assert isinstance(move, Ask)
        assert move.sculptor == 0


def emitted(state: State, sculptor: int, **answers: str) -> None:
    """Let the table know much about a Cluzzle, without a guess."""
    for name, said in answers.items():
        state.talk.append(Exchange(1, 0, sculptor, MENU[name], said))  # type: ignore[arg-type]


MENU = {
    "animal": "Is it an animal?",
    "wild": "Does it live in the wild?",
    "grey": "Is it grey?",
    "scary": "Is it scary?",
    "mammal": "Is it a mammal?",
    "meat": "Does it eat meat?",
    "bites": "Can it bite or sting?",
    "fast": "Is it fast?",
    "bigger": "Is it bigger than a person?",
}
WOLF = dict.fromkeys(MENU, "yes") | {"bigger": "no"}


def test_it_guesses_what_fits_the_answers() -> None:
    state = table()
    emitted(state, 1, **WOLF)
    state.phase = "guess"
    assert choose(state, 0) == Guess("wolf")


def test_it_does_not_guess_at_random() -> None:
    state = table()
    act(state, 0, "ask 1 Is it odd?")
    act(state, 1, "answer no")
    assert choose(state, 0) == NoGuess()


def test_a_wrong_guess_and_its_own_card_are_out_of_the_question() -> None:
    state = table()
    emitted(state, 1, **WOLF)
    state.talk[-1] = Exchange(1, 0, 1, MENU["bigger"], "no", guesses=("wolves",))
    likely = belief(GAME.view(state, 0), 0, 1, BLIND, EVER)
    assert likely[ALL.index("wolf")] == 0
    assert all(likely[ALL.index(word)] == 0 for word in state.sculptors[0].card)
    assert likely.sum() == pytest.approx(1)


def test_what_it_believes_does_not_depend_on_what_it_cannot_know() -> None:
    one, other = table(), table()
    other.sculptors[1].choice = "hammer"
    for state in (one, other):
        emitted(state, 1, animal="yes", grey="partly")
    views = [GAME.view(state, 0) for state in (one, other)]
    assert views[0] == views[1]
    beliefs = [belief(view, 0, 1, BLIND, EVER) for view in views]
    assert np.array_equal(beliefs[0], beliefs[1])


def test_who_forgets_learns_only_from_their_own_questions_and_from_guesses() -> None:
    state = table()
    emitted(state, 1, **WOLF)
    never = Memory(0.0, Rng.from_number(1))
    view = GAME.view(state, 2)
    blank = belief(view, 2, 1, BLIND, never)
    assert blank.max() == pytest.approx(blank[blank > 0].min())
    mine = belief(view, 0, 1, BLIND, never)
    assert mine[ALL.index("wolf")] > 5 * blank[ALL.index("wolf")]


def test_a_question_that_names_a_thing_tells_too_and_nonsense_does_not() -> None:
    pool = word_pool(ALL)
    named = pool.likelihood("Is it a wolf?", "yes")
    assert named is not None
    assert ALL[int(named.argmax())] == "wolf"
    assert pool.likelihood("Does it believe in itself?", "yes") is None
    assert pool.likelihood("Is it an animal?", "unknown") is None
    natural, made = pool.likelihood("Is it natural?", "yes"), pool.likelihood("Is it made by people?", "no")
    assert natural is not None
    assert made is not None
    assert np.mean((natural > 0.5) == (made > 0.5)) > 0.95


def test_where_nothing_is_left_everything_is_possible() -> None:
    words = ", ".join(f"gadget {number}" for number in range(18))
    state = GAME.setup(agreed(words=words, only_own=True), 3, Rng.from_number(1))
    for seat in range(3):
        act(state, TABLE, f"forfeit {seat}")
    guesses = tuple(f"gadget {number}" for number in range(18))
    state.talk.append(Exchange(1, 0, 1, "Is it odd?", "no", guesses=guesses))
    even = belief_from_look(word_pool(guesses), None)
    assert belief(GAME.view(state, 0), 0, 1, even, EVER) == pytest.approx(1 / 18)


def test_asked_before_in_other_words_is_asked_before() -> None:
    talk = [
        Exchange(1, 0, 1, "Would you call it a creature?", "yes"),
        Exchange(1, 0, 2, "Is it red?", "no"),
    ]
    assert asked_before(talk, 1) == {"animal"}
    pool = word_pool(ALL)
    worth = {
        each.attribute: each.worth
        for each in rate_questions(pool, belief_from_look(pool, None), 1, {"animal"})
    }
    assert worth["animal"] == -1 < min(value for name, value in worth.items() if name != "animal")


def test_it_does_not_keep_everything_that_it_ever_saw() -> None:
    bot = CluzzleBot(HARD)
    for number in range(70):
        bot.see_blob(str(number), PHOTO)
    assert len(bot._looks) <= 64


def test_it_thinks_longest_about_clay() -> None:
    bot, observation, rng = CluzzleBot(EASY), GAME.observe(table(), 0), Rng.from_number(1)
    seal, ask, other = (
        bot.pause(observation, move, rng) for move in (Seal("ab" * 32), Ask(1, "Is it?"), NoGuess())
    )
    assert seal > ask > other >= 1500


def test_there_are_three_levels_beside_random() -> None:
    assert list(BOTS) == ["random", "easy", "normal", "hard"]


@pytest.mark.rule("CLUZ-14")
@pytest.mark.soak
@pytest.mark.parametrize("seed", range(12))
def test_random_bots_put_real_sculptures_on_the_table(seed: int) -> None:
    match = VirtualGame(
        GAME, bot_players(GAME, ["random"] * 3, 0), SecretSeed.from_numbers(seed), options={"games": 1}
    )
    while match.result is None:
        turn = match.next_due_move()
        assert turn is not None
        match.make_move(turn)
    for shown in match.state.past[0].cluzzles:
        assert shown.sculpture.bot
        made = match.blobs[shown.sculpture.clay or ""]
        assert clay.check(made) is None
        assert not clay.build(made).is_empty()


OWN = ["DOGS", "Bicycles", "Mice", "The Castle", "hot air balloons", "DONUT"]
KNOWN = ["dog", "bicycle", "mouse", "castle", "hot-air balloon", "doughnut"]


@pytest.mark.rule("CLUZ-21")
@pytest.mark.parametrize(("word", "thing"), list(zip(OWN, KNOWN, strict=True)))
def test_bots_know_the_hosts_words_however_they_are_written(word: str, thing: str) -> None:
    assert can_shape(word) == can_shape(thing)
    assert sculpt(word, Rng.from_number(1), 1.0) == sculpt(thing, Rng.from_number(1), 1.0)
    for question in (
        *MENU.values(),
        f"Is it a {thing}?",
        "Is it a toy?",
        "Is it made of metal?",
        "Is it a boat?",
    ):
        assert answer(word, question) == answer(thing, question)


def test_bots_find_out_the_hosts_words_however_they_are_written() -> None:
    words = ("WOLVES", *OWN, *(f"Gadget {number}" for number in range(18)))
    options = agreed(words=", ".join(words), only_own=True)
    state = GAME.setup(options, 3, Rng.from_number(1))
    for seat, sculptor in enumerate(state.sculptors):
        sculptor.card = tuple(f"Gadget {number}" for number in range(6 * seat, 6 * seat + 6))
        act(state, TABLE, f"forfeit {seat}")
    emitted(state, 1, **WOLF)
    state.phase = "guess"
    assert choose(state, 0) == Guess("WOLVES")


def test_wrong_answers_do_not_lead_it_astray_for_long() -> None:
    things = sample_things()
    needed = [questions_needed(GuessingHunt(things[number], number), things) for number in range(0, 60, 2)]
    assert share_within(needed, 10) >= 0.6


def test_clay_by_another_hand_is_still_clay() -> None:
    made, _ = sculpt("cat", Rng.from_number(5), 1.0)
    rough = [noisy_copy(made, Rng.from_number(seed)) for seed in range(6)]
    assert all(clay.check(each) is None for each in rough)
    assert len(set(rough)) == 6
