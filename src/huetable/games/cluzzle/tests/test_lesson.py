"""The lesson plays in the language of its table, with words that the rules and the bots know."""

import re

import pytest

from huetable.games import game_folder
from huetable.games.cluzzle import GAME
from huetable.games.cluzzle.knowledge.answering import answer
from huetable.games.cluzzle.lesson import ANSWERS, LESSON
from huetable.games.cluzzle.lesson_words import QUESTIONS, THINGS, word_for
from huetable.games.cluzzle.rules.words.decks import deck_in
from huetable.games.cluzzle.rules.words.languages import LANGUAGES


@pytest.mark.rule("CLUZ-43")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_are_in_the_language_of_the_table(language: str) -> None:
    state = LESSON.first_state(GAME, language)
    assert state.options.language == language
    for sculptor, things in zip(state.sculptors, THINGS, strict=True):
        assert tuple(deck_in(language)[word].thing for word in sculptor.card) == things


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_would_answer_as_the_player_is_told_to(language: str) -> None:
    asked, snowman = QUESTIONS[language], word_for("snowman", language)
    assert (answer(snowman, asked.cold, language), answer(snowman, asked.food, language)) == ANSWERS
    assert answer(word_for("snail", language), asked.animal, language) == "yes"
    assert answer(word_for("banana", language), asked.food, language) == "yes"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_knows_the_words_of_the_lesson(language: str) -> None:
    page = (game_folder(GAME) / "ui" / "lesson-words.ts").read_text("utf-8")
    named = set(re.findall(r"(?:snowman|word): '([^']+)'", page))
    assert {word_for(things[0], language) for things in THINGS} <= named
