import pytest

from huetable.language.en.base_forms import possible_bases
from huetable.language.en.plurals import other_numbers
from huetable.language.en.regular_forms import stems_before_vowel, syllables, with_ing, with_s
from huetable.language.en.stems import possible_stems, stem, stems_of


@pytest.mark.parametrize(
    ("one", "many"),
    [
        ("wolf", "wolves"),
        ("toy car", "toy cars"),
        ("mother-in-law", "mothers-in-law"),
        ("axis", "axes"),
        ("axe", "axes"),
        ("emu", "emus"),
        ("bookshelf", "bookshelves"),
    ],
)
def test_one_and_many_are_each_others_other_number(one: str, many: str) -> None:
    assert many in set(other_numbers(one))
    assert one in set(other_numbers(many))


def test_another_word_is_no_other_number() -> None:
    assert "news" not in set(other_numbers("new"))
    assert "glass" not in set(other_numbers("glasses"))
    assert "buses" in set(other_numbers("bus"))
    assert set(other_numbers("sheep")) == set()


def test_forms_of_a_word_have_one_stem() -> None:
    assert stems_of("Wheels wheeled") == stems_of("wheel wheel")
    assert len({stem(word) for word in ("ride", "rides", "riding", "ridden", "rode")}) == 1
    assert stems_of("Isn't it?") == ["is", "it"]


def test_possible_stems_miss_no_ending() -> None:
    assert {"rust", "rusty"} <= possible_stems("rustiness") | possible_stems("rusty")
    assert possible_stems("as") == {"as"}


def test_possible_bases_undo_every_regular_ending() -> None:
    assert "drip" in set(possible_bases("dripped"))
    assert "fade" in set(possible_bases("fading"))
    assert "mouse" in set(possible_bases("mice"))
    assert set(possible_bases("glass")) == set()


def test_regular_forms_are_spelled_as_in_a_grammar() -> None:
    assert list(with_s("cherry")) == ["cherries"]
    assert list(with_s("box")) == ["boxes"]
    assert list(with_ing("drip", ())) == ["dripping"]
    assert list(with_ing("singe", {"singeing"})) == ["singeing"]
    assert list(stems_before_vowel("dry")) == ["dri"]
    assert syllables("fade") == 1
