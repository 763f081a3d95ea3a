"""Questions in Spanish, Portuguese and German."""

from pathlib import Path
from time import perf_counter

import pytest

from huetable.games.cluzzle.knowledge.answering import answer
from huetable.games.cluzzle.knowledge.facts import attributes_in
from huetable.games.cluzzle.knowledge.query import IsTrue
from huetable.games.cluzzle.knowledge.question_reading import attribute_asked, is_open, read_question
from huetable.games.cluzzle.lab.answer_measures import judge_answers, read_cases
from huetable.games.cluzzle.rules.words.languages import LANGUAGES

OTHERS = tuple(code for code in LANGUAGES if code != "en")
CATS = {"es": "gato", "pt": "gato", "de": "Katze"}


def nonsense(language: str) -> list[str]:
    lines = (Path(__file__).parent / "questions" / f"nonsense.{language}.txt").read_text("utf-8").splitlines()
    return [line for line in lines if not line.startswith("#")]


@pytest.mark.rule("CLUZ-43")
@pytest.mark.parametrize("language", OTHERS)
def test_held_out_questions_get_the_right_answer_or_none(language: str) -> None:
    score = judge_answers(f"held_out.{language}.txt", language)
    assert score.questions >= 100
    assert score.answered >= 0.75
    assert score.right >= 0.85


@pytest.mark.parametrize("language", OTHERS)
def test_held_out_questions_differ_from_the_menu_and_from_what_the_reading_was_tuned_to(
    language: str,
) -> None:
    held_out = [case.question for case in read_cases(f"held_out.{language}.txt")]
    known = {case.question for case in read_cases(f"development.{language}.txt")}
    known |= {each.question for each in attributes_in(language).values()}
    assert len(set(held_out)) == len(held_out)
    assert not known & set(held_out)


@pytest.mark.parametrize("language", OTHERS)
def test_nonsense_gets_i_dont_know(language: str) -> None:
    assert len(nonsense(language)) >= 25
    said = {question: answer(CATS[language], question, language) for question in nonsense(language)}
    assert [question for question, answered in said.items() if answered != "unknown"] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_question_of_the_menu_means_its_attribute(language: str) -> None:
    for name, attribute in attributes_in(language).items():
        assert read_question(attribute.question, language) == IsTrue(name)


@pytest.mark.parametrize(
    ("language", "question", "attribute"),
    [
        ("es", "oye, es un animal", "animal"),
        ("es", "¿Es algo que se come?", "food"),
        ("es", "¿Esta hecho de madera?", "wood"),
        ("es", "¿Tú lo usas todos los días?", "daily"),
        ("es", "¿No tiene alas?", "wings"),
        ("pt", "Será que dá pra comer?", "food"),
        ("pt", "Ele tem asas?", "wings"),
        ("pt", "É feito de vidro?", "glass"),
        ("pt", "E um animal?", "animal"),
        ("de", "Ist das Ding lebendig?", "alive"),
        ("de", "Kann man das Essen?", "food"),
        ("de", "Damit kann man schneiden?", "cut"),
        ("de", "Hat es Fluegel?", "wings"),
        ("de", "Besteht es aus Holz?", "wood"),
    ],
)
def test_the_menu_is_understood_in_other_words(language: str, question: str, attribute: str) -> None:
    assert attribute_asked(question, language) == attribute


@pytest.mark.rule("CLUZ-43")
@pytest.mark.parametrize(
    ("language", "word", "question", "said"),
    [
        ("es", "perro", "¿Es un animal que no vuela?", "yes"),
        ("es", "perro", "¿Es más pequeño que un elefante?", "yes"),
        ("es", "perro", "¿Pesa más de mil kilos?", "no"),
        ("es", "perro", "¿Tiene cinco letras?", "yes"),
        ("es", "perro", "¿La palabra empieza por la letra d?", "no"),
        ("es", "perro", "¿Es un gato o un perro?", "yes"),
        ("es", "avión", "¿Existía hace 300 años?", "no"),
        ("pt", "cachorro", "Tem mais de quatro patas?", "no"),
        ("pt", "cachorro", "A palavra começa com c?", "yes"),
        ("pt", "avião", "É mais rápido que um carro?", "yes"),
        ("pt", "avião", "É feito de metal e tem asas?", "yes"),
        ("pt", "gato", "É um gato?", "yes"),
        ("de", "Hund", "Ist es größer als ein Pferd?", "no"),
        ("de", "Hund", "Hat es weder Federn noch Flügel?", "unknown"),
        ("de", "Hund", "Hat das Wort mehr als fünf Buchstaben?", "no"),
        ("de", "Hund", "Fängt es mit H an?", "yes"),
        ("de", "Hund", "Ist es ein Tier, das bellt?", "yes"),
        ("de", "Flugzeug", "Gab es das schon vor 500 Jahren?", "no"),
        ("de", "Schlange", "Hat es keine Beine?", "yes"),
    ],
)
def test_what_a_bot_answers(language: str, word: str, question: str, said: str) -> None:
    assert answer(word, question, language) == said


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("es", "¿Es un animal zurfligo?"),
        ("es", "¿Sirve para blafear?"),
        ("pt", "É um animal zurfligo?"),
        ("pt", "Serve para blafar?"),
        ("de", "Ist es ein zurfliges Tier?"),
        ("de", "Kann man damit blafen?"),
    ],
)
def test_with_a_word_that_nobody_knows_there_is_no_answer(language: str, question: str) -> None:
    assert answer(CATS[language], question, language) == "unknown"


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("es", "¿De qué color es?"),
        ("es", "Cuántas patas tiene?"),
        ("pt", "De que cor é?"),
        ("pt", "Onde a gente encontra isso?"),
        ("de", "Welche Farbe hat es?"),
        ("de", "Wie viele Beine hat es?"),
    ],
)
def test_a_question_for_more_than_yes_or_no_is_open(language: str, question: str) -> None:
    assert is_open(question, language)
    assert answer(CATS[language], question, language) == "unknown"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "es",
            "es algo que es algo que es algo que tiene pata o cola y vela o casa y sierra o rosa y planta",
        ),
        ("pt", "é algo que é algo que tem pata ou cauda e vela ou casa e serra ou rosa e planta ou folha"),
        (
            "de",
            "ist es etwas, das etwas ist, das bein oder schwanz und blatt oder feder und rad oder licht hat",
        ),
        (
            "en",
            "is it a cat or dog and house or tree, pepper or salt and water or fire, stone or wind and zz",
        ),
    ],
)
def test_a_question_with_many_parts_takes_no_time(language: str, text: str) -> None:
    begun = perf_counter()
    answer(CATS.get(language, "cat"), text, language)
    assert perf_counter() - begun < 5
