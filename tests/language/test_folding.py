import pytest

from huetable.language.folding import fold_phrase, on_one_line, visible_text, without_accents
from huetable.language.lookalikes import fold_lookalikes, fold_similar_letters, without_repeats


def test_case_and_accents_make_no_difference() -> None:
    assert without_accents("Crème Brûlée") == without_accents("creme BRULEE") == "creme brulee"
    assert without_accents("Straße, Ærø, Łódź") == "strasse, aero, lodz"


@pytest.mark.parametrize("written", ["The Ice-Cream", "ice cream", "icecream", "an ICE cream!"])
def test_a_phrase_folds_to_its_letters_without_its_article(written: str) -> None:
    assert fold_phrase(written) == "icecream"


def test_an_article_is_only_left_out_before_a_word() -> None:
    assert fold_phrase("a") == "a"
    assert fold_phrase("anorak") == "anorak"


def test_visible_text_leaves_out_what_nobody_can_see() -> None:
    assert visible_text("  polar\u202e \n\u3164 bear\x07 ") == "polar bear"
    assert visible_text("a\u200db") == "a\u200db"
    assert on_one_line(" a \n b ") == "a b"


@pytest.mark.parametrize("written", ["RED", "réd", "r\u0435d", "ʀᴇᴅ", "r'e'd", "ｒｅｄ"])
def test_lookalike_letters_are_read_as_plain_ones(written: str) -> None:
    assert fold_lookalikes(written) == "red"


def test_letters_that_pass_for_others_look_the_same_at_a_glance() -> None:
    assert fold_similar_letters("yeIIovv".casefold()) == fold_similar_letters("yellow")
    assert fold_similar_letters("brovvn") == fold_similar_letters("brown")
    assert without_repeats("reeed") == "red"
