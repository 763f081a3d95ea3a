"""How bots read questions in anybody's words, and what they answer."""

import time
from pathlib import Path

import pytest

from huetable.games.cluzzle.knowledge.answering import answer
from huetable.games.cluzzle.knowledge.english.phrases import phrases
from huetable.games.cluzzle.knowledge.facts import ATTRIBUTES
from huetable.games.cluzzle.knowledge.query import IsTrue
from huetable.games.cluzzle.knowledge.question_menu import groups, suggestions
from huetable.games.cluzzle.knowledge.question_reading import attribute_asked, is_open, read_question
from huetable.games.cluzzle.knowledge.table.concepts import is_concept
from huetable.games.cluzzle.lab.answer_measures import judge_answers

NONSENSE = (Path(__file__).parent / "questions" / "nonsense.txt").read_text("utf-8").splitlines()


@pytest.mark.rule("CLUZ-21")
def test_held_out_questions_get_the_right_answer_or_none() -> None:
    score = judge_answers("held_out.txt")
    assert score.questions >= 300
    assert score.things >= 60
    assert score.not_wrong >= 0.96
    assert score.answered >= 0.80


def test_most_questions_of_the_development_list_are_answered_rightly() -> None:
    score = judge_answers("development.txt")
    assert score.not_wrong >= 0.95
    assert score.answered >= 0.80


@pytest.mark.rule("CLUZ-21")
def test_nonsense_gets_i_dont_know() -> None:
    nonsense = [line for line in NONSENSE if line and not line.startswith("#")]
    assert len(nonsense) >= 30
    assert [question for question in nonsense if answer("cat", question) != "unknown"] == []


def test_every_question_of_the_menu_means_its_attribute() -> None:
    for name, attribute in ATTRIBUTES.items():
        assert read_question(attribute.question) == IsTrue(name)


def test_every_phrase_means_a_concept() -> None:
    assert {phrase.concept for phrase in phrases() if not is_concept(phrase.concept)} == set()


@pytest.mark.parametrize(
    ("question", "thing", "said"),
    [
        ("Is it alive?", "cat", "yes"),
        ("Is it not alive?", "cat", "no"),
        ("Is it natural?", "hammer", "no"),
        ("Is it something without legs?", "snake", "yes"),
        ("Is it an animal with no legs?", "snake", "yes"),
        ("Is it an animal with no legs?", "hammer", "no"),
        ("Isn't it an animal?", "cat", "yes"),
        ("Is it neither an animal nor a plant?", "hammer", "yes"),
        ("Is it a cat?", "cat", "yes"),
        ("Are they cats?", "cat", "yes"),
        ("Is it a cat?", "lion", "partly"),
        ("Is it a flower?", "rose", "yes"),
        ("Is it a duck?", "rubber duck", "partly"),
        ("Is it an orange?", "orange", "yes"),
        ("Is it orange?", "carrot", "yes"),
        ("Is it an orange?", "carrot", "no"),
        ("Is it a fruit or a vegetable?", "carrot", "yes"),
        ("Is it red and round?", "cherry", "yes"),
        ("Does it have four legs and a tail?", "dog", "yes"),
        ("Does it bark?", "dog", "yes"),
        ("Does it bark?", "tree", "no"),
        ("Does it have a spine?", "snake", "yes"),
        ("Can you win it?", "trophy", "yes"),
        ("Would a baker use it?", "rolling pin", "yes"),
        ("Does it have two feet?", "penguin", "yes"),
        ("Does it have more than two feet?", "dog", "yes"),
        ("Does it have four legs?", "spider", "no"),
        ("Does it have more than two legs?", "chair", "yes"),
        ("Is it bigger than a breadbox?", "elephant", "yes"),
        ("Is it smaller than a mouse?", "dog", "no"),
        ("Does it weigh more than 10 kg?", "piano", "yes"),
        ("Would it fit in a pocket?", "key", "yes"),
        ("Can I hold it in one hand?", "cup", "yes"),
        ("Did the Romans have it?", "sword", "yes"),
        ("Did the Romans have it?", "television", "no"),
        ("Was it invented before 1900?", "robot", "no"),
        ("Did people have it 300 years ago?", "bed", "yes"),
        ("Does it begin with a vowel?", "owl", "yes"),
        ("Does it start with the letter B?", "ball", "yes"),
        ("Does the word have five letters?", "igloo", "yes"),
        ("Is it made of mettal?", "hammer", "yes"),
        ("Is it a vegtable?", "carrot", "yes"),
        ("Does it need moaning?", "baby", "unknown"),
        ("Is the sky blue?", "cat", "unknown"),
        ("Does it have a chain?", "bicycle", "yes"),
        ("Does it have a chain?", "cat", "unknown"),
        ("Is it a bird that can't fly?", "penguin", "yes"),
        ("Is it alive?", "otter", "yes"),
        ("Does it have green claws?", "car", "no"),
        ("Does it have green claws?", "eagle", "unknown"),
        ("Would the whole orchestra laugh at an animal?", "cat", "unknown"),
        ("Is it a long division?", "pencil", "unknown"),
        ("Does it have two frobnicators?", "cat", "unknown"),
        ("Is it heavy or light?", "feather", "unknown"),
        ("What is it?", "cat", "unknown"),
        ("", "cat", "unknown"),
        ("?!", "cat", "unknown"),
        ("Is it alive?", "fjord", "unknown"),
    ],
)
def test_what_a_bot_answers(question: str, thing: str, said: str) -> None:
    assert answer(thing, question) == said


def test_a_question_takes_no_time() -> None:
    questions = [attribute.question for attribute in ATTRIBUTES.values()]
    answer("cat", questions[0])
    begun = time.process_time()
    for question in questions:
        answer("cat", f"{question} ")
    assert (time.process_time() - begun) / len(questions) < 0.03


def test_a_very_long_question_is_cut() -> None:
    assert answer("cat", "Is it alive?" + " blah" * 10_000) == "unknown"


@pytest.mark.parametrize(
    "question", ["What colour is it?", "Where do you find it?", "Is it natural or man-made?"]
)
def test_a_question_for_more_than_yes_or_no_is_open(question: str) -> None:
    assert is_open(question)
    assert not is_open("Is it red or green?")


def test_the_menu_has_every_question_once() -> None:
    listed = [question for _, questions in groups() for question in questions]
    assert listed == [attribute.question for attribute in ATTRIBUTES.values()]
    assert len(groups()) == 9


def test_suggestions_go_on_from_what_was_typed() -> None:
    assert suggestions("does it have wi", (), 3)[0] == "Does it have wings?"
    assert suggestions("can it swim", (), 1) == ("Can it swim or float?",)
    assert suggestions("Is it a", (), 3) == ()
    assert suggestions("xyzzy", (), 3) == ()


def test_with_nothing_typed_there_is_one_of_each_group() -> None:
    first = [questions[0] for _, questions in groups()]
    assert list(suggestions(" ", (), 9)) == first
    assert list(suggestions("Where do you find it?", (), 9)) == first


def test_what_was_asked_in_other_words_is_not_suggested_again() -> None:
    assert attribute_asked("Would you call it some kind of beast?") == "animal"
    assert "Is it an animal?" not in suggestions("", ["Would you call it some kind of beast?"], 8)
    assert "Is it an animal?" in suggestions("", ["Do you like me?"], 8)
