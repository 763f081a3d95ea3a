"""One clause of a German question: the verb, who does it, and the rest."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from huetable.games.cluzzle.knowledge.foreign.lexicon import Meaning, lexicon
from huetable.games.cluzzle.knowledge.foreign.units import Unit
from huetable.games.cluzzle.knowledge.foreign.wording import wordings

from .grammar import BE, BECOMES, CAN, HAS, IT, MUST, PEOPLE, THAN, WOULD

FINITE: Final = ("it", "they", "you")
_LINKS: Final = ("", "s", "n", "en", "es", "e")
_SHORTEST_PART: Final = 3


class Clause(NamedTuple):
    verb: Unit
    subject: str
    """"it", "you", "the word", "everyone", or somebody."""
    rest: list[Unit]


def with_compounds(unit: Unit) -> Unit:
    """A comparison, or a word made of two that are known."""
    if unit.text in THAN:
        return Unit(unit.text, (Meaning(THAN[unit.text], "other"), *unit.meanings))
    return unit if unit.meanings or unit.text == "," else Unit(unit.text, _compound(unit.text))


def _compound(word: str) -> tuple[Meaning, ...]:
    """The meaning of a word made of two: "Küchengerät" is a device of the kitchen."""
    known = lexicon("de")
    for at in range(_SHORTEST_PART, len(word) - _SHORTEST_PART + 1):
        heads = [each for each in known.meanings(word[at:]) if each.kind == "noun"]
        links = (word[:at].removesuffix(link) for link in _LINKS if word[:at].endswith(link))
        firsts = [
            each
            for first in links
            for each in known.exact.get(first, ())
            if each.kind in ("noun", "adjective")
        ]
        if heads and firsts:
            return (Meaning(f"{firsts[0].english} {heads[0].english}", "noun"),)
    return ()


def is_finite(unit: Unit) -> bool:
    if unit.text in BE | BECOMES | CAN | MUST | HAS | WOULD:
        return True
    return bool(unit.verbs(*FINITE, "infinitive")) and not unit.is_("noun")


def is_verb(unit: Unit) -> bool:
    return unit.text in BE | BECOMES | CAN | MUST | HAS | WOULD or bool(unit.verbs(*FINITE, "infinitive"))


def verb_first(units: list[Unit]) -> list[Unit]:
    """In the order of a question: for "Damit kann man schneiden" and "Es kann fliegen"."""
    if len(units) > 1 and not is_finite(units[0]):
        at = next((at for at, unit in enumerate(units[:4]) if at and is_finite(unit)), None)
        if at is not None and not units[at].verbs("infinitive"):
            front = units[:at]
            if front[-1].text in IT | PEOPLE or front[-1].is_("noun"):
                return [units[at], *front, *units[at + 1 :]]
            *rest, last = units[at + 1 :] or front
            return (
                [units[at], *rest, *front, last]
                if last.verbs("infinitive", "participle")
                else [units[at], *units[at + 1 :], *front]
            )
    return units


def parse_clause(units: list[Unit]) -> Clause:
    verb, rest = units[0], units[1:]
    if rest and rest[0].text == "das" and verb.verbs("they", "infinitive") and len(rest) > 1:
        rest = [*rest[1:], rest[0]]
    size, subject = _subject(rest)
    return Clause(verb, subject, rest[size:])


def _subject(units: list[Unit]) -> tuple[int, str]:
    """How many words name who does it, and who that is."""
    if not units:
        return 0, "it"
    if units[0].text in IT and not (len(units) > 1 and units[0].means("the") and units[1].is_("noun")):
        return 1, "it"
    if units[0].text in PEOPLE:
        return 1, "you"
    if units[0].means("everyone"):
        return 1, "everyone"
    if units[0].means("many people", "most people", "some people", "people"):
        return 1, "you"
    return _named_subject(units)


def _named_subject(units: list[Unit]) -> tuple[int, str]:
    size = next((at + 1 for at, unit in enumerate(units[:3]) if unit.is_("noun")), 0)
    if not size or units[0].means("in", "on", "at", "with", "for", "from", "to", "of", "not", "under"):
        return 0, "it"
    said = next(wordings(units[:size]), "")
    if re.search(r"\bwords?\b|\bname\b", said):
        return size, "the word"
    if re.search(r"\b(?:thing|object|animal|creature)\b", said) and units[0].means("the"):
        return size, "it"
    if re.search(r"\b(?:person|people|human)\b", said):
        return size, "everyone" if units[0].means("each") else "you"
    return size, said
