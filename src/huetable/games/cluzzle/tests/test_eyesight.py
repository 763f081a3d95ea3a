"""What bots see in a sculpture, and what they take it for."""

from hashlib import sha256

import numpy as np
import pytest

from huetable.core.rng import Rng
from huetable.games.cluzzle import GAME, clay
from huetable.games.cluzzle.bots.answer_likelihood import word_pool
from huetable.games.cluzzle.bots.eyesight import Impression, belief_at_sight, belief_from_look, impression
from huetable.games.cluzzle.bots.mix_ups import NEIGHBOURS, mix_ups, same_kind, taken_for
from huetable.games.cluzzle.bots.players import EASY, HARD, NORMAL, CluzzleBot
from huetable.games.cluzzle.bots.sculpting import sculpt
from huetable.games.cluzzle.clay import recipes
from huetable.games.cluzzle.lab.guess_measures import (
    WrongGuess,
    is_right_kind,
    looks_alike,
    share_like_people,
)
from huetable.games.cluzzle.lab.guess_sheet import ROWS, read_by_hand
from huetable.games.cluzzle.lab.measured_parts import questions_needed_for_unseen
from huetable.games.cluzzle.lab.twenty_questions import share_within
from huetable.games.cluzzle.rules.moves import Guess, NoGuess
from huetable.games.cluzzle.rules.state import Exchange, Sculpture, State
from huetable.games.cluzzle.rules.words.things import THINGS
from huetable.games.cluzzle.rules.words.word_forms import matches
from huetable.games.cluzzle.tests.studio import table

ALL = tuple(THINGS)
POOL = word_pool(ALL)
PHOTO = b"\xff\xd8\xff\xe0 no clay"


def seen(word: str, without: str | None = None) -> Impression:
    found = impression(recipes.build(word, Rng.from_number(77), 1.0), without)
    assert found is not None
    return found


def test_a_known_look_fits_and_is_named() -> None:
    look = seen("elephant")
    likely = belief_from_look(POOL, look)
    assert look.fit() > 0.8
    assert ALL[int(likely.argmax())] == "elephant"
    assert likely.sum() == pytest.approx(1)


@pytest.mark.soak
def test_where_no_look_fits_belief_moves_to_kinds_over_the_whole_deck() -> None:
    """Each of them with its own look left out."""
    more = []
    for word in ("chair", "fire engine", "owl", "rose", "wolf", "umbrella"):
        likely = belief_from_look(POOL, seen(word, without=word))
        kind = same_kind(POOL)[ALL.index(word)]
        more.append(likely[kind].sum() / kind.mean())
        assert likely.min() > 1e-6
    assert seen("umbrella", without="umbrella").fit() < 0.5
    assert np.mean(more) > 1.5


def test_nothing_is_seen_in_a_photo_nor_in_no_clay() -> None:
    assert impression(PHOTO) is None
    assert impression(clay.encode([])) is None
    assert belief_at_sight(POOL, None, HARD.eyes, Rng.from_number(1)) == pytest.approx(1 / len(ALL))


def test_a_look_finds_the_hosts_word_however_it_is_written() -> None:
    words = ("WOLVES", "Cats", *(f"Gadget {number}" for number in range(18)))
    assert words[int(belief_from_look(word_pool(words), seen("cat")).argmax())] == "Cats"


def test_things_are_taken_for_those_that_people_mix_them_up_with() -> None:
    mixed = mix_ups(ALL, HARD.eyes.sharpness)
    assert (mixed.argmax(axis=1) == np.arange(len(ALL))).all()
    taken = {ALL[number] for number in np.nonzero(mixed[ALL.index("bicycle")])[0]}
    assert taken == {"bicycle", "motorcycle", "scooter"}
    assert set(taken_for()) == set(THINGS)
    assert {other for others in taken_for().values() for other in others} <= set(THINGS)


def test_a_word_of_the_hosts_is_taken_for_the_nearest_by_kind_and_look() -> None:
    words = ("pony", "wolf", "dog", "ladder", "lamp", *(f"Gadget {number}" for number in range(15)))
    mixed = mix_ups(words, EASY.eyes.sharpness)
    assert ((mixed > 0).sum(axis=1) <= NEIGHBOURS + 1).all()
    assert mixed[words.index("wolf"), words.index("dog")] > 0
    assert mixed[0, words.index("ladder")] == 0


def test_sharp_eyes_take_a_thing_for_itself_more_often() -> None:
    often = [mix_ups(ALL, skill.eyes.sharpness).diagonal().mean() for skill in (EASY, NORMAL, HARD)]
    assert often == sorted(often)


def test_a_seat_sees_the_same_whenever_it_looks_and_another_seat_something_else() -> None:
    made, _ = sculpt("cat", Rng.from_number(77), 1.0)
    bot, state = CluzzleBot(EASY), table()
    state.sculptors[1].sculpture = Sculpture(sha256(made).hexdigest())
    view = GAME.view(state, 0)
    assert bot.belief_at_sight(view, 0, 1) == pytest.approx(1 / len(ALL))
    bot.see_blob(sha256(made).hexdigest(), made)
    beliefs = [bot.belief_at_sight(view, seat, 1) for seat in (0, 0, *range(1, 9))]
    assert np.array_equal(beliefs[0], beliefs[1])
    assert not all(np.array_equal(beliefs[0], other) for other in beliefs[2:])


def after_answers(count: int) -> State:
    """A giraffe on the table, and this many answers that leave no doubt."""
    made, _ = sculpt("giraffe", Rng.from_number(77), 0.0)
    state = table()
    state.sculptors[1].sculpture = Sculpture(sha256(made).hexdigest())
    told = ("Is it a giraffe?", "Is it an animal?", "Is it bigger than a person?")
    state.talk += [Exchange(1, 0, 1, question, "yes") for question in told[:count]]
    state.phase = "guess"
    return state


@pytest.mark.parametrize(("level", "patience"), [(EASY, 3), (NORMAL, 2), (HARD, 1)])
def test_the_weaker_a_bot_the_more_answers_it_wants_before_it_guesses(level: object, patience: int) -> None:
    bot = CluzzleBot(level)  # type: ignore[arg-type]
    made, _ = sculpt("giraffe", Rng.from_number(77), 0.0)
    bot.see_blob(sha256(made).hexdigest(), made)
    said = [bot.choose(GAME.observe(after_answers(count), 0), Rng.from_number(1)) for count in (1, 2, 3)]
    assert said == [NoGuess()] * (patience - 1) + [Guess("giraffe")] * (4 - patience)


@pytest.mark.soak
def test_things_are_found_without_their_looks() -> None:
    assert share_within(questions_needed_for_unseen(range(0, 30, 3)), 5) >= 0.25


@pytest.mark.soak
def test_the_measure_of_guesses_tells_what_people_say_from_what_they_never_would() -> None:
    good = [
        ("bicycle", "motorcycle"),
        ("cat", "fox"),
        ("rose", "tulip"),
        ("shoe", "boot"),
        ("guitar", "violin"),
    ]
    absurd = [("bicycle", "top hat"), ("cat", "toilet"), ("moon", "onion"), ("jellyfish", "witch")]
    assert share_like_people([WrongGuess(*pair) for pair in good]) == 1
    assert share_like_people([WrongGuess(*pair) for pair in absurd]) == 0
    assert not is_right_kind(WrongGuess("bicycle", "top hat"))
    assert not looks_alike(WrongGuess("jellyfish", "witch"))


def test_the_sheet_for_a_blind_reader_has_enough_wrong_guesses_by_hand() -> None:
    rows = read_by_hand()
    assert set(rows) <= set(recipes.names())
    assert len(rows) >= 2 * ROWS
    assert not any(matches(row.thing, row.guess) for row in rows.values())
