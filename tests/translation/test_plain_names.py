"""Descriptive names in place of trademarks: none is left in any text of any language."""

import pytest

from huetable import games
from huetable.messages.catalogues import Catalogue
from huetable.messages.languages import all_languages, choose_language, spoken_language, with_names
from huetable.messages.plain_names import PlainNames, PlainNamesFile
from huetable.translation.plain_name_problems import plain_name_problems


@pytest.mark.parametrize("language", [code for code, each in all_languages().items() if each.complete])
def test_no_name_is_left_and_every_replaced_text_can_be_used(language: str) -> None:
    assert [
        wrong for game in games.all_games().values() for wrong in plain_name_problems(game, language)
    ] == []


def test_a_name_that_is_left_and_words_that_are_in_no_text_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    file = PlainNamesFile(
        ("Hues and Cues",), {"en": PlainNames({"Hughes": "Cues"}, {"about.titel": "Colour guessing"})}
    )
    monkeypatch.setattr(games, "plain_names_file", lambda _: file)
    games.game_texts.cache_clear()
    games.rulebook.cache_clear()
    try:
        wrong = dict(plain_name_problems(games.find_game("hues"), "en"))
    finally:
        games.game_texts.cache_clear()
        games.rulebook.cache_clear()
    assert "Hues and Cues" in wrong["about.title"]
    assert "Hues and Cues" in wrong["HUES-1"]
    assert wrong["Hughes"] == "is in no text any more"
    assert wrong["about.titel"] == "is no text of the game"
    assert dict(plain_name_problems(games.find_game("hues"), "fr")).keys() == {"fr"}


def test_whole_words_are_replaced_the_longest_first_and_clauses_keep_their_ids() -> None:
    names = PlainNames({"UNO": "last card", "UNO ColorADD": "Colour cards"})
    said = "UNO ColorADD: call UNO! Some JUNO, UNOs, UNO-14, UNO-Ruf."
    assert names.in_text(said) == "Colour cards: call last card! Some JUNO, UNOs, UNO-14, last card-Ruf."


def test_a_whole_text_goes_before_words_and_what_is_for_programs_stays() -> None:
    names = PlainNames({"UNO": "last card"}, {"about.owners": ""})
    texts = Catalogue(
        {"about": {"title": "UNO", "owners": "UNO, Inc."}, "fields": {"keys": {"UNO": "cards"}}}, "de"
    )
    changed = names.in_catalogue(texts)
    assert changed["about"] == {"title": "last card", "owners": ""}
    assert changed["fields"] == texts["fields"]
    assert changed.language == "de"


def test_a_language_with_plain_names_has_a_tag_that_nobody_gets_by_asking_for_it() -> None:
    tag = with_names("de", plain=True)
    assert (tag, spoken_language(tag), with_names("de", plain=False)) == ("de-x-plain", "de", "de")
    assert choose_language([tag]) == "de"


def test_a_translation_without_plain_names_says_the_english_ones() -> None:
    uno = games.find_game("uno")
    assert games.plain_names(uno, "fr-x-plain") == games.plain_names(uno, "en")
