"""Which names the swatch book of Dye Pot takes."""

import pytest

from huetable.core.rng import Rng
from huetable.core.terms import Refusal
from huetable.games.dye_pot import GAME
from huetable.games.dye_pot.bots import invent_name
from huetable.games.dye_pot.rules.moves import Name
from huetable.games.dye_pot.rules.names import ENGLISH_COLOUR_WORDS, refuse_name
from huetable.games.dye_pot.rules.state import Options, Tint
from huetable.games.dye_pot.tint_names import possible_names
from huetable.language.known import language_codes

BOOK = [Tint("blue", 1, None), Tint("red", 0, "Crème Plum")]


@pytest.mark.rule("DYE-12")
@pytest.mark.parametrize(
    "name", ["", " ", "a b c", "a" * 25, "number 7", "under_score", "no!", "-", "it' s", "’s"]
)
def test_a_name_is_one_or_two_words_of_letters(name: str) -> None:
    assert refuse_name(name, BOOK) == Refusal("DYE-12", {"name": name})


@pytest.mark.rule("DYE-12")
@pytest.mark.parametrize(
    "name", ["a", "a" * 24, "baker's dozen", "crème brûlée", "mid-summer night", "Ångström"]
)
def test_names_that_the_book_takes(name: str) -> None:
    assert refuse_name(name, BOOK) is None


@pytest.mark.rule("DYE-13")
def test_the_plain_colour_words_are_twelve() -> None:
    words = "black blue brown gray green grey orange pink purple red white yellow"
    assert " ".join(sorted(ENGLISH_COLOUR_WORDS)) == words


@pytest.mark.rule("DYE-13")
@pytest.mark.parametrize("word", sorted(ENGLISH_COLOUR_WORDS))
def test_a_name_has_no_plain_colour_word(word: str) -> None:
    for name in (word, f"deep {word.upper()}", f"{word}-hot", f"{word}'s", f"all’{word}"):
        assert refuse_name(name, BOOK) == Refusal("DYE-13", {"name": name, "word": word})


@pytest.mark.rule("DYE-13")
@pytest.mark.parametrize("name", ["redwood", "bluebell", "evergreen"])
def test_a_word_that_only_begins_or_ends_like_a_colour_is_fine(name: str) -> None:
    assert refuse_name(name, BOOK) is None


@pytest.mark.rule("DYE-13")
@pytest.mark.parametrize(
    ("language", "name", "word"),
    [
        ("de", "tiefes Grün", "grün"),
        ("de", "ROTER Mond", "roter"),
        ("de", "gruener Tee", "gruener"),
        ("de", "weißer Riese", "weisser"),
        ("es", "luna roja", "roja"),
        ("es", "MARRÓN", "marrón"),
        ("es", "marron claro", "marron"),
        ("pt", "céus azuis", "azuis"),
        ("pt", "marrom-café", "marrom"),
    ],
)
def test_a_name_has_no_colour_word_of_the_tables_language(language: str, name: str, word: str) -> None:
    assert refuse_name(name, BOOK, language) == Refusal("DYE-13", {"name": name, "word": word})
    assert refuse_name(name, BOOK) is None, "at an English table it is a name like any other"


@pytest.mark.rule("DYE-13")
@pytest.mark.parametrize(
    ("language", "name"),
    [("de", "Rotwein"), ("de", "Red Bull"), ("es", "rojizo"), ("es", "verdad"), ("pt", "amarelinha")],
)
def test_other_words_of_the_tables_language_are_fine(language: str, name: str) -> None:
    assert refuse_name(name, BOOK, language) is None


@pytest.mark.rule("DYE-13")
def test_the_table_keeps_to_the_language_that_was_chosen() -> None:
    for language, refused in (("en", "red dusk"), ("de", "rote Sonne")):
        options = GAME.read_options({"language": language}, 3)
        assert isinstance(options, Options)
        state = GAME.setup(options, 3, Rng.from_number(1))
        state.phase = "name"
        assert GAME.refuse(state, state.taster, Name(refused)) is not None
        assert GAME.refuse(state, state.taster, Name("Tee")) is None
    assert isinstance(GAME.read_options({"language": "xx"}, 3), Refusal)


@pytest.mark.rule("DYE-14")
@pytest.mark.parametrize("name", ["creme plum", "CRÈME PLUM", "crème  plum"])
def test_no_name_stands_in_the_book_twice_however_it_is_spelled(name: str) -> None:
    assert refuse_name(name, BOOK) == Refusal("DYE-14", {"name": name})


@pytest.mark.parametrize("language", language_codes())
def test_bots_invent_names_that_the_book_takes(language: str) -> None:
    assert [name for name in possible_names(language) if refuse_name(name, [], language)] == []
    book: list[Tint] = []
    for seed in range(100):
        name = invent_name(book, Rng.from_number(seed), language)
        assert refuse_name(name, book, language) is None
        book.append(Tint("red", 0, name.title()))
