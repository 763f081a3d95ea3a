"""What bots know about things."""

import pytest

from huetable.games.cluzzle.knowledge.english.phrases import phrases
from huetable.games.cluzzle.knowledge.facts import ATTRIBUTES, fact
from huetable.games.cluzzle.knowledge.query import is_thing
from huetable.games.cluzzle.knowledge.table.concepts import is_concept, rules, value
from huetable.games.cluzzle.knowledge.table.counts import counted
from huetable.games.cluzzle.knowledge.table.entries import entries, marks_of, number_of, same_words
from huetable.games.cluzzle.knowledge.table.kinship import families, kinds
from huetable.games.cluzzle.knowledge.table.lookup import known_thing
from huetable.games.cluzzle.rules.state import ANSWERS
from huetable.games.cluzzle.rules.words.things import THINGS

NOUNS = [name for name in entries() if not name.startswith("@")]


def test_everything_is_known_about_the_deck_and_much_about_thousands_of_other_nouns() -> None:
    assert set(THINGS) <= set(NOUNS)
    assert len(NOUNS) >= 2000
    assert len(ATTRIBUTES) >= 90
    for name in NOUNS:
        assert number_of(name, "cm") is not None, name
        assert number_of(name, "kg") is not None, name
        assert any(said != "no" for said in marks_of(name).values()), name


def test_whatever_is_said_of_a_thing_is_defined() -> None:
    for name, entry in entries().items():
        assert not entry.parent or entry.parent in entries(), name
        assert all(map(is_concept, entry.marks)), name
        assert set(entry.marks.values()) <= set(ANSWERS)
    assert set(same_words().values()) <= set(NOUNS)
    assert families() <= set(NOUNS)
    assert {name for listed in counted().values() for name in listed} <= set(entries())


def test_every_word_of_a_formula_is_a_concept_or_a_thing() -> None:
    terms = {
        term for listed in rules().values() for rule in listed for all_of in rule.formula for term in all_of
    }
    names = {term.lstrip("!").rstrip("~").lstrip("#.") for term in terms}
    plain = {name for name in names if "<" not in name and ">" not in name}
    assert {name for name in plain if not is_concept(name) and name not in entries()} == set()


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
        ("poodle", "pet", "yes"),
        ("Poodles", "hand", "no"),
        ("coffee table", "furniture", "yes"),
        ("fjord", "animal", "unknown"),
    ],
)
def test_some_truths(thing: str, attribute: str, said: str) -> None:
    assert fact(thing, attribute) == said


@pytest.mark.parametrize(
    ("thing", "concept", "said"),
    [
        ("dog", "barks", "yes"),
        ("beagle", "barks", "yes"),
        ("cat", "barks", "no"),
        ("lion", "zoo", "yes"),
        ("snowman", "melts", "yes"),
        ("rolling pin", "role baker", "yes"),
        ("saw", "role baker", "no"),
    ],
)
def test_concepts_follow_from_formulas(thing: str, concept: str, said: str) -> None:
    assert value(known_thing(thing) or "", concept) == said


def test_a_thing_can_be_a_kind_of_another() -> None:
    assert is_thing("wedding cake", "cake") == "yes"
    assert is_thing("street lamp", "lamp") == "yes"
    assert is_thing("poodle", "dog") == "yes"
    assert is_thing("dog", "poodle") == "sometimes"
    assert is_thing("baseball bat", "bat") == "partly"
    assert is_thing("palm tree", "rose") == "no"


def test_kinds_name_things_that_are_known() -> None:
    assert {thing for things in kinds().values() for thing in things} <= set(NOUNS)


def test_every_concept_can_be_asked_for_or_helps_another() -> None:
    asked = {phrase.concept for phrase in phrases()} | {"unsure", "abstract"}
    terms = {
        term for listed in rules().values() for rule in listed for all_of in rule.formula for term in all_of
    }
    assert set(rules()) - asked <= {term.lstrip("!").rstrip("~").lstrip("#.") for term in terms}
