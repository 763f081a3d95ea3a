"""What words bring to mind, on any board."""

from math import atan2, degrees
from typing import Any

import numpy as np
import pytest

from huetable.games.hues_and_cues.data import read
from huetable.games.hues_and_cues.knowledge import colour_model_for, guess, whole_lexicon
from huetable.games.hues_and_cues.knowledge.board_distance import IN_FRAME, POINTS, STEPS
from huetable.games.hues_and_cues.knowledge.colour_model import (
    ColourModel,
    combined_odds,
    known_words_behind,
    respelled,
)
from huetable.games.hues_and_cues.knowledge.lexicon import Lexicon
from huetable.games.hues_and_cues.knowledge.listener import (
    expected_points,
    field_chances,
    weigh_other_guesses,
)
from huetable.games.hues_and_cues.knowledge.packing import pack, unpack
from huetable.games.hues_and_cues.knowledge.word_data import HAND, oklab_of, word_data
from huetable.games.hues_and_cues.lab.knowledge_measures import (
    crowd_words,
    distance_row,
    plain_palette,
    split_names,
)
from huetable.games.hues_and_cues.lab.shared_stems import share_stem
from huetable.games.hues_and_cues.rules.board import FIELDS
from huetable.games.hues_and_cues.rules.colour import oklab
from huetable.games.hues_and_cues.rules.palette import COLOURS

PLAIN = plain_palette()


def colour_of(words: str, palette: tuple[str, ...] = COLOURS) -> str:
    """Of the field on which a piece can expect the most."""
    return palette[int(expected_points(guess(words, palette), ()).argmax())]


def hue(code: str) -> float:
    _, a, b = oklab(code)
    return degrees(atan2(b, a)) % 360


def test_a_guess_is_a_share_for_each_field() -> None:
    shares = guess("salmon", COLOURS)
    assert shares.shape == (480,)
    assert shares.min() >= 0
    assert shares.sum() == pytest.approx(1, abs=1e-4)


def test_palettes_come_in_one_row_or_in_sixteen() -> None:
    rows = [[code.upper() for code in COLOURS[n : n + 30]] for n in range(0, 480, 30)]
    assert np.allclose(guess("salmon", COLOURS), guess(["salmon"], rows))


@pytest.mark.parametrize("palette", [COLOURS, PLAIN], ids=["board", "plain"])
@pytest.mark.parametrize(
    ("word", "least", "most"),
    [
        ("banana", 85, 115),
        ("grass", 120, 155),
        ("ocean", 220, 280),
        ("blood", 10, 40),
        ("lavender", 285, 330),
        ("carrot", 35, 70),
        ("smurf", 235, 275),
        ("shrek", 110, 145),
        ("envy", 125, 165),
        ("anger", 10, 40),
        ("joy", 75, 110),
    ],
)
def test_plain_things_get_plain_colours(
    palette: tuple[str, ...], word: str, least: float, most: float
) -> None:
    assert least <= hue(colour_of(word, palette)) <= most


@pytest.mark.parametrize(
    ("word", "least", "most"), [("coconut", 30, 80), ("axolotl", 0, 30), ("toad", 100, 150)]
)
def test_corrections_count_more_than_the_lists(word: str, least: float, most: float) -> None:
    """A coconut is brown outside, an axolotl pink, a toad green."""
    colour = colour_of(word)
    assert least <= hue(colour) <= most
    assert oklab(colour)[0] < 0.9


def test_a_dark_name_tells_what_the_plain_one_looks_like() -> None:
    number, dark = word_data().number["rose"], word_data().number["dark"]
    starts = np.cumsum(word_data().lengths) - word_data().lengths
    lexicon = whole_lexicon()
    mine = slice(lexicon.starts[number], lexicon.starts[number + 1])
    names = lexicon.owner[mine]
    changed = (word_data().lengths[names] == 2) & (word_data().name_words[starts[names]] == dark)
    assert changed.any()
    assert (lexicon.colours[mine][changed, 0] > word_data().colours[names[changed], 0]).all()


def test_inflected_misspelled_and_glued_words_are_understood() -> None:
    assert known_words_behind("strawberrys", word_data()) == ["strawberry"]
    assert known_words_behind("strawbery", word_data()) == ["strawberry"]
    assert known_words_behind("pumpkinsoup", word_data()) == ["pumpkin", "soup"]
    assert known_words_behind("qqqqzzzz", word_data()) == ()
    assert "strawberry" in respelled("stawberry")
    assert colour_of("strawbery") == colour_of("strawberry")


@pytest.mark.parametrize("word", ["qqqqzzzz", "", "海", "zorblatt", "the", "of of"])
def test_any_letters_get_an_answer(word: str) -> None:
    shares = guess(word, COLOURS)
    assert np.isfinite(shares).all()
    assert shares.sum() == pytest.approx(1, abs=1e-4)


def test_little_words_mean_nothing_and_what_is_looked_at_cannot_be_changed() -> None:
    assert (guess("the sea", COLOURS) == guess("sea", COLOURS)).all()
    assert np.allclose(guess("the", COLOURS), 1 / 480)
    with pytest.raises(ValueError, match="read-only"):
        guess("sea", COLOURS)[0] = 1


def test_a_lens_forgets_when_it_has_seen_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("huetable.games.hues_and_cues.knowledge.colour_model.KEPT", 2)
    model = ColourModel(whole_lexicon(), COLOURS)
    before = model.likely_fields("sea").copy()
    for word in ("sky", "sand", "sea"):
        assert np.isfinite(model.likely_fields(word)).all()
    assert (model.likely_fields("sea") == before).all()


def test_every_word_of_the_book_gets_an_answer() -> None:
    for word in word_data().words[::101]:
        assert np.isfinite(guess(word, PLAIN)).all(), word


@pytest.mark.parametrize("head", ["rose", "plum", "olive"])
def test_dark_is_darker_than_pale(head: str) -> None:
    dark, pale = (oklab(colour_of(f"{change} {head}", PLAIN))[0] for change in ("dark", "pale"))
    assert dark < pale


def test_two_words_that_make_a_name_mean_that_name() -> None:
    """ "Sea foam" is a pale green, which neither sea nor foam is."""
    assert 140 <= hue(colour_of("sea foam")) <= 190
    assert 140 <= hue(colour_of("Sea-Foam")) <= 190


def test_who_finds_no_dark_green_takes_a_green() -> None:
    assert 130 <= hue(colour_of("dark forest")) <= 175


def test_the_file_has_at_most_two_megabytes() -> None:
    assert len(read("knowledge.bin")) <= 2_000_000


def test_words_that_are_near_are_no_kin() -> None:
    for word in ("strawberry", "fox", "rose", "winter"):
        near = [word_data().words[other] for other in word_data().near(word_data().number[word])]
        assert len(near) == 20
        assert not any(share_stem(word, other) for other in near)


def test_a_definition_tells_colours() -> None:
    words, weights = word_data().gloss(word_data().number["strawberry"])
    assert "red" in [word_data().words[word] for word in words]
    assert weights.min() > 0


@pytest.mark.parametrize(
    ("one", "other", "kin"),
    [
        ("rose", "roses", True),
        ("rose", "rosy", True),
        ("rose", "primrose", True),
        ("sun", "sunny", False),
        ("mouse", "mice", True),
        ("rose", "ruby", False),
    ],
)
def test_kin_is_told_rather_too_often(one: str, other: str, kin: bool) -> None:
    assert share_stem(one, other) == share_stem(other, one) == kin


def test_names_can_be_left_out() -> None:
    number = word_data().number["strawberry"]
    owner = np.repeat(np.arange(len(word_data().lengths)), word_data().lengths)
    nothing = Lexicon(
        word_data(), ~np.isin(np.arange(len(word_data().lengths)), owner[word_data().name_words == number])
    )
    ours = Lexicon(word_data(), word_data().kinds >= HAND)
    assert whole_lexicon().trust[number] > ours.trust[number] > 50
    assert nothing.trust[number] == 0
    assert ColourModel(nothing, COLOURS).likely_fields("strawberry").sum() == pytest.approx(1, abs=1e-4)


def test_the_halves_of_the_names_have_nothing_in_common() -> None:
    one, other = split_names(1)
    assert not (one & other).any()
    assert 0.4 < one.sum() / len(one) < 0.6
    assert not (one | other)[word_data().kinds >= HAND].any()


def test_colours_many_at_once_are_the_same_as_one_by_one() -> None:
    many = oklab_of(np.array([list(bytes.fromhex(code[1:])) for code in COLOURS], np.uint8))
    assert np.allclose(many, [oklab(code) for code in COLOURS], atol=1e-4)


def test_what_is_packed_comes_out_again() -> None:
    arrays: dict[str, Any] = {
        "one": np.arange(6, dtype=np.uint16).reshape(2, 3),
        "two": np.array([1.5], np.float32),
    }
    for name, array in unpack(pack(arrays)).items():
        assert (array == arrays[name]).all()


def test_the_ground_knows_the_scoring() -> None:
    here, there = FIELDS.index("K24"), FIELDS.index("L25")
    assert (STEPS[here, there], POINTS[here, there], IN_FRAME[here, there]) == (1, 2, 1)
    assert POINTS[here].sum() == 3 + 8 * 2 + 16


def test_a_second_cue_narrows_it_down() -> None:
    model = colour_model_for(COLOURS)
    one, both = field_chances(model, ["rose"]), field_chances(model, ["rose", "dusk"])
    assert one.sum() == pytest.approx(1, abs=1e-4)
    assert (one != both).any()
    assert combined_odds(one, one, 0.3).argmax() == one.argmax()


def test_what_others_guessed_pulls_a_little() -> None:
    flat = np.full(480, 1 / 480, np.float32)
    pulled = weigh_other_guesses(flat, [100])
    assert pulled.argmax() == 100
    assert pulled[100] < 3 * pulled.min()


def test_no_piece_can_expect_anything_on_a_taken_field() -> None:
    flat = np.full(480, 1 / 480, np.float32)
    assert (expected_points(flat, [3, 4])[[3, 4]] < 0).all()


def test_figures_add_up() -> None:
    assert len(set(PLAIN)) == 480
    assert distance_row("x", [0, 1, 2, 3], "plain") == {
        "test": "x",
        "board": "plain",
        "n": 4,
        "exact": "25.0%",
        "3x3": "50.0%",
        "5x5": "75.0%",
        "points": 1.5,
    }
    assert 190 < len(list(crowd_words())) < 240
