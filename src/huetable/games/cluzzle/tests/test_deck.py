"""The deck, the cards and the host's own words."""

import pytest
from msgspec import json

from huetable.core.rng import Rng
from huetable.core.terms import Refusal
from huetable.games.cluzzle import GAME
from huetable.games.cluzzle.rules.state import Options
from huetable.games.cluzzle.rules.words.deck import deal, every_word, own_words
from huetable.games.cluzzle.rules.words.things import THINGS, listed_forms
from huetable.games.cluzzle.tests.studio import act, agreed, gadgets, refused_options, studio, table
from huetable.language.folding import fold_phrase


@pytest.mark.rule("CLUZ-1")
def test_three_to_six_play() -> None:
    assert GAME.meta.seats == (3, 6)
    for seats in (2, 7):
        refusal = GAME.read_options({}, seats)
        assert isinstance(refusal, Refusal)
        assert refusal.clause == "TABLE-6"


@pytest.mark.rule("CLUZ-3")
def test_the_host_picks_who_begins_or_it_is_drawn() -> None:
    assert studio(first=2).first == 2
    drawn = {GAME.setup(agreed(first=None), 3, Rng.from_number(seed)).first for seed in range(30)}
    assert drawn == {0, 1, 2}
    assert refused_options(first=2) is None
    assert refused_options(first=3) == Refusal("CLUZ-3", {"number": 4, "players": 3})


@pytest.mark.rule("CLUZ-4")
def test_the_deck_has_more_than_300_things_and_none_twice() -> None:
    assert len(THINGS) > 300
    forms = [form for word in THINGS for form in listed_forms(word) or ()]
    assert len(forms) == len(set(forms))
    assert all(0 < len(word) <= 40 for word in THINGS)


@pytest.mark.rule("CLUZ-4")
def test_a_card_has_two_of_each_grade_the_easy_ones_first() -> None:
    for card in deal(Options(), 24, (), Rng.from_number(3)):
        assert [THINGS[word].grade for word in card] == [1, 1, 2, 2, 3, 3]


@pytest.mark.rule("CLUZ-4")
@pytest.mark.parametrize("seed", range(3))
def test_no_thing_comes_twice_in_a_match(seed: int) -> None:
    state = GAME.setup(agreed(6, games=4), 6, Rng.from_number(seed))
    cards = [*state.deck, *(sculptor.card for sculptor in state.sculptors)]
    words = [word for card in cards for word in card]
    assert len(words) == 6 * 4 * 6 == len(set(words))
    assert len(state.deck) == 18


@pytest.mark.rule("CLUZ-5")
def test_own_words_are_separated_by_commas_or_lines_and_count_once() -> None:
    options = Options(
        words="pogo stick, Zeppelin\n  pogo-stick ;; the zeppelin , ?!\nlava  lamp", only_own=True
    )
    assert own_words(options) == ("pogo stick", "Zeppelin", "lava lamp")
    assert every_word(options) == own_words(options)


@pytest.mark.rule("CLUZ-5")
def test_mixed_in_words_of_the_deck_are_left_out() -> None:
    options = Options(words="cats, zeppelin, CAT, mice, goose, geese")
    assert own_words(options) == ("zeppelin", "goose")
    assert own_words(Options(words="cat", only_own=True)) == ("cat",)
    assert set(every_word(options)) == {*THINGS, "zeppelin", "goose"}
    cards = deal(options, 70, (), Rng.from_number(1))
    assert "zeppelin" in {word for card in cards for word in card}


@pytest.mark.rule("CLUZ-5")
def test_alone_they_must_be_enough() -> None:
    few = refused_options(words=gadgets(35), only_own=True, games=2)
    counts = {"players": 3, "games": 2, "needed": 36, "words": 35, "more": 1}
    assert few == Refusal("CLUZ-5", counts, "few")
    assert refused_options(words=gadgets(36), only_own=True, games=2) is None
    assert refused_options(words=gadgets(2), games=2) is None
    state = GAME.setup(agreed(words=gadgets(36), only_own=True, games=2), 3, Rng.from_number(1))
    assert all(word.startswith("gadget") for sculptor in state.sculptors for word in sculptor.card)


@pytest.mark.rule("CLUZ-5")
def test_games_of_the_first_rules_keep_the_words_that_were_different_then() -> None:
    """Each of them was dealt, so a record of such a game is replayed with all of them."""
    raw = {"games": 1, "only_own": True, "words": f"cup of tea, cups of tea, {gadgets(16)}"}
    assert isinstance(GAME.read_options(raw, 3), Refusal)
    options = GAME.read_options(raw, 3, version=1)
    assert isinstance(options, Options)
    state = GAME.setup_for_version(1, options, 3, Rng.from_number(1))
    assert state.rules == 1
    dealt = {word for sculptor in state.sculptors for word in sculptor.card}
    assert len(dealt) == 18 > len(own_words(options))
    imagined = GAME.imagine(GAME.view(state, 0), Rng.from_number(2))
    assert imagined.rules == 1


@pytest.mark.rule("CLUZ-5")
def test_a_word_nobody_could_type_is_refused() -> None:
    assert refused_options(words="x" * 40) is None
    long = refused_options(words="x" * 41)
    assert long == Refusal("CLUZ-5", {"word": "x" * 20 + "…", "most": 40, "characters": 41}, "long_word")


@pytest.mark.rule("CLUZ-5")
def test_all_of_them_have_at_most_6000_characters() -> None:
    words = gadgets(600)
    assert json.schema(Options)["$defs"]["Options"]["properties"]["words"]["maxLength"] == 6000
    assert refused_options(words=words[:6000]) is None
    assert refused_options(words=words[:6001]) == Refusal(
        "CLUZ-5", {"most": 6000, "characters": 6001}, "long_list"
    )


def test_what_was_seen_is_dealt_last() -> None:
    options = Options(words=gadgets(18), only_own=True)
    seen = own_words(options)[:6]
    cards = deal(options, 2, seen, Rng.from_number(5))
    assert not {word for card in cards for word in card} & set(seen)
    assert len({word for card in deal(options, 3, seen, Rng.from_number(5)) for word in card}) == 18


def test_every_thing_is_its_own_form_and_folds_to_something() -> None:
    for word in THINGS:
        assert fold_phrase(word) in (listed_forms(word) or ())
        assert "" not in (listed_forms(word) or ())


@pytest.mark.parametrize("form", ["ask", "guess", "keep", "seal"])
def test_play_that_means_nothing_is_lawful_more_often_than_not(form: str) -> None:
    state = table() if form in ("ask", "guess") else studio()
    if form == "guess":
        act(state, 0, "ask 1 Is it red?")
        act(state, 1, "answer no")
    observation = GAME.observe(state, 0)
    wanted = next(each for each in observation.open_moves if each.move == form)
    moves = [GAME.random_move(observation, wanted, Rng.from_number(seed)) for seed in range(20)]
    assert len(set(moves)) > 1
    assert sum(GAME.refuse(state, 0, move) is None for move in moves) >= 15


def test_what_was_chosen_is_what_is_sealed_at_random() -> None:
    state = studio()
    act(state, 0, "choose cat")
    observation = GAME.observe(state, 0)
    move = GAME.random_move(observation, observation.open_moves[1], Rng.from_number(1))
    assert GAME.refuse(state, 0, move) is None
