from random import Random

import pytest
from rapidfuzz.distance import OSA

from huetable.language.closest_words import closest_words
from huetable.language.edit_distance import within_one_edit


def test_one_edit_is_a_letter_more_less_other_or_two_swapped() -> None:
    assert all(
        within_one_edit(word, "green") for word in ("green", "gree", "greeen", "greed", "geren", "reen")
    )
    assert not any(within_one_edit(word, "green") for word in ("gr", "grin", "neerg", "gerne", "greening"))


def test_one_edit_is_what_the_literature_counts_as_one() -> None:
    random = Random(1)
    words = ["".join(random.choices("abc", k=random.randint(0, 6))) for _ in range(400)]
    for one, other in zip(words, reversed(words), strict=True):
        assert within_one_edit(one, other) == (OSA.distance(one, other) <= 1)


def test_the_closest_words_come_first_and_equals_by_their_letters() -> None:
    others = ("horse", "house", "hose", "mouse", "elephant")
    assert closest_words("hous", others, 2) == ["house", "horse", "hose", "mouse"]
    assert closest_words("hous", others, 1) == ["house"]
    assert closest_words("xylophone", others, 2) == []


@pytest.mark.parametrize(
    ("one", "other", "far"),
    [
        ("", "", 0),
        ("cat", "cat", 0),
        ("cat", "cart", 1),
        ("cart", "cat", 1),
        ("cat", "cut", 1),
        ("abc", "xyz", 3),
    ],
)
def test_a_word_is_close_by_the_letters_put_in_left_out_or_changed(one: str, other: str, far: int) -> None:
    assert closest_words(one, [other], far) == [other]
    assert far == 0 or closest_words(one, [other], far - 1) == []
