"""How people say it: phrases that mean a concept, in sections that allow different words beside them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

from huetable.games.cluzzle.data import read_data
from huetable.games.cluzzle.knowledge.table.entries import entries, same_words
from huetable.language.base_forms import possible_bases

STOP_WORDS: Final = frozenset(
    [
        "a",
        "an",
        "the",
        "it",
        "its",
        "is",
        "are",
        "were",
        "be",
        "being",
        "do",
        "does",
        "did",
        "can",
        "could",
        "would",
        "will",
        "shall",
        "should",
        "may",
        "might",
        "must",
        "has",
        "had",
        "am",
        "i",
        "my",
        "mine",
        "your",
        "yours",
        "we",
        "our",
        "they",
        "them",
        "their",
        "this",
        "that",
        "these",
        "those",
        "he",
        "she",
        "him",
        "his",
        "her",
        "hers",
        "sometime",
        "usually",
        "mostly",
        "mainly",
        "generally",
        "normally",
        "typically",
        "actually",
        "probably",
        "possibly",
        "maybe",
        "perhaps",
        "basically",
        "also",
        "just",
        "as",
        "rather",
        "quite",
        "somewhat",
        "somehow",
        "sort-of",
        "such",
        "so",
        "then",
        "which",
        "who",
        "whose",
        "already",
        "even",
        "going",
        "currently",
        "nowadays",
        "today",
        "commonly",
        "primarily",
        "traditionally",
        "sometimes",
        "ordinarily",
        "occasionally",
        "certain",
        "specific",
        "particular",
        "etc",
        "both",
        "either",
        "kind-of",
        "everyday-life",
        "please",
        "yes",
        "typical",
        "average",
        "likely",
        "correct",
        "definitely",
        "obviously",
    ]
)
"""They say nothing about what is asked."""
WEAK_WORDS: Final = frozenset(
    [
        "in",
        "on",
        "at",
        "from",
        "with",
        "by",
        "into",
        "onto",
        "off",
        "up",
        "down",
        "out",
        "over",
        "through",
        "around",
        "inside",
        "near",
        "of",
        "to",
        "for",
        "about",
        "against",
        "between",
        "along",
        "across",
        "after",
        "during",
        "while",
        "when",
        "where",
        "if",
        "because",
        "one",
        "very",
        "really",
        "too",
        "itself",
        "yourself",
        "myself",
        "most",
        "many",
        "much",
        "lot",
        "lots",
        "all",
        "every",
        "each",
        "several",
        "and",
        "together",
        "back",
        "away",
        "enough",
        "but",
        "until",
        "or",
        "other",
        "another",
        "anywhere",
        "somewhere",
        "something",
        "anything",
        "thing",
        "stuff",
        "often",
        "regularly",
        "frequently",
        "any",
        "some",
        "me",
        "you",
        "us",
        "there",
        "ever",
        "still",
        "was",
        "always",
        "been",
        "someone",
        "somebody",
        "anyone",
        "anybody",
    ]
)
"""They need not be understood, but may be a part of a phrase."""
_SAME: Final = {
    "people": "person",
    "children": "child",
    "men": "man",
    "women": "woman",
    "uses": "use",
    "used": "use",
    "human-being": "human",
    "clothes": "clothes",
    "glasses": "glasses",
    "found": "find",
    "made": "make",
    "living": "living",
    "does": "do",
    "lies": "lie",
    "lying": "lie",
    "colours": "colour",
    "mice": "mouse",
    "teeth": "tooth",
    "feet": "foot",
    "hooves": "hoof",
    "lit": "light",
    "wound": "wind",
    "wolves": "wolf",
    "kept": "keep",
    "worn": "wear",
    "eaten": "eat",
    "lay": "lay",
    "laid": "lay",
    "leaves": "leaf",
    "shoes": "shoe",
    "buses": "bus",
    "has": "have",
    "had": "have",
    "having": "have",
    "shaped": "shape",
    "coloured": "colour",
    "stories": "story",
    "fries": "fries",
    "woods": "woods",
    "scared": "scared",
    "hit": "hit",
    "cut": "cut",
    "put": "put",
    "blown": "blow",
    "blowing": "blow",
    "things": "thing",
    "somebody": "someone",
    "anyone": "someone",
    "anybody": "someone",
    "were": "was",
    "into": "in",
    "onto": "on",
    "myself": "yourself",
    "himself": "itself",
    "anywhere": "anywhere",
    "swimmer": "swim",
    "lots": "lot",
    "plays": "play",
    "opens": "open",
    "goods": "good",
    "better": "better",
    "hung": "hang",
    "woke": "wake",
    "spun": "spin",
    "ridden": "ride",
    "sewn": "sew",
    "shot": "shoot",
    "sung": "sing",
    "dug": "dig",
    "drunk": "drink",
    "hidden": "hide",
    "stuffed": "stuffed",
    "baked": "bake",
    "dying": "die",
    "tying": "tie",
    "tied": "tie",
    "dead": "dead",
}

_KEPT: Final = frozenset(
    [
        "building",
        "clothing",
        "painting",
        "drawing",
        "writing",
        "living",
        "filling",
        "icing",
        "stuffing",
        "wedding",
        "glasses",
        "clothes",
        "woods",
        "fries",
        "stuffed",
        "boxing",
        "being",
        "evening",
        "morning",
        "feeling",
        "opening",
        "sunglasses",
        "headphones",
        "pajamas",
        "species",
        "christmas",
        "dishes",
        "bedding",
        "gardening",
        "cooking",
        "lighting",
        "jewelry",
        "goods",
        "pointed",
        "sweets",
        "dining",
    ]
)
"""They look like a form of another word, and are words of their own."""
_SHORTEST_BASE: Final = 2


class Section(NamedTuple):
    name: str
    mode: str
    """Whose deed it is: "it" if the thing does something, "you" if people do something with it, "both" otherwise."""
    beside: frozenset[str]
    """Words that change nothing."""


class Phrase(NamedTuple):
    concept: str
    section: str
    words: frozenset[str]
    weak: frozenset[str]
    flips: bool
    """It means the opposite."""
    rank: int


@cache
def sections() -> Mapping[str, Section]:
    found = {}
    for line in _lines("en/sections.txt"):
        head, _, words = line.partition(": ")
        name, mode = head.split()
        found[name] = Section(name, mode, frozenset(map(base_form, words.split())))
    return found


@cache
def phrases() -> tuple[Phrase, ...]:
    return tuple(_phrases())


def _phrases() -> Iterator[Phrase]:
    section = ""
    for line in _lines("en/phrases.txt"):
        if line.startswith("["):
            section = line.strip("[]")
            continue
        concept, _, listed = line.partition(": ")
        for rank, text in enumerate(listed.split(",")):
            words = [base_form(word) for word in text.strip().removeprefix("!").split()]
            strong = frozenset(word for word in words if word not in STOP_WORDS | WEAK_WORDS)
            weak = frozenset(words) & WEAK_WORDS
            if strong:
                yield Phrase(concept.lstrip("."), section, strong, weak, "!" in text, rank)


def _lines(name: str) -> Iterator[str]:
    return (line for line in read_data(name).splitlines() if line and not line.startswith("#"))


@cache
def phrases_by_word() -> Mapping[str, tuple[Phrase, ...]]:
    """Every phrase under each of its words, so that a question looks at few of them."""
    found: dict[str, list[Phrase]] = {}
    for phrase in phrases():
        for word in phrase.words:
            found.setdefault(word, []).append(phrase)
    return {word: tuple(listed) for word, listed in found.items()}


@cache
def _written_words() -> frozenset[str]:
    """Every word that stands in a file, in whatever form."""
    listed = " ".join(
        line.partition(":")[2] for name in ("phrases", "sections") for line in _lines(f"en/{name}.txt")
    )
    named = " ".join((*entries(), *same_words())).lower()
    return frozenset(re.findall(r"[a-z0-9'-]+", f"{listed} {named}")) | STOP_WORDS | WEAK_WORDS


@cache
def vocabulary() -> frozenset[str]:
    """Every word that may mean something, in its base form."""
    return frozenset(map(base_form, _written_words()))


@cache
def base_form(word: str) -> str:
    """Without endings: "barks" and "barking" are "bark", where that is a word that means something; otherwise the word stays."""
    if word in _SAME:
        return _SAME[word]
    if word in STOP_WORDS | WEAK_WORDS | _KEPT:
        return word
    if word in _single_nouns() and not (word.endswith("s") and word[:-1] in _written_words()):
        return word
    return max(filter(_is_base, possible_bases(word)), key=len, default=word)


def _is_base(word: str) -> bool:
    return len(word) >= _SHORTEST_BASE and word in _written_words() and word not in STOP_WORDS | WEAK_WORDS


@cache
def _single_nouns() -> frozenset[str]:
    """Names of things are no forms of other words: a seed was not seen."""
    return frozenset(name.lower() for name in (*entries(), *same_words()) if name.isalpha())
