"""What bots know about things, and how they read questions in anybody's words."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from huetable.games.cluzzle.knowledge.answering import answer
from huetable.games.cluzzle.knowledge.facts import ATTRIBUTES, FACTS, fact
from huetable.games.cluzzle.knowledge.named_things import is_named_thing, kinds
from huetable.games.cluzzle.knowledge.phrases import phrases
from huetable.games.cluzzle.knowledge.question_menu import groups, suggestions
from huetable.games.cluzzle.knowledge.question_reading import Naming, Reading, read_question
from huetable.games.cluzzle.rules.state import ANSWERS
from huetable.games.cluzzle.rules.words.things import THINGS
from huetable.language.stems import stems_of

HERE = Path(__file__).parent / "questions"


def lines(name: str) -> list[str]:
    text = (HERE / name).read_text("utf-8").splitlines()
    return [line for line in text if line and not line.startswith("#")]


def mapped(name: str) -> Iterator[tuple[list[str], str | None]]:
    """For each question of a file what it may mean, and as what it was read."""
    for line in lines(name):
        meant, _, question = line.partition(": ")
        found = read_question(question)
        got = None if found is None else "a thing" if isinstance(found, Naming) else spelled(found)
        yield meant.split("|"), got


def spelled(reading: Reading) -> str:
    return f"{'!' if reading.flips else ''}{reading.attribute}"


def test_everything_is_known_about_every_thing_and_nothing_about_others() -> None:
    assert set(FACTS) == set(THINGS)
    assert len(ATTRIBUTES) >= 90
    assert {name for known in FACTS.values() for name in known} <= set(ATTRIBUTES)
    assert {said for known in FACTS.values() for said in known.values()} <= set(ANSWERS)


def test_no_two_things_are_alike_in_all_that_is_known() -> None:
    emitted = [tuple(fact(word, name) for name in ATTRIBUTES) for word in THINGS]
    assert len(set(emitted)) == len(emitted)


def test_every_attribute_tells_some_things_from_others() -> None:
    for name in ATTRIBUTES:
        said = [fact(word, name) for word in THINGS]
        assert 5 <= sum(each != "no" for each in said) <= len(said) - 50


@pytest.mark.parametrize(
    ("thing", "attribute", "said"),
    [
        ("cat", "animal", "yes"),
        ("cat", "vehicle", "no"),
        ("penguin", "flies", "no"),
        ("penguin", "feathers", "yes"),
        ("rooster", "flies", "partly"),
        ("apple", "red", "sometimes"),
        ("pogo stick", "toy", "unknown"),
    ],
)
def test_some_truths(thing: str, attribute: str, said: str) -> None:
    assert fact(thing, attribute) == said


@pytest.mark.rule("CLUZ-21")
def test_held_out_questions_are_read_rightly_or_not_at_all() -> None:
    found = list(mapped("held_out.txt"))
    answered = [(meant, got) for meant, got in found if got is not None]
    assert len(found) >= 120
    assert len(answered) >= 0.75 * len(found)
    assert sum(got in meant for meant, got in answered) >= 0.75 * len(answered)


def test_questions_that_were_not_understood_once_are_now() -> None:
    found = list(mapped("practice.txt"))
    assert sum(got in meant for meant, got in found) >= 0.85 * len(found)


@pytest.mark.rule("CLUZ-21")
def test_nonsense_gets_i_dont_know() -> None:
    nonsense = lines("nonsense.txt")
    assert len(nonsense) >= 30
    assert [question for question in nonsense if answer("cat", question) != "unknown"] == []


def test_every_question_of_the_menu_means_its_attribute() -> None:
    for name, attribute in ATTRIBUTES.items():
        found = read_question(attribute.question)
        assert isinstance(found, Reading)
        assert (found.attribute, found.flips) == (name, False)


def test_every_attribute_has_words_for_it() -> None:
    assert set(phrases()) == set(ATTRIBUTES)


@pytest.mark.parametrize(
    ("question", "thing", "said"),
    [
        ("Is it alive?", "cat", "yes"),
        ("Is it not alive?", "cat", "no"),
        ("Is it natural?", "hammer", "no"),
        ("Is it natural?", "cat", "yes"),
        ("Is it something without legs?", "snake", "yes"),
        ("Isn't it an animal?", "cat", "yes"),
        ("Is it a cat?", "cat", "yes"),
        ("Are they cats?", "cat", "yes"),
        ("Is it a cat?", "lion", "partly"),
        ("Is it a flower?", "rose", "yes"),
        ("Is it a duck?", "rubber duck", "partly"),
        ("Is it a duck?", "hammer", "no"),
        ("Is it an orange?", "orange", "yes"),
        ("Is it orange?", "carrot", "yes"),
        ("Is it an orange?", "carrot", "no"),
        ("Does it have four legs?", "spider", "no"),
        ("Is it made of mettal?", "hammer", "yes"),
        ("Would the whole orchestra laugh at an animal?", "cat", "unknown"),
        ("Is it a long division?", "pencil", "unknown"),
        ("What is it?", "cat", "unknown"),
        ("", "cat", "unknown"),
        ("?!", "cat", "unknown"),
        ("Is it alive?", "pogo stick", "unknown"),
        ("Is it a pogo stick?", "cat", "unknown"),
    ],
)
def test_what_a_bot_answers(question: str, thing: str, said: str) -> None:
    assert answer(thing, question) == said


def test_a_question_takes_no_time() -> None:
    questions = [line.partition(": ")[2] for line in lines("held_out.txt")]
    answer("cat", questions[0])
    begun = time.process_time()
    for question in questions:
        answer("cat", question + " ")
    assert (time.process_time() - begun) / len(questions) < 0.03


def test_a_very_long_question_is_cut() -> None:
    assert answer("cat", "Is it alive?" + " blah" * 10_000) == "unknown"


def test_words_meet_their_forms() -> None:
    assert stems_of("Wheels wheeled") == stems_of("wheel wheel")
    assert stems_of("riding rides ride") == ["rid"] * 3
    assert stems_of("Doesn't it? It's…") == ["doe", "it", "it"]
    assert stems_of("bigger biggest big") == ["big"] * 3
    assert stems_of("boxes box ponies pony") == ["box", "box", "pony", "pony"]


def test_kinds_name_things_of_the_deck() -> None:
    for kind, things in kinds().items():
        for thing in things:
            assert thing in THINGS, (kind, thing)
    assert is_named_thing("wedding cake", "cake") == "yes"
    assert is_named_thing("street lamp", "lamp") == "yes"
    assert is_named_thing("baseball bat", "bat") == "partly"
    assert is_named_thing("palm tree", "rose") == "no"


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


def test_what_was_asked_in_other_words_is_not_suggested_again() -> None:
    assert "Is it an animal?" not in suggestions("", ["Would I meet this creature at the zoo?"], 8)
    assert "Is it an animal?" in suggestions("", ["Do you like me?"], 8)
