"""Every language gives the games the same things."""

import pytest

from huetable.language.known import language, language_codes

COLOURS = {"red", "orange", "yellow", "green", "blue", "purple", "pink", "brown", "white", "black", "grey"}


def test_english_is_first_and_the_others_are_found_by_their_folders() -> None:
    assert language_codes() == ("en", "de", "es", "pt")
    with pytest.raises(ValueError, match="unknown language 'xx'"):
        language("xx")


@pytest.mark.parametrize("code", language_codes())
def test_a_language_names_the_eleven_colours_thirty_numbers_and_comes_folded(code: str) -> None:
    known = language(code)
    assert known.code == code
    assert set(known.colour_names.values()) >= COLOURS
    assert len(known.numbers) > 30
    assert known.numbers < known.positions
    assert not known.ordinary_words & known.colour_names.keys()
    for words in (known.colour_names, known.positions, known.comparisons, known.stop_words):
        assert all(known.fold_word(word) == word for word in words)


PLURALS = {
    "es": "lápiz/lapices camión/camiones oso/osos pared/paredes",
    "pt": "balão/baloes animal/animais jardim/jardins flor/flores luz/luzes cão/caes",
    "de": "Apfel/aepfel Baum/baeume Haus/haeuser Katze/katzen Auto/autos Freundin/freundinnen Wort/woerter",
}


@pytest.mark.parametrize("code", PLURALS)
def test_plurals_are_among_the_other_numbers(code: str) -> None:
    for single, plural in (pair.split("/") for pair in PLURALS[code].split(" ") if "/" in pair):
        assert plural in language(code).other_numbers(single), single


def test_of_a_phrase_the_noun_changes_wherever_it_stands() -> None:
    assert "osos de peluche" in language("es").other_numbers("oso de peluche")
    assert "coches viejos" in language("es").other_numbers("coche viejo")
    assert "rote aepfel" in language("de").other_numbers("rote Apfel")


STEMS = {
    "es": "perros/perro/perra brillante/brillantes cocido/cocida/cocer hojas/hoja",
    "pt": "animais/animal leão/leões/leoes brilhante/brilhantes folhas/folha",
    "de": "Bäume/Baum/Bäumen rundes/runde/rund Tiere/Tier",
}


@pytest.mark.parametrize("code", STEMS)
def test_the_forms_of_a_word_have_one_stem(code: str) -> None:
    for forms in STEMS[code].split(" "):
        stems = [language(code).stems_of(form) for form in forms.split("/")]
        assert stems.count(stems[0]) == len(stems), forms


def test_an_umlaut_is_a_letter_of_its_own_however_it_is_typed() -> None:
    fold = language("de").fold_word
    assert fold("Bär") == fold("Baer") != fold("Bar")
    assert fold("weiß") == fold("Weiss")


def test_a_phrase_is_folded_without_its_article() -> None:
    assert language("es").fold_phrase("La Torre Eiffel") == "torreeiffel"
    assert language("pt").fold_phrase("o coração") == "coracao"
    assert language("de").fold_phrase("der Löffel") == "loeffel"
