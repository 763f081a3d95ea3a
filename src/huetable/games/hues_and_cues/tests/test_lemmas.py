"""Inflection, and the dictionaries."""

import pytest

from huetable.games.hues_and_cues.data import comparisons, dictionary, inflections, more_words
from huetable.games.hues_and_cues.rules.cues.dictionary import is_dictionary_word, same_word
from huetable.games.hues_and_cues.rules.cues.everyday_words import (
    base_forms,
    is_everyday_word,
    same_base_form,
)
from huetable.games.hues_and_cues.rules.cues.hidden_colour_names import glued_words
from huetable.language.lookalikes import fold_lookalikes, fold_similar_letters, without_repeats


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("rose", "roses"),
        ("cherry", "cherries"),
        ("box", "boxes"),
        ("leaf", "leaves"),
        ("mouse", "mice"),
        ("fade", "faded"),
        ("shine", "shining"),
        ("drip", "dripped"),
        ("roll", "rolling"),
        ("dried", "dry"),
        ("sing", "singing"),
        ("swim", "swum"),
        ("freeze", "frozen"),
        ("burn", "burnt"),
        ("travel", "travelling"),
        ("eye", "eyes"),
        ("wet", "wetter"),
        ("rusty", "rustiest"),
        ("good", "best"),
        ("blackcurrant", "blackcurrants"),
        ("cactus", "cacti"),
    ],
)
@pytest.mark.rule("HUES-19")
def test_inflected_words_are_the_same_word(one: str, other: str) -> None:
    assert same_word(one, other)
    assert same_word(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("flow", "flower"), ("bus", "bu"), ("glass", "glas"), ("sun", "son"), ("cactus", "cactu")),
        *(("ice", "icing"), ("cloth", "clothes"), ("ear", "earring"), ("see", "seed"), ("new", "news")),
        *(("paint", "painting"), ("build", "building"), ("even", "evening"), ("glass", "glasses")),
        *(("rise", "rose"), ("feel", "felt"), ("dive", "dove"), ("strange", "stranger"), ("numb", "number")),
        *(("wee", "weed"), ("fee", "feed"), ("hop", "hoped"), ("plan", "planed"), ("cut", "cutter")),
        *(("fore", "forest"), ("sing", "singeing"), ("jean", "jeans"), ("arm", "arms"), ("ga", "gas")),
    ],
)
@pytest.mark.rule("HUES-19")
def test_other_words_are_not(one: str, other: str) -> None:
    assert not same_word(one, other)
    assert not same_word(other, one)


def test_a_stem_is_shared_rather_too_often_than_too_seldom() -> None:
    assert same_base_form("ice", "icing")
    assert same_base_form("mouse", "mice")
    assert not same_base_form("flow", "flower")


def test_only_real_words_are_bases() -> None:
    assert base_forms("roses") >= {"rose"}
    assert base_forms("zzzs") == frozenset()


@pytest.mark.parametrize("word", ["sea", "seas", "faded", "lighter", "ox", "of", "mildred"])
def test_everyday_words(word: str) -> None:
    assert is_everyday_word(word)
    assert is_dictionary_word(word)


@pytest.mark.parametrize("word", ["blackcurrant", "whiteboards", "grayling", "bluesy", "greyscale", "aal"])
def test_words_of_the_full_dictionary_alone(word: str) -> None:
    assert not is_everyday_word(word)
    assert is_dictionary_word(word) == (word != "aal")


@pytest.mark.parametrize("word", ["skyblue", "redd", "reeed", "qx", "b", "zzz", ""])
def test_letters_that_make_no_word(word: str) -> None:
    assert not is_dictionary_word(word)


def test_the_dictionary_has_no_colour_name() -> None:
    assert not {"red", "blue", "reddish", "skyblue", "jetblue"} & dictionary()
    assert not {"red", "blue", "reddish", "skyblue", "jetblue", "redd"} & more_words()
    assert len(dictionary()) > 80_000
    assert len(more_words()) > 30_000
    assert len(inflections()) > 40_000
    assert len(comparisons()) > 3_000


def test_glued_words_come_apart() -> None:
    assert glued_words("topleft") == ("top", "left")
    assert glued_words("verydarkgreen") == ("very", "dark", "green")
    assert glued_words("zorblatt") == ()


def test_folding() -> None:
    assert fold_lookalikes("Ｃafé’s") == "cafes"
    assert fold_lookalikes("ѕкуbluе") == "skyblue"
    assert fold_lookalikes("Straße") == "strasse"
    assert without_repeats("blluuee") == "blue"
    assert fold_similar_letters("bIue".lower()) == fold_similar_letters("blue")
