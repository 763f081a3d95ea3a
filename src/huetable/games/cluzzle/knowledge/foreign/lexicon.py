"""What the words of a language mean in English, in whatever form they stand in a question."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

from huetable.games.cluzzle.data import has_data
from huetable.games.cluzzle.knowledge.table.entries import data_lines
from huetable.games.cluzzle.rules.words.decks import deck_in
from huetable.language.folding import without_accents

from . import inflection
from .inflection import Form

_LITTLE: Final = frozenset(
    (
        *(
            "a",
            "the",
            "in",
            "of",
            "on",
            "at",
            "with",
            "for",
            "by",
            "and",
            "or",
            "not",
            "no",
            "it",
            "to",
            "than",
        ),
        *("my", "your", "its", "with it", "on it", "in it", "from it"),
    )
)
"""What means one of these is nothing else: "ein" is no egg."""


class Meaning(NamedTuple):
    english: str
    kind: str
    """"noun", "adjective", "verb" or "other"."""
    form: Form = ""
    lemma: str = ""
    """Of a verb: its infinitive, without what comes apart."""
    prefix: str = ""
    """Of a German verb that comes apart: what must stand at the end of the clause."""


class Lexicon(NamedTuple):
    exact: Mapping[str, tuple[Meaning, ...]]
    folded: Mapping[str, tuple[Meaning, ...]]
    """By the word without accents, for those who don't type them."""
    longest: int
    """How many words its longest entry has."""

    def meanings(self, words: str) -> tuple[Meaning, ...]:
        return self.exact.get(words) or self.folded.get(without_accents(words), ())


@cache
def lexicon(language: str) -> Lexicon:
    exact: dict[str, dict[Meaning, None]] = {}
    words = list(_words(language))
    small = [(form, meaning) for form, meaning in words if meaning.kind == "other"]
    little = {form for form, meaning in small if meaning.english in _LITTLE}
    for form, meaning in (*small, *words, *_deck(language)):
        if form not in little or meaning.kind == "other":
            exact.setdefault(form.lower(), {})[meaning] = None
    folded: dict[str, dict[Meaning, None]] = {}
    for form, meanings in exact.items():
        folded.setdefault(without_accents(form), {}).update(meanings)
        if language == "de":
            folded.setdefault(without_umlauts(form), {}).update(meanings)
    return Lexicon(
        {form: tuple(each) for form, each in exact.items()},
        {form: tuple(each) for form, each in folded.items()},
        max(len(form.split()) for form in exact),
    )


def without_umlauts(word: str) -> str:
    """As people write German without an umlaut on their keyboard."""
    for letter, instead in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")):
        word = word.replace(letter, instead)
    return word


def _lines(language: str) -> Iterator[str]:
    """None where a language has only the names of things so far."""
    file = f"{language}/words.txt"
    return data_lines(file) if has_data(file) else iter(())


def _words(language: str) -> Iterator[tuple[str, Meaning]]:
    kind = ""
    for line in _lines(language):
        if line.startswith("["):
            kind = line.strip("[]")
            continue
        english, _, listed = line.partition(": ")
        for written in listed.split(", "):
            yield from _forms(language, kind, english, written)


def _forms(language: str, kind: str, english: str, written: str) -> Iterator[tuple[str, Meaning]]:
    if kind == "verb":
        yield from _verb_forms(language, english, written)
        return
    word, _, plural = written.partition("+")
    meaning = Meaning(english, kind)
    if kind == "other":
        yield word, meaning
        return
    made = {
        ("de", "noun"): inflection.german_nouns,
        ("de", "adjective"): inflection.german_adjectives,
        ("es", "adjective"): inflection.romance_adjectives,
        ("pt", "adjective"): inflection.romance_adjectives,
    }.get((language, kind), inflection.romance_nouns)
    yield from ((form, meaning) for form in made(word))
    if plural:
        yield from ((plural, meaning), (f"{plural}n", meaning))


def _verb_forms(language: str, english: str, written: str) -> Iterator[tuple[str, Meaning]]:
    head, _, rest = written.partition(" ") if language != "de" and ">" not in written else (written, "", "")
    verb = inflection.verb_of(_irregular(language).get(head, head))
    made = {"es": inflection.spanish_verb, "pt": inflection.portuguese_verb, "de": inflection.german_verb}
    prefix = inflection.german_prefix(verb) if language == "de" else ""
    lemma = verb.infinitive.removeprefix(prefix)
    for form, kind in made[language](verb):
        whole = f"{form} {rest}" if rest else form
        yield whole, Meaning(english, "verb", kind, lemma, "" if form.startswith(prefix) else prefix)
    if prefix:
        bare = inflection.Verb(lemma, verb.it.partition(" ")[0], "")
        for form, kind in inflection.german_verb(bare):
            if kind in ("it", "they", "you") or (kind == "infinitive" and form == lemma):
                yield form, Meaning(english, "verb", "they" if kind == "infinitive" else kind, lemma, prefix)


@cache
def _irregular(language: str) -> Mapping[str, str]:
    """How a verb is written where its forms are given: "poner huevos" goes like "poner"."""
    listed = (
        word for line in data_lines(f"{language}/words.txt") for word in line.partition(": ")[2].split(", ")
    )
    return {written.partition(">")[0]: written for written in listed if ">" in written and " " not in written}


def _deck(language: str) -> Iterator[tuple[str, Meaning]]:
    for thing in deck_in(language).values():
        for form in (thing.word, *thing.forms):
            yield form, Meaning(thing.thing.lower(), "noun")
