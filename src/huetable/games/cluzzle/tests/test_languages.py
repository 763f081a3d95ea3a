"""The deck, the guesses and the bots in Spanish, Portuguese and German."""

import pytest

from huetable.bots.runner import bot_players
from huetable.bots.virtual_game import SecretSeed, VirtualGame
from huetable.core.rng import Rng
from huetable.core.terms import Refusal
from huetable.games.cluzzle import GAME
from huetable.games.cluzzle.bots.sculpting import describe, note_words
from huetable.games.cluzzle.knowledge.facts import ATTRIBUTES, attributes_in
from huetable.games.cluzzle.knowledge.naming import thing_named
from huetable.games.cluzzle.questions import LookAtMenu, QuestionMenu, Suggest, Suggested, consult, spell
from huetable.games.cluzzle.rules.state import GUESS_LETTERS, Options
from huetable.games.cluzzle.rules.words.deck import every_word, own_words
from huetable.games.cluzzle.rules.words.decks import deck_in, forms_in
from huetable.games.cluzzle.rules.words.languages import LANGUAGES
from huetable.games.cluzzle.rules.words.things import THINGS
from huetable.games.cluzzle.rules.words.word_forms import matches, names_word
from huetable.games.cluzzle.tests.studio import agreed, refused_options, table
from huetable.language.known import language_codes

OTHERS = tuple(code for code in LANGUAGES if code != "en")
LEFT_OUT = {"es": {"pie", "pine cone", "comet"}, "pt": set(), "de": {"pie", "kite"}}
"""Things whose word is that of another thing, such as "cometa" for a comet and a kite."""


@pytest.mark.rule("CLUZ-43")
def test_every_language_that_we_know_has_a_deck() -> None:
    assert language_codes() == LANGUAGES
    assert LANGUAGES == ("en", "de", "es", "pt")
    assert Options().language == "en"
    assert isinstance(refused_options(language="xx"), Refusal)


@pytest.mark.rule("CLUZ-43")
@pytest.mark.parametrize("language", OTHERS)
def test_a_deck_has_all_things_but_those_without_a_word(language: str) -> None:
    things = [each.thing for each in deck_in(language).values()]
    assert set(THINGS) - set(things) == LEFT_OUT[language]
    assert len(things) == len(set(things)) == len(deck_in(language))
    assert all(len(word) <= GUESS_LETTERS for word in deck_in(language))


@pytest.mark.rule("CLUZ-43")
@pytest.mark.parametrize("language", OTHERS)
def test_no_form_counts_for_two_things(language: str) -> None:
    forms = [form for listed in forms_in(language).values() for form in listed]
    assert sorted(forms) == sorted(set(forms))


@pytest.mark.rule("CLUZ-43")
@pytest.mark.parametrize("language", OTHERS)
def test_cards_are_in_the_language_of_the_table(language: str) -> None:
    state = GAME.setup(agreed(language=language), 3, Rng.from_number(5))
    words = [word for sculptor in state.sculptors for word in sculptor.card]
    assert set(words) <= set(deck_in(language))
    grades = [THINGS[deck_in(language)[word].thing].grade for word in state.sculptors[0].card]
    assert grades == [1, 1, 2, 2, 3, 3]


@pytest.mark.rule("CLUZ-43")
@pytest.mark.parametrize(
    ("language", "word", "guess", "right"),
    [
        ("es", "coche", "un coche", True),
        ("es", "coche", "Coches", True),
        ("es", "coche", "auto", True),
        ("es", "coche", "el carro", True),
        ("es", "coche", "car", False),
        ("es", "ratón", "los ratones", True),
        ("es", "lápiz", "lapices", True),
        ("es", "caballito de mar", "caballitos de mar", True),
        ("es", "caballito de mar", "caballo", False),
        ("es", "muñeco de nieve", "MUNECO DE NIEVE", True),
        ("pt", "cachorro", "os cães", True),
        ("pt", "cachorro", "gato", False),
        ("pt", "leão", "leões", True),
        ("pt", "guarda-chuva", "o guarda chuva", True),
        ("pt", "ônibus", "autocarro", True),
        ("de", "Löwe", "der Löwe", True),
        ("de", "Löwe", "Loewe", True),
        ("de", "Löwe", "lowen", True),
        ("de", "Maus", "Maeuse", True),
        ("de", "Maus", "Fledermaus", False),
        ("de", "Heißluftballon", "heissluftballons", True),
        ("de", "Heißluftballon", "Ballon", False),
        ("de", "Karotte", "Möhren", True),
        ("de", "Ei", "Eis", False),
    ],
)
def test_which_guesses_count(language: str, word: str, guess: str, right: bool) -> None:
    assert matches(word, guess, language=language) == right


@pytest.mark.rule("CLUZ-43")
def test_the_hosts_words_have_the_plurals_of_their_language() -> None:
    assert own_words(Options(language="es", words="gato, farol, faroles, Canción, canciones")) == (
        "farol",
        "Canción",
    )
    assert matches("Bücherwurm", "Buecherwürmer", language="de")
    assert matches("cidadão", "os cidadãos", language="pt")


@pytest.mark.rule("CLUZ-43")
def test_a_description_may_not_name_the_thing_in_its_language() -> None:
    assert names_word("Zwei Löwen", "Löwe", language="de")
    assert not names_word("A cat", "gato", language="es")
    assert names_word("dos g a t o s", "gato", language="es")


@pytest.mark.rule("CLUZ-43")
def test_spelling_is_helped_from_the_deck_of_the_table() -> None:
    view = GAME.view(table(language="es"), 0)
    assert spell(view, "mariposas").meant == "mariposa"  # type: ignore[union-attr]
    assert spell(view, "maripsa").near == ("mariposa",)  # type: ignore[union-attr]
    assert spell(view, "butterfly").meant is None  # type: ignore[union-attr]


@pytest.mark.rule("CLUZ-43")
def test_the_menu_and_what_it_suggests_are_in_the_language_of_the_table() -> None:
    view = GAME.view(table(language="de"), 0)
    menu = consult(view, LookAtMenu())
    assert isinstance(menu, QuestionMenu)
    assert menu.groups[0].title == "Was ist es?"
    typed = consult(view, Suggest(1, "Kann man es ess"))
    assert isinstance(typed, Suggested)
    assert "Kann man es essen?" in typed.questions
    open_one = consult(view, Suggest(1, "Welche Farbe hat es?"))
    assert isinstance(open_one, Suggested)
    assert open_one.open


@pytest.mark.parametrize("language", OTHERS)
def test_every_attribute_is_in_the_menu_of_every_language(language: str) -> None:
    assert tuple(attributes_in(language)) == tuple(ATTRIBUTES)
    questions = [each.question for each in attributes_in(language).values()]
    assert len(set(questions)) == len(questions)
    assert all(question.endswith("?") for question in questions)


@pytest.mark.rule("CLUZ-43")
@pytest.mark.parametrize(
    "language", [OTHERS[0], *[pytest.param(code, marks=pytest.mark.soak) for code in OTHERS[1:]]]
)
def test_bots_ask_answer_and_guess_in_the_language_of_the_table(language: str) -> None:
    running = VirtualGame(
        GAME,
        bot_players(GAME, ["hard", "normal", "random"], 0),
        SecretSeed.from_numbers(4, 2),
        options={"games": 1, "language": language},
    )
    while running.result is None:
        due = running.next_due_move()
        assert due is not None
        running.make_move(due)
    talk = running.state.past[0].talk
    assert {said.question for said in talk} <= {each.question for each in attributes_in(language).values()}
    assert {guess for said in talk for guess in said.guesses} <= set(deck_in(language))
    assert sum(said.answer not in (None, "unknown") for said in talk) > len(talk) / 2


@pytest.mark.rule("CLUZ-43")
def test_bots_know_the_hosts_words_in_the_language_of_the_table() -> None:
    assert thing_named("caballero", "es") == "knight"
    assert thing_named("KATZEN", "de") == "cat"
    assert thing_named("quasitorte", "de") is None
    assert "Kirche" in every_word(Options(language="de"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_describes_plain_clay_in_the_language_of_the_table(language: str) -> None:
    assert describe("zzz", language) == note_words(language)["clay"]
    assert set(note_words(language)) == set(note_words("en"))
