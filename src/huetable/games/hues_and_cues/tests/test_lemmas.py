"""Inflection, and the dictionary."""

import pytest

from huetable.games.hues_and_cues.data import dictionary
from huetable.games.hues_and_cues.disguises import parts_of
from huetable.games.hues_and_cues.lemmas import bases, is_real, same_word
from huetable.games.hues_and_cues.letters import collapse, fold, shape


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("rose", "roses"),
        ("cherry", "cherries"),
        ("box", "boxes"),
        ("leaf", "leaves"),
        ("mouse", "mice"),
        ("fade", "faded"),
        ("paint", "painting"),
        ("drip", "dripped"),
        ("roll", "rolling"),
        ("dried", "dry"),
        ("sing", "singing"),
    ],
)
def test_inflected_words_are_the_same_word(one: str, other: str) -> None:
    assert same_word(one, other)
    assert same_word(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("flow", "flower"), ("bus", "bu"), ("glass", "glas"), ("sun", "son"), ("cactus", "cactu")],
)
def test_other_words_are_not(one: str, other: str) -> None:
    assert not same_word(one, other)


def test_only_real_words_are_bases() -> None:
    assert bases("roses") >= {"rose"}
    assert bases("zzzs") == frozenset()


@pytest.mark.parametrize("word", ["sea", "seas", "faded", "lighter", "ox", "of", "mildred"])
def test_real_words(word: str) -> None:
    assert is_real(word)


@pytest.mark.parametrize("word", ["skyblue", "redd", "reeed", "qx", "b", "zzz", ""])
def test_letters_that_make_no_word(word: str) -> None:
    assert not is_real(word)


def test_the_dictionary_has_no_colour_name() -> None:
    assert not {"red", "blue", "reddish", "skyblue", "jetblue"} & dictionary()
    assert len(dictionary()) > 80_000


def test_glued_words_come_apart() -> None:
    assert parts_of("topleft") == ("top", "left")
    assert parts_of("verydarkgreen") == ("very", "dark", "green")
    assert parts_of("zorblatt") == ()


def test_folding() -> None:
    assert fold("Ｃafé’s") == "cafes"
    assert fold("ѕкуbluе") == "skyblue"
    assert fold("Straße") == "strasse"
    assert collapse("blluuee") == "blue"
    assert shape("bIue".lower()) == shape("blue")
