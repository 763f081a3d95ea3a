"""Which guesses count as the word: every singular and plural of the deck, and nothing that only comes near."""

from itertools import pairwise
from pathlib import Path

import pytest

from huetable.games.cluzzle.forms import accepted_forms, matches, names
from huetable.games.cluzzle.inflection import IRREGULAR, UNCHANGING, inflections
from huetable.games.cluzzle.things import THINGS
from huetable.games.cluzzle.words import fold, tidy

NEAR_MISSES = [
    line.split(" / ")
    for line in (Path(__file__).parent / "near_misses.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]


@pytest.mark.rule("CLUZ-26")
def test_all_forms_of_the_deck_count_whatever_is_written_around_them() -> None:
    pairs = [(thing.word, form) for thing in THINGS.values() for form in thing.forms if form != "="]
    assert len(pairs) > 400
    for word, form in pairs:
        for written in (form, form.upper(), f"the {form}", f" a {form} ", form.replace("-", " ")):
            assert matches(word, written), (word, written)


@pytest.mark.rule("CLUZ-25")
def test_none_of_500_near_misses_counts() -> None:
    assert len(NEAR_MISSES) >= 500
    assert len({tuple(pair) for pair in NEAR_MISSES}) == len(NEAR_MISSES)
    for word, miss in NEAR_MISSES:
        assert word in THINGS
        assert not matches(word, miss), (word, miss)


@pytest.mark.rule("CLUZ-25")
def test_no_thing_of_the_deck_counts_as_another() -> None:
    for one, other in pairwise(THINGS):
        assert not matches(one, other)
        assert not accepted_forms(one) & accepted_forms(other)


@pytest.mark.rule("CLUZ-25")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("The Ice-Cream", "icecream"),
        ("Crème brûlée", "creme brulee"),
        ("Jack-o'-lantern", "JACK O LANTERN"),
        ("an  igloo", "igloo"),
        ("Ærøskøbing Straße", "aeroskobing strasse"),
    ],
)
def test_what_is_folded(one: str, other: str) -> None:
    assert fold(one) == fold(other)


@pytest.mark.rule("CLUZ-25")
@pytest.mark.parametrize(("one", "other"), [("theatre", "atre"), ("ant", "t"), ("anchor", "chor"), ("a", "")])
def test_an_article_is_a_word_of_its_own(one: str, other: str) -> None:
    assert fold(one) != fold(other)


def test_tidy_puts_a_text_on_one_line() -> None:
    assert tidy("  polar \n bear ") == "polar bear"


@pytest.mark.rule("CLUZ-26")
@pytest.mark.parametrize(
    ("word", "guess"),
    [
        *(("zeppelin", "zeppelins"), ("zeppelins", "zeppelin"), ("toy soldier", "toy soldiers")),
        *(("radish", "radishes"), ("radishes", "radish"), ("pony", "ponies"), ("ponies", "pony")),
        *(
            ("goose", "geese"),
            ("ottoman", "ottomans"),
            ("geese", "goose"),
            ("Postman", "postmen"),
            ("postmen", "postman"),
        ),
        *(("piccolo", "piccolos"), ("piccolo", "piccoloes"), ("heroes", "hero"), ("halo", "haloes")),
        *(("lens", "lenses"), ("lenses", "lens"), ("glass", "glasses"), ("toy box", "toy boxes")),
        *(("purses", "purse"), ("horses", "horse"), ("kiss", "kisses"), ("tick-tock", "tick-tocks")),
        *(("key", "keys"), ("keys", "key"), ("pies", "pie"), ("shelf", "shelfs"), ("quizzes", "quiz")),
        *(
            ("toys", "toy"),
            ("boxes", "box"),
            ("matches", "match"),
            ("buzzes", "buzz"),
            ("tomatoes", "tomato"),
        ),
    ],
)
def test_words_of_the_hosts_own_have_both_numbers(word: str, guess: str) -> None:
    assert matches(word, guess)


@pytest.mark.rule("CLUZ-26")
@pytest.mark.parametrize(
    ("word", "guess"),
    [
        *(("zeppelin", "zeppeli"), ("toy soldier", "soldier"), ("toy soldier", "toys soldier")),
        *(
            ("tennis", "tenni"),
            ("lotus", "lotu"),
            ("abyss", "abys"),
            ("moose", "mooses"),
            ("prince", "princess"),
        ),
        *(("needle", "need"), ("bus stop", "bus"), ("busy", "bus"), ("pie", "py"), ("ties", "ty")),
    ],
)
def test_and_nothing_else(word: str, guess: str) -> None:
    assert not matches(word, guess)


def test_what_never_changes_has_no_other_number() -> None:
    assert "sheep" in UNCHANGING
    assert all(not list(inflections(word)) for word in UNCHANGING)
    assert list(inflections("")) == []


def test_irregular_words_go_both_ways() -> None:
    for single, several in IRREGULAR.items():
        assert several in list(inflections(single))
        assert single in list(inflections(several))


@pytest.mark.rule("CLUZ-11")
def test_a_word_is_named_only_as_a_word_of_its_own() -> None:
    assert names("It is a hot-air balloon!", "hot-air balloon")
    assert names("hot air balloons", "hot-air balloon")
    assert not names("A balloon, hot as air", "hot-air balloon")
    assert not names("concatenate", "cat")
    assert not names("", "cat")
    assert names("Jack-o'-lantern it is", "jack-o'-lantern")
